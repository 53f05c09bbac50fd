// What is wrong with a room at this size, as sentences. Called with the percents that the drawing has at least, or null.
(least) => {
  const [W, H] = [innerWidth, innerHeight];
  const faults = [];
  const zone = (name) => document.querySelector(`[data-zone="${name}"]`);
  const lying = W / H >= 23 / 20;
  const column = lying ? Math.min(360, Math.max(200, W / 4)) : 0;
  const area = ({ width, height }) => width * height;
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return box.width > 1 && box.height > 1 && style.visibility === "visible" && style.opacity !== "0" && !element.closest(".unseen, [inert]");
  };
  const name = (element) => {
    const words = element.getAttribute("aria-label") || element.textContent || element.dataset.key || "";
    return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${words.trim().slice(0, 30)}"`;
  };

  // Shares of the screen.
  const shares = { "360x640": 83, "390x844": 87, "820x1180": 90, "640x360": 69, "640x400": 69, "1280x800": 75, "1920x1080": 81 };
  const stage = zone("stage").getBoundingClientRect();
  const share = (100 * area(stage)) / (W * H);
  const wanted = shares[`${W}x${H}`];
  if (wanted && share < wanted - 2) faults.push(`the stage has ${share.toFixed(1)} % of the screen, of ${wanted}`);
  if (document.documentElement.scrollWidth > W) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);

  const place = ["360x640", "640x360", "1280x800"].indexOf(`${W}x${H}`);
  if (least && place >= 0) {
    const drawing = zone("drawing") ?? zone("stage").querySelector("svg");
    const svg = drawing.matches("svg") ? drawing : drawing.querySelector("svg[role=img]") ?? drawing;
    const of = (100 * area(drawn(svg))) / (W * H);
    if (of < least[place] - 0.5) faults.push(`the drawing has ${of.toFixed(1)} %, of ${least[place]}`);
  }
  /** The box of what an svg shows, without the room that its shape leaves. */
  function drawn(svg) {
    const box = svg.getBoundingClientRect();
    const view = svg.viewBox?.baseVal;
    if (!view?.width) return box;
    const scale = Math.min(box.width / view.width, box.height / view.height);
    return { width: view.width * scale, height: view.height * scale };
  }

  // Everything that decides is in sight, whole and uncovered; once the game is over nothing does.
  const needs = [];
  const isOver = zone("voice").dataset.turn === "over";
  if (!isOver) document.querySelector("main").dispatchEvent(new CustomEvent("needs", { detail: needs }));
  for (const key of needs) {
    const found = [...document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)].filter(isSeen);
    const whole = found.some((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (left < -1 || top < -1 || right > W + 1 || bottom > H + 1) return false;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return document.elementsFromPoint(x, y).slice(0, 4).some((hit) => hit === element || element.contains(hit) || hit.contains(element));
    });
    if (!whole) faults.push(`${key} is needed and not in sight`);
  }

  // Controls that a finger can hit; what is chosen in a drawing may be a little smaller.
  const controls = [...document.querySelectorAll("button, a[href], input, select, [role=button], [role=tab]")]
    .filter(isSeen)
    .filter((one) => !one.closest("[data-zone=drawer] p, li > a, svg"));
  for (const control of controls) {
    const { width, height } = control.getBoundingClientRect();
    const wanted = control.closest("[data-zone=drawing]") ? 40 : 43.5;
    if (width < wanted || height < wanted) faults.push(`${name(control)} is ${width.toFixed(0)}×${height.toFixed(0)}`);
  }

  // One voice, in so many lines.
  const says = document.querySelector("[data-zone=voice] .says");
  if (document.querySelectorAll("[data-zone=voice]").length !== 1) faults.push("there is not one voice");
  if (says && says.scrollHeight > says.clientHeight + 2) faults.push(`the voice is cut: ${says.textContent}`);
  if (says && says.textContent.length > 50) faults.push(`the voice says ${says.textContent.length} letters: ${says.textContent}`);

  // Zones lie beside each other.
  const zones = ["rail", "drawing", "hand", "voice", "dock"].map((one) => [one, zone(one)]).filter(([, element]) => element && isSeen(element));
  for (const [number, [first, one]] of zones.entries())
    for (const [second, other] of zones.slice(number + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (x > 1.5 && y > 1.5) faults.push(`${first} and ${second} overlap by ${x.toFixed(0)}×${y.toFixed(0)}`);
    }
  for (const [one, element] of zones) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -1 || top < -1 || right > W + 1 || bottom > H + 1) faults.push(`${one} is not wholly in sight`);
  }

  // Letters; what stands on a piece is read by the loupe.
  for (const element of document.querySelectorAll("[data-zone] *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || !isSeen(element) || element.closest("[aria-hidden=true] svg, .piece")) continue;
    const inSvg = element instanceof SVGElement;
    const size = parseFloat(getComputedStyle(element).fontSize) * (inSvg ? (element.getScreenCTM?.()?.a ?? 1) : 1);
    const least = inSvg ? 9 : 11.9;
    if (size > 0 && size < least) faults.push(`${name(element)} has letters of ${size.toFixed(1)} px`);
    if (!inSvg && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === "hidden" && !element.closest("[title], .says"))
      faults.push(`${name(element)} is cut`);
  }

  // In the dark nothing large is light.
  if (document.documentElement.dataset.theme === "dark") {
    const light = (value) => ((value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    for (const element of document.querySelectorAll(".room *")) {
      if (element instanceof SVGElement || element.closest("[data-key], [data-zone=voice], .piece, .primary") || !isSeen(element)) continue;
      const { width, height } = element.getBoundingClientRect();
      const [r, g, b, a = 1] = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
      if (width < 24 || height < 24 || a < 0.5) continue;
      const luminance = 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
      if (luminance > 0.06) faults.push(`${name(element)} has a luminance of ${luminance.toFixed(2)}`);
    }
  }
  return [...new Set(faults)].slice(0, 12).map((fault) => `${W}×${H}: ${fault}`);
};
