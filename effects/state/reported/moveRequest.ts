import type { Cards } from '../../../table/links.ts';
import type { CardObject, ObjectId, Player, Zone } from '../../../table/nouns.ts';
import { type Move, moveTo, type Places } from '../../../table/objects.ts';
import type { Payment, PutHow, ZoneChangeKind } from './facts.ts';

/** 804.1a. How a card is linked as it is put: the creatures that it becomes one with, and where the cards lie then. */
export interface LinkPlan {
  readonly objects: readonly ObjectId[];
  readonly places: Places;
}

/** A move that is about to happen, and the kind of fact that will report it. */
export interface MoveRequest {
  readonly move: Move;
  readonly as: ZoneChangeKind;
  readonly rule: string;
  readonly how?: PutHow | undefined;
  readonly payment?: Payment | undefined;
  /** 601.1a. An alternative cost was paid for it. */
  readonly alternative?: true | 'kirifudash' | undefined;
  /** 601.1a. It is used for less, for which its player gives something later. */
  readonly forLess?: true | undefined;
  /** 601.1a. The object whose permission to use it counts how often it is used. */
  readonly allowedBy?: ObjectId | undefined;
  /** 601.1f. The mana that is tapped as it is used. */
  readonly mana?: readonly ObjectId[] | undefined;
  /** 502.1. Drawn for the draw step. */
  readonly for?: 'drawStep' | undefined;
  /** 701.11a. Its owner does not know its place in the deck. */
  readonly shuffled?: true | undefined;
  /** 701.14a. The creature that breaks this shield, or the source of the effect that does. */
  readonly brokenBy?: ObjectId | undefined;
  /** 703.4d. The creature to which it lost the battle that destroys it. */
  readonly lostTo?: ObjectId | undefined;
  /** The player whose effect asks for it, where that is not the effect that is being followed. */
  readonly causedBy?: Player | undefined;
  /** 801.4, 804.4a. The creatures that stay once a card has gone, the first in its place. */
  readonly apart?: readonly Cards[] | undefined;
  /** 806.1e. Only a cell leaves, which is no creature, and the others turn over: by this rule. */
  readonly cell?: string | undefined;
  /** 804.1a. What it is linked with as it is put. */
  readonly links?: LinkPlan | undefined;
  /** 814.1c. The other cells that it is combined with as it is put. */
  readonly combines?: readonly ObjectId[] | undefined;
  /** 609.4. The replaced event that this move takes the place of. */
  readonly insteadOf?: number | undefined;
}

export const request = (
  object: CardObject,
  to: Zone,
  as: ZoneChangeKind,
  rule: string,
  how?: Parameters<typeof moveTo>[2],
): MoveRequest => ({
  move: moveTo(object.id, to, how),
  as,
  rule,
  how: undefined,
  payment: undefined,
  alternative: undefined,
  forLess: undefined,
  allowedBy: undefined,
  mana: undefined,
  brokenBy: undefined,
  lostTo: undefined,
  causedBy: undefined,
  apart: undefined,
  cell: undefined,
  links: undefined,
  combines: undefined,
  insteadOf: undefined,
  for: undefined,
  shuffled: undefined,
});
