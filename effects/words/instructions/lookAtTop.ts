import type { CardObject } from '../../../table/nouns.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import { isDeckHidden } from '../../questions/characteristics/bans.ts';
import { someHave } from '../../questions/legality/attempts.ts';
import { inSearchedOrder, isWholeDeck } from '../../questions/legality/searchedOrder.ts';
import { playersInOrder } from '../../state/scope.ts';
import { bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';
import { seeing, show } from '../looking.ts';

export const lookAtTopRules: InstructionRules<'lookAtTop'> = {
  *perform(play, effect, scope) {
    let seen: readonly CardObject[] = [];
    for (const player of playersInOrder(play, effect.who, scope.player)) {
      if (!effect.show && player === scope.player && isDeckHidden(play, player)) continue;
      const top = play.deckOf(player).slice(0, numberOf(play, effect.count, scope));
      seen = [...seen, ...(isWholeDeck(effect.count) ? inSearchedOrder(play, top) : top)];
    }
    show(play, seen, scope.player, effect.show ? 'reveal' : 'look');
    return { performed: seen.length > 0, scope: bind(seeing(scope, seen), effect.as, ids(seen)) };
  },
  isPossible: (attempt, { who }) => someHave(attempt, who, 'deck'),
};
