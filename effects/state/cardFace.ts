import type { Breaker, CardType, Civilization, KeywordName } from '../language/vocabulary.ts';

/** One face of a card as views show it (200). */
export interface CardFace {
  readonly name: string;
  readonly type: CardType;
  /** Empty: colorless. */
  readonly civilizations: readonly Civilization[];
  readonly races: readonly string[];
  readonly cost: number;
  /** May be below 0; undefined for what is no creature. */
  readonly power: number | undefined;
  /** The names of its keywords, each once. */
  readonly keywords: readonly KeywordName[];
  /** How it breaks several shields at once. */
  readonly breakers: readonly (Breaker | 'crew')[];
  /** Every ability as text, keywords too: printed abilities first, then those it has gained. */
  readonly abilities: readonly string[];
}

/** A face after all continuous effects, with its cost to pay. */
export interface CurrentFace extends CardFace {
  /** 601.1e. The mana to pay for using it; `cost` is the characteristic, which reductions do not change (201.2a). */
  readonly costToPay: number;
}

/** A card as it is printed. */
export interface PrintedCard extends CardFace {
  /** The other half of a twinpact. */
  readonly otherFace?: CardFace;
  /** 807.1. The third side of a dragheart. */
  readonly thirdFace?: CardFace;
}

/** A card after all continuous effects. In the battle zone this is the face that lies there. */
export interface CurrentCard extends CurrentFace {
  /** The other half of a twinpact, where both halves count: everywhere but in the battle zone. */
  readonly otherFace?: CurrentFace;
}

/** A printed face, and the same where nothing has changed it. */
export interface ShownFace {
  readonly printed: CardFace;
  readonly unchanged: CurrentFace;
}
