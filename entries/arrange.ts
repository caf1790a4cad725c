import { checkOptions, type KeysOf } from '../boundary/checkKeys.ts';
import { PositionError } from '../boundary/errors.ts';
import { formatValue } from '../boundary/formatValue.ts';
import { suggestion } from '../boundary/names/nearest.ts';
import { CIVILIZATIONS } from '../effects/language/vocabulary.ts';
import type { Duel } from '../engine/duel/duel.ts';
import { type DuelSettings, UNWATCHED_KEYS } from '../engine/duel/duelOptions.ts';
import {
  fillerOf,
  type PlacedCard,
  type Position,
  parsePosition,
  type StartStep,
} from '../engine/records/position.ts';
import { type Player, type Seed, ZONES, type Zone } from '../table/nouns.ts';
import { EXPECTATIONS, PROBLEMS } from '../table/sentences/problems.ts';
import { emptyZones } from '../table/setUp.ts';
import { createDuel } from './fullEngine.ts';

/** A card in a zone: its name, or its name with its non-default properties. */
export type CardInput = string | PlacedCard;

/** The contents of a zone: cards, or a number of neutral cards. */
export type ZoneInput = readonly CardInput[] | number;

/** The zones of a player. `manaZone` may give a number per civilization: `{ fire: 3, water: 1 }`. */
export type PlayerInput = { readonly [Z in Exclude<Zone, 'manaZone'>]?: ZoneInput } & {
  readonly manaZone?: ZoneInput | { readonly [C in (typeof CIVILIZATIONS)[number]]?: number };
};

/** A position for a test or for debugging. By default, a player has a deck of 20 neutral cards and 5 neutral shields. */
export interface Arrangement extends DuelSettings {
  readonly p1?: PlayerInput;
  readonly p2?: PlayerInput;
  /** The step at which the duel starts; `main` by default. */
  readonly step?: StartStep;
  /** The number of the turn; 5 by default. */
  readonly turn?: number;
  /** The active player; `p1` by default. */
  readonly active?: Player;
  /** 0 by default. */
  readonly seed?: Seed;
}

const ARRANGEMENT_KEYS: KeysOf<Arrangement> = {
  p1: true,
  p2: true,
  step: true,
  turn: true,
  active: true,
  seed: true,
  ...UNWATCHED_KEYS,
  inspect: true,
};

const DEFAULT_COUNTS: Partial<Record<Zone, number>> = { deck: 20, shieldZone: 5 };

/** No duel has so many cards; more would only fill the memory. */
const MAX_CARDS = 1000;

function fillersOf(count: unknown, name: string, at: string): readonly PlacedCard[] {
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > MAX_CARDS)
    throw new PositionError(
      PROBLEMS.expected(at, EXPECTATIONS.cardCount('0', `${MAX_CARDS}`), formatValue(count)),
    );
  return Array.from({ length: count }, () => ({ name }));
}

const isObject = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const isMana = (input: object): input is { readonly [C in (typeof CIVILIZATIONS)[number]]?: number } =>
  Object.keys(input).every((key) => CIVILIZATIONS.some((civilization) => civilization === key));

function placedCards(
  input: ZoneInput | object | undefined,
  zone: Zone,
  player: Player,
): readonly PlacedCard[] {
  const at = `${player}.${zone}`;
  if (input === undefined || typeof input === 'number')
    return fillersOf(input ?? DEFAULT_COUNTS[zone] ?? 0, 'Filler', at);
  if (Array.isArray(input)) {
    return input.map((card: CardInput) => (typeof card === 'string' ? { name: card } : card));
  }
  if (zone === 'manaZone' && isObject(input) && isMana(input)) {
    return CIVILIZATIONS.flatMap((civilization) =>
      fillersOf(input[civilization] ?? 0, fillerOf(civilization), `${at}.${civilization}`),
    );
  }
  throw new PositionError(PROBLEMS.expected(at, EXPECTATIONS.cardsOrNumber, formatValue(input)));
}

/**
 * Starts a duel from a position.
 * @param input the zones of both players, or a position as text in the format of `printPosition`.
 * @throws {PositionError} if a card or a zone is unknown.
 */
export function arrange(input: Arrangement | string): Duel {
  if (typeof input === 'string') return createDuel({ position: parsePosition(input), seed: 0 });
  const arrangement = checkOptions('arrangement', input, ARRANGEMENT_KEYS);
  const { p1, p2, step, turn, active, seed = 0, ...settings } = arrangement;
  return createDuel({ position: arrangedPosition(arrangement), ...settings, seed });
}

/** The position that an arrangement describes. */
export function arrangedPosition({ p1, p2, step = 'main', turn = 5, active = 'p1' }: Arrangement): Position {
  const zonesOf = (player: Player, zones: PlayerInput = {}): Record<Zone, readonly PlacedCard[]> => {
    if (!isObject(zones))
      throw new PositionError(PROBLEMS.expected(player, EXPECTATIONS.zoneObject, formatValue(zones)));
    const unknown = Object.keys(zones).find((key) => ZONES.every((zone) => zone !== key));
    if (unknown !== undefined)
      throw new PositionError(
        `${PROBLEMS.unknownZone(`${player}.${unknown}`, ZONES.join(', '))}${suggestion(unknown, ZONES)}`,
      );
    const all = emptyZones<PlacedCard>();
    for (const zone of ZONES) all[zone] = placedCards(zones[zone], zone, player);
    return all;
  };
  return { turn, active, step, players: { p1: zonesOf('p1', p1), p2: zonesOf('p2', p2) } };
}
