import { createRequire } from 'node:module';
import { Command } from 'commander';

const manifest = createRequire(import.meta.url)('@taiki/cli/package.json') as { version: string };

export const program = new Command('taiki')
  .description('Duel Masters duels from the command line')
  .version(manifest.version);
