import * as taiki from 'taiki';
import { instrument } from './instrument.ts';

/**
 * The package `taiki` as imported by a program that `taiki inspect --attach` started: the functions that create a duel attach
 * a recorder to it, and everything else is re-exported.
 */
export * from 'taiki';
export { createEngine } from './instrumentedEngine.ts';
export const { createDuel, restoreDuel, replay } = instrument(taiki);
