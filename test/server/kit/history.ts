import { setTimeout as later } from 'node:timers/promises';
import type { DuelStore, StoredChoice } from '@taiki/server';
import { storedDuel } from '../storeContract.ts';
import { type Attempt, checkHistory, type HistoryCheck } from './checkHistory.ts';

const textOf = ({ player, kind, answer, check }: StoredChoice, number: number): string =>
  `${number} ${player} ${kind} ${answer} ${check}`;

/** Numbers of choices. */
export interface Figures extends HistoryCheck {
  /** Not acknowledged: shows that the fault was noticed. */
  readonly unknown: number;
  /** Lost, and the store does not say so. */
  readonly silent: number;
}

export function sumOfFigures(all: readonly Figures[]): Figures {
  const sum = (of: keyof Figures) => all.reduce((total, one) => total + one[of], 0);
  return {
    acknowledged: sum('acknowledged'),
    lost: sum('lost'),
    doubled: sum('doubled'),
    forked: sum('forked'),
    unknown: sum('unknown'),
    silent: sum('silent'),
  };
}

const WAIT_MS = 60_000;

/** Duels whose choices are written one after the other, whatever breaks meanwhile, and what of them was acknowledged. */
export class History {
  readonly attempts = new Map<string, Attempt[]>();
  #written = 0;
  readonly #seed: number;

  /** @param seed makes the choices of histories differ. */
  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Creates duels and writes their first choices at once. */
  async begin(store: DuelStore, duels: number, choices: number): Promise<void> {
    const ids = Array.from({ length: duels }, (_, index) => `duel${index}`);
    for (const id of ids) {
      await store.create(storedDuel(id, { status: 'playing' }));
      this.attempts.set(id, []);
    }
    for (let round = 0; round < choices; round++)
      await Promise.all(ids.map((id) => this.choose(store, id, round)));
  }

  /** Writes one choice. @returns whether it was acknowledged. */
  async choose(store: DuelStore, id: string, after: number): Promise<'acknowledged' | 'unknown'> {
    const number = this.#written++;
    const check = `${this.#seed}.${number}`.padEnd(16, '.');
    const made: StoredChoice = { player: 'p1', kind: 'main', answer: [number], check };
    const outcome = await store.change(id, { after, choices: [made] }).then(
      () => 'acknowledged' as const,
      () => 'unknown' as const,
    );
    this.attempts.get(id)?.push({ choice: textOf(made, after), outcome });
    return outcome;
  }

  /**
   * Goes on from what is stored, a choice at a time, until one is not acknowledged, or so many are.
   * @param begun called before the first choice.
   */
  async goOn(store: DuelStore, most: number, begun: () => void = () => {}): Promise<void> {
    const ids = [...this.attempts.keys()];
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id, (await loaded(store, id))?.choices.length ?? 0);
    begun();
    for (let made = 0; made < most; made++) {
      const id = ids[made % ids.length] ?? '';
      const after = counts.get(id) ?? 0;
      if ((await this.choose(store, id, after)) === 'unknown') return;
      counts.set(id, after + 1);
    }
  }

  /** Compares with what can be read, which includes what the store says is lost. */
  async check(store: DuelStore): Promise<Figures> {
    const checks: Figures[] = [];
    for (const [id, attempts] of this.attempts) {
      const read = await store.load(id).catch(() => 'failed' as const);
      const stored = read === 'failed' ? [] : (read?.choices ?? []);
      const check = checkHistory(attempts, stored.map(textOf));
      const isTold = read === 'failed' || read?.lost !== undefined;
      const unknown = attempts.length - check.acknowledged;
      checks.push({ ...check, unknown, silent: isTold ? 0 : check.lost });
    }
    return sumOfFigures(checks);
  }
}

/** Loads a duel as soon as the store can. */
async function loaded(store: DuelStore, id: string) {
  const since = performance.now();
  for (;;)
    try {
      return await store.load(id);
    } catch (error) {
      if (performance.now() - since > WAIT_MS) throw error;
      await later(20);
    }
}
