import { deepFreeze } from '../../table/deepFreeze.ts';
import type { Scenario } from '../scenario.ts';
import { attackDeclarations } from './attackDeclarations.ts';
import { blocking } from './blocking.ts';
import { declaringUsage } from './declaringUsage.ts';
import { endedAttacks } from './endedAttacks.ts';
import { endOfTurn } from './endOfTurn.ts';
import { forbiddenDeclarations } from './forbiddenDeclarations.ts';
import { newObjects } from './newObjects.ts';
import { standbyEffects } from './standbyEffects.ts';
import { standbyOrder } from './standbyOrder.ts';
import { triggerConditions } from './triggerConditions.ts';
import { triggering } from './triggering.ts';
import { triggerOrder } from './triggerOrder.ts';
import { using } from './using.ts';
import { zoneChangeTriggers } from './zoneChangeTriggers.ts';

/** The pages of rulings, by their id prefix. */
const PAGES = ['DU', 'US', 'BL', 'SB', 'TR'];

const rankOf = ({ id }: Scenario): number => PAGES.indexOf(id.slice(0, 2)) * 1000 + Number(id.slice(3));

/** Every ruling as a scenario, by page and number. */
export const scenarios: readonly Scenario[] = deepFreeze(
  [
    ...attackDeclarations,
    ...blocking,
    ...declaringUsage,
    ...endOfTurn,
    ...endedAttacks,
    ...forbiddenDeclarations,
    ...newObjects,
    ...standbyEffects,
    ...standbyOrder,
    ...triggerConditions,
    ...triggerOrder,
    ...triggering,
    ...using,
    ...zoneChangeTriggers,
  ].sort((a, b) => rankOf(a) - rankOf(b)),
);
