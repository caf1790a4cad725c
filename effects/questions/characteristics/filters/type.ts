import type { CardObject } from '../../../../table/nouns.ts';
import { isSeal } from '../../../../table/seals.ts';
import { CARD_TYPE_FACTS, type CardType, isOfType } from '../../../language/cardTypes.ts';
import type { Face, Filter } from '../../../language/vocabulary.ts';
import type { World } from '../../../state/world.ts';
import { isCreature, isEvolution } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

export const typeRules: FilterRules<'type'> = {
  fits: (type, world, object, face) => isOfTypeNow(world, object, face, type),
};

/** 116.3a. A seal is a card, so effects that choose cards choose it too; an element or a card of a type it is not. */
function isOfTypeNow(
  world: World,
  object: CardObject,
  face: Face,
  type: NonNullable<Filter['type']>,
): boolean {
  if (typeof type === 'object') return type.some((one) => isOfTypeNow(world, object, face, one));
  switch (type) {
    case 'card':
      return true;
    case 'creature':
      return isCreature(world, object, face);
    case 'element':
      return CARD_TYPE_FACTS[face.type].standsAlone;
    case 'seal':
      return isSeal(object);
    default:
      return isOfCardType(object, face, type);
  }
}

/** 204.3, 802.2. A NEO creature is an evolution creature while it is one. 405.4: a face-down card is of no type. */
const isOfCardType = (object: CardObject, face: Face, type: CardType): boolean =>
  (!object.faceDown && isOfType(face.type, type)) ||
  (type === 'evolutionCreature' && isEvolution(object, face));
