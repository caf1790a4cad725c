import { allCards, type Deck } from 'taiki';
import { randomBelow, seedRandom } from '../../table/random.ts';
import { hyperspatialCards, mainCards } from '../exhaustive/drawDeck.ts';

const main = mainCards(allCards).map(({ name }) => name);
const outside = hyperspatialCards(allCards).map(({ name }) => name);

/** Two decks of forty random registered cards, with at most four of each name. */
export function mixedDecks(seed: number): readonly [Deck, Deck] {
  let state = seedRandom(seed);
  const deck = (): Deck => {
    const counts = new Map<string, number>();
    const cards: string[] = [];
    while (cards.length < 40) {
      const [pick, next] = randomBelow(main.length, state);
      state = next;
      const name = main[pick] ?? '';
      const count = counts.get(name) ?? 0;
      if (count >= 4) continue;
      counts.set(name, count + 1);
      cards.push(name);
    }
    const left = outside.flatMap((name) => [name, name]);
    const hyperspatial: string[] = [];
    while (hyperspatial.length < 8) {
      const [pick, next] = randomBelow(left.length, state);
      state = next;
      hyperspatial.push(...left.splice(pick, 1));
    }
    return { name: undefined, cards, hyperspatial, superGR: [] };
  };
  return [deck(), deck()];
}
