import { CARD_TYPES } from '../../effects/language/cardTypes.ts';
import { CIVILIZATIONS } from '../../effects/language/vocabulary.ts';
import type { CardView, DuelView, VisibleCard } from '../../engine/views/duelView.ts';
import { opponentOf } from '../../table/nouns.ts';
import { type CardNumbers, numberOfCard } from './cardNumbers.ts';
import {
  BREAKER_COLUMNS,
  CARD_COLUMNS,
  KEYWORDS,
  limited,
  limitedCount,
  placesOf,
  ROW_BLOCKS,
  type RowBlock,
} from './columns.ts';

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
  'flipped',
  'inHyperMode',
  'otherSide',
  'arrivedThisTurn',
  'under',
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

/** The cards of a zone that have a row: those of a deck or of the super GR zone only if the viewer may know them. */
function shownIn({ viewer, zones }: DuelView, { side, zone }: RowBlock): readonly CardView[] {
  const cards = zones[side === 'own' ? viewer : opponentOf(viewer)][zone];
  return zone === 'deck' || zone === 'superGRZone' ? cards.filter(({ hidden }) => !hidden) : cards;
}

/** Writes one row for each card, and finds out which card has which row. */
export function encodeCards(view: DuelView, numbers: CardNumbers, rows: RowsById, into: Float32Array): void {
  into.fill(0);
  const attached: { readonly row: number; readonly to: number }[] = [];
  for (const block of ROW_BLOCKS) {
    shownIn(view, block)
      .slice(0, block.rows)
      .forEach((card, index) => {
        const row = block.from + index;
        const at = row * WIDTH;
        into[at + AT.present] = 1;
        into[at + AT.attachedTo] = -1;
        if (card.hidden) {
          into[at + AT.hidden] = 1;
          into[at + AT.pending] = card.pending ? 1 : 0;
          into[at + AT.tapped] = card.mana === 'tapped' ? 1 : 0;
          into[at + AT.faceDown] = card.mana === undefined ? 0 : 1;
        } else {
          if (card.id > 0) rows.set(card.id, row);
          if (card.attachedTo !== undefined) attached.push({ row, to: card.attachedTo });
          encodeCard(view, card, numbers, into.subarray(at, at + WIDTH));
        }
      });
  }
  for (const { row, to } of attached) into[row * WIDTH + AT.attachedTo] = rows.get(to) ?? -1;
  encodeAttack(view, rows, into);
}

function encodeCard(view: DuelView, card: VisibleCard, numbers: CardNumbers, row: Float32Array): void {
  row[AT.card] = numberOfCard(numbers, card.name);
  row[AT.tapped] = card.tapped ? 1 : 0;
  row[AT.pending] = card.pending ? 1 : 0;
  row[AT.faceUp] = card.faceUp ? 1 : 0;
  row[AT.faceDown] = card.faceDown ? 1 : 0;
  row[AT.flipped] = card.flipped ? 1 : 0;
  row[AT.inHyperMode] = card.inHyperMode ? 1 : 0;
  row[AT.otherSide] = isTurnedOver(card) ? 1 : 0;
  row[AT.arrivedThisTurn] = card.arrivedThisTurn ? 1 : 0;
  row[AT.under] = limitedCount(card.under.length);
  encodeFace(card, row);
  if (card.zone === 'battleZone' || card.owner === view.viewer) encodeLegality(view, card, row);
}

/** Whether the second side of a card lies up. */
const isTurnedOver = ({ printed, current }: VisibleCard): boolean =>
  printed.otherFace !== undefined && printed.otherFace.name === current.name;

function encodeFace({ current, printed }: VisibleCard, row: Float32Array): void {
  row[AT.cost] = limited(current.cost);
  row[AT.costToPay] = limited(current.costToPay);
  row[AT.power] = limited((current.power ?? 0) / 1000);
  row[AT.printedPower] = limited((printed.power ?? 0) / 1000);
  row[AT['type.creature'] + CARD_TYPES.indexOf(current.type)] = 1;
  row[AT.otherFace] = current.otherFace === undefined ? 0 : 1;
  for (const one of current.civilizations) row[AT['civilization.light'] + CIVILIZATIONS.indexOf(one)] = 1;
  for (const one of current.keywords) row[AT['keyword.blocker'] + KEYWORDS.indexOf(one)] = 1;
  for (const one of current.breakers) row[AT['breaker.double'] + BREAKER_COLUMNS.indexOf(one)] = 1;
}

function encodeLegality({ viewer }: DuelView, { can, owner }: VisibleCard, row: Float32Array): void {
  for (const { target, legal } of can.attack?.targets ?? [])
    if (legal) row['player' in target ? AT.canAttackPlayer : AT.canAttackCreature] = 1;
  row[AT.canBlock] = can.block?.legal ? 1 : 0;
  row[AT.canBeUsed] = owner === viewer && can.use?.legal ? 1 : 0;
}

function encodeAttack(
  { viewer, active, attack, decision }: DuelView,
  rows: RowsById,
  into: Float32Array,
): void {
  const mark = (id: number | undefined, column: number): void => {
    const row = id === undefined ? undefined : rows.get(id);
    if (row !== undefined) into[row * WIDTH + column] = 1;
  };
  mark(decision?.source?.id, AT.source);
  if (attack === undefined) return;
  mark(attack.attacker, AT.attacking);
  mark(attack.blocker, AT.blocking);
  if ('creature' in attack.target) mark(attack.target.creature, AT.attacked);
  const side = active === viewer ? 'opponent' : 'own';
  const block = ROW_BLOCKS.find((one) => one.zone === 'shieldZone' && one.side === side);
  for (const index of attack.shields)
    if (block !== undefined && index < block.rows) into[(block.from + index) * WIDTH + AT.chosenShield] = 1;
}
