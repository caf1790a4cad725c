import { cardsUnder } from '../../../../table/links.ts';
import type { CardId, CardObject } from '../../../../table/nouns.ts';
import { changed } from '../../../../table/objects.ts';
import { CARD_TYPE_FACTS } from '../../../language/cardTypes.ts';
import type { Filter } from '../../../language/vocabulary.ts';
import type { Scope } from '../../../state/scope.ts';
import type { World } from '../../../state/world.ts';
import { definitionAt } from '../../abilities/repertoire.ts';
import { matches } from '../filters.ts';
import { isByChoice } from './bases.ts';

/** The cards of a creature, its top card first. */
export type Pile = readonly [CardId, ...(readonly CardId[])];

/**
 * 801.1b, 801.4b. The creatures that lie one below the other, from the top: a creature or tamaseed by itself, and an evolution creature
 * with what it was put on. Any other card stays below the one above it, or below the next if there is none.
 */
export function pilesBelow(world: World, cards: readonly CardId[]): readonly Pile[] {
  const piles: [CardId, ...CardId[]][] = [];
  const loose: CardId[] = [];
  for (let at = 0; at < cards.length; ) {
    const [top, ...rest] = cards.slice(at, at + sizeOf(world, cards, at));
    if (top === undefined) break;
    at += 1 + rest.length;
    const above = piles.at(-1);
    if (CARD_TYPE_FACTS[definitionAt(world, top).type].canBeTapped) piles.push([top, ...rest]);
    else (above ?? loose).push(top);
  }
  piles[0]?.push(...loose);
  const [first, ...others] = loose;
  return piles.length > 0 || first === undefined ? piles : [[first, ...others]];
}

/** How many cards belong to the creature at an index of a pile. */
function sizeOf(world: World, cards: readonly CardId[], at: number): number {
  const card = cards[at];
  if (card === undefined) return 0;
  const { evolution } = definitionAt(world, card);
  if (evolution === undefined || isByChoice(evolution)) return 1;
  const bases = (evolution.count === 'any' ? 1 : (evolution.count ?? 1)) + (evolution.also?.length ?? 0);
  let size = 1;
  for (let base = 0; base < bases; base++) size += sizeOf(world, cards, at + size);
  return size;
}

/** 109.2b, 801.4. The cards below the top card of an object that are like this, each read as a card by itself. */
export const cardsBelow = (
  world: World,
  object: CardObject,
  filter: Filter | undefined,
  scope: Scope,
): readonly CardId[] =>
  cardsUnder(object).filter((card) =>
    matches(
      world,
      changed(object, { id: -1, card, under: [], links: undefined, face: 0, zone: 'hand' }),
      filter,
      scope,
    ),
  );
