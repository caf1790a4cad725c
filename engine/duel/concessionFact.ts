import type { Fact } from '../../effects/state/reported/facts.ts';
import type { Result } from '../../table/nouns.ts';

/**
 * 104.3. The fact with which a concession ends a duel. The charts leave it to whoever keeps the log, since an action does not know
 * the state in which it is taken.
 * @param state the dotted path of the state in which the player conceded.
 */
export const concessionFact = (result: Result, state: string): Fact => ({
  kind: 'duelEnded',
  result,
  state,
  rule: '104.3',
});
