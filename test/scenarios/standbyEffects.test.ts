import { standbyEffects } from '../../rulings/scenarios/standbyEffects.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(standbyEffects);
