/** The package entry `@taiki/reader/rulings`: the rulings of `taiki/rulings` in Japanese, for pages and terminals that are asked for it. */

import type { Scenario } from 'taiki/rulings';
import type { RulingText } from './rulingText.ts';
import { BLOCKING } from './texts/blocking.ts';
import { DECLARING_USAGE } from './texts/declaringUsage.ts';
import { STANDBY } from './texts/standby.ts';
import { TRIGGERING } from './texts/triggering.ts';
import { USING } from './texts/using.ts';

export { narrationInJapanese } from './narration.ts';

const TEXTS: Readonly<Record<string, RulingText>> = {
  ...DECLARING_USAGE,
  ...USING,
  ...BLOCKING,
  ...STANDBY,
  ...TRIGGERING,
};

/** A ruling with its question, its answer and the names of its plays in Japanese. A scenario that is not a ruling is returned as it is. */
export function rulingInJapanese(scenario: Scenario): Scenario {
  const text = TEXTS[scenario.id];
  if (text === undefined) return scenario;
  const { asks, says, plays } = text;
  return {
    ...scenario,
    asks,
    says,
    plays: scenario.plays.map((play, index) => ({ ...play, name: plays[index] ?? play.name })),
  };
}
