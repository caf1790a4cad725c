import type { CardObject } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { linkNebula } from '../../actions/piles/nebulae.ts';
import { awaitEvent } from '../../events/substitute.ts';
import { faceOf } from '../../questions/characteristics/characteristics.ts';
import { some } from '../../questions/legality/attempts.ts';
import type { World } from '../../state/world.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 701.18a. One nebula after the other is linked. What is linked already, or is no nebula, stays as it is. */
export const linkToRules: InstructionRules<'linkTo'> = {
  *perform(play, effect, scope) {
    const found = yield* resolveTarget(play, effect.what, scope, PROMPTS.linkedTo);
    const named = bind(scope, asOf(effect.what), ids(found));
    if (!found.some((nebula) => isType(play, nebula, 'nebula'))) return { performed: false, scope: named };
    const to = yield* resolveTarget(play, effect.to, scope, PROMPTS.itIsLinkedTo);
    const rites = to.filter((rite) => isType(play, rite, 'rite'));
    const scopeAfter = bind(named, asOf(effect.to), ids(to));
    yield* awaitEvent(play, [...ids(found), ...ids(rites)]);
    let happened = 0;
    for (const { id } of found) {
      const nebula = play.find(id);
      const [rite] = rites.flatMap((one) => play.find(one.id) ?? []);
      if (nebula === undefined || rite === undefined || !canLink(play, nebula, rite)) continue;
      yield* linkNebula(play, rite, nebula);
      happened++;
    }
    return { performed: happened > 0, happened, scope: scopeAfter };
  },
  isPossible: (attempt, { what, to }) =>
    some(attempt, what, (nebula) => some(attempt, to, (rite) => canLink(attempt.world, nebula, rite))),
};

const isType = (world: World, object: CardObject, type: 'rite' | 'nebula'): boolean =>
  object.zone === 'battleZone' && !object.pending && faceOf(world, object).type === type;

const canLink = (world: World, nebula: CardObject, rite: CardObject): boolean =>
  nebula.owner === rite.owner && isType(world, nebula, 'nebula') && isType(world, rite, 'rite');
