import type { CardObject, ObjectId } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { endPending } from '../../actions/endPending.ts';
import { putIntoBattleZone } from '../../actions/using.ts';
import type { Play } from '../../play/play.ts';
import { definitionAt } from '../../questions/abilities/repertoire.ts';
import { creaturesOf } from '../../questions/characteristics/characteristics.ts';
import { type Attempt, some } from '../../questions/legality/attempts.ts';
import type { Procedure } from '../../state/game.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';
import { makePending } from '../pending.ts';

/** 310. Attaches auras to a creature of their player: those that lie elsewhere are put, those of the battle zone change their creature. */
export const attachRules: InstructionRules<'attach'> = {
  *perform(play, effect, scope) {
    const found = yield* resolveTarget(play, effect.what, scope, PROMPTS.attached);
    const auras = found.filter(({ card }) => definitionAt(play, card).type === 'aura');
    if (auras.length === 0) return { performed: false, scope: bind(scope, asOf(effect.what), ids(found)) };
    const to = yield* resolveTarget(play, effect.to, scope, PROMPTS.itIsAttachedTo);
    yield* makePending(
      play,
      auras.filter(({ zone }) => zone !== 'battleZone'),
    );
    let attached = 0;
    for (const aura of auras) if (yield* attachOne(play, aura, ids(to))) attached++;
    const named = bind(bind(scope, asOf(effect.what), ids(found)), asOf(effect.to), ids(to));
    return { performed: attached > 0, happened: attached, scope: named };
  },
  isPossible: (attempt, { what, to }) =>
    some(
      attempt,
      what,
      (aura) =>
        definitionAt(attempt.world, aura.card).type === 'aura' &&
        some(attempt, to, (creature) => canBear(attempt, aura, creature)),
    ),
};

const canBear = ({ world }: Attempt, aura: CardObject, creature: CardObject): boolean =>
  creature.id !== aura.attachedTo && creaturesOf(world, aura.owner).some(({ id }) => id === creature.id);

function* attachOne(play: Play, { id }: CardObject, to: readonly ObjectId[]): Procedure<boolean> {
  const aura = play.find(id);
  if (aura === undefined) return false;
  if (aura.zone === 'battleZone') {
    const bearer = creaturesOf(play, aura.owner).find((one) => to.includes(one.id));
    if (bearer === undefined || bearer.id === aura.attachedTo) return false;
    play.change([id], { attachedTo: bearer.id });
    return true;
  }
  const { became } = yield* putIntoBattleZone(play, aura, {
    how: 'effect',
    face: 0,
    payment: 'unpaid',
    equip: to,
  });
  if (became === undefined) endPending(play, id);
  return became !== undefined;
}
