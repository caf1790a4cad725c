import { asOne, type Cards, partsOf, withoutPart } from '../../../table/links.ts';
import { type CardId, type CardObject, type ObjectId, PLAYERS } from '../../../table/nouns.ts';
import { changed, type Moved } from '../../../table/objects.ts';
import { happen } from '../../events/happen.ts';
import { CARD_TYPE_FACTS, type CardType, isOfType } from '../../language/cardTypes.ts';
import type { Play } from '../../play/play.ts';
import { cardAt, repertoireOf } from '../../questions/abilities/repertoire.ts';
import { nameOfCard, reaches, staticsOf } from '../../questions/characteristics/characteristics.ts';
import { isCell, isSuperCreature } from '../../questions/characteristics/sides.ts';
import type { Game, Procedure } from '../../state/game.ts';
import type { Happening } from '../../state/reported/facts.ts';
import type { MoveRequest } from '../../state/reported/moveRequest.ts';
import { chooseCard, firstOf, join, leavesLinked, linkedFact, separate } from './linking.ts';

/** 806.1b. Whether a super creature has link release. */
const releasesLinks = (play: Play, object: CardObject): boolean =>
  staticsOf(play).some(
    (candidate) => candidate.effect.kind === 'releasesLinks' && reaches(play, candidate, object),
  );

/** Whether cells make up a creature: several, or of a king creature all (814.1d). 309.7: cores do not. */
function isWhole(play: Play, object: CardObject): boolean {
  const { combines = [], type } = sidesOf(play, object.card).second;
  if (type === 'core') return false;
  return object.links !== undefined && object.links.length + 1 >= combines.length;
}

/** 309.7, 703.4g, 806.1a, 814.1d. Cells and cores that are alone, and what is left of a king creature. */
export function loneCells(play: Play): readonly CardObject[] {
  if (!repertoireOf(play).cells) return NONE;
  return PLAYERS.flatMap((player) =>
    play.game.zones[player].battleZone.filter(
      (object) => !object.pending && isCell(play, object) && !isWhole(play, object),
    ),
  );
}

const NONE: readonly CardObject[] = [];

/** 814.1e, 821.1c. Whether what is left of a creature is no creature as it leaves. */
export function leavesAsCells(play: Play, { card }: CardObject): boolean {
  const { type } = sidesOf(play, card).second;
  return type === 'kingCreature' || type === 'duelmateSuperCreature';
}

const sidesOf = (play: Play, card: CardId) => {
  const { first, second = first } = cardAt(play, card);
  return { first, second };
};

/** 701.18, 805.1c, 806.1. Cards are turned over at once and are one creature, the same as the first was (805.5). */
export function* linkCells(play: Play, objects: readonly CardObject[]): Procedure<CardObject | undefined> {
  const [base, ...others] = objects;
  if (base === undefined || others.length === 0) return undefined;
  const before = play.game;
  const about = { player: base.owner, object: base.id, name: play.about(base).name };
  const { first, second } = sidesOf(play, base.card);
  const ids = objects.map(({ id }) => id);
  play.change(ids, { face: 1, attachedTo: undefined });
  const places = new Map(objects.map(({ card }, index) => [card, { x: index, y: 0 }]));
  const linked = join(play, ids, places, before);
  if (linked === undefined) return undefined;
  yield* happen(
    play,
    [
      [
        { kind: 'cardTurnedOver', ...about, fromSide: first.ownName, toSide: second.ownName },
        linkingRule(first.type),
      ],
      [linkedFact(play, linked), '701.18b'],
    ],
    before,
  );
  return linked;
}

/** The rule by which the cards of a type turn over and are linked. */
const linkingRule = (type: CardType): string => {
  if (isOfType(type, 'duelmateCreature') || type === 'duelmateSpell') return '317.5';
  return isOfType(type, 'psychicCreature') ? '701.20a' : '701.22a';
};

/** The cells that stay once one has left, the first of which goes on with an attack (806.2a). */
function* cellsWithout(play: Play, object: CardObject, card: CardId): Procedure<readonly Cards[]> {
  const rest = changed(object, withoutPart(object, card, 'all'));
  return yield* firstOf(
    play,
    object,
    partsOf(rest).map((part) => asOne([part])),
  );
}

/**
 * 806.1b. Of each super creature with link release that leaves the battle zone its owner chooses one cell, which leaves as a card (806.1e).
 * That is no replacement.
 */
export function* chooseLeavingCells(
  play: Play,
  requests: readonly MoveRequest[],
): Procedure<readonly MoveRequest[]> {
  const all: MoveRequest[] = [];
  for (const one of requests) {
    const { move } = one;
    const object = play.find(move.object);
    const isWhole = leavesLinked(object, move) && !move.topOnly;
    if (!isWhole || !isSuperCreature(play, object) || !releasesLinks(play, object)) {
      all.push(one);
      continue;
    }
    all.push(yield* withoutOneCell(play, one, object, '806.1b'));
  }
  return all;
}

/** 806.1c. What becomes of the other cells as an effect takes this one off a super creature: by link release they turn over. */
export function* releaseWithout(
  play: Play,
  object: CardObject,
  card: CardId,
): Procedure<Pick<MoveRequest, 'apart' | 'cell'> | undefined> {
  return releasesLinks(play, object)
    ? { apart: yield* cellsWithout(play, object, card), cell: '806.1c' }
    : undefined;
}

/** A move of one cell, which its owner chooses, instead of the whole super creature. */
export function* withoutOneCell(
  play: Play,
  one: MoveRequest,
  object: CardObject,
  rule: string,
): Procedure<MoveRequest> {
  const card = yield* chooseCard(play, object, { rule, mayPass: 'must' });
  if (card === undefined) return one;
  const apart = yield* cellsWithout(play, object, card);
  return { ...one, move: { ...one.move, fromLink: card }, apart, cell: rule };
}

/** 806.2, 807.1b. The cells of a super creature are turned over, and are creatures or draghearts by themselves, tapped as it was. */
export function turnCells(
  play: Play,
  id: ObjectId,
  cells: readonly Cards[],
  rule: string,
): readonly Happening[] {
  const added = separate(play, id, cells);
  return [id, ...added].flatMap((each): readonly Happening[] => {
    const object = play.find(each);
    if (object === undefined) return [];
    const { first, second } = sidesOf(play, object.card);
    const { canBeTapped } = CARD_TYPE_FACTS[first.type];
    play.change([each], { face: 0, tapped: object.tapped && canBeTapped });
    const about = { player: object.owner, object: each, name: play.about(object).name };
    return [[{ kind: 'cardTurnedOver', ...about, fromSide: second.ownName, toSide: first.ownName }, rule]];
  });
}

/**
 * 814.1c. Cells that have been put together are one creature, the same as the one that was used. Of what moved it keeps that one alone; what
 * happened is where the others came from, and that they are linked. Undefined if they are not.
 */
export function combineCells(
  play: Play,
  moved: readonly Moved[],
  used: ObjectId,
  others: readonly ObjectId[],
  before: Game,
): { readonly moved: readonly Moved[]; readonly happened: readonly Happening[] } | undefined {
  const put = moved.find(({ move }) => move.object === used);
  const [first] = put?.became ?? [];
  const cells = moved.filter(({ move }) => others.includes(move.object));
  if (put === undefined || first === undefined) return undefined;
  const ids = [first.id, ...cells.flatMap(({ became }) => became.map(({ id }) => id))];
  const places = new Map(
    ids.flatMap((id, x) => {
      const object = play.find(id);
      return object === undefined ? [] : [[object.card, { x, y: 0 }] as const];
    }),
  );
  const linked = join(play, ids, places, before);
  if (linked === undefined) return undefined;
  const from = cells.map(({ was, became: [now] }): Happening => {
    const { owner: player, id, zone } = was;
    const object = now?.id ?? linked.id;
    return [
      {
        kind: 'cardMoved',
        player,
        object,
        name: nameOfCard(before, was),
        was: id,
        from: zone,
        to: 'battleZone',
        how: undefined,
        unpaid: false,
        onto: undefined,
      },
      '814.1c',
    ];
  });
  return {
    moved: moved
      .filter((one) => !cells.includes(one))
      .map((one) => (one === put ? { ...put, became: [linked] } : one)),
    happened: [...from, [linkedFact(play, linked), '701.18b']],
  };
}
