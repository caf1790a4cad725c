import { type CardObject, PLAYERS, type Player } from '../../../table/nouns.ts';
import { isPlayer } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { creaturesOf, reaches, staticsOf } from '../characteristics/characteristics.ts';

/** Creatures that must be chosen before any other card. */
export interface PreferredCreatures {
  readonly first: readonly CardObject[];
  readonly over: readonly CardObject[];
}

/** 605.2b. Of the cards that a player may choose, whoever's they are, the creatures that must be among those that are chosen. */
export function preferredAmong(
  world: World,
  objects: readonly CardObject[],
  chooser: Player,
): readonly PreferredCreatures[] {
  const binding = staticsOf(world).filter(
    ({ effect, scope }) => effect.kind === 'mustBeChosen' && isPlayer(effect.by, chooser, scope.player),
  );
  if (binding.length === 0) return [];
  const creatures = new Set(PLAYERS.flatMap((player) => creaturesOf(world, player).map(({ id }) => id)));
  const first = objects.filter(
    (object) => creatures.has(object.id) && binding.some((from) => reaches(world, from, object)),
  );
  const over = objects.filter((object) => !first.includes(object));
  return first.length === 0 || over.length === 0 ? [] : [{ first, over }];
}
