import type { CardObject } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { nameOfCard } from '../../questions/characteristics/characteristics.ts';
import { some } from '../../questions/legality/attempts.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 400.2b, 405.4. Turns cards face up or face down in place; they stay the same objects. */
export const turnRules: InstructionRules<'turn'> = {
  *perform(play, effect, scope) {
    const objects = yield* resolveTarget(play, effect.what, scope, PROMPTS.turnedOver);
    const turned = objects.filter((object) => canBeTurned(object, effect.to));
    const mana = turned.filter(({ zone }) => zone === 'manaZone');
    const others = turned.filter(({ zone }) => zone !== 'manaZone');
    play.change(ids(others), { faceUp: effect.to === 'faceUp' });
    play.change(ids(mana), { faceDown: effect.to === 'faceDown' });
    for (const object of mana)
      play.note(
        { kind: 'cardTurned', ...play.about(object), name: nameOfCard(play.game, object), to: effect.to },
        '405.4',
      );
    return {
      performed: turned.length > 0,
      happened: turned.length,
      scope: bind(scope, asOf(effect.what), ids(objects)),
    };
  },
  isPossible: (attempt, { what, to }) => some(attempt, what, (object) => canBeTurned(object, to)),
  canPayWith: (_, { to }, object) => canBeTurned(object, to),
};

/** 400.2. Cards of a hand are shown only while the whole hand is revealed. */
const canBeTurned = ({ zone, faceUp, faceDown }: CardObject, to: 'faceUp' | 'faceDown'): boolean =>
  zone !== 'hand' && (zone === 'manaZone' ? !faceDown : faceUp) !== (to === 'faceUp');
