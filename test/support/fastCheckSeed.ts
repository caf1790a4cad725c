import fc from 'fast-check';
import { seedOfThisRun } from './seedOfThisRun.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOfThisRun });
