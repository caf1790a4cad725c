import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { EngineError } from 'taiki';
import { type DuelHistory, type DuelProperty, playDuel } from 'taiki/testing';
import { PLAYERS, type Zone } from '../../table/nouns.ts';
import { chooserOf } from '../../testing/arbitraries/choices.ts';
import type { GeneratedDuel } from '../../testing/arbitraries/duels.ts';
import { chanceProperties } from '../../testing/properties/chance.ts';
import { engineProperties } from '../../testing/properties/engine.ts';
import { informationProperties } from '../../testing/properties/information.ts';
import { priorityProperties } from '../../testing/properties/priority.ts';
import { contest } from './contest.ts';

/** The result of a search, printed as one line of JSON. */
export interface Found {
  /** The property that failed; undefined if all hold. */
  readonly property: string | undefined;
  readonly message: string | undefined;
  /** The number of duels played up to the failure. */
  readonly runs: number;
  /** The number of choices of the smallest counterexample. */
  readonly choices: number;
  readonly facts: number;
  /** The number of duels in which the engine itself failed, which is not counted as a find. */
  readonly errors: number;
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20020530' },
    runs: { type: 'string', default: '2000' },
    again: { type: 'boolean', default: false },
  },
});

/** The properties that do not replay the duel, and with `--again` also those that do. */
const properties: readonly DuelProperty[] = [
  ...priorityProperties,
  ...informationProperties,
  ...chanceProperties,
  ...(values.again ? engineProperties : []),
];

interface Wrong {
  readonly property: string;
  readonly message: string;
  readonly history: DuelHistory;
}

function wrongIn({ options, choices }: GeneratedDuel, looked: readonly DuelProperty[]): Wrong | undefined {
  const history = playDuel(options, chooserOf(choices, 0));
  for (const property of looked) {
    const message = problemOf(property, history);
    if (message !== undefined) return { property: property.name, message, history };
  }
  return undefined;
}

/** A property that throws, for example because the duel cannot be replayed, counts as failed. */
function problemOf(property: DuelProperty, history: DuelHistory): string | undefined {
  try {
    return property.check(history)?.message;
  } catch (error) {
    return String(error);
  }
}

function attempt(duel: GeneratedDuel, looked: readonly DuelProperty[]): Wrong | 'failed' | undefined {
  try {
    return wrongIn(duel, looked);
  } catch (error) {
    if (error instanceof EngineError) return 'failed';
    throw error;
  }
}

type Breaks = (duel: GeneratedDuel) => boolean;

/** Truncates the choices after the failure, then drops those that do not matter. */
function fewerChoices(broken: GeneratedDuel, breaks: Breaks): GeneratedDuel {
  let best = broken;
  const tries = (choices: readonly number[]): boolean => {
    const duel = { ...best, choices };
    if (!breaks(duel)) return false;
    best = duel;
    return true;
  };
  let low = 0;
  for (let high = best.choices.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (tries(best.choices.slice(0, middle))) high = middle;
    else low = middle + 1;
  }
  for (let at = best.choices.length - 1; at >= 0; at--) {
    const { choices } = best;
    if (tries([...choices.slice(0, at), ...choices.slice(at + 1)])) continue;
    if (choices[at] !== 0) tries([...choices.slice(0, at), 0, ...choices.slice(at + 1)]);
  }
  return best;
}

const SHRUNK_ZONES: readonly Zone[] = ['hand', 'battleZone', 'shieldZone'];

/** Drops the cards of the position that do not matter. */
function fewerCards(broken: GeneratedDuel, breaks: Breaks): GeneratedDuel {
  let best = broken;
  for (const player of PLAYERS) {
    for (const zone of SHRUNK_ZONES) {
      for (let at = 3; at >= 0; at--) {
        const { options } = best;
        if (!('position' in options) || at >= options.position.players[player][zone].length) continue;
        const { position } = options;
        const zones = position.players[player];
        const left = { ...zones, [zone]: zones[zone].filter((_, index) => index !== at) };
        const players = { ...position.players, [player]: left };
        const duel = { ...best, options: { ...options, position: { ...position, players } } };
        if (breaks(duel)) best = duel;
      }
    }
  }
  return best;
}

/** The smallest duel found that still fails. */
function shortest(broken: GeneratedDuel, breaks: Breaks): GeneratedDuel {
  const short = fewerChoices(broken, breaks);
  const bare = fewerCards(short, breaks);
  return bare === short ? short : fewerChoices(bare, breaks);
}

/** Generates duels until a property fails, and shrinks the counterexample. */
function search(seed: number, numRuns: number): Found {
  let errors = 0;
  const { counterexample, numRuns: runs } = fc.check(
    fc.property(contest, (duel) => {
      const wrong = attempt(duel, properties);
      if (wrong === 'failed') errors++;
      return wrong === undefined || wrong === 'failed';
    }),
    { seed, numRuns, endOnFailure: true },
  );
  const nothing = { property: undefined, message: undefined, runs, choices: 0, facts: 0, errors };
  if (counterexample === null) return nothing;
  const [duel] = counterexample;
  const wrong = attempt(duel, properties);
  if (wrong === undefined || wrong === 'failed') return nothing;
  const same = properties.filter(({ name }) => name === wrong.property);
  const found = (one: GeneratedDuel): Wrong | undefined => {
    const again = attempt(one, same);
    return again === 'failed' ? undefined : again;
  };
  const { history, message, property } = found(shortest(duel, (one) => found(one) !== undefined)) ?? wrong;
  return { property, message, runs, choices: history.choices.length, facts: history.log.length, errors };
}

console.log(JSON.stringify(search(Number(values.seed), Number(values.runs))));
