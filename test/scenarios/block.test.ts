import { block } from '../../cli/scenarios/block.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(block);
