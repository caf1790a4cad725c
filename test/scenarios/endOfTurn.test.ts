import { endOfTurn } from '../../rulings/scenarios/endOfTurn.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(endOfTurn);
