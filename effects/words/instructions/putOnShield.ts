import type { CardObject } from '../../../table/nouns.ts';
import { isShield } from '../../../table/objects.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { moveAndTell } from '../../actions/moves.ts';
import { some } from '../../questions/legality/attempts.ts';
import { request } from '../../state/reported/moveRequest.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 113.2. The cards lie face up on the shield, each as a card of the shield zone by itself; the shields are as many as before. */
export const putOnShieldRules: InstructionRules<'putOnShield'> = {
  *perform(play, effect, scope) {
    const found = yield* resolveTarget(play, effect.what, scope, PROMPTS.putOnShield);
    const [shield] =
      found.length === 0 ? [] : yield* resolveTarget(play, effect.on, scope, PROMPTS.shieldBelow);
    const cards = shield === undefined ? [] : found.filter((card) => canLieOn(card, shield));
    const { moved, happened } = yield* moveAndTell(
      play,
      cards.map((card) =>
        request(card, 'shieldZone', 'cardMoved', '113.2', { faceUp: true, attachedTo: shield?.id }),
      ),
    );
    return {
      performed: moved.length > 0,
      happened: happened.length,
      scope: bind(
        scope,
        asOf(effect.what),
        moved.flatMap(({ became }) => ids(became)),
      ),
    };
  },
  isPossible: (attempt, { what, on }) =>
    some(attempt, what, ({ zone }) => zone !== 'shieldZone') && some(attempt, on, isShield),
};

const canLieOn = ({ zone, owner }: CardObject, shield: CardObject): boolean =>
  zone !== 'shieldZone' && isShield(shield) && owner === shield.owner;
