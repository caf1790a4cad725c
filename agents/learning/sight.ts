import type { Decision } from '../../effects/state/reported/decisions.ts';
import type { CurrentValues } from '../../engine/views/currentCard.ts';
import type { DuelView, VisibleCard } from '../../engine/views/duelView.ts';
import { opponentOf, type Player } from '../../table/nouns.ts';
import type { HiddenCard, VisibleObject } from '../../table/view.ts';
import type { Zone } from '../../table/zones.ts';

/** A card that the viewer may identify, with what an observation has of it. */
export interface SeenCard
  extends Pick<
    VisibleObject,
    | 'hidden'
    | 'id'
    | 'name'
    | 'tapped'
    | 'faceUp'
    | 'faceDown'
    | 'flipped'
    | 'pending'
    | 'arrivedThisTurn'
    | 'attachedTo'
    | 'ignored'
    | 'seals'
  > {
  /** The number of cards under it. */
  readonly under: number;
  /** The number of cards that are linked with it. */
  readonly linked: number;
  readonly inHyperMode: boolean;
  readonly current: CurrentValues;
  readonly printedPower: number | undefined;
  /** The second side of a card with two sides lies up. */
  readonly isTurnedOver: boolean;
  readonly attacksPlayer: boolean;
  readonly attacksCreature: boolean;
  readonly blocks: boolean;
  /** Its player, who is the viewer, may use it in this turn. */
  readonly isUsable: boolean;
}

/** What an observation has of a duel: all of it is what the viewer may know. */
export interface Sight extends Pick<DuelView, 'viewer' | 'turn' | 'active' | 'state' | 'attack' | 'result'> {
  /** The cards of a zone that have a row: of a deck or the super GR zone only those that the viewer may know. */
  cardsIn(player: Player, zone: Zone): readonly (SeenCard | HiddenCard)[];
  /** The number of cards that count in a zone. */
  countIn(player: Player, zone: Zone): number;
  /** The number of effects of a player on standby. */
  standbyOf(player: Player): number;
  /** The number of lasting effects and delayed triggers. */
  readonly lasting: number;
  /** The open decision, if the viewer is asked. */
  readonly decision: Decision | undefined;
}

/** Zones whose cards have a row only if the viewer may know them. */
export const SHOWN_IN_PART: readonly Zone[] = ['deck', 'superGRZone'];

/** What an observation has of a view, such as one that came as JSON. */
export function sightOfView(view: DuelView): Sight {
  const { viewer, turn, active, state, attack, result, zones, counts, standby, lasting, decision } = view;
  const seenIn = (player: Player, zone: Zone) =>
    zones[player][zone].map((card) => (card.hidden ? card : seenCard(view, card)));
  return {
    viewer,
    turn,
    active,
    state,
    attack,
    result,
    cardsIn: (player, zone) =>
      SHOWN_IN_PART.includes(zone)
        ? seenIn(player, zone).filter(({ hidden }) => !hidden)
        : seenIn(player, zone),
    countIn: (player, zone) => counts[player][zone],
    standbyOf: (player) => standby[player === active ? 'active' : 'nonActive'].length,
    lasting: lasting.length,
    decision,
  };
}

function seenCard({ viewer }: DuelView, card: VisibleCard): SeenCard {
  const { current, printed, can, owner } = card;
  const attacked = (can.attack?.targets ?? []).filter(({ legal }) => legal);
  return {
    hidden: false,
    id: card.id,
    name: card.name,
    tapped: card.tapped,
    faceUp: card.faceUp,
    faceDown: card.faceDown,
    flipped: card.flipped,
    pending: card.pending,
    arrivedThisTurn: card.arrivedThisTurn,
    attachedTo: card.attachedTo,
    ignored: card.ignored,
    seals: card.seals,
    under: card.cards === undefined ? card.under.length : card.cards - 1,
    linked: card.links.length,
    inHyperMode: card.inHyperMode,
    current,
    printedPower: printed.power,
    isTurnedOver: [printed.otherFace, printed.thirdFace].some((face) => face?.name === current.name),
    attacksPlayer: attacked.some(({ target }) => 'player' in target),
    attacksCreature: attacked.some(({ target }) => 'creature' in target),
    blocks: can.block?.legal ?? false,
    isUsable: owner === viewer && (can.use?.legal ?? false),
  };
}

/** The player whose cards are on this side of the viewer. */
export const playerOn = (side: 'own' | 'opponent', viewer: Player): Player =>
  side === 'own' ? viewer : opponentOf(viewer);
