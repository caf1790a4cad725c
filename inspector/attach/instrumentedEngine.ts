import * as engine from 'taiki/engine';
import { instrument } from './instrument.ts';

/** `taiki/engine` as imported by a program that `taiki inspect --attach` started: the duels of its engines are recorded. */
export * from 'taiki/engine';

export const createEngine: typeof engine.createEngine = (options) => {
  const created = engine.createEngine(options);
  return { ...created, ...instrument(created) };
};
