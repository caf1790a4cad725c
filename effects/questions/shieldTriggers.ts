import type { CardObject } from '../../table/nouns.ts';
import type { Ability, Face, StaticEffect } from '../language/vocabulary.ts';
import type { World } from '../state/world.ts';
import { keywordsIn } from './characteristics.ts';
import { hasOnItself } from './ownStatics.ts';
import { isOnOwnCard } from './workingZones.ts';

const givesShieldTrigger = (effect: StaticEffect): boolean =>
  effect.kind === 'gains' && keywordsIn(effect.abilities, 'shieldTrigger').length > 0;

/** 110.4c. Whether an ability gives the card itself a shield trigger, which it also does while the card is a shield. */
export const givesItselfShieldTrigger = (ability: Ability): boolean =>
  isOnOwnCard(ability) && ability.effects.some(givesShieldTrigger);

/** 112.3a. Whether a card can be used by the shield trigger of this face: one that is printed, or that it gives itself. */
export const hasShieldTrigger = (world: World, card: CardObject, face: Face): boolean =>
  keywordsIn(face.abilities, 'shieldTrigger').length > 0 ||
  hasOnItself(world, card, face, givesShieldTrigger);
