import { using } from '../../rulings/scenarios/using.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(using);
