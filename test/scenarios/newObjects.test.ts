import { newObjects } from '../../rulings/scenarios/newObjects.ts';
import { runScenarios } from './runScenarios.ts';

runScenarios(newObjects);
