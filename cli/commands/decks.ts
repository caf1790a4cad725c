import type { Command } from 'commander';
import { type Deck, DeckError, findCard, printDeck } from 'taiki';
import { DECKS, starterDeck, starterDeckNames } from '../deckChoice.ts';
import type { Host } from '../host.ts';

const EXAMPLES = `
Examples:
  $ taiki decks                                   the starter decks
  $ taiki decks NAME > mine.txt                   one of them as text, to change it
  $ taiki run --deck1 mine.txt                    and to play it

A deck file has a line for each card, with its number: "4 Aqua Hulcus". A deck has 40 cards, each at most 4 times.
`;

export function addDecks(program: Command, host: Host): void {
  program
    .command('decks')
    .description('list the starter decks, or print one as text')
    .argument('[name]', 'the deck to print')
    .addHelpText('after', EXAMPLES)
    .action((name: string | undefined) => {
      if (name === undefined) listDecks(host);
      else host.print(deckText(name));
    });
}

function listDecks({ print, palette }: Host): void {
  const width = Math.max(...[...DECKS.keys()].map(({ length }) => length));
  for (const [name, deck] of DECKS) {
    print(`${palette.bold(name.padEnd(width))}  ${describe(deck)}`);
  }
  print('');
  print(palette.dim('One as text: taiki decks NAME. Play with one: taiki play --deck NAME.'));
}

function describe({ cards }: Deck): string {
  const civilizations = new Set(cards.flatMap((card) => findCard(card).civilizations));
  return `${cards.length} cards, ${new Set(cards).size} different: ${[...civilizations].join(', ')}`;
}

function deckText(name: string): string {
  const deck = starterDeck(name);
  if (deck === undefined)
    throw new DeckError(`There is no starter deck "${name}". Starter decks: ${starterDeckNames}.`);
  return printDeck(deck).trimEnd();
}
