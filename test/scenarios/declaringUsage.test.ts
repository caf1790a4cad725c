import { declaringUsage } from '../../rulings/scenarios/declaringUsage.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(declaringUsage);
