import { triggering } from '../../rulings/scenarios/triggering.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(triggering);
