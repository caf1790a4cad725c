import { createRequire } from 'node:module';
import { createDuel, parseCard, TaikiError } from 'taiki';
import { AGENTS } from '../agentRegistry.ts';
import { findBuiltIn } from '../simulate/agentSource.ts';
import type { Batch } from '../simulate/batch.ts';

/** What all batches of a run have in common. */
export type SharedBatch = Omit<Batch, 'from' | 'games'>;

/** An engine, as far as it decides how duels go. Only workers with the same engine play a run. */
export interface EngineStamp {
  /** Of the package `taiki`: agents may change with it. */
  readonly version: string;
  /** The record of the first duel before its first choice: revision of the rules, digests of cards, checksum of the shuffle. */
  readonly record: string;
}

interface RunSettings extends EngineStamp {
  readonly batch: SharedBatch;
}

const { version } = createRequire(import.meta.url)('taiki/package.json') as { readonly version: string };

/**
 * What the engine of this process makes of a run.
 * @throws {TaikiError} if it cannot begin the duels.
 */
export const stampOf = ({ decks, cards = [], seed }: SharedBatch): EngineStamp => ({
  version,
  record: createDuel({ decks, cards, seed, firstPlayer: 'p1' }).record(),
});

/** The settings of a run as text for workers. */
export const printSettings = (batch: SharedBatch): string => {
  const settings: RunSettings = { ...stampOf(batch), batch };
  return JSON.stringify(settings);
};

const SAME = 'Install the same version of taiki here.';

/** The batch that a text from `printSettings` describes, or why the engine of this process does not play it. */
export function readSettings(text: string): SharedBatch | { readonly refusal: string } {
  try {
    const theirs = JSON.parse(text) as RunSettings;
    if (theirs.version !== version)
      return { refusal: `it needs taiki ${theirs.version}, and this is ${version}. ${SAME}` };
    const batch = checkedBatch(theirs.batch);
    const refusal = differenceBetween(theirs.record, stampOf(batch).record);
    return refusal === undefined ? batch : { refusal };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { refusal: `this engine cannot begin its duels: ${message}` };
  }
}

/** A worker must never load a file that somebody else names. */
function checkedBatch(batch: SharedBatch): SharedBatch {
  const [p1, p2] = batch.agents.map((agent) => (typeof agent === 'string' ? findBuiltIn(agent) : undefined));
  if (p1 === undefined || p2 === undefined)
    throw new TaikiError(
      'BAD_OPTIONS',
      `agents: expected two of ${AGENTS.join(', ')}, not ${JSON.stringify(batch.agents)}.`,
    );
  return { ...batch, agents: [p1, p2], cards: (batch.cards ?? []).map(parseCard) };
}

const revisionIn = (record: string): string => /^engine: revision (\d+)/m.exec(record)?.[1] ?? '';
const definitionsIn = (record: string): readonly (readonly [digest: string, name: string])[] =>
  Array.from(record.matchAll(/^ {2}([0-9a-f]{16}) (.+)$/gm), ([, digest = '', name = '']) => [digest, name]);

/** How the engine that made a record differs from ours, or undefined. */
export function differenceBetween(theirs: string, ours: string): string | undefined {
  if (theirs === ours) return undefined;
  const [revision, own] = [revisionIn(theirs), revisionIn(ours)];
  if (revision !== own)
    return `it needs revision ${revision} of the rules, and this engine has revision ${own}. ${SAME}`;
  const known = new Map(definitionsIn(ours).map(([digest, name]) => [name, digest]));
  const cards = definitionsIn(theirs).flatMap(([digest, name]) =>
    known.get(name) === digest ? [] : [`"${name}"`],
  );
  if (cards.length > 0) return `this engine has other definitions of ${cards.join(', ')}. ${SAME}`;
  return `this engine shuffles its first duel in another way. ${SAME}`;
}
