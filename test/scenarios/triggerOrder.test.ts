import { triggerOrder } from '../../rulings/scenarios/triggerOrder.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(triggerOrder);
