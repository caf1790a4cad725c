import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { abyss } from './abyss.ts';
import { artifacts } from './artifacts.ts';
import { auras } from './auras.ts';
import { declarations } from './declarations.ts';
import { dm22rp1 } from './dm22rp1.ts';
import { dm22rp2 } from './dm22rp2.ts';
import { dm22sd1 } from './dm22sd1.ts';
import { dm23 } from './dm23.ts';
import { dm24 } from './dm24.ts';
import { dm25rp1 } from './dm25rp1.ts';
import { dm25rp2 } from './dm25rp2.ts';
import { dm25rp3 } from './dm25rp3.ts';
import { dmex17 } from './dmex17.ts';
import { dmrp17 } from './dmrp17.ts';
import { dmrp21 } from './dmrp21.ts';
import { draghearts } from './draghearts.ts';
import { forbidden } from './forbidden.ts';
import { gods } from './gods.ts';
import { hyperModes } from './hyperModes.ts';
import { kings } from './kings.ts';
import { olderSets } from './olderSets.ts';
import { paidCosts } from './paidCosts.ts';
import { rulePluses } from './rulePluses.ts';
import { seals } from './seals.ts';
import { shinka } from './shinka.ts';
import { superCreatures } from './superCreatures.ts';
import { twoSides } from './twoSides.ts';
import { zeroDragons } from './zeroDragon.ts';

/** Cards of the sets that were printed in Japanese only. */
export const modern: readonly CardDefinition[] = Object.freeze([
  ...olderSets,
  ...dmrp17,
  ...dmex17,
  ...dmrp21,
  ...dm22sd1,
  ...dm22rp1,
  ...dm22rp2,
  ...dm23,
  ...dm24,
  ...dm25rp1,
  ...dm25rp2,
  ...dm25rp3,
  ...abyss,
  ...shinka,
  ...paidCosts,
  ...hyperModes,
  ...twoSides,
  ...gods,
  ...seals,
  ...draghearts,
  ...superCreatures,
  ...forbidden,
  ...kings,
  ...artifacts,
  ...rulePluses,
  ...zeroDragons,
  ...auras,
  ...declarations,
]);
