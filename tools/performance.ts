// `npm run performance` measures the engine and writes docs/performance.md with its plots and docs/performance/results.json. The
// peers are measured if they are installed in test/bench/peers. `--draw` draws the last results again.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Measured, plotsOf, printPerformancePage } from '../test/bench/printPerformance.ts';

const pathTo = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));
const RESULTS = pathTo('docs/performance/results.json');

function measured(script: string): unknown {
  const args = ['--expose-gc', '--import', 'tsx', pathTo(script), '--json'];
  const output = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output);
}

const before = (): Measured => JSON.parse(readFileSync(RESULTS, 'utf8'));

function measure(): Measured {
  const peersAreInstalled = existsSync(pathTo('test/bench/peers/node_modules'));
  const results = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    bench: measured('test/bench/bench.ts'),
    peers: peersAreInstalled ? measured('test/bench/peers/peers.mjs') : before().peers,
  } as Measured;
  mkdirSync(pathTo('docs/performance'), { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  return results;
}

const results = process.argv.includes('--draw') ? before() : measure();
for (const [name, svg] of Object.entries(plotsOf(results)))
  writeFileSync(pathTo(`docs/performance/${name}.svg`), svg);
writeFileSync(pathTo('docs/performance.md'), printPerformancePage(results));
