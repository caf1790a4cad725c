import type { AbilityName, Row } from './corner.ts';
import { abilities } from './rows/abilities.ts';
import { battleKeywords } from './rows/battleKeywords.ts';
import { shieldKeywords } from './rows/shieldKeywords.ts';
import { useKeywords } from './rows/useKeywords.ts';

/** Every keyword and every kind of ability. A new one does not compile until its row is here. */
export const rows: { readonly [Name in AbilityName]: Row } = {
  ...battleKeywords,
  ...shieldKeywords,
  ...useKeywords,
  ...abilities,
};
