import { declaration2 } from '../../cli/scenarios/declaration2.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(declaration2);
