import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { CauseLink, Direction, Telling } from '../../model/index.ts';
import { texts } from '../language/language.ts';
import type { LineState } from './lineState.ts';

/** A chain of causes, and the link at which the page is. */
export interface ShownCauses {
  readonly line: LineState;
  readonly links: readonly CauseLink[];
}

interface AskedCauses {
  readonly line: LineState;
  readonly links: (telling: Telling) => readonly CauseLink[];
}

/** The answer to "why did this happen", which stays while its links are visited. */
export class CauseWalk {
  readonly #asked = signal<AskedCauses | undefined>(undefined);
  /** Told anew when the page changes its language. */
  readonly #shown = computed<ShownCauses | undefined>(() => {
    const asked = this.#asked.value;
    return asked && { line: asked.line, links: asked.links(texts.value.telling) };
  });
  readonly #step = signal(0);

  get shown(): ReadonlySignal<ShownCauses | undefined> {
    return this.#shown;
  }

  /** The index of the link that was visited last. */
  get step(): ReadonlySignal<number> {
    return this.#step;
  }

  show(line: LineState, links: AskedCauses['links']): void {
    batch(() => {
      this.#asked.value = { line, links };
      this.#step.value = 0;
    });
  }

  close(): void {
    this.#asked.value = undefined;
  }

  /** @returns the record of a link, to go to; undefined if there is no such link. */
  visit(step: number): number | undefined {
    const link = this.#shown.value?.links[step];
    if (link !== undefined) this.#step.value = step;
    return link?.seq;
  }

  /** The next cause (`back` in time), or what it is a cause of. @returns its record. */
  walk(direction: Direction): number | undefined {
    return this.visit(this.#step.value + (direction === 'back' ? 1 : -1));
  }
}
