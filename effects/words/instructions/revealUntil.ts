import { type CardObject, opponentOf } from '../../../table/nouns.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import { facesOf } from '../../questions/characteristics/characteristics.ts';
import { matches } from '../../questions/characteristics/filters.ts';
import { someHave } from '../../questions/legality/attempts.ts';
import type { World } from '../../state/world.ts';
import { bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';
import { seeing } from '../looking.ts';

export const revealUntilRules: InstructionRules<'revealUntil'> = {
  *perform(play, effect, scope) {
    let found: readonly CardObject[] = [];
    const fitting: CardObject[] = [];
    const revealed: CardObject[] = [];
    const wanted = numberOf(play, effect.count, scope);
    const owner = effect.who === undefined ? scope.player : opponentOf(scope.player);
    for (const object of play.deckOf(owner)) {
      if (found.length >= wanted) break;
      play.note({ kind: 'cardRevealed', ...play.about(object) }, '701.9a');
      revealed.push(object);
      if (!matches(play, object, effect.filter, scope)) continue;
      fitting.push(object);
      found = effect.equal === undefined ? fitting : withCostOf(play, fitting, object, wanted);
    }
    play.change(ids(found), { pending: true });
    const inner = bind(seeing(scope, revealed), 'revealed', ids(revealed));
    return { performed: found.length > 0, scope: bind(inner, effect.as, ids(found)) };
  },
  isPossible: (attempt, { who }) => someHave(attempt, who ?? 'you', 'deck'),
};

/** 201. The cards that have a cost in common with the last one, if they are as many as wanted; a twinpact has two costs (810.3). */
function withCostOf(
  world: World,
  cards: readonly CardObject[],
  last: CardObject,
  wanted: number,
): readonly CardObject[] {
  const costs = (object: CardObject): readonly number[] => facesOf(world, object).map(({ cost }) => cost);
  for (const cost of costs(last)) {
    const same = cards.filter((object) => costs(object).includes(cost));
    if (same.length >= wanted) return same;
  }
  return [];
}
