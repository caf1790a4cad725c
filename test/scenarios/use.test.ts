import { use } from '../../cli/scenarios/use.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(use);
