import type { ObjectId, Player, Zone } from 'taiki';
import type { DrawnCard, DrawnTable, TablePatch } from '../trace.ts';

export const PLAYERS: readonly Player[] = ['p1', 'p2'];

export const ZONES: readonly Zone[] = [
  'deck',
  'hand',
  'battleZone',
  'manaZone',
  'shieldZone',
  'graveyard',
  'hyperspatialZone',
  'superGRZone',
];

/** Whose eyes the table is seen with; `both` hides nothing. */
export type Viewer = Player | 'both';

/** A card as a viewer sees it: of a hidden one it is known that it is there, and nothing else. */
export type SeenCard =
  | { readonly hidden: false; readonly card: DrawnCard }
  | { readonly hidden: true; readonly id: ObjectId; readonly owner: Player; readonly zone: Zone };

/** Whether this viewer may know which card it is (400.2). */
export const mayKnow = ({ knownTo }: DrawnCard, viewer: Viewer): boolean =>
  viewer === 'both' || knownTo === 'both' || knownTo === viewer;

/** The cards of a zone as a viewer sees them, in the order in which they lie. */
export function seenIn(table: DrawnTable, player: Player, zone: Zone, viewer: Viewer): readonly SeenCard[] {
  return table.zones[player][zone].flatMap((id): readonly SeenCard[] => {
    const card = table.cards[id];
    if (card === undefined) return [];
    return [mayKnow(card, viewer) ? { hidden: false, card } : { hidden: true, id, owner: card.owner, zone }];
  });
}

/** The table after a patch. What did not change is shared with the table before. */
export function patched(table: DrawnTable, { cards = [], gone = [], zones, rest }: TablePatch): DrawnTable {
  // A part that is undefined is left out of JSON: the whole of the rest takes the place of what was there.
  const { turn, attack, battle, using, result } = rest ?? table;
  return {
    turn,
    attack,
    battle,
    using,
    result,
    cards: cards.length + gone.length === 0 ? table.cards : patchedCards(table.cards, cards, gone),
    zones:
      zones === undefined
        ? table.zones
        : { p1: { ...table.zones.p1, ...zones.p1 }, p2: { ...table.zones.p2, ...zones.p2 } },
  };
}

function patchedCards(
  before: DrawnTable['cards'],
  changed: readonly DrawnCard[],
  gone: readonly ObjectId[],
): DrawnTable['cards'] {
  const cards: Record<ObjectId, DrawnCard> = { ...before };
  for (const id of gone) delete cards[id];
  for (const card of changed) cards[card.id] = card;
  return cards;
}

/** One difference between two tables, in a sentence. */
export interface TableChange {
  readonly player: Player;
  /** The card concerned; undefined for what concerns none. */
  readonly card: DrawnCard | undefined;
  /** The card as it lay before; undefined for one that was not there. */
  readonly before: DrawnCard | undefined;
  readonly text: string;
}

const ZONE_WORDS: { readonly [Z in Zone]: string } = {
  deck: 'deck',
  hand: 'hand',
  battleZone: 'battle zone',
  manaZone: 'mana zone',
  shieldZone: 'shield zone',
  graveyard: 'graveyard',
  hyperspatialZone: 'hyperspatial zone',
  superGRZone: 'super GR zone',
};

/** A zone in the rulebook's words: `battle zone`. */
export const zoneWords = (zone: Zone): string => ZONE_WORDS[zone];

/** What is different between two tables, each difference once: cards that came, left and changed, the turn, the attack. */
export function tableChanges(before: DrawnTable, after: DrawnTable): readonly TableChange[] {
  const came = cardsNotIn(after, before);
  const left = cardsNotIn(before, after);
  const moved = came.map((card) => {
    const index = left.findIndex((one) => one.name === card.name && one.owner === card.owner);
    const [from] = index < 0 ? [] : left.splice(index, 1);
    return arrival(card, from);
  });
  return [
    ...moved,
    ...left.map((card) => ({
      player: card.owner,
      card: undefined,
      before: card,
      text: `${card.name} left the ${zoneWords(card.zone)}`,
    })),
    ...stayed(before, after),
    ...counted(before, after),
    ...onward(before, after),
  ];
}

const cardsNotIn = (table: DrawnTable, other: DrawnTable): DrawnCard[] =>
  Object.values(table.cards).filter(({ id }) => other.cards[id] === undefined);

const arrival = (card: DrawnCard, from: DrawnCard | undefined): TableChange => ({
  player: card.owner,
  card,
  before: from,
  text:
    from === undefined
      ? `${card.name} came to the ${zoneWords(card.zone)}`
      : `${card.name}: ${zoneWords(from.zone)} → ${zoneWords(card.zone)}`,
});

function stayed(before: DrawnTable, after: DrawnTable): readonly TableChange[] {
  return Object.values(after.cards).flatMap((card) => {
    const old = before.cards[card.id];
    if (old === undefined || old === card) return [];
    return changesOf(old, card).map((what) => ({
      player: card.owner,
      card,
      before: old,
      text: `${card.name}: ${what}`,
    }));
  });
}

const changesOf = (old: DrawnCard, card: DrawnCard): readonly string[] => [
  ...(old.tapped === card.tapped ? [] : [card.tapped ? 'tapped' : 'untapped']),
  ...(old.faceUp === card.faceUp ? [] : [card.faceUp ? 'turned face up' : 'turned face down']),
  ...(old.flipped === card.flipped ? [] : ['turned upside down']),
  ...(old.pending === card.pending ? [] : [card.pending ? 'pending' : 'no longer pending']),
  ...(old.power === card.power ? [] : [`power ${old.power ?? 'none'} → ${card.power ?? 'none'}`]),
  ...(old.under.join() === card.under.join() ? [] : [`${card.under.length} cards below`]),
  ...(old.attachedTo === card.attachedTo ? [] : ['attached anew']),
  ...(old.knownTo === card.knownTo ? [] : [`known to ${card.knownTo}`]),
];

function counted(before: DrawnTable, after: DrawnTable): readonly TableChange[] {
  return PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) => {
      const [had, has] = [before.zones[player][zone].length, after.zones[player][zone].length];
      if (had === has) return [];
      return [
        { player, card: undefined, before: undefined, text: `${player}: ${zoneWords(zone)} ${had} → ${has}` },
      ];
    }),
  );
}

function onward(before: DrawnTable, after: DrawnTable): readonly TableChange[] {
  const say = (text: string): TableChange => ({
    player: after.turn.active,
    card: undefined,
    before: undefined,
    text,
  });
  const attacks = before.attack?.attacker !== after.attack?.attacker;
  return [
    ...(before.turn.number === after.turn.number
      ? []
      : [say(`turn ${after.turn.number} of ${after.turn.active}`)]),
    ...(attacks ? [say(after.attack === undefined ? 'the attack is over' : 'an attack has begun')] : []),
    ...(after.attack?.ended && !before.attack?.ended ? [say('the attack has ended early')] : []),
    ...(before.result === undefined && after.result !== undefined
      ? [say(`${after.result.winner ?? 'nobody'} wins: ${after.result.reason}`)]
      : []),
  ];
}
