import { type ReadonlySignal, signal } from '@preact/signals';

export interface Notice {
  readonly id: number;
  readonly kind: 'error' | 'info';
  readonly text: string;
}

/** The last three notices to the user. */
export class Notices {
  readonly #shown = signal<readonly Notice[]>([]);
  #nextId = 0;

  get shown(): ReadonlySignal<readonly Notice[]> {
    return this.#shown;
  }

  add(kind: Notice['kind'], text: string): void {
    const id = this.#nextId++;
    this.#shown.value = [...this.#shown.value.slice(-2), { id, kind, text }];
  }

  dismiss(id: number): void {
    this.#shown.value = this.#shown.value.filter((notice) => notice.id !== id);
  }
}
