import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Answer, Decision } from 'taiki';
import { togglePick } from './togglePick.ts';

/** The decision of a line that the page shows. */
export interface ShownDecision {
  readonly line: number;
  readonly decision: Pick<Decision, 'id' | 'max'>;
}

interface PickedAnswer {
  readonly line: number;
  readonly decision: number;
  readonly answer: Answer;
}

/** The options picked but not sent yet. They belong to one decision: for any other decision none are picked. */
export class PickedOptions {
  /** The picks for the shown decision. */
  readonly answer: ReadonlySignal<Answer>;
  readonly #shown: ReadonlySignal<ShownDecision | undefined>;
  readonly #picked = signal<PickedAnswer | undefined>(undefined);

  constructor(shown: ReadonlySignal<ShownDecision | undefined>) {
    this.#shown = shown;
    this.answer = computed(() => {
      const [picked, at] = [this.#picked.value, shown.value];
      return picked !== undefined && picked.line === at?.line && picked.decision === at.decision.id
        ? picked.answer
        : [];
    });
  }

  /** Picks an option of the shown decision, or unpicks it. */
  toggle(index: number): void {
    const shown = this.#shown.peek();
    if (shown === undefined) return;
    const { line, decision } = shown;
    const answer = togglePick(this.answer.peek(), index, decision.max === 1 ? 'one' : 'several');
    this.#picked.value = { line, decision: decision.id, answer };
  }

  clear(): void {
    this.#picked.value = undefined;
  }
}
