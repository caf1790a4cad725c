import { forbiddenDeclarations } from '../../rulings/scenarios/forbiddenDeclarations.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(forbiddenDeclarations);
