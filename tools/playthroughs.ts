// `npm run playthroughs` regenerates the golden playthroughs in test/playthroughs. A test compares them.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playthroughs } from '../test/playthroughs/playthroughs.ts';

const folder = fileURLToPath(new URL('../test/playthroughs/', import.meta.url));

for (const file of readdirSync(folder)) if (file.endsWith('.txt')) rmSync(folder + file);
let total = 0;
for (const { name, print } of playthroughs) {
  const text = print();
  total += text.length;
  writeFileSync(`${folder}${name}.txt`, text);
}
console.log(`wrote ${playthroughs.length} playthroughs, ${Math.ceil(total / 1024)} KiB`);
