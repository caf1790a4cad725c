import { blocking } from '../../rulings/scenarios/blocking.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(blocking);
