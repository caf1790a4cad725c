import { type Cards, partOf, partsOf, withoutPart } from '../../../table/links.ts';
import { type CardId, type CardObject, type ObjectId, PLAYERS, type Player } from '../../../table/nouns.ts';
import {
  changed,
  joinObjects,
  type Move,
  type Moved,
  type Places,
  separatePile,
} from '../../../table/objects.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { happen } from '../../events/happen.ts';
import { isFighting } from '../../events/piles.ts';
import { ask, askOne, PASS } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { cardAt, repertoireOf } from '../../questions/abilities/repertoire.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import {
  areLinkedGods,
  type Linking,
  linkedGroups,
  linkings,
} from '../../questions/characteristics/piles/links.ts';
import type { PrintedFace } from '../../state/caches.ts';
import type { Game, Procedure } from '../../state/game.ts';
import type { FactBody, Happening } from '../../state/reported/facts.ts';
import type { LinkPlan, MoveRequest } from '../../state/reported/moveRequest.ts';
import { becomeOne } from './becomeOne.ts';

const nameOf = ({ game }: Play, card: CardId): string => game.cards[card]?.name ?? '';

const planOf = ({ objects, places }: Linking): LinkPlan => ({ objects: objects.map(({ id }) => id), places });

const SIDE_LABELS = {
  left: LABELS.linkLeft,
  right: LABELS.linkRight,
  above: LABELS.linkAbove,
  below: LABELS.linkBelow,
  between: LABELS.linkBetween,
} as const;

/** 804.1, 804.1a. Its player may link a god with others as it is put. Undefined if it is not linked. */
export function* chooseLinks(
  play: Play,
  self: CardObject,
  card: CardId,
  face: PrintedFace,
  excluded: readonly ObjectId[],
): Procedure<LinkPlan | undefined> {
  const possible = linkings(play, self, card, face, excluded);
  if (possible.length === 0) return undefined;
  const player = self.owner;
  const [chosen] = yield* ask<Linking | undefined>({
    player,
    kind: 'choose',
    rule: '804.1a',
    prompt: PROMPTS.linked(face.ownName),
    source: infoOf(play, self, player, 'known'),
    options: [
      ...possible.map((linking) => {
        const [first] = linking.objects;
        const label = LABELS.link(linking.beside.map(({ side, name }) => SIDE_LABELS[side](name)).join(', '));
        const target = first === undefined ? {} : { target: infoOf(play, first, player, 'known') };
        return { option: { label, ...target }, value: linking };
      }),
      { option: { ...PASS, label: LABELS.doNotLink }, value: undefined },
    ],
    min: 1,
    max: 1,
  });
  return chosen === undefined ? undefined : planOf(chosen);
}

/** 804.2. The central gods of a player that lie in the battle zone. */
function centralGods(play: Play, { owner }: CardObject): readonly (readonly [CardObject, CardId])[] {
  return play.game.zones[owner].battleZone
    .filter(({ pending }) => !pending)
    .flatMap((object) =>
      partsOf(object)
        .filter(({ card }) => cardAt(play, card).first.godLink?.at === 'center')
        .map(({ card }) => [object, card] as const),
    );
}

/**
 * 804.2. As a god is put, a central god, the one that is put or another, lets its player take one card each off any number of linked gods.
 */
export function* takeApart(play: Play, self: CardObject, face: PrintedFace): Procedure {
  if (face.godLink === undefined) return;
  if (face.godLink.at !== 'center' && centralGods(play, self).length === 0) return;
  for (const { id } of play.game.zones[self.owner].battleZone) {
    const object = play.find(id);
    if (object === undefined || object.pending || !areLinkedGods(play, object)) continue;
    const card = yield* chooseCard(play, object, { rule: '804.2', mayPass: 'mayPass' });
    if (card === undefined) continue;
    const groups = [
      ...linkedGroups(play, changed(object, withoutPart(object, card, 'all'))),
      partOf(object, card),
    ];
    yield* comeApart(play, object, yield* firstOf(play, object, groups), '804.2');
  }
}

/** 804.2. Once a god has been put, the central gods of its player may be linked with gods that lie there. */
export function* linkCentralGods(play: Play, put: CardObject): Procedure {
  if (!repertoireOf(play).godLinks) return;
  for (const [{ id }, card] of centralGods(play, put)) {
    const object = play.find(id);
    if (object === undefined || !partsOf(object).some((part) => part.card === card)) continue;
    const plan = yield* chooseLinks(play, object, card, cardAt(play, card).first, []);
    if (plan !== undefined) yield* link(play, object, plan);
  }
}

/** How one of several linked cards is chosen. */
interface ChoosingCard {
  readonly rule: string;
  readonly mayPass: 'mayPass' | 'must';
  /** The owner if not given. */
  readonly player?: Player;
}

/** 804.7. Its owner, or another player, chooses one of the linked cards. */
export function* chooseCard(
  play: Play,
  object: CardObject,
  { rule, mayPass, player = object.owner }: ChoosingCard,
): Procedure<CardId | undefined> {
  const [chosen] = yield* ask<CardId | undefined>({
    player,
    kind: 'choose',
    rule,
    prompt: mayPass === 'mayPass' ? PROMPTS.takenApart : PROMPTS.leavesLink,
    source: infoOf(play, object, player, 'known'),
    options: [
      ...partsOf(object).map(({ card }) => ({ option: { label: nameOf(play, card) }, value: card })),
      ...(mayPass === 'mayPass' ? [{ option: { ...PASS, label: LABELS.none }, value: undefined }] : []),
    ],
    min: 1,
    max: 1,
  });
  return chosen;
}

/** 804.4a. Which of the creatures that a linked one becomes goes on in its place, where it attacks, blocks or is attacked. */
export function* firstOf(
  play: Play,
  object: CardObject,
  groups: readonly Cards[],
): Procedure<readonly Cards[]> {
  if (groups.length < 2 || !isFighting(play, object)) return groups;
  const player = object.owner;
  const first = yield* askOne({
    player,
    kind: 'choose',
    rule: '804.4a',
    prompt: PROMPTS.pile,
    source: infoOf(play, object, player, 'known'),
    options: groups.map((group) => ({ option: { label: nameOf(play, group.card) }, value: group })),
  });
  return [first, ...groups.filter((group) => group !== first)];
}

/**
 * 703.4f, 703.4g. Whether a creature leaves the battle zone with this move, so that one of the cards linked in it is chosen. All of them go
 * to the abyss zone (701.33b).
 */
export const leavesLinked = (
  object: CardObject | undefined,
  { to, belowOnly, fromLink }: Move,
): object is CardObject =>
  object?.zone === 'battleZone' &&
  to !== 'battleZone' &&
  to !== 'abyssZone' &&
  !belowOnly &&
  fromLink === undefined;

/** 703.4f, 804.7. Of each linked god that leaves the battle zone its owner chooses one card, which leaves. That is no replacement. */
export function* chooseLeaving(
  play: Play,
  requests: readonly MoveRequest[],
): Procedure<readonly MoveRequest[]> {
  const all: MoveRequest[] = [];
  for (const one of requests) {
    const { move } = one;
    const object = play.find(move.object);
    if (!leavesLinked(object, move) || !areLinkedGods(play, object)) {
      all.push(one);
      continue;
    }
    const card = yield* chooseCard(play, object, { rule: '804.7', mayPass: 'must' });
    if (card === undefined) continue;
    const rest = changed(object, withoutPart(object, card, move.topOnly ? 'topOnly' : 'all'));
    const groups = yield* firstOf(play, object, linkedGroups(play, rest));
    all.push({ ...one, move: { ...move, fromLink: card }, apart: groups.length > 1 ? groups : one.apart });
  }
  return all;
}

/**
 * 801.4c-d, 804.4. A creature becomes several: the first in its place, the others beside it. Each keeps how it lay and the effects on it
 * (804.4a). Returns the others.
 */
export function separate(
  play: Play,
  id: ObjectId,
  [first, ...others]: readonly Cards[],
): readonly ObjectId[] {
  const object = play.find(id);
  if (object === undefined || first === undefined) return [];
  const [change, added] = separatePile(play.game, object, first, others);
  play.set(change);
  play.set({
    lasting: play.game.lasting.map((one) =>
      'in' in one.affects || !one.affects.includes(id)
        ? one
        : { ...one, affects: [...one.affects, ...added] },
    ),
  });
  return added;
}

/** 703.4e, 804.4. The links of a creature come apart. */
function* comeApart(play: Play, object: CardObject, groups: readonly Cards[], rule: string): Procedure {
  const before = play.game;
  separate(play, object.id, groups);
  const became = groups.map(({ card }) => nameOf(play, card));
  yield* happen(play, [[{ kind: 'creatureUnlinked', ...play.about(object), became }, rule]], before);
}

/** 703.4e. Linked gods whose links are not legal any more. */
export function looseLinks(play: Play): readonly CardObject[] {
  if (!repertoireOf(play).godLinks) return NONE;
  return PLAYERS.flatMap((player) =>
    play.game.zones[player].battleZone.filter(
      (object) => areLinkedGods(play, object) && linkedGroups(play, object).length > 1,
    ),
  );
}

const NONE: readonly CardObject[] = [];

/** 703.4e, 804.2b. A link that is not legal any more comes apart. */
export function* loosenLinks(play: Play, objects: readonly CardObject[]): Procedure {
  for (const { id } of objects) {
    const object = play.find(id);
    if (object === undefined || !areLinkedGods(play, object)) continue;
    yield* comeApart(play, object, yield* firstOf(play, object, linkedGroups(play, object)), '703.4e');
  }
}

export const linkedFact = (play: Play, object: CardObject): FactBody => ({
  kind: 'creatureLinked',
  ...play.about(object),
  cards: partsOf(object).map(({ card }) => nameOf(play, card)),
});

/** 701.18b, 804.3, 804.3b. Objects become one creature, which is the same as each of them was. Returns undefined if one has gone. */
export function join(
  play: Play,
  ids: readonly ObjectId[],
  places: Places,
  before: Game,
): CardObject | undefined {
  const [base, ...others] = ids.flatMap((id) => play.find(id) ?? []);
  if (base === undefined || others.length + 1 < ids.length) return undefined;
  play.set(joinObjects(play.game, [base, ...others], places));
  becomeOne(play, { onto: base.id, alsoOnto: others.map(({ id }) => id) }, before);
  return play.find(base.id);
}

/** 804.2. A god that lies there is linked with others. */
function* link(play: Play, self: CardObject, { objects, places }: LinkPlan): Procedure {
  const before = play.game;
  const linked = join(play, [self.id, ...objects], places, before);
  if (linked !== undefined) yield* happen(play, [[linkedFact(play, linked), '804.2']], before);
}

/** 804.1a, 804.3. What was put is linked at the same instant. Returns the creature that it is part of, and what happened. */
export function linkPut(
  play: Play,
  put: Moved,
  { objects, places }: LinkPlan,
  before: Game,
): readonly [Moved, readonly Happening[]] {
  const [card, ...rest] = put.became;
  const linked = card === undefined ? undefined : join(play, [...objects, card.id], places, before);
  if (linked === undefined) return [put, []];
  return [{ ...put, became: [linked, ...rest] }, [[linkedFact(play, linked), '701.18b']]];
}
