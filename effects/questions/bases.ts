import type { CardObject, Player } from '../../table/nouns.ts';
import { counted } from '../../table/objects.ts';
import type { Face, Filter, Keyword } from '../language/vocabulary.ts';
import { scopeOf } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { creaturesOf } from './characteristics.ts';
import { matches } from './filters.ts';

type Evolution = Extract<Keyword, { name: 'evolution' }>;

/** 801.1a. The evolution keyword of a face; undefined if it is not an evolution. */
export const evolutionOf = (face: Face): Evolution | undefined =>
  face.abilities.find(
    (ability): ability is Evolution => ability.kind === 'keyword' && ability.name === 'evolution',
  );

/** 801.1a. Whether a face must be put on a base. */
export const needsBase = (face: Face): boolean => evolutionOf(face) !== undefined;

export const basesNeeded = (evolution: Evolution): number => evolution.count ?? 1;

/** 801.1a. The legal bases. */
export function basesFor(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
  base: Filter,
  evolution?: Evolution,
): readonly CardObject[] {
  const scope = scopeOf(player, object.id, face.name);
  const from = evolution?.from ?? 'battleZone';
  const candidates = from === 'battleZone' ? creaturesOf(world, player) : counted(world.game, player, from);
  return candidates.filter(
    (candidate) => candidate.id !== object.id && matches(world, candidate, base, scope),
  );
}

/** 801.1a. Whether there are enough legal bases. */
export function hasBase(world: World, player: Player, object: CardObject, face: Face): boolean {
  const evolution = evolutionOf(face);
  if (evolution === undefined) return true;
  return basesFor(world, player, object, face, evolution.base, evolution).length >= basesNeeded(evolution);
}
