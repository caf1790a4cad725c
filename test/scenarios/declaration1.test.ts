import { declaration1 } from '../../rulings/declaration1.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(declaration1);
