import { trigger1 } from '../../cli/scenarios/trigger1.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(trigger1);
