// The review of a finished game: asked for when somebody wants it, and again while it grows.
import { untrack } from "svelte";
import { api } from "../api";
import type { MoveReview, RemarkInfo, Review } from "../wire";

const PACE = 1000;

/** A move of which there is something to say. */
export interface Remarked extends MoveReview {
  readonly remark: RemarkInfo;
}

export class Reviewing {
  review = $state.raw<Review | null>(null);
  fault = $state.raw<unknown>(null);
  /** A remark was picked, and nobody has scrolled on since: its panel shows it when it opens again. */
  isRead = false;

  readonly remarks = $derived.by(() => (this.review?.remarks ?? []).filter(isRemarked));

  constructor(readonly id: string) {}

  /** Asks until the review is done. Call it in an effect; it stops when its panel closes. */
  follow(): () => void {
    return untrack(() => this.#ask()); // or every answer would ask again at once
  }

  /** What is said of a move, if anything is. */
  of(number: number): Remarked | undefined {
    return this.remarks.find((remarked) => remarked.number === number);
  }

  #ask(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let open = true;
    const ask = async (): Promise<void> => {
      try {
        this.review = await api.review(this.id, this.review?.status === "failed");
        this.fault = null;
      } catch (fault) {
        this.fault = fault;
        return;
      }
      if (open && this.review.status === "working") timer = setTimeout(ask, PACE);
    };
    if (this.review?.status !== "done") void ask();
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }
}

/** How many choices of a seat there was something better for. */
export const mistakesOf = (remarks: readonly Remarked[], seat: number): number =>
  remarks.filter((one) => one.seat === seat && one.remark.better && /dubious|mistake/.test(one.remark.grade)).length;

const isRemarked = (review: MoveReview): review is Remarked => review.remark !== null;
