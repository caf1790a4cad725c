// Builds only the pages on which duels are played: `tsx --tsconfig site/tsconfig.json site/tab/build.ts FOLDER`.
import { fileURLToPath } from 'node:url';
import { buildTab } from './buildTab.ts';

const [folder = fileURLToPath(new URL('../dist', import.meta.url))] = process.argv.slice(2);
await buildTab(folder);
