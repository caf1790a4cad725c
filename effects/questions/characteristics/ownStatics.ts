import type { CardObject } from '../../../table/nouns.ts';
import type { Face, StaticEffect } from '../../language/vocabulary.ts';
import { scopeOf } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { isOnOwnCard } from '../abilities/workingZones.ts';
import { holds } from './conditions.ts';

/** 110.4. Whether a static ability of a face now has such an effect on its own card, wherever that lies. */
export const hasOnItself = (
  world: World,
  { id, owner }: CardObject,
  { name, abilities }: Face,
  isSuch: (effect: StaticEffect) => boolean,
): boolean =>
  abilities.some(
    (ability) =>
      isOnOwnCard(ability) &&
      ability.effects.some(isSuch) &&
      (ability.while === undefined || holds(world, ability.while, scopeOf(owner, id, name))),
  );
