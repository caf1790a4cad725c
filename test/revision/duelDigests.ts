import { readFileSync } from 'node:fs';
import type { Duel, Fact } from 'taiki';
import { jsonHash } from '../../boundary/jsonHash.ts';
import { runScenario, ScenarioError, scenarios } from '../../rulings/index.ts';
import { agentsFor, playOn, starterDuel } from '../support/starterDuels.ts';

/** A digest of each duel by its name. */
export type DuelDigests = Readonly<Record<string, string>>;

const DIGITS = 8;
const STARTER_DUELS = 24;

/** What happened, without what may be worded or named anew: states of the charts, rule numbers and labels of options. */
const happening = ({ state: _, rule: __, ...fact }: Fact): object =>
  'chose' in fact ? { ...fact, chose: fact.chose.length } : fact;

const digestOf = ({ log }: Duel): string => jsonHash(log.map(happening)).slice(0, DIGITS);

function rulingDigests(): DuelDigests {
  const found: Record<string, string> = {};
  for (const scenario of scenarios) {
    for (const play of scenario.plays) {
      try {
        found[`${scenario.id} ${play.name}`] = digestOf(runScenario(scenario, play));
      } catch (error) {
        if (!(error instanceof ScenarioError)) throw error;
      }
    }
  }
  return found;
}

function starterDigests(): DuelDigests {
  const found: Record<string, string> = {};
  for (let seed = 1; seed <= STARTER_DUELS; seed++) {
    const duel = starterDuel(seed);
    playOn(duel, agentsFor(seed));
    found[`starter decks ${seed}`] = digestOf(duel);
  }
  return found;
}

/** The digest of the deepest leaves of each position of docs/perft.md. */
function perftDigests(): DuelDigests {
  const text = readFileSync(new URL('../../docs/perft.md', import.meta.url), 'utf8');
  const found: Record<string, string> = {};
  for (const section of text.split(/^### /m).slice(1)) {
    const [title = ''] = section.split('\n');
    const digest = [...section.matchAll(/^\|.*\| ([0-9a-f]{16}) \|$/gm)].at(-1)?.[1];
    if (digest !== undefined) found[`perft: ${title}`] = digest.slice(0, DIGITS);
  }
  return found;
}

/** Duels that go on differently if a rule of the engine changes: rulings, starter decks and the positions of perft. */
export const duelDigests = (): DuelDigests => ({
  ...rulingDigests(),
  ...starterDigests(),
  ...perftDigests(),
});
