import type { Command } from 'commander';
import { type Deck, DeckError, findCard, printDeck, starterDeckNotes } from 'taiki';
import { DECKS, modernDeck, modernDeckNames, starterDeck, starterDeckNames } from '../deckChoice.ts';
import type { Host } from '../host.ts';
import { wrapped } from '../printed/wrapped.ts';

const EXAMPLES = `
Examples:
  $ taiki decks                                   the decks that have a name
  $ taiki decks NAME > mine.txt                   one of them as text, for editing
  $ taiki run --deck1 mine.txt                    a duel with the edited deck

A deck file has one line per card, with the number of copies: "4 Aqua Hulcus" or "4x Aqua Hulcus". Case, accents and punctuation of
names do not matter. Blank lines and lines that start with # or // are ignored. A deck has exactly 40 cards, at most 4 of each name.
`;

export function addDecks(program: Command, host: Host): void {
  program
    .command('decks')
    .description('list the decks by name, or print one as text')
    .argument('[name]', 'the deck to print')
    .addHelpText('after', EXAMPLES)
    .action((name: string | undefined) => {
      if (name === undefined) listDecks(host);
      else host.print(deckText(name));
    });
}

const NOTES: ReadonlyMap<string, string> = new Map(Object.entries(starterDeckNotes));

function listDecks({ print, palette, columns }: Host): void {
  const width = Math.max(...[...DECKS.keys()].map(({ length }) => length));
  for (const [name, deck] of DECKS) {
    print(`${palette.bold(name.padEnd(width))}  ${describe(deck)}`);
    for (const line of wrapped(NOTES.get(name) ?? '', columns - width - 2))
      print(`${' '.repeat(width + 2)}${line}`);
  }
  print('');
  print(`Of cards of today, in Japanese: ${modernDeckNames}`);
  print('');
  print(palette.dim('To print one: taiki decks NAME. To play with one: taiki play --deck NAME.'));
}

function describe({ cards }: Deck): string {
  const civilizations = new Set(cards.flatMap((card) => findCard(card).civilizations));
  return `${cards.length} cards, ${new Set(cards).size} different names: ${[...civilizations].join(', ')}`;
}

function deckText(name: string): string {
  const deck = starterDeck(name) ?? modernDeck(name)?.deck;
  if (deck === undefined)
    throw new DeckError(
      `Unknown deck "${name}". Starter decks: ${starterDeckNames}. Decks of today: ${modernDeckNames}.`,
    );
  return printDeck(deck).trimEnd();
}
