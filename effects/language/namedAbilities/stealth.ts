import { unblockable } from '../bans/index.ts';
import { youHave } from '../conditions/index.ts';
import type { Civilization, Static } from '../vocabulary.ts';
import { opponentsMana } from '../words/nouns.ts';
import { hasWhile } from '../words/statics.ts';

/** Stealth: it cannot be blocked while your opponent has a card of this civilization in the mana zone. */
export const stealth = (civilization: Civilization): Static =>
  hasWhile(youHave(opponentsMana({ civilizations: [civilization] })), unblockable());
