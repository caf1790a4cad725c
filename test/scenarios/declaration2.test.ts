import { declaration2 } from '../../rulings/declaration2.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(declaration2);
