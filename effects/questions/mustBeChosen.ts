import { type CardObject, PLAYERS, type Player } from '../../table/nouns.ts';
import { isPlayer } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { creaturesOf, reaches, staticsOf } from './characteristics.ts';

/** Creatures of a player that must be chosen before other creatures of that player. */
export interface PreferredCreatures {
  readonly first: readonly CardObject[];
  readonly over: readonly CardObject[];
}

/** 605.2b. Of the cards that a player may choose, the creatures that must be chosen first. */
export function preferredAmong(
  world: World,
  objects: readonly CardObject[],
  chooser: Player,
): readonly PreferredCreatures[] {
  const binding = staticsOf(world).filter(
    ({ effect, scope }) => effect.kind === 'mustBeChosen' && isPlayer(effect.by, chooser, scope.player),
  );
  if (binding.length === 0) return [];
  return PLAYERS.flatMap((player) => {
    const creatures = new Set(creaturesOf(world, player).map(({ id }) => id));
    const offered = objects.filter(({ id }) => creatures.has(id));
    const isFirst = (object: CardObject) => binding.some((from) => reaches(world, from, object));
    const first = offered.filter(isFirst);
    const over = offered.filter((object) => !first.includes(object));
    return first.length === 0 || over.length === 0 ? [] : [{ first, over }];
  });
}
