import type { Fact } from '../../effects/state/reported/facts.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import { attacksFollow, battlesHaveResults, shieldsChosenBreak, strikeBacksArePaid } from './attacksInLog.ts';
import { endsOnce, fiveShieldsAndCards } from './endInLog.ts';
import type { LogCheck, LogFinding } from './finding.ts';
import { effectsInOrder, replacedOnce } from './standbyInLog.ts';
import {
  oneCardCharged,
  oneDrawATurn,
  stepsFollow,
  turnsFollow,
  untapsOwnCards,
  usesArePaid,
} from './turnsInLog.ts';
import { cardsAreWhereTheyWere, onlyPresentCardsAct, tappedOnce } from './zonesInLog.ts';

/** What `checkLog` checks. None of it uses the code of the engine: it reads the facts and nothing else. */
export const logChecks: readonly LogCheck[] = deepFreeze([
  fiveShieldsAndCards,
  turnsFollow,
  stepsFollow,
  untapsOwnCards,
  oneDrawATurn,
  oneCardCharged,
  usesArePaid,
  cardsAreWhereTheyWere,
  onlyPresentCardsAct,
  tappedOnce,
  attacksFollow,
  battlesHaveResults,
  shieldsChosenBreak,
  strikeBacksArePaid,
  effectsInOrder,
  replacedOnce,
  endsOnce,
]);

/** A contradiction and the check that found it. */
export interface CheckedFinding extends LogFinding {
  readonly check: string;
}

/**
 * Checks the facts of a duel against the rules, without playing it.
 * @param log every fact from the beginning, as in `duel.log`; it may break off.
 * @returns every contradiction, in the order of the facts.
 */
export const checkLog = (log: readonly Fact[]): readonly CheckedFinding[] =>
  logChecks
    .flatMap((one) => [...one.check(log)].map((found) => ({ check: one.name, ...found })))
    .toSorted((one, other) => one.fact - other.fact);
