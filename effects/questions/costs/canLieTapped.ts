import type { CardObject } from '../../../table/nouns.ts';
import { mayLieTapped } from '../../../table/zones.ts';
import { CARD_TYPE_FACTS } from '../../language/cardTypes.ts';
import type { World } from '../../state/world.ts';
import { faceOf } from '../characteristics/characteristics.ts';

/** 105.4a. What may be tapped, apart from bans: creatures and tamaseeds in the battle zone, and mana. */
export const canLieTapped = (world: World, object: CardObject): boolean =>
  mayLieTapped(object.zone) &&
  (object.zone !== 'battleZone' || CARD_TYPE_FACTS[faceOf(world, object).type].canBeTapped);
