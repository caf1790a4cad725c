import { endedAttacks } from '../../rulings/scenarios/endedAttacks.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(endedAttacks);
