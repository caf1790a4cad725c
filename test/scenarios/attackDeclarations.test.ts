import { attackDeclarations } from '../../rulings/scenarios/attackDeclarations.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(attackDeclarations);
