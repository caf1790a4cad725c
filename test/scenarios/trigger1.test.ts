import { trigger1 } from '../../rulings/trigger1.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(trigger1);
