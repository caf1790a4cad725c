import type { CardObject, Player } from '../../table/nouns.ts';
import { changed } from '../../table/objects.ts';
import type { Civilization, Face } from '../language/vocabulary.ts';
import type { ManaKind } from '../state/caches.ts';
import type { World } from '../state/world.ts';
import { amountOf } from './amounts.ts';
import {
  changesCivilizations,
  civilizationsOf,
  definitionOf,
  facesOf,
  nameOf,
  reaches,
  staticsOf,
} from './characteristics.ts';
import { faceMatches } from './filters.ts';

/** 601.1d-e, 201.2a. What has to be paid for a face: the printed cost with every increase and reduction. */
export function costToPay(world: World, object: CardObject, face: Face): number {
  const here = object.pending ? changed(object, { pending: false }) : object;
  let cost = face.cost;
  const reductions: { readonly by: number; readonly atLeast: number }[] = [];
  for (const candidate of staticsOf(world)) {
    const { effect, scope, affects } = candidate;
    if (effect.kind !== 'cost' || !reaches(world, candidate, here)) continue;
    if (
      'in' in affects &&
      affects.filter !== undefined &&
      !faceMatches(world, here, face, affects.filter, scope)
    )
      continue;
    const by = amountOf(world, effect.by, scope);
    if (by < 0) reductions.push({ by, atLeast: effect.atLeast });
    else cost += by;
  }
  return Math.max(0, reduced(cost, reductions));
}

/**
 * 601.1d. A floor binds its own reduction only, and never raises a cost. The player would apply the reduction with the
 * highest floor first, which leaves the least to pay.
 */
const reduced = (
  cost: number,
  reductions: readonly { readonly by: number; readonly atLeast: number }[],
): number =>
  reductions
    .toSorted((a, b) => b.atLeast - a.atLeast)
    .reduce((left, { by, atLeast }) => Math.max(left + by, Math.min(left, atLeast)), cost);

/** Untapped mana, cards of the same civilizations together. It stays as it is while the same cards lie there. */
function manaKinds(world: World, player: Player): readonly ManaKind[] {
  const { manaZone } = world.game.zones[player];
  if (changesCivilizations(world)) return findManaKinds(world, manaZone);
  const known = world.caches.zones;
  if (known.mana?.zone !== manaZone) known.mana = { zone: manaZone, kinds: findManaKinds(world, manaZone) };
  return known.mana.kinds;
}

function findManaKinds(world: World, manaZone: readonly CardObject[]): readonly ManaKind[] {
  const kinds = new Map<string, { civilizations: readonly Civilization[]; cards: CardObject[] }>();
  for (const card of manaZone) {
    if (card.tapped || (card.pending && card.zone !== 'manaZone')) continue;
    const civilizations = manaCivilizations(world, card);
    const key = keyOfMana(world, card, civilizations);
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { civilizations, cards: [card] });
    else kind.cards.push(card);
  }
  return [...kinds.values()];
}

/** An effect that changes civilizations may end: cards that are printed differently stay different. */
function keyOfMana(world: World, card: CardObject, civilizations: readonly Civilization[]): string {
  const [only] = civilizations;
  const printed = definitionOf(world, card);
  return civilizations === printed.civilizations && only !== undefined && civilizations.length === 1
    ? `${only} ${only}`
    : `${civilizations} ${printedCivilizations(world, card)}`;
}

const printedCivilizations = (world: World, card: CardObject): readonly Civilization[] => [
  ...new Set(facesOf(world, card).flatMap(({ civilizations }) => civilizations)),
];

function manaCivilizations(world: World, card: CardObject): readonly Civilization[] {
  const faces = facesOf(world, card);
  const [face] = faces;
  if (face === undefined) return [];
  if (faces.length === 1) return civilizationsOf(world, card, face);
  return [...new Set(faces.flatMap((one) => civilizationsOf(world, card, one)))];
}

/** 112.2a. Each civilization is paid by another mana card that has it. */
function paysEach(needed: readonly Civilization[], given: readonly (readonly Civilization[])[]): boolean {
  const [civilization, ...rest] = needed;
  if (civilization === undefined) return true;
  return given.some((card, index) => {
    if (!card.includes(civilization)) return false;
    return paysEach(
      rest,
      given.filter((_, other) => other !== index),
    );
  });
}

/** 112.2. Civilizations have to be paid even where reductions leave less than one mana for each; the rest is lost. */
const manaNeeded = (cost: number, civilizations: readonly Civilization[]): number =>
  Math.max(cost, civilizations.length);

/** Whether the untapped mana of a player can pay at all. */
export function canPay(
  world: World,
  player: Player,
  cost: number,
  civilizations: readonly Civilization[],
): boolean {
  const kinds = manaKinds(world, player);
  let available = 0;
  for (const kind of kinds) available += kind.cards.length;
  if (available < manaNeeded(cost, civilizations)) return false;
  const [only, ...others] = civilizations;
  if (only === undefined) return true;
  if (others.length === 0) return kinds.some((kind) => kind.civilizations.includes(only));
  const given = kinds.flatMap((kind) =>
    kind.cards.slice(0, civilizations.length).map(() => kind.civilizations),
  );
  return paysEach(civilizations, given);
}

export interface Payment {
  readonly cards: readonly CardObject[];
  readonly label: string;
}

/**
 * 112.2. Every way to pay exactly. Two ways that leave the same mana by civilization are one way; which card of the
 * same civilizations is tapped makes no difference, and the oldest is.
 */
export function paymentsFor(
  world: World,
  player: Player,
  cost: number,
  civilizations: readonly Civilization[],
): readonly Payment[] {
  const kinds = manaKinds(world, player);
  const needed = manaNeeded(cost, civilizations);
  const later = kinds.map((_, index) =>
    kinds.slice(index + 1).reduce((sum, { cards }) => sum + cards.length, 0),
  );
  const payments: Payment[] = [];
  const pick = (
    index: number,
    left: number,
    cards: readonly CardObject[],
    given: readonly (readonly Civilization[])[],
  ): void => {
    const kind = kinds[index];
    if (kind === undefined) {
      if (left === 0 && paysEach(civilizations, given))
        payments.push({ cards, label: labelOf(world, cards) });
      return;
    }
    const least = Math.max(0, left - (later[index] ?? 0));
    for (let count = Math.min(left, kind.cards.length); count >= least; count--) {
      const taken = kind.cards.slice(0, count);
      pick(index + 1, left - count, [...cards, ...taken], [...given, ...taken.map(() => kind.civilizations)]);
    }
  };
  pick(0, needed, [], []);
  return payments;
}

const labelOf = (world: World, cards: readonly CardObject[]): string =>
  cards.length === 0 ? 'Tap nothing' : `Tap ${cards.map((card) => nameOf(world.game, card)).join(', ')}`;
