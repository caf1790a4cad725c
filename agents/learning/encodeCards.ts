import { CARD_TYPES } from '../../effects/language/cardTypes.ts';
import { CIVILIZATIONS } from '../../effects/language/vocabulary.ts';
import type { ObjectId } from '../../table/nouns.ts';
import { type CardNumbers, numberOfCard } from './cardNumbers.ts';
import {
  BREAKER_COLUMNS,
  CARD_COLUMNS,
  KEYWORDS,
  limited,
  limitedCount,
  placesOf,
  ROW_BLOCKS,
} from './columns.ts';
import { playerOn, type SeenCard, type Sight } from './sight.ts';

/** The rows of cards by their ids. */
export type RowsById = Map<number, number>;

const WIDTH = CARD_COLUMNS.length;
const AT = placesOf(CARD_COLUMNS, [
  'present',
  'hidden',
  'card',
  'tapped',
  'pending',
  'faceUp',
  'faceDown',
  'ignored',
  'seals',
  'flipped',
  'inHyperMode',
  'otherSide',
  'arrivedThisTurn',
  'under',
  'linked',
  'attachedTo',
  'source',
  'attacking',
  'attacked',
  'blocking',
  'chosenShield',
  'cost',
  'costToPay',
  'power',
  'printedPower',
  'type.creature',
  'otherFace',
  'civilization.light',
  'keyword.blocker',
  'breaker.double',
  'canAttackPlayer',
  'canAttackCreature',
  'canBlock',
  'canBeUsed',
]);

/**
 * Writes one row for each card, and finds out which card has which row.
 * @param source the id of the card from whose ability the open decision comes.
 */
export function encodeCards(
  sight: Sight,
  source: ObjectId | undefined,
  numbers: CardNumbers,
  rows: RowsById,
  into: Float32Array,
): void {
  clear(into);
  const attached: { readonly row: number; readonly to: number }[] = [];
  for (const block of ROW_BLOCKS) {
    const cards = sight.cardsIn(playerOn(block.side, sight.viewer), block.zone);
    const end = Math.min(cards.length, block.rows);
    for (let index = 0; index < end; index++) {
      const card = cards[index];
      const row = block.from + index;
      const at = row * WIDTH;
      into[at + AT.present] = 1;
      into[at + AT.attachedTo] = -1;
      if (card === undefined || card.hidden) {
        into[at + AT.hidden] = 1;
        into[at + AT.pending] = card?.pending ? 1 : 0;
        into[at + AT.tapped] = card?.mana === 'tapped' ? 1 : 0;
        into[at + AT.under] = limitedCount((card?.cards ?? 1) - 1);
        into[at + AT.faceDown] = card?.mana === undefined && card?.seal === undefined ? 0 : 1;
        if (card?.seal !== undefined) {
          rows.set(card.seal.id, row);
          attached.push({ row, to: card.seal.on });
        }
      } else {
        if (card.id > 0) rows.set(card.id, row);
        if (card.attachedTo !== undefined) attached.push({ row, to: card.attachedTo });
        encodeCard(card, numbers, into, at);
      }
    }
  }
  for (const { row, to } of attached) into[row * WIDTH + AT.attachedTo] = rows.get(to) ?? -1;
  encodeAttack(sight, source, rows, into);
}

/** Clears the rows of an earlier observation: most rows of most observations are empty, and 64 kB each do not fit into a cache. */
function clear(into: Float32Array): void {
  for (let at = 0; at < into.length; at += WIDTH)
    if (into[at + AT.present] !== 0) into.fill(0, at, at + WIDTH);
}

function encodeCard(card: SeenCard, numbers: CardNumbers, into: Float32Array, at: number): void {
  encodeFace(card, into, at);
  into[at + AT.card] = numberOfCard(numbers, card.name);
  if (card.tapped) into[at + AT.tapped] = 1;
  if (card.pending) into[at + AT.pending] = 1;
  if (card.faceUp) into[at + AT.faceUp] = 1;
  if (card.faceDown) into[at + AT.faceDown] = 1;
  if (card.ignored) into[at + AT.ignored] = 1;
  into[at + AT.seals] = limitedCount(card.seals);
  if (card.flipped) into[at + AT.flipped] = 1;
  if (card.inHyperMode) into[at + AT.inHyperMode] = 1;
  if (card.isTurnedOver) into[at + AT.otherSide] = 1;
  if (card.arrivedThisTurn) into[at + AT.arrivedThisTurn] = 1;
  into[at + AT.under] = limitedCount(card.under);
  into[at + AT.linked] = limitedCount(card.linked);
  if (card.attacksPlayer) into[at + AT.canAttackPlayer] = 1;
  if (card.attacksCreature) into[at + AT.canAttackCreature] = 1;
  if (card.blocks) into[at + AT.canBlock] = 1;
  if (card.isUsable) into[at + AT.canBeUsed] = 1;
}

function encodeFace({ current, printedPower }: SeenCard, into: Float32Array, at: number): void {
  into[at + AT.cost] = limited(current.cost);
  into[at + AT.costToPay] = limited(current.costToPay);
  into[at + AT.power] = limited((current.power ?? 0) / 1000);
  into[at + AT.printedPower] = limited((printedPower ?? 0) / 1000);
  into[at + AT['type.creature'] + CARD_TYPES.indexOf(current.type)] = 1;
  if (current.otherFace !== undefined) into[at + AT.otherFace] = 1;
  for (const one of current.civilizations)
    into[at + AT['civilization.light'] + CIVILIZATIONS.indexOf(one)] = 1;
  for (const one of current.keywords) into[at + AT['keyword.blocker'] + KEYWORDS.indexOf(one)] = 1;
  for (const one of current.breakers) into[at + AT['breaker.double'] + BREAKER_COLUMNS.indexOf(one)] = 1;
}

function encodeAttack(
  { viewer, active, attack }: Sight,
  source: ObjectId | undefined,
  rows: RowsById,
  into: Float32Array,
): void {
  const mark = (id: number | undefined, column: number): void => {
    const row = id === undefined ? undefined : rows.get(id);
    if (row !== undefined) into[row * WIDTH + column] = 1;
  };
  mark(source, AT.source);
  if (attack === undefined) return;
  mark(attack.attacker, AT.attacking);
  mark(attack.blocker, AT.blocking);
  if ('creature' in attack.target) mark(attack.target.creature, AT.attacked);
  const side = active === viewer ? 'opponent' : 'own';
  const block = ROW_BLOCKS.find((one) => one.zone === 'shieldZone' && one.side === side);
  for (const index of attack.shields)
    if (block !== undefined && index < block.rows) into[(block.from + index) * WIDTH + AT.chosenShield] = 1;
}
