import { cardsOf } from '../../../table/links.ts';
import { type CardId, type CardObject, PLAYERS, type Player } from '../../../table/nouns.ts';
import { changed, changeObjects } from '../../../table/objects.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import type { Civilization, Face } from '../../language/vocabulary.ts';
import type { ManaKind, PrintedCard, StaticInForce } from '../../state/caches.ts';
import { gameWith } from '../../state/gameWith.ts';
import { type World, worldAt } from '../../state/world.ts';
import { manaKeyOf } from '../abilities/printedCards.ts';
import { asksForManaTapped, cardOf, costsOfCardsAskForUsed, repertoireOf } from '../abilities/repertoire.ts';
import { amountOf } from '../characteristics/amounts.ts';
import {
  areSameBearers,
  changesCivilizations,
  civilizationsOf,
  facesOf,
  nameOf,
  reaches,
  staticsOf,
} from '../characteristics/characteristics.ts';
import { faceMatches } from '../characteristics/filters.ts';
import { halved } from '../characteristics/halved.ts';

/** 409.1c, 601.1b-e. The game as the cost of a card is paid: the card is pending, and counts in its zone no more. */
export function worldOfPayment(world: World, object: CardObject): World {
  const asks =
    costsAskForUsed(world) ||
    (object.zone === 'manaZone' && (changesCivilizations(world) || changesManaNumbers(world)));
  return asks && !object.pending && object.zone !== 'battleZone' ? worldWithPending(world, object) : world;
}

/** Whether an effect on costs or civilizations may look at zones from which cards are used. */
function costsAskForUsed(world: World): boolean {
  if (!repertoireOf(world).costsAskForUsed) return false;
  const { lasting, zones } = world.game;
  if (lasting.length > 0) return true;
  const latest = world.caches.zones;
  if (latest.costs === undefined || !areSameBearers(latest.costs.zones, world))
    latest.costs = { zones, askForUsed: costsOfCardsAskForUsed(world, bearersOfStatics(world)) };
  return latest.costs.askForUsed;
}

/** The cards that lie where static abilities work. */
function bearersOfStatics(world: World): readonly CardId[] {
  const found: CardId[] = [];
  const { staticZones } = repertoireOf(world);
  for (const player of PLAYERS) {
    const zones = world.game.zones[player];
    for (const object of zones.battleZone) found.push(...cardsOf(object));
    for (const zone of staticZones)
      for (const object of zones[zone]) {
        if (isOneCard(object)) found.push(object.card);
        else found.push(...cardsOf(object));
      }
  }
  return found;
}

const isOneCard = ({ under, links }: CardObject): boolean => under.length === 0 && links === undefined;

/** 409.1c. The game once the use of a card has been declared. */
export const worldWithPending = (world: World, { id }: CardObject): World =>
  worldAt(gameWith(world.game, changeObjects(world.game, [id], { pending: true })), world);

interface Reducing {
  readonly by: number;
  readonly atLeast: number;
}

const NOTHING_PAID: readonly Reducing[] = [];

/**
 * 108.2, 601.1d-e, 201.2a. What has to be paid for a face: the printed cost, or that of an alternative, with every increase and reduction, then divided. `paid`
 * are those that the player has chosen; if not given, all that are optional apply.
 */
export function costToPay(
  world: World,
  object: CardObject,
  face: Face,
  paid?: readonly Reducing[],
  printed: number = face.cost,
): number {
  const statics = staticsOf(world);
  if (statics.length === 0 && (paid ?? NOTHING_PAID).length === 0) return Math.max(0, printed);
  const here = withoutPending(object);
  let cost = printed;
  const halves: ('up' | 'down')[] = [];
  const reductions: Reducing[] = (paid ?? NOTHING_PAID).map(({ by, atLeast }) => ({ by: -by, atLeast }));
  for (const candidate of statics) {
    const { effect, scope } = candidate;
    if (effect.kind === 'halvesCost' && reachesFace(world, candidate, here, face)) halves.push(effect.round);
    if (effect.kind !== 'cost' || !reachesFace(world, candidate, here, face)) continue;
    if (effect.optional && paid !== undefined) continue;
    const by = amountOf(world, effect.by, scope);
    if (by < 0) reductions.push({ by, atLeast: effect.atLeast });
    else cost += by;
  }
  return halves.reduce(halved, Math.max(0, reduced(cost, reductions)));
}

/** 409.1c. What changes the cost of a card finds it where it lies although it is pending. */
export const withoutPending = (object: CardObject): CardObject =>
  object.pending ? changed(object, { pending: false }) : object;

/** 810.3a. Whether a static effect reaches the face that is used. */
export function reachesFace(world: World, candidate: StaticInForce, object: CardObject, face: Face): boolean {
  const { affects, scope } = candidate;
  return (
    reaches(world, candidate, object) &&
    (!('in' in affects) ||
      affects.filter === undefined ||
      faceMatches(world, object, face, affects.filter, scope))
  );
}

/**
 * 601.1e. A floor binds its own reduction only, and never raises a cost. The player would apply the reduction with the
 * highest floor first, which leaves the least to pay.
 */
const reduced = (cost: number, reductions: readonly Reducing[]): number =>
  reductions
    .toSorted((a, b) => b.atLeast - a.atLeast)
    .reduce((left, { by, atLeast }) => Math.max(left + by, Math.min(left, atLeast)), cost);

/** 207.2. Whether an effect changes mana numbers. */
function changesManaNumbers(world: World): boolean {
  const statics = staticsOf(world);
  return statics.length > 0 && statics.some(({ effect }) => effect.kind === 'manaNumber');
}

/** 207.1, 405.4. How much mana a card gives as it is printed; face down it gives one. */
const printedManaNumber = (world: World, card: CardObject): number =>
  card.faceDown ? 1 : cardOf(world, card).manaNumber;

/** 107.2, 207.2. How much mana a card gives: what is printed, or what the last effect says. */
function manaNumberOf(world: World, card: CardObject): number {
  let number = printedManaNumber(world, card);
  for (const candidate of staticsOf(world)) {
    const { effect, scope } = candidate;
    if (effect.kind === 'manaNumber' && reaches(world, candidate, card))
      number = Math.max(0, amountOf(world, effect.is, scope));
  }
  return number;
}

/** Untapped mana, cards of the same civilizations and mana number together. It stays as it is while the same cards lie there. */
function manaKinds(world: World, player: Player): readonly ManaKind[] {
  const { manaZone } = world.game.zones[player];
  if (changesCivilizations(world) || changesManaNumbers(world)) return findManaKinds(world, manaZone);
  const { mana } = world.caches.zones;
  let known = mana[player];
  if (known?.zone !== manaZone) {
    known = { zone: manaZone, kinds: findManaKinds(world, manaZone) };
    mana[player] = known;
  }
  return known.kinds;
}

function findManaKinds(world: World, manaZone: readonly CardObject[]): readonly ManaKind[] {
  const kinds = new Map<string, ManaKind & { cards: CardObject[] }>();
  const numbered = changesManaNumbers(world);
  const colored = changesCivilizations(world);
  // 601.1f. Which of two cards is tapped may matter.
  const named = asksForManaTapped(world);
  for (const card of manaZone) {
    if (card.tapped || (card.pending && card.zone !== 'manaZone')) continue;
    const printed = cardOf(world, card);
    const civilizations = colored ? manaCivilizations(world, card) : printed.civilizations;
    const number = numbered ? manaNumberOf(world, card) : printedManaNumber(world, card);
    const like = keyOfMana(card, civilizations, number, printed);
    const key = named ? `${like} ${nameOf(world.game, card)}` : like;
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { civilizations, faceDown: card.faceDown, number, cards: [card] });
    else kind.cards.push(card);
  }
  return [...kinds.values()];
}

/** An effect that changes civilizations may end: cards that are printed differently stay different. */
const keyOfMana = (
  { faceDown }: CardObject,
  civilizations: readonly Civilization[],
  number: number,
  printed: PrintedCard,
): string =>
  !faceDown && civilizations === printed.civilizations && number === printed.manaNumber
    ? printed.manaKey
    : `${faceDown ? 'face down ' : ''}${manaKeyOf(civilizations, printed.civilizations, number)}`;

const manaCivilizations = (world: World, card: CardObject): readonly Civilization[] => [
  ...new Set(facesOf(world, card).flatMap((one) => civilizationsOf(world, card, one))),
];

/**
 * 112.2a. Whether so many cards of each kind pay the civilizations from an index on: each is paid by another mana card that has it.
 */
function paysEach(
  kinds: readonly ManaKind[],
  counts: number[],
  civilizations: readonly Civilization[],
  from = 0,
): boolean {
  const civilization = civilizations[from];
  if (civilization === undefined) return true;
  let index = 0;
  for (const kind of kinds) {
    const count = counts[index] ?? 0;
    if (count > 0 && kind.civilizations.includes(civilization)) {
      counts[index] = count - 1;
      const paid = paysEach(kinds, counts, civilizations, from + 1);
      counts[index] = count;
      if (paid) return true;
    }
    index++;
  }
  return false;
}

/** 112.2. Civilizations have to be paid even where reductions leave less than one mana for each; the rest is lost. */
const manaNeeded = (cost: number, civilizations: readonly Civilization[]): number =>
  Math.max(cost, civilizations.length);

/** 107.2, 405.4. The mana that each card of a kind gives. */
const manaOf = ({ faceDown, number }: ManaKind, manaOfFaceDown: number): number =>
  faceDown ? manaOfFaceDown : number;

/**
 * Whether the untapped mana of a player can pay at all.
 * @param manaOfFaceDown the mana number of face-down cards, which a crystal soul changes.
 */
export function canPay(
  world: World,
  player: Player,
  cost: number,
  civilizations: readonly Civilization[],
  manaOfFaceDown = 1,
): boolean {
  const kinds = manaKinds(world, player);
  let available = 0;
  for (const kind of kinds) available += kind.cards.length * manaOf(kind, manaOfFaceDown);
  if (available < manaNeeded(cost, civilizations)) return false;
  const [first] = civilizations;
  if (first !== undefined && civilizations.length === 1)
    return kinds.some((kind) => kind.civilizations.includes(first));
  return paysEach(
    kinds,
    kinds.map(({ cards }) => cards.length),
    civilizations,
  );
}

/** A way to pay. There may be hundreds, of which only one is paid. */
export interface Payment {
  readonly label: string;
  /** The cards that are tapped. */
  readonly cards: () => readonly CardObject[];
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
  manaOfFaceDown = 1,
): readonly Payment[] {
  const kinds = manaKinds(world, player);
  const needed = manaNeeded(cost, civilizations);
  if (kinds.some((kind) => manaOf(kind, manaOfFaceDown) !== 1))
    return leastPayments(world, kinds, needed, civilizations, manaOfFaceDown);
  const named = namesOfKinds(world, kinds);
  let untapped = 0;
  for (const { cards } of kinds) untapped += cards.length;
  const payments: Payment[] = [];
  const counts: number[] = [];
  const pick = (index: number, left: number, later: number): void => {
    const kind = kinds[index];
    if (kind === undefined) {
      if (paysEach(kinds, counts, civilizations)) payments.push(paymentOf(kinds, named, counts));
      return;
    }
    const others = later - kind.cards.length;
    const least = Math.max(0, left - others);
    for (let count = Math.min(left, kind.cards.length); count >= least; count--) {
      counts[index] = count;
      pick(index + 1, left - count, others);
    }
  };
  pick(0, needed, untapped);
  return payments;
}

/**
 * 112.2. Every way to pay where some cards produce more than one mana: what is too much is lost, but no card is tapped that can be left
 * out.
 */
function leastPayments(
  world: World,
  kinds: readonly ManaKind[],
  needed: number,
  civilizations: readonly Civilization[],
  manaOfFaceDown: number,
): readonly Payment[] {
  const named = namesOfKinds(world, kinds);
  const payments: Payment[] = [];
  const counts: number[] = [];
  const pays = (): boolean =>
    sum(kinds, (kind, index) => (counts[index] ?? 0) * manaOf(kind, manaOfFaceDown)) >= needed &&
    paysEach(kinds, counts, civilizations);
  const paysWithout = (index: number): boolean => {
    const count = counts[index] ?? 0;
    if (count === 0) return false;
    counts[index] = count - 1;
    const paid = pays();
    counts[index] = count;
    return paid;
  };
  const pick = (index: number): void => {
    const kind = kinds[index];
    if (kind === undefined) {
      if (pays() && !kinds.some((_, at) => paysWithout(at))) payments.push(paymentOf(kinds, named, counts));
      return;
    }
    const enough = Math.max(Math.ceil(needed / manaOf(kind, manaOfFaceDown)), civilizations.length);
    for (let count = Math.min(enough, kind.cards.length); count >= 0; count--) {
      counts[index] = count;
      pick(index + 1);
    }
  };
  pick(0);
  return payments;
}

const sum = (kinds: readonly ManaKind[], of: (kind: ManaKind, index: number) => number): number =>
  kinds.reduce((total, kind, index) => total + of(kind, index), 0);

/** Of each kind, the names of its first cards by their number. */
type Named = readonly (readonly string[])[];

const namesOfKinds = ({ game }: World, kinds: readonly ManaKind[]): Named =>
  kinds.map(({ cards }) => {
    let names = '';
    return [
      names,
      ...cards.map((card, index) => {
        names = index === 0 ? nameOf(game, card) : `${names}, ${nameOf(game, card)}`;
        return names;
      }),
    ];
  });

function paymentOf(kinds: readonly ManaKind[], named: Named, counts: readonly number[]): Payment {
  let names: string | undefined;
  for (const [index, count] of counts.entries()) {
    const ofKind = count > 0 ? named[index]?.[count] : undefined;
    if (ofKind !== undefined) names = names === undefined ? ofKind : `${names}, ${ofKind}`;
  }
  const taken = counts.slice();
  return {
    label: names === undefined ? LABELS.tapNothing : LABELS.tap(names),
    cards: () => kinds.flatMap(({ cards }, index) => cards.slice(0, taken[index])),
  };
}
