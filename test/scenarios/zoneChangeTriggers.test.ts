import { zoneChangeTriggers } from '../../rulings/scenarios/zoneChangeTriggers.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(zoneChangeTriggers);
