// The server's REST interface as functions. What it refuses is thrown as a Refusal with words for the reader.
import type {
  AddTries,
  AdviceHere,
  AnalysisFrame,
  Answers,
  AskBot,
  BotChoice,
  Box,
  BringNetworkBot,
  CampaignInfo,
  CampaignSummary,
  ChancesHere,
  ClaimCode,
  ClaimInfo,
  CodeInfo,
  Companion,
  DayInfo,
  DealInfo,
  Device,
  DeviceInfo,
  Done,
  FillSeat,
  GameFigures,
  GameInfo,
  GroupInfo,
  GroupSummary,
  Guest,
  Holidays,
  InvitationInfo,
  LadderInfo,
  Leaderboard,
  LessonFrame,
  MyDevices,
  MyGames,
  NetworkBotInfo,
  NetworkBotToken,
  NewCampaign,
  NewCode,
  NewNetworkBot,
  NewPasskey,
  NewTable,
  OpenByHand,
  OwnPuzzles,
  Pack,
  Pair,
  Paired,
  PasskeyAnswer,
  PasskeyChallenge,
  PlayDay,
  PlayDeal,
  PlayStage,
  Position,
  Problem,
  ProofInfo,
  PushInfo,
  PuzzleTries,
  RemarkHere,
  Replay,
  Review,
  Section,
  SetChat,
  TableInfo,
  TakeHoliday,
  Text,
  TransferCodeInfo,
  WaitingInfo,
} from "./wire";
import { unfold } from "./puzzle/columns";

/** Why something could not be done, in both languages. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly why: Text,
    readonly rule: string | null = null,
  ) {
    super(why.en);
  }
}

const UNREACHABLE: Text = {
  fr: "Le serveur ne répond pas. Vérifiez la connexion et réessayez.",
  en: "The server does not answer. Check the connection and try again.",
};
const UNCLEAR: Text = {
  fr: "Le serveur n’a pas pu répondre à cette demande. Réessayez dans un instant.",
  en: "The server could not answer this request. Try again in a moment.",
};

/** One request and its answer; rooms of the house with requests of their own ask by it, too. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const options: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers = { ...options.headers, "Content-Type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, options).catch(() => {
    throw new Refusal(0, UNREACHABLE);
  });
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok && content !== null) return content as T;
  throw isProblem(content)
    ? new Refusal(answer.status, content.why, content.rule)
    : new Refusal(answer.status, UNCLEAR);
}

/** A picture whose address would tell too much, as one that needs no address. */
async function picture(path: string, body: unknown): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`/api${path}`, { method: "POST", credentials: "same-origin", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Refusal(answer.status, UNCLEAR);
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}

function isProblem(content: unknown): content is Problem {
  return typeof content === "object" && content !== null && typeof (content as Problem).why?.fr === "string";
}

/** What is asked for; what is empty is not. */
const given = (wanted: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value));

export const table = (id: string, what = ""): string => `/tables/${encodeURIComponent(id)}${what}`;
const campaign = (id: string, what = ""): string => `/campaigns/${encodeURIComponent(id)}${what}`;
const group = (key: string, what = ""): string => `/groups/${encodeURIComponent(key)}${what}`;
const once = new Map<string, Promise<unknown>>();

/** What does not change while the server runs is asked for once. */
function remembered<T>(path: string): Promise<T> {
  const known = once.get(path);
  if (known) return known as Promise<T>;
  const asked = ask<T>("GET", path);
  once.set(path, asked);
  asked.catch(() => once.delete(path));
  return asked;
}

export const api = {
  me: () => ask<Guest>("GET", "/me"),
  rename: (name: string) => ask<Guest>("PUT", "/me", { name }),
  waiting: () => ask<WaitingInfo>("GET", "/me/waiting"),
  push: () => ask<PushInfo>("GET", "/push"),
  keepDevice: (device: Device) => ask<DeviceInfo>("PUT", "/me/device", device),
  holidays: () => ask<Holidays>("GET", "/me/holidays"),
  takeHoliday: (wanted: TakeHoliday) => ask<Holidays>("POST", "/me/holidays", wanted),
  endHoliday: (begin: number) => ask<Holidays>("POST", "/me/holidays/end", { begin }),
  myDevices: () => ask<MyDevices>("GET", "/me/devices"),
  signOut: (number: number) => ask<Done>("DELETE", `/me/devices/${number}`),
  showCode: () => ask<NewCode>("POST", "/me/code"),
  codeState: () => ask<TransferCodeInfo>("GET", "/me/code"),
  codePicture: (code: string) => picture("/me/code/qr.svg", { code }),
  answerClaim: (number: number | null) => ask<TransferCodeInfo>("POST", "/me/code/answer", { number }),
  lookAtCode: (code: string) => ask<CodeInfo>("POST", "/me/claim/look", { code }),
  claimCode: (wanted: ClaimCode) => ask<ClaimInfo>("POST", "/me/claim", wanted),
  claimState: () => ask<ClaimInfo>("GET", "/me/claim"),
  endClaim: () => ask<ClaimInfo>("DELETE", "/me/claim"),
  offerPasskey: () => ask<PasskeyChallenge>("POST", "/me/passkeys/offer"),
  keepPasskey: (answer: NewPasskey) => ask<Done>("POST", "/me/passkeys", answer),
  forgetPasskey: (number: number) => ask<Done>("DELETE", `/me/passkeys/${number}`),
  askPasskey: () => ask<PasskeyChallenge>("POST", "/passkeys/ask"),
  answerPasskey: (answer: PasskeyAnswer) => ask<Guest>("POST", "/passkeys/answer", answer),
  deleteMe: (name: string) => ask<Done>("POST", "/me/delete", { name }),
  myGames: (wanted: Record<string, string>, page = 0) =>
    ask<MyGames>("GET", `/me/games?${new URLSearchParams({ ...given(wanted), page: String(page) }).toString()}`),
  myTries: () => ask<PuzzleTries[]>("GET", "/me/puzzles"),
  addTries: (slug: string, wanted: AddTries) => ask<PuzzleTries>("POST", `/me/puzzles/${encodeURIComponent(slug)}`, wanted),
  myFigures: () => ask<GameFigures[]>("GET", "/me/figures"),
  myTables: () => ask<TableInfo[]>("GET", "/me/tables"),
  shelf: () => remembered<Box[]>("/games"),
  game: (slug: string) => remembered<GameInfo>(`/games/${encodeURIComponent(slug)}`),
  boxRules: (slug: string, box: string) =>
    remembered<Section[]>(`/games/${encodeURIComponent(slug)}/boxes/${encodeURIComponent(box)}`),
  openTables: (page = 0, filter: Readonly<Record<string, string>> = {}) =>
    ask<TableInfo[]>("GET", `/tables?${new URLSearchParams({ ...filter, page: String(page) })}`),
  company: (id: string) => ask<Companion[]>("GET", table(id, "/company")),
  invite: (id: string, who: string) => ask<Companion[]>("POST", table(id, "/invite"), { who }),
  myInvitations: () => ask<InvitationInfo[]>("GET", "/me/invitations"),
  declineInvitation: (id: string) => ask<InvitationInfo[]>("POST", `/me/invitations/${encodeURIComponent(id)}/decline`),
  newTable: (wanted: NewTable) => ask<TableInfo>("POST", "/tables", wanted),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  sit: (id: string, seat: number, commitment: string) =>
    ask<TableInfo>("POST", table(id, "/sit"), { seat, commitment }),
  leave: (id: string, seat: number) => ask<TableInfo>("POST", table(id, "/leave"), { seat }),
  pair: (wanted: Pair) => ask<Paired>("POST", "/pairing", wanted),
  letBotsIn: (id: string, bot: string | null) => ask<TableInfo>("POST", table(id, "/pairing/bots"), { bot }),
  endPairing: (id: string) => ask<TableInfo>("POST", table(id, "/pairing/end")),
  robots: () => ask<NetworkBotInfo[]>("GET", "/bots"),
  makeRobot: (wanted: NewNetworkBot) => ask<NetworkBotToken>("POST", "/bots", wanted),
  endRobot: (key: string) => ask<NetworkBotInfo[]>("DELETE", `/bots/${key}`),
  bring: (id: string, wanted: BringNetworkBot) => ask<TableInfo>("POST", table(id, "/bring"), wanted),
  fill: (id: string, wanted: FillSeat) => ask<TableInfo>("POST", table(id, "/bot"), wanted),
  start: (id: string) => ask<TableInfo>("POST", table(id, "/start")),
  openNumber: (id: string, number: string) => ask<TableInfo>("POST", table(id, "/open"), { number }),
  rematch: (id: string, sequel: number, commitment: string) =>
    ask<TableInfo>("POST", table(id, `/rematch?sequel=${sequel}&commitment=${commitment}`)),
  proof: (id: string) => ask<ProofInfo>("GET", table(id, "/proof")),
  chat: (id: string, wanted: SetChat) => ask<TableInfo>("PUT", table(id, "/chat"), wanted),
  coach: (id: string, on: boolean) => ask<TableInfo>("PUT", table(id, "/coach"), { on }),
  bell: (id: string, on: boolean) => ask<TableInfo>("PUT", table(id, "/bell"), { on }),
  pause: (id: string, on: boolean) => ask<TableInfo>("PUT", table(id, "/pause"), { on }),
  review: (id: string, again = false) => ask<Review>("GET", table(id, again ? "/review?again=true" : "/review")),
  ownPuzzles: (id: string, seat: number, again = false) =>
    ask<OwnPuzzles>("GET", table(id, `/puzzles?seat=${seat}${again ? "&again=true" : ""}`)),
  replay: (id: string, seat: number | null, drawn: boolean) =>
    ask<Replay>("GET", table(id, `/replay?drawn=${drawn}${seat === null ? "" : `&seat=${seat}`}`)),
  learn: (slug: string, chapter: string, given: Answers) =>
    ask<LessonFrame>("POST", `/games/${encodeURIComponent(slug)}/lessons/${encodeURIComponent(chapter)}`, given),
  leaderboard: (slug: string) => ask<Leaderboard>("GET", `/games/${encodeURIComponent(slug)}/leaderboard`),
  setListed: (slug: string, listed: boolean) =>
    ask<Leaderboard>("PUT", `/games/${encodeURIComponent(slug)}/leaderboard`, { listed }),
  ladder: (slug: string) => remembered<LadderInfo>(`/games/${encodeURIComponent(slug)}/ladder`),
  puzzles: async (slug: string) => unfold(await remembered(`/games/${encodeURIComponent(slug)}/puzzles`)) as Pack,
  analyse: (position: Position) => ask<AnalysisFrame>("POST", "/analysis", position),
  chances: (position: Position) => ask<ChancesHere>("POST", "/analysis/chances", position),
  advise: (position: Position) => ask<AdviceHere>("POST", "/analysis/advice", position),
  remark: (position: Position) => ask<RemarkHere>("POST", "/analysis/remark", position),
  askBot: (wanted: AskBot) => ask<BotChoice>("POST", "/analysis/bot", wanted),
  deal: (id: string) => ask<DealInfo>("GET", table(id, "/deal")),
  playDeal: (id: string, wanted: PlayDeal) => ask<TableInfo>("POST", table(id, "/deal"), wanted),
  parOfDeal: (id: string) => ask<DealInfo>("POST", table(id, "/deal/par")),
  days: () => ask<DayInfo[]>("GET", "/days"),
  day: (slug: string, date = "") =>
    ask<DayInfo>("GET", `/days/${encodeURIComponent(slug)}${date && `?on=${encodeURIComponent(date)}`}`),
  playDay: (slug: string, wanted: PlayDay) => ask<TableInfo>("POST", `/days/${encodeURIComponent(slug)}`, wanted),
  myCampaigns: () => ask<CampaignSummary[]>("GET", "/me/campaigns"),
  newCampaign: (wanted: NewCampaign) => ask<CampaignInfo>("POST", "/campaigns", wanted),
  campaign: (id: string, seats?: number) => ask<CampaignInfo>("GET", campaign(id, seats ? `?seats=${seats}` : "")),
  joinCampaign: (id: string) => ask<CampaignInfo>("POST", campaign(id, "/join")),
  leaveCampaign: (id: string) => ask<CampaignInfo>("POST", campaign(id, "/leave")),
  playStage: (id: string, wanted: PlayStage) => ask<TableInfo>("POST", campaign(id, "/play"), wanted),
  openByHand: (id: string, wanted: OpenByHand) => ask<CampaignInfo>("POST", campaign(id, "/open"), wanted),
  myGroups: () => ask<GroupSummary[]>("GET", "/me/groups"),
  newGroup: (name: string) => ask<GroupInfo>("POST", "/groups", { name }),
  group: (key: string) => ask<GroupInfo>("GET", group(key)),
  joinGroup: (key: string) => ask<GroupInfo>("POST", group(key, "/join")),
  leaveGroup: (key: string) => ask<Done>("POST", group(key, "/leave")),
  removeMember: (key: string, who: string) => ask<GroupInfo>("POST", group(key, "/remove"), { who }),
  renewGroupLink: (key: string) => ask<GroupInfo>("POST", group(key, "/link")),
  newGroupTable: (key: string, wanted: NewTable) => ask<TableInfo>("POST", group(key, "/tables"), wanted),
  beginGroupCampaign: (key: string, game: string) => ask<CampaignInfo>("POST", group(key, "/campaigns"), { game }),
  groupCodeAddress: (key: string) => `/api${group(key, "/qr.svg")}`,
  recordAddress: (id: string) => `/api${table(id, "/record")}`,
  codeAddress: (id: string) => `/api${table(id, "/qr.svg")}`,
  campaignCodeAddress: (id: string) => `/api${campaign(id, "/qr.svg")}`,
};
