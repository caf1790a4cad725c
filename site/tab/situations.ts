import { rulingInJapanese } from '@taiki/reader/rulings';
import { allCards, printPosition } from 'taiki';
import { type Play, runScenario, type Scenario, scenarios } from 'taiki/rulings';
import { everydayWordsOf } from '../search/everyday.ts';
import type { DuelSetup } from './host/setup.ts';

/** The position of a ruling, from which it can be played another way. */
export interface Situation extends Pick<DuelSetup, 'cards' | 'rules'> {
  /** The plays of the ruling that begin so, by their numbers from 1. */
  readonly plays: readonly number[];
  readonly position: string;
}

/** The question of a ruling, and its answer. */
export interface RulingWords {
  readonly asks: string;
  readonly says: string;
}

/** A ruling as a start on the judge's page. */
export interface RulingStart extends RulingWords {
  readonly inJapanese: RulingWords;
  readonly rules: readonly string[];
  /** Names of its cards, and what players call its rules. */
  readonly words: string;
  readonly situations: readonly Situation[];
}

function situationOf(scenario: Scenario, play: Play): Omit<Situation, 'plays'> {
  const { beginning } = runScenario(scenario, play).snapshot();
  if (!('position' in beginning)) throw new TypeError(`${scenario.id} does not begin from a position.`);
  const { cards, rules } = { ...scenario.begin, ...play.begin };
  return {
    position: printPosition(beginning.position),
    ...(cards === undefined ? {} : { cards }),
    ...(rules === undefined ? {} : { rules }),
  };
}

/** The different positions of a ruling: most plays begin from the same one. */
function situationsOf(scenario: Scenario): readonly Situation[] {
  const found = new Map<string, Situation>();
  scenario.plays.forEach((play, index) => {
    const begin = JSON.stringify(play.begin ?? {});
    const { plays, ...situation } = found.get(begin) ?? { plays: [], ...situationOf(scenario, play) };
    found.set(begin, { plays: [...plays, index + 1], ...situation });
  });
  return [...found.values()];
}

const printed = new Set(allCards.map(({ name }) => name));

/** The real cards in these positions. */
function cardsIn(situations: readonly Pick<Situation, 'position'>[]): readonly string[] {
  const lines = situations.flatMap(({ position }) => position.split('\n'));
  const names = lines.flatMap((line) =>
    line
      .replace(/^[^:]*: /, '')
      .split(/ \| |\[over: |\] ?| \[/)
      .flatMap((part) => (printed.has(part) ? [part] : part.split(', ').filter((one) => printed.has(one)))),
  );
  return [...new Set(names)].toSorted();
}

/** Every ruling by its id. */
export const rulingStarts = (): Readonly<Record<string, RulingStart>> =>
  Object.fromEntries(
    scenarios.map((scenario) => {
      const { id, asks, says, rules } = scenario;
      const situations = situationsOf(scenario);
      const words = [...cardsIn(situations), ...everydayWordsOf(rules)].join(' · ');
      const { asks: question, says: answer } = rulingInJapanese(scenario);
      const inJapanese = { asks: question, says: answer };
      return [id, { asks, says, inJapanese, rules, words, situations }];
    }),
  );
