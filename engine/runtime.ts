import { type Actor, createActor, type Snapshot } from 'xstate';
import type { CardPool } from '../effects/language/vocabulary.ts';
import type { DuelContext, DuelEvent, DuelInput } from '../machines/duel/context.ts';
import { duel } from '../machines/duel/duel.ts';
import { type DuelInspector, overheardDuel, overhearing } from './inspect.ts';

/** Something that runs the duel chart. The reference is the XState actor. */
export interface Runtime {
  readonly context: DuelContext;
  /** The dotted path of the active state. */
  readonly state: string;
  /** Runs to the next decision or the end. Throws what a procedure threw. */
  send(event: DuelEvent): void;
  /** Everything that is needed to go on, as JSON; the card pool is left out. */
  persist(): object;
}

/** How a runtime begins: anew, or from what `persist` gave. */
export type Started = { readonly input: DuelInput } | { readonly snapshot: unknown; readonly pool: CardPool };

/** The dotted path of a state value that has no parallel states. */
export function pathOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const [entry] = Object.entries(value);
  if (entry === undefined) return '';
  const below = pathOf(entry[1]);
  return below === '' ? entry[0] : `${entry[0]}.${below}`;
}

export class XStateRuntime implements Runtime {
  readonly #actor: Actor<typeof duel>;
  readonly #guard: DuelInspector['guard'];
  #error: unknown;

  constructor(started: Started, inspector: DuelInspector | undefined) {
    const observed = inspector === undefined ? {} : { inspect: inspector };
    const chart = inspector?.guard === undefined ? duel : overheardDuel();
    this.#guard = inspector?.guard;
    this.#actor = this.#heard(() =>
      'input' in started
        ? createActor(chart, { input: started.input, ...observed })
        : createActor(chart, {
            input: undefined as never,
            snapshot: withPool(started.snapshot, started.pool),
            ...observed,
          }),
    );
    this.#actor.subscribe({
      error: (error: unknown) => {
        this.#error = error ?? new Error('The duel chart failed.');
      },
    });
    this.#heard(() => this.#actor.start());
    this.#rethrow();
  }

  get context(): DuelContext {
    return this.#actor.getSnapshot().context;
  }

  get state(): string {
    return pathOf(this.#actor.getSnapshot().value);
  }

  send(event: DuelEvent): void {
    this.#heard(() => this.#actor.send(event));
    this.#rethrow();
  }

  persist(): object {
    return withoutPool(this.#actor.getPersistedSnapshot());
  }

  /** Runs the chart; an inspector is told of the guards that are asked. */
  #heard<T>(run: () => T): T {
    return this.#guard === undefined ? run() : overhearing(this.#guard, run);
  }

  #rethrow(): void {
    if (this.#error !== undefined) throw this.#error;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function withoutPool(persisted: object): object {
  if (!('context' in persisted) || !isObject(persisted.context)) return persisted;
  const { pool: _, ...context } = persisted.context;
  return { ...persisted, context };
}

function withPool(snapshot: unknown, pool: CardPool): Snapshot<unknown> {
  if (!isObject(snapshot) || !isObject(snapshot['context']))
    throw new Error('A snapshot of the chart has a context.');
  return { ...snapshot, context: { ...snapshot['context'], pool } } as unknown as Snapshot<unknown>;
}
