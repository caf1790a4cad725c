import { standby } from '../../cli/scenarios/standby.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(standby);
