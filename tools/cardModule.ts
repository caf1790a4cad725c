import { readFileSync } from 'node:fs';
import { parseCard } from 'taiki';
import { cardModule } from './cardSource.ts';

/**
 * Definitions as a module in the words of `taiki/words`: what `taiki cards --read-file --write` has written, or `taiki cards NAME --json`. The
 * constants are numbered, to be renamed by hand.
 *
 *     tsx --tsconfig test/tsconfig.json tools/cardModule.ts FILE NAME > NAME.ts
 */

const [path, name] = process.argv.slice(2);
if (path === undefined || name === undefined || !/^[a-z]\w*$/.test(name)) {
  console.error('Expected: tools/cardModule.ts FILE NAME, with a name in camel case');
  process.exit(2);
}

const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
const cards = (Array.isArray(read) ? read : [read]).map((card: unknown) => parseCard(card));
process.stdout.write(
  cardModule(
    name,
    cards.map((card, index) => [`card${index + 1}`, card]),
  ),
);
