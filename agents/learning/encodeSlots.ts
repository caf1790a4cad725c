import type { ObjectInfo, Option } from '../../effects/state/reported/decisions.ts';
import type { Player } from '../../table/nouns.ts';
import { ZONES } from '../../table/zones.ts';
import { type CardNumbers, numberOfCard } from './cardNumbers.ts';
import { limited, limitedCount, placesOf, SLOT_COLUMNS, TEXT_VALUES } from './columns.ts';
import type { RowsById } from './encodeCards.ts';
import { DONE_SLOT, NEXT_SLOT, OPTION_SLOTS, optionOf, type Picks } from './picks.ts';

const WIDTH = SLOT_COLUMNS.length;
const AT = placesOf(SLOT_COLUMNS, [
  'option',
  'next',
  'done',
  'picked',
  'pass',
  'card',
  'row',
  'own',
  'zone.deck',
  'target',
  'targetRow',
  'usesRow',
  'player',
  'self',
  'numbered',
  'number',
  'text',
]);

/** FNV-1a, folded to the values of the column. */
function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return ((hash >>> 16) ^ hash) & (TEXT_VALUES - 1);
}

/** Writes one row for each slot. */
export function encodeSlots(
  viewer: Player,
  picks: Picks,
  numbers: CardNumbers,
  rows: RowsById,
  into: Float32Array,
): void {
  const { decision, picked } = picks;
  for (let slot = 0; slot < OPTION_SLOTS; slot++) {
    const index = optionOf(picks, slot);
    const option = index === undefined ? undefined : decision.options[index];
    if (index === undefined || option === undefined) break;
    const row = into.subarray(slot * WIDTH, (slot + 1) * WIDTH);
    encodeOption(viewer, option, numbers, rows, row);
    row[AT.picked] = limitedCount(picked.indexOf(index) + 1);
  }
  into[NEXT_SLOT * WIDTH + AT.next] = 1;
  into[DONE_SLOT * WIDTH + AT.done] = 1;
}

function encodeOption(
  viewer: Player,
  { label, pass, card, target, uses, player, number }: Option,
  numbers: CardNumbers,
  rows: RowsById,
  row: Float32Array,
): void {
  const rowOf = (one: ObjectInfo | undefined): number => (one === undefined ? -1 : (rows.get(one.id) ?? -1));
  row[AT.option] = 1;
  row[AT.pass] = pass ? 1 : 0;
  row[AT.card] = numberOfCard(numbers, card?.name);
  row[AT.row] = rowOf(card);
  if (card !== undefined) {
    row[AT.own] = card.owner === viewer ? 1 : 0;
    row[AT['zone.deck'] + ZONES.indexOf(card.zone)] = 1;
  }
  row[AT.target] = numberOfCard(numbers, target?.name);
  row[AT.targetRow] = rowOf(target);
  row[AT.usesRow] = rowOf(uses);
  if (player !== undefined) row[player === viewer ? AT.self : AT.player] = 1;
  if (number !== undefined) {
    row[AT.numbered] = 1;
    row[AT.number] = limited(number);
  }
  row[AT.text] = textHash(label);
}
