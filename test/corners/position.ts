import type { Player, Zone } from 'taiki';
import type { Arrangement, CardInput, PlayerInput } from 'taiki/testing';
import { supportingCards } from './cards.ts';
import type { Circumstance, Row } from './corner.ts';

const opponentOf = (player: Player): Player => (player === 'p1' ? 'p2' : 'p1');

/** Whose the bearer is: p1 is the active player, so only p1 attacks and only p2 blocks. */
function ownerOf({ home }: Row, circumstance: Circumstance): Player {
  if (circumstance === 'attacking') return 'p1';
  if (circumstance === 'blocking') return 'p2';
  return circumstance === 'otherTurn' ? opponentOf(home) : home;
}

type Zones = { readonly [Z in Zone]?: readonly CardInput[] };

/** The cards that bring the circumstance about, whoever owns the bearer. */
const FURNITURE: { readonly [C in Circumstance]: { readonly [P in Player]: Zones } } = {
  attacking: { p1: { battleZone: ['Idler'] }, p2: { battleZone: ['Raider'] } },
  blocking: { p1: { battleZone: ['Raider', 'Idler'] }, p2: {} },
  otherTurn: { p1: { battleZone: ['Raider', 'Idler'] }, p2: {} },
  pending: {
    p1: { battleZone: ['Idler'], hand: ['Usher', 'Runt'], manaZone: ['Nature Filler'] },
    p2: { battleZone: ['Raider'] },
  },
  replaced: { p1: { battleZone: ['Raider', 'Idler'] }, p2: {} },
  misfired: { p1: { battleZone: ['Raider', 'Idler'] }, p2: {} },
  sourceGone: { p1: { battleZone: ['Raider', 'Idler'] }, p2: {} },
  secondCopy: { p1: { battleZone: ['Raider', 'Idler'] }, p2: {} },
  turnSkipped: { p1: { battleZone: ['Curfew', 'Idler'] }, p2: {} },
  restored: { p1: { battleZone: ['Raider', 'Idler'] }, p2: {} },
};

const isBearer = (row: Row, card: CardInput): boolean =>
  (typeof card === 'string' ? card : card.name) === row.bearer.name;

/** A zone of the owner, with a second bearer beside the first where there are two. */
function withBearer(row: Row, lying: PlayerInput[Zone], circumstance: Circumstance): readonly CardInput[] {
  const cards = Array.isArray(lying) ? lying : [];
  return cards.flatMap((card: CardInput) =>
    circumstance === 'secondCopy' && isBearer(row, card) ? [card, card] : [card],
  );
}

/** The position of a corner: the bearer where it lies, and what brings the circumstance about. */
export function positionOf(row: Row, circumstance: Circumstance): Arrangement {
  const owner = ownerOf(row, circumstance);
  const sideOf = (player: Player): PlayerInput => {
    const furniture = FURNITURE[circumstance][player];
    if (player !== owner) return furniture;
    const zones: { [Z in Zone]?: readonly CardInput[] } = { ...furniture };
    for (const [zone, lying] of Object.entries(row.lies))
      if (isZone(zone)) zones[zone] = [...withBearer(row, lying, circumstance), ...(furniture[zone] ?? [])];
    return zones;
  };
  return {
    step: circumstance === 'pending' ? 'main' : (row.step ?? 'attack'),
    cards: [row.bearer, ...supportingCards],
    p1: sideOf('p1'),
    p2: sideOf('p2'),
  };
}

const LYING: readonly Zone[] = ['battleZone', 'hand', 'manaZone', 'shieldZone', 'graveyard', 'deck'];
const isZone = (zone: string): zone is Zone => LYING.some((one) => one === zone);
