import type { CardId, ObjectId } from '../../table/nouns.ts';

/** 609.9b. What takes the place of an event, and of no other of the same instant: an object, or a card that lies below one. */
export type Claim = ObjectId | `card ${CardId}`;

export type Claims = ReadonlySet<Claim>;

/** 609.9b. A card that lies below another, which is no object by itself. */
export const claimOnCard = (card: CardId): Claim => `card ${card}`;
