import { type CardObject, type ObjectId, opponentOf } from '../../../table/nouns.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import { matches } from '../../questions/characteristics/filters.ts';
import { someHave } from '../../questions/legality/attempts.ts';
import { bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';
import { seeing } from '../looking.ts';

export const revealUntilRules: InstructionRules<'revealUntil'> = {
  *perform(play, effect, scope) {
    const found: ObjectId[] = [];
    const revealed: CardObject[] = [];
    const wanted = numberOf(play, effect.count, scope);
    const owner = effect.who === undefined ? scope.player : opponentOf(scope.player);
    for (const object of play.deckOf(owner)) {
      if (found.length >= wanted) break;
      play.note({ kind: 'cardRevealed', ...play.about(object) }, '701.9a');
      revealed.push(object);
      if (matches(play, object, effect.filter, scope)) found.push(object.id);
    }
    play.change(found, { pending: true });
    const inner = bind(seeing(scope, revealed), 'revealed', ids(revealed));
    return { performed: found.length > 0, scope: bind(inner, effect.as, found) };
  },
  isPossible: (attempt, { who }) => someHave(attempt, who ?? 'you', 'deck'),
};
