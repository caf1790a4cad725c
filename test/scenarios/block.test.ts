import { block } from '../../rulings/block.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(block);
