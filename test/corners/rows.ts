import type { AbilityName, Row } from './corner.ts';
import { abilities } from './rows/abilities.ts';
import { activatedKeywords } from './rows/activatedKeywords.ts';
import { battleKeywords } from './rows/battleKeywords.ts';
import { crystalKeywords } from './rows/crystalKeywords.ts';
import { declarations } from './rows/declarations.ts';
import { declaredAbilities } from './rows/declaredAbilities.ts';
import { linkKeywords } from './rows/godLink.ts';
import { grantingKeywords } from './rows/grantingKeywords.ts';
import { guardingKeywords } from './rows/guardman.ts';
import { hyperKeywords } from './rows/hyperModes.ts';
import { soulKeywords } from './rows/hyperSoulX.ts';
import { namedTriggers } from './rows/namedTriggers.ts';
import { ninjaChanges } from './rows/ninjaChange.ts';
import { shieldKeywords } from './rows/shieldKeywords.ts';
import { useKeywords } from './rows/useKeywords.ts';

/** Every keyword, every named ability and every other kind of ability. A new one does not compile until its row is here. */
export const rows: { readonly [Name in AbilityName]: Row } = {
  ...battleKeywords,
  ...guardingKeywords,
  ...linkKeywords,
  ...crystalKeywords,
  ...soulKeywords,
  ...hyperKeywords,
  ...shieldKeywords,
  ...useKeywords,
  ...activatedKeywords,
  ...grantingKeywords,
  ...declaredAbilities,
  ...ninjaChanges,
  ...declarations,
  ...namedTriggers,
  ...abilities,
};
