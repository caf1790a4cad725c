import { joinedCards } from '../effects/language/cardList.ts';
import type { CardDefinition } from '../effects/language/vocabulary.ts';
import { dm01 } from './dm01/index.ts';
import { dm02 } from './dm02/index.ts';
import { dm03 } from './dm03/index.ts';
import { dm04 } from './dm04/index.ts';
import { dm05 } from './dm05/index.ts';
import { dm06 } from './dm06/index.ts';
import { dm07 } from './dm07/index.ts';
import { dm08 } from './dm08/index.ts';
import { dm09 } from './dm09/index.ts';
import { dm10 } from './dm10/index.ts';
import { dm11 } from './dm11/index.ts';
import { dm12 } from './dm12/index.ts';
import { dm13 } from './dm13/index.ts';
import { dm14 } from './dm14/index.ts';
import { dm15 } from './dm15/index.ts';
import { dm16 } from './dm16/index.ts';
import { dm17 } from './dm17/index.ts';
import { modern } from './modern/index.ts';
import { promotional } from './promotional/index.ts';
import { rulings } from './rulings/index.ts';

/** Every card of this package, in the order of its sets; last the cards that only rulings name, and those that were printed in Japanese only. */
export const allCards: readonly CardDefinition[] = /* @__PURE__ */ joinedCards([
  dm01,
  dm02,
  dm03,
  dm04,
  dm05,
  dm06,
  dm07,
  dm08,
  dm09,
  dm10,
  dm11,
  dm12,
  dm13,
  dm14,
  dm15,
  dm16,
  dm17,
  promotional,
  rulings,
  modern,
]);
