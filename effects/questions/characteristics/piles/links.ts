import { asOne, type Cards, partsOf } from '../../../../table/links.ts';
import type { CardId, CardObject, LinkedCard, ObjectId } from '../../../../table/nouns.ts';
import { counted, type Places } from '../../../../table/objects.ts';
import type { GodLinkKeyword, LinkSide } from '../../../language/keywords/godLink.ts';
import { becomes } from '../../../state/becoming.ts';
import type { PrintedFace } from '../../../state/caches.ts';
import type { World } from '../../../state/world.ts';
import { areGods, cardAt, cardNamed, definitionAt } from '../../abilities/repertoire.ts';

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Where a card lies that is on this side of another. */
const OFFSETS: { readonly [S in LinkSide]: Offset } = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  above: { x: 0, y: -1 },
  below: { x: 0, y: 1 },
};
const SIDES: readonly LinkSide[] = ['left', 'right', 'above', 'below'];

const OPPOSITE: { readonly [S in LinkSide]: LinkSide } = {
  left: 'right',
  right: 'left',
  above: 'below',
  below: 'above',
};

/** 804.2. The side of the others on which a god lies, by the places that they have. */
const SIDE_OF: { readonly [A in NonNullable<GodLinkKeyword['at']>]: Readonly<Record<string, LinkSide>> } = {
  left: { center: 'left', right: 'left' },
  right: { center: 'right', left: 'right' },
  center: { left: 'right', right: 'left' },
};

/** 804.2a. Whether the god link of a card lets it lie on this side of another card: names and places are those of the single card. */
function linksBeside(card: PrintedFace, side: LinkSide, other: PrintedFace): boolean {
  const { godLink } = card;
  if (godLink === undefined) return false;
  const { at, beside = [] } = godLink;
  const place = other.godLink?.at;
  return (
    beside.some((one) => one.side === side && one.of.includes(other.ownName)) ||
    (at !== undefined && place !== undefined && SIDE_OF[at][place] === side)
  );
}

/** What one card of an object is by itself. */
export const faceOfPart = (world: World, object: CardObject, { card }: LinkedCard): PrintedFace => {
  const name = card === object.card ? becomes(world.game, object) : undefined;
  return name === undefined ? definitionAt(world, card) : cardNamed(world, name).first;
};

/** 804. Whether the linked cards of an object are gods, each of which is a creature of its own. */
export const areLinkedGods = (world: World, { links, card }: CardObject): boolean =>
  links !== undefined && areGods(cardAt(world, card));

/** Whether two cards of an object lie side by side and one of them links with the other. */
function areLinked(world: World, object: CardObject, one: LinkedCard, other: LinkedCard): boolean {
  const side = SIDES.find(
    (name) => one.x === other.x + OFFSETS[name].x && one.y === other.y + OFFSETS[name].y,
  );
  if (side === undefined) return false;
  const face = faceOfPart(world, object, one);
  const otherFace = faceOfPart(world, object, other);
  return linksBeside(face, side, otherFace) || linksBeside(otherFace, OPPOSITE[side], face);
}

/** 804.2b. The creatures that the cards of an object are: one as long as all of them are linked. */
export function linkedGroups(world: World, object: CardObject, parts = partsOf(object)): readonly Cards[] {
  const groups: LinkedCard[][] = [];
  for (const part of parts) {
    const joined = groups.filter((group) => group.some((other) => areLinked(world, object, part, other)));
    const rest = groups.filter((group) => !joined.includes(group));
    groups.splice(0, groups.length, ...rest, [...joined.flat(), part]);
  }
  return groups
    .map((group) => parts.filter((part) => group.includes(part)))
    .toSorted(([a], [b]) => parts.indexOf(a as LinkedCard) - parts.indexOf(b as LinkedCard))
    .flatMap(([first, ...others]) => (first === undefined ? [] : [asOne([first, ...others])]));
}

/** A way to link a card that is being put. */
export interface Linking {
  /** What it is linked with; the first stays the same creature. */
  readonly objects: readonly CardObject[];
  /** Where the cards lie then. */
  readonly places: Places;
  /** On which side of which card it lies, by name. */
  readonly beside: readonly { readonly side: LinkSide | 'between'; readonly name: string }[];
}

const isAt = ({ x, y }: Offset, part: Offset): boolean => part.x === x && part.y === y;

/** The free places beside the cards of an object where a card may be linked. */
function freePlaces(world: World, face: PrintedFace, object: CardObject): readonly Offset[] {
  const parts = partsOf(object);
  const places: Offset[] = [];
  for (const part of parts) {
    const other = faceOfPart(world, object, part);
    for (const side of SIDES) {
      const place = { x: part.x + OFFSETS[side].x, y: part.y + OFFSETS[side].y };
      const isFree = !parts.some((one) => isAt(place, one)) && !places.some((one) => isAt(place, one));
      if (isFree && linksBeside(face, side, other)) places.push(place);
    }
  }
  return places;
}

interface Layout extends Linking {
  readonly parts: readonly (LinkedCard & { readonly name: string })[];
  readonly at: Offset;
}

const placedParts = (world: World, object: CardObject, { x, y }: Offset) =>
  partsOf(object).map((part) => ({
    ...part,
    x: part.x + x,
    y: part.y + y,
    name: faceOfPart(world, object, part).ownName,
  }));

/** Tri god link: the places between two cards that lie side by side, those on the right moved on. */
function layoutsBetween(world: World, face: PrintedFace, object: CardObject): readonly Layout[] {
  if (face.godLink?.between !== true) return [];
  const parts = placedParts(world, object, { x: 0, y: 0 });
  return parts.flatMap((left) => {
    const right = parts.find((one) => isAt({ x: left.x + 1, y: left.y }, one));
    if (right === undefined) return [];
    const fits =
      linksBeside(face, 'right', faceOfPart(world, object, left)) &&
      linksBeside(face, 'left', faceOfPart(world, object, right));
    if (!fits) return [];
    const moved = parts.map((one) => (one.x > left.x ? { ...one, x: one.x + 1 } : one));
    const at = { x: left.x + 1, y: left.y };
    const beside = [{ side: 'between' as const, name: `${left.name} and ${right.name}` }];
    return [{ objects: [object], parts: moved, at, places: new Map(), beside }];
  });
}

/** The cards beside a place with which a card there is linked. */
const neighbours = (world: World, face: PrintedFace, object: CardObject, at: Offset) =>
  placedParts(world, object, { x: 0, y: 0 }).flatMap((part) => {
    const side = SIDES.find((name) => isAt({ x: part.x + OFFSETS[name].x, y: part.y + OFFSETS[name].y }, at));
    return side !== undefined && linksBeside(face, side, faceOfPart(world, object, part))
      ? [{ side, name: part.name }]
      : [];
  });

/** 804.2c. A layout with a further object, if there is room. */
function withObject(world: World, face: PrintedFace, layout: Layout, object: CardObject): readonly Layout[] {
  return freePlaces(world, face, object).flatMap((place) => {
    const offset = { x: layout.at.x - place.x, y: layout.at.y - place.y };
    const added = placedParts(world, object, offset);
    if (added.some((one) => layout.parts.some((other) => isAt(one, other)))) return [];
    return [
      {
        ...layout,
        objects: [...layout.objects, object],
        parts: [...layout.parts, ...added],
        beside: [...layout.beside, ...neighbours(world, face, object, place)],
      },
    ];
  });
}

/**
 * 804.1a, 804.2. The ways in which a god that is being put, or one of the cards of a god that lies there, can be linked with other gods of
 * its player: with one of them, or with several at once.
 */
export function linkings(
  world: World,
  self: CardObject,
  card: CardId,
  face: PrintedFace,
  excluded: readonly ObjectId[] = [],
): readonly Linking[] {
  if (face.godLink === undefined) return [];
  const own = placedParts(world, self, { x: 0, y: 0 });
  const alone: Layout = {
    objects: [],
    parts: own.filter((part) => part.card !== card),
    at: own.find((part) => part.card === card) ?? { x: 0, y: 0 },
    places: new Map(),
    beside: [],
  };
  const candidates = counted(world.game, self.owner, 'battleZone').filter(
    ({ id }) => id !== self.id && !excluded.includes(id),
  );
  let layouts: readonly Layout[] = [alone];
  for (const object of candidates)
    layouts = [...layouts, ...layouts.flatMap((layout) => withObject(world, face, layout, object))];
  const between = own.length > 1 ? [] : candidates.flatMap((object) => layoutsBetween(world, face, object));
  return [...layouts.slice(1), ...between].map(({ objects, parts, at, beside }) => ({
    objects,
    beside,
    places: new Map([...parts, { card, ...at }].map((part) => [part.card, { x: part.x, y: part.y }])),
  }));
}
