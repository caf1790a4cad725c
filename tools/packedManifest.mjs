/**
 * Takes the scripts of development out of package.json while the package is packed: `node tools/packedManifest.mjs strip` before, and
 * `restore` after. Who installs the package has neither the sources nor the tools that they need.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const MANIFEST = 'package.json';
const KEPT = 'node_modules/.cache/taiki/package.json';

function strip() {
  const text = readFileSync(MANIFEST, 'utf8');
  const { scripts: _, devDependencies: __, allowScripts: ___, ...manifest } = JSON.parse(text);
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, text);
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, undefined, 2)}\n`);
}

const commands = { strip, restore: () => renameSync(KEPT, MANIFEST) };
const command = commands[process.argv[2]];
if (command === undefined) throw new Error('Expected strip or restore.');
command();
