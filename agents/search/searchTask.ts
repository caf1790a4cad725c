import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import type { Answer } from '../../effects/state/reported/decisions.ts';
import { type Sampler, type SampleSource, samplerFrom, sourceOf } from '../../engine/duel/duel.ts';
import { newDuel } from '../../engine/duel/newDuel.ts';
import type { Origin } from '../../engine/duel/origin.ts';
import type { PlayerKnowledge } from '../../engine/views/playerKnowledge.ts';
import { printedIn } from '../../engine/views/playerKnowledge.ts';
import { cachesFor, type IndexedPool } from '../../library/pool.ts';
import { greedyAgentFor } from '../agents.ts';
import { seedsFrom } from '../seeds.ts';
import type { DeckBeliefs } from './determinize.ts';
import { type MakeSample, positionsOf, type Situation } from './samples.ts';
import { Budget, type SearchLimits, searched } from './search.ts';
import type { Asked, TriedAnswer } from './searchTree.ts';

/** What a duel begins with, without what a thread has itself. */
type PlainOrigin = Omit<Origin, 'library' | 'pool' | 'caches'>;

/** What the samples of a search are made from, as data that can be sent to a thread. */
export type PlainSamples =
  | {
      readonly asked: Asked;
      readonly source: Omit<SampleSource, 'origin'> & { readonly origin: PlainOrigin };
    }
  | {
      readonly asked: Pick<Situation, 'view' | 'decision'>;
      readonly known: Pick<PlayerKnowledge, 'log' | 'places'> | undefined;
      readonly decks: DeckBeliefs;
    };

/** A part of a search that another thread plays. */
export interface SearchTask {
  readonly samples: PlainSamples;
  readonly preferred: Answer;
  readonly limits: SearchLimits;
  readonly seed: number;
  /** The cards of the duel, unless the thread has them from its last task. */
  readonly cards: readonly CardDefinition[] | undefined;
}

/** What a search sends to threads, and the pool of the cards that it names. */
export interface Sendable {
  readonly samples: PlainSamples;
  readonly pool: IndexedPool;
}

/** The samples of a sampler as data; undefined if the sampler is not that of a duel. */
export function sendableFrom(sampler: Sampler, { view, decision }: Asked): Sendable | undefined {
  const found = sourceOf(sampler);
  if (found === undefined) return undefined;
  const { library: _, pool, caches: __, ...origin } = found.origin;
  const { viewer, turn } = view;
  return { samples: { asked: { view: { viewer, turn }, decision }, source: { ...found, origin } }, pool };
}

/** Samples from positions as data. */
export const sendablePositions = (
  { view, decision, known }: Situation,
  decks: DeckBeliefs,
  pool: IndexedPool,
): Sendable => ({
  samples: {
    asked: { view, decision },
    known: known && { log: known.log, places: known.places },
    decks,
  },
  pool,
});

function samplesFrom(samples: PlainSamples, pool: IndexedPool): MakeSample | undefined {
  if ('source' in samples) {
    const { origin, ...source } = samples.source;
    const caches = cachesFor(pool, 'on');
    return samplerFrom({ ...source, origin: { ...origin, library: pool, pool, caches } });
  }
  const { asked, known, decks } = samples;
  const whole = known && { ...known, printed: (name: string) => printedIn(pool, name) };
  return positionsOf(
    { ...asked, known: whole },
    decks,
    (position) => newDuel(pool, position),
    greedyAgentFor(pool),
  );
}

/** Plays a part of a search; undefined if no sample could be made. */
export function searchHere(
  { samples, preferred, limits, seed }: SearchTask,
  pool: IndexedPool,
  onSample: () => void,
): readonly TriedAnswer[] | undefined {
  const budget = new Budget(limits);
  const make = samplesFrom(samples, pool);
  if (make === undefined) return undefined;
  const { asked } = samples;
  const policy = greedyAgentFor(pool);
  return searched({ asked, preferred, budget, seeds: seedsFrom(seed), make, policy, onSample });
}
