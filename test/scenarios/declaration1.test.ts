import { declaration1 } from '../../cli/scenarios/declaration1.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(declaration1);
