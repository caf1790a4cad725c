import { standbyOrder } from '../../rulings/scenarios/standbyOrder.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(standbyOrder);
