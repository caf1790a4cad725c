import { use } from '../../rulings/use.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(use);
