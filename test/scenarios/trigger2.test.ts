import { trigger2 } from '../../cli/scenarios/trigger2.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(trigger2);
