import type { CardObject } from '../../../../table/nouns.ts';
import type { Ability, Face } from '../../../language/vocabulary.ts';
import type { World } from '../../../state/world.ts';
import { cardAt } from '../../abilities/repertoire.ts';
import { isCreature } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

const isIn = (abilities: readonly Ability[], icon: string): boolean =>
  abilities.some(
    (ability) =>
      ability.kind === 'static' &&
      ability.effects.some((effect) => effect.kind === 'hasIcon' && effect.icon === icon),
  );

/** 818.1c. The icon is in the hyper soul X of a card below a creature, which has it too. */
const isGivenBelow = (world: World, object: CardObject, face: Face, icon: string): boolean =>
  object.zone === 'battleZone' &&
  isCreature(world, object, face) &&
  object.under.some((card) => cardAt(world, card).faces.some(({ soul }) => isIn(soul, icon)));

/** 208.1a. An icon is printed on the card, so that what takes abilities away leaves it. */
export const iconRules: FilterRules<'icon'> = {
  fits: (icon, world, object, face) => isIn(face.abilities, icon) || isGivenBelow(world, object, face, icon),
};
