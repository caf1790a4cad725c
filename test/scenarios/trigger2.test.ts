import { trigger2 } from '../../rulings/trigger2.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(trigger2);
