import { register } from 'tsx/esm/api';

register();
const { playBatch: playFromSources } = await import('../../cli/simulate/batch.ts');

/** `playBatch` of the sources, for a worker: workers do not inherit what runs TypeScript. */
export const playBatch = playFromSources;
