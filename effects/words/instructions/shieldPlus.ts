import type { CardObject } from '../../../table/nouns.ts';
import { counted, putBelow } from '../../../table/objects.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { putUnderFact, rememberPutUnder } from '../../actions/moves.ts';
import { happen } from '../../events/happen.ts';
import type { Play } from '../../play/play.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import { some } from '../../questions/legality/attempts.ts';
import type { Procedure } from '../../state/game.ts';
import type { Happening } from '../../state/reported/facts.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 113.2. The cards become part of the shield, which stays the same shield: none of them is a shield by itself. */
export const shieldPlusRules: InstructionRules<'shieldPlus'> = {
  *perform(play, effect, scope) {
    const found = yield* resolveTarget(play, effect.under, scope, PROMPTS.shieldPlus);
    const shields = found.filter(({ zone, owner }) => zone === 'shieldZone' && owner === scope.player);
    const count = numberOf(play, effect.count, scope);
    let added = 0;
    for (const shield of shields) added += yield* addBelow(play, shield, count);
    return {
      performed: added > 0,
      happened: added,
      scope: bind(scope, asOf(effect.under), ids(shields)),
    };
  },
  isPossible: (attempt, { count, under }) =>
    numberOf(attempt.world, count, attempt.scope) > 0 &&
    counted(attempt.world.game, attempt.scope.player, 'deck').length > 0 &&
    some(attempt, under, ({ zone, owner }) => zone === 'shieldZone' && owner === attempt.scope.player),
};

function* addBelow(play: Play, { id, owner }: CardObject, count: number): Procedure<number> {
  const shield = play.find(id);
  const top = play.deckOf(owner).slice(0, count);
  if (shield === undefined || top.length === 0) return 0;
  const before = play.game;
  rememberPutUnder(play, top);
  play.set(putBelow(play.game, shield, top));
  yield* happen(
    play,
    top.map((card): Happening => [putUnderFact(play, card, shield, before), '113.2']),
    before,
  );
  return top.length;
}
