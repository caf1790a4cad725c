import { triggerConditions } from '../../rulings/scenarios/triggerConditions.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(triggerConditions);
