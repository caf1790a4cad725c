import { type DuelView, type ObjectId, opponentOf, type Player, type VisibleCard } from 'taiki';
import { visible } from '../printed/board.ts';
import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
import { grouped, likenessOf } from './alike.ts';

/** Cards of the battle zone that are alike, as one place on the screen. */
export interface Cell {
  readonly card: VisibleCard;
  readonly count: number;
  readonly ids: readonly ObjectId[];
  /** Tells it from other cells of the same name: `a`, `b`; empty if its name does. */
  readonly tag: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The cards of a player's battle zone; alike ones are merged, others of the same name get letters. */
export function cellsOf(view: DuelView, player: Player): readonly Cell[] {
  const groups = grouped(visible(view.zones[player].battleZone), (card) => likenessOf(card, view));
  const seen = new Map<string, number>();
  const many = new Map<string, number>();
  for (const [card] of groups) many.set(card?.name ?? '', (many.get(card?.name ?? '') ?? 0) + 1);
  return groups.flatMap((group) => {
    const [card] = group;
    if (card === undefined) return [];
    const nth = seen.get(card.name) ?? 0;
    seen.set(card.name, nth + 1);
    const tag = (many.get(card.name) ?? 0) > 1 ? (LETTERS[nth] ?? String(nth + 1)) : '';
    return [{ card, count: group.length, ids: group.map(({ id }) => id), tag }];
  });
}

/** The names of the cards in the battle zone as the screen shows them, with the letters that tell them apart. */
export function namesOnBoard(view: DuelView, speech: Speech = english): ReadonlyMap<ObjectId, string> {
  const names = new Map<ObjectId, string>();
  for (const player of [view.viewer, opponentOf(view.viewer)]) {
    for (const { card, ids, tag } of cellsOf(view, player))
      for (const id of ids)
        names.set(id, tag === '' ? speech.name(card.name) : `${speech.name(card.name)} ${tag}`);
  }
  return names;
}
