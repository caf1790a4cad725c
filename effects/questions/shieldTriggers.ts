import type { CardObject } from '../../table/nouns.ts';
import type { Ability, Face, Static } from '../language/vocabulary.ts';
import { scopeOf } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { holds } from './conditions.ts';

const isShieldTrigger = (ability: Ability): boolean =>
  ability.kind === 'keyword' && ability.name === 'shieldTrigger';

/** 110.4c. Whether an ability gives the card itself a shield trigger, which it also does while the card is a shield. */
export const givesItselfShieldTrigger = (ability: Ability): ability is Static =>
  ability.kind === 'static' &&
  'ref' in ability.affects &&
  ability.affects.ref === 'this' &&
  ability.effects.some((effect) => effect.kind === 'gains' && effect.abilities.some(isShieldTrigger));

/** 112.3a. Whether a card can be used by the shield trigger of this face: one that is printed, or that it gives itself. */
export const hasShieldTrigger = (world: World, { id, owner }: CardObject, face: Face): boolean =>
  face.abilities.some((ability) => {
    if (isShieldTrigger(ability)) return true;
    if (!givesItselfShieldTrigger(ability)) return false;
    return ability.while === undefined || holds(world, ability.while, scopeOf(owner, id, face.name));
  });
