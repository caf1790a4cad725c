// Builds only the pages on which duels are played: `tsx --tsconfig site/tsconfig.json site/tab/build.ts FOLDER`.
import { fileURLToPath } from 'node:url';
import { runBuild } from '../buildFolder.ts';
import { buildTab } from './buildTab.ts';

const USAGE = `Usage: tsx --tsconfig site/tsconfig.json site/tab/build.ts [FOLDER]

Builds the pages on which duels are played into a folder, site/dist by default.`;

await runBuild(USAGE, fileURLToPath(new URL('../dist', import.meta.url)), buildTab);
