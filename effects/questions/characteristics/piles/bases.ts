import type { CardObject, ObjectId, Player } from '../../../../table/nouns.ts';
import { counted } from '../../../../table/objects.ts';
import type { Zone } from '../../../../table/zones.ts';
import { isOfType } from '../../../language/cardTypes.ts';
import type { Face, Filter, Keyword } from '../../../language/vocabulary.ts';
import { type Scope, scopeOf } from '../../../state/scope.ts';
import type { World } from '../../../state/world.ts';
import { creaturesOf, hasKeyword, reaches, staticsOf } from '../characteristics.ts';
import { matches } from '../filters.ts';

type Evolution = Extract<Keyword, { name: 'evolution' }>;

/** 801.1a. The evolution keyword of a face; undefined if it is put on nothing. */
export const evolutionOf = (face: Face): Evolution | undefined =>
  face.abilities.find(
    (ability): ability is Evolution => ability.kind === 'keyword' && ability.name === 'evolution',
  );

/** 802.1. Whether it may be put on a base, or by itself. */
export const isByChoice = ({ form }: Evolution): boolean => form === 'neo' || form === 'gNeo';

/** 802.1. Whether a face is that of a NEO creature, which may be put on a base. */
export function evolvesByChoice(face: Face): boolean {
  const evolution = evolutionOf(face);
  return evolution !== undefined && isByChoice(evolution);
}

/** 801.1a. Whether a face must be put on a base: not that of a forbidden star evolution creature (813.1b). */
export function needsBase(face: Face): boolean {
  const evolution = evolutionOf(face);
  return evolution !== undefined && evolution.count !== 0 && !isByChoice(evolution);
}

/** 801.1a. What each of the bases must be; of the only kind of a super infinite evolution there may be more. */
export const baseKinds = ({ base, count = 1, also = [] }: Evolution): readonly Filter[] => [
  ...Array.from({ length: count === 'any' ? 1 : count }, () => base),
  ...also,
];

/** 801.1a, 701.15a. The legal bases of one kind: an evolution cross gear is put on a cross gear. */
function basesOfKind(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
  kind: Filter,
): readonly CardObject[] {
  const from = evolutionOf(face)?.from ?? 'battleZone';
  return typeof from === 'string'
    ? basesIn(world, player, object, face, kind, from)
    : from.flatMap((zone) => basesIn(world, player, object, face, kind, zone));
}

function basesIn(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
  kind: Filter,
  from: Zone,
): readonly CardObject[] {
  const scope = scopeOf(player, object.id, face.name);
  if (from !== 'battleZone') {
    const creature: Filter = { type: 'creature', ...kind };
    return counted(world.game, player, from).filter(
      (candidate) => candidate.id !== object.id && isBase(world, candidate, creature, scope),
    );
  }
  if (isOfType(face.type, 'crossGear')) {
    const gear: Filter = { ...kind, type: 'crossGear' };
    return counted(world.game, player, from).filter((candidate) => isBase(world, candidate, gear, scope));
  }
  const creatures = creaturesOf(world, player);
  return counted(world.game, player, from).filter(
    (candidate) =>
      candidate.id !== object.id &&
      (creatures.includes(candidate)
        ? isBase(world, candidate, kind, scope)
        : hasKeyword(world, candidate, 'shinkarize') &&
          isBase(world, candidate, withoutCreature(kind), scope)),
  );
}

/** Whether a creature is such a base, or counts as a creature of any race. */
const isBase = (world: World, candidate: CardObject, kind: Filter, scope: Scope): boolean =>
  matches(world, candidate, kind, scope) ||
  (isOfAnyRace(world, candidate) && matches(world, candidate, withoutRaces(kind), scope));

const isOfAnyRace = (world: World, candidate: CardObject): boolean =>
  staticsOf(world).some(
    (one) =>
      one.effect.kind === 'can' &&
      one.effect.permission.do === 'beBaseOfAnyRace' &&
      reaches(world, one, candidate),
  );

/** The same filter where any race will do. */
const withoutRaces = ({ races: _, anyOf, ...rest }: Filter): Filter => ({
  ...rest,
  ...(anyOf === undefined ? {} : { anyOf: anyOf.map(withoutRaces) }),
});

/** 801.1. The same filter for what counts as a creature that an evolution creature is put on. */
const withoutCreature = ({ type, anyOf, ...rest }: Filter): Filter => ({
  ...rest,
  ...(type === undefined || type === 'creature' ? {} : { type }),
  ...(anyOf === undefined ? {} : { anyOf: anyOf.map(withoutCreature) }),
});

/** 801.1a. The legal bases of each kind. */
export function basesFor(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
  kinds: readonly Filter[],
): readonly (readonly CardObject[])[] {
  const known = new Map<Filter, readonly CardObject[]>();
  return kinds.map((kind) => {
    const bases = known.get(kind) ?? basesOfKind(world, player, object, face, kind);
    known.set(kind, bases);
    return bases;
  });
}

/** Whether a creature of its own can be taken from each of these lists. */
export function canTakeOneOfEach(
  lists: readonly (readonly CardObject[])[],
  taken: readonly ObjectId[] = [],
): boolean {
  const [first, ...rest] = lists;
  return (
    first === undefined ||
    first.some(({ id }) => !taken.includes(id) && canTakeOneOfEach(rest, [...taken, id]))
  );
}

/** 801.1a, 802.1. Whether there are enough legal bases, or it can do without. */
export function hasBase(world: World, player: Player, object: CardObject, face: Face): boolean {
  const evolution = evolutionOf(face);
  return (
    evolution === undefined ||
    isByChoice(evolution) ||
    canTakeOneOfEach(basesFor(world, player, object, face, baseKinds(evolution)))
  );
}
