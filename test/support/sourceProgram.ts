import { fileURLToPath } from 'node:url';
import { programUrl } from './bundlePrograms.ts';

/** Options with which Node runs a source, in {@link sourceEnvironment}. */
export const sourceOptions: readonly string[] = [
  ...['--import', import.meta.resolve('tsx')],
  ...['--import', programUrl('onBundle')],
];

export const sourceEnvironment = {
  ...process.env,
  TSX_TSCONFIG_PATH: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
};
