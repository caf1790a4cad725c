import { standby } from '../../rulings/standby.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(standby);
