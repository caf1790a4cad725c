import { CIVILIZATIONS } from '../effects/language/vocabulary.ts';
import { PLAYERS, type Player, ZONES, type Zone } from '../table/nouns.ts';
import { emptyZones } from '../table/setUp.ts';
import type { Duel, DuelSettings } from './duel.ts';
import { PositionError } from './errors.ts';
import { createDuel } from './fullEngine.ts';
import { fillerOf, type PlacedCard, type Position, parsePosition, type StartStep } from './position.ts';

/** A card in a zone: its name, or its name and what is not plain about it. */
export type CardInput = string | PlacedCard;

/** What lies in a zone: cards, or how many neutral ones. */
export type ZoneInput = readonly CardInput[] | number;

/** Zones as they are written in a test. `mana` may count by civilization: `{ fire: 3, water: 1 }`. */
export type PlayerInput = { readonly [Z in Exclude<Zone, 'manaZone'>]?: ZoneInput } & {
  readonly manaZone?: ZoneInput | { readonly [C in (typeof CIVILIZATIONS)[number]]?: number };
};

/** A position for a test or for debugging. What is not named is neutral: 20 cards in the deck, 5 shields, nothing else. */
export interface Arrangement extends DuelSettings {
  readonly p1?: PlayerInput;
  readonly p2?: PlayerInput;
  /** The step at which the duel begins; `main` when not given. */
  readonly step?: StartStep;
  /** 5 when not given. */
  readonly turn?: number;
  /** `p1` when not given. */
  readonly active?: Player;
  readonly seed?: number;
}

const NEUTRAL: Partial<Record<Zone, number>> = { deck: 20, shieldZone: 5 };

const isMana = (input: object): input is { readonly [C in (typeof CIVILIZATIONS)[number]]?: number } =>
  Object.keys(input).every((key) => (CIVILIZATIONS as readonly string[]).includes(key));

function placed(input: ZoneInput | object | undefined, zone: Zone, player: Player): readonly PlacedCard[] {
  if (input === undefined || typeof input === 'number') {
    return Array.from({ length: input ?? NEUTRAL[zone] ?? 0 }, () => ({ name: 'Filler' }));
  }
  if (Array.isArray(input)) {
    return input.map((card: CardInput) => (typeof card === 'string' ? { name: card } : card));
  }
  if (zone === 'manaZone' && isMana(input)) {
    return CIVILIZATIONS.flatMap((civilization) =>
      Array.from({ length: input[civilization] ?? 0 }, () => ({ name: fillerOf(civilization) })),
    );
  }
  throw new PositionError(
    `${player}.${zone}: expected card names or a number, not ${JSON.stringify(input)}.`,
  );
}

/**
 * A duel from a position: written as zones, or as the text that `printPosition` prints.
 * @throws {PositionError} for a card or a zone that is not known.
 */
export function arrange(input: Arrangement | string): Duel {
  if (typeof input === 'string') return createDuel({ position: parsePosition(input) });
  const { p1, p2, step = 'main', turn = 5, active = 'p1', seed, ...settings } = input;
  const zonesOf = (player: Player, zones: PlayerInput = {}): Record<Zone, readonly PlacedCard[]> => {
    const unknown = Object.keys(zones).find((zone) => !(ZONES as readonly string[]).includes(zone));
    if (unknown !== undefined)
      throw new PositionError(`${player}.${unknown}: expected one of ${ZONES.join(', ')}.`);
    const all = emptyZones<PlacedCard>();
    for (const zone of ZONES) all[zone] = placed(zones[zone], zone, player);
    return all;
  };
  const [first, second] = PLAYERS;
  const players = { [first]: zonesOf(first, p1), [second]: zonesOf(second, p2) } as Position['players'];
  const position: Position = { turn, active, step, players };
  return createDuel({ position, ...settings, ...(seed === undefined ? {} : { seed }) });
}
