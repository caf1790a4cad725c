import { allCards, type Deck } from 'taiki';
import { CARD_TYPE_FACTS } from '../../effects/language/cardTypes.ts';
import { randomBelow, seedRandom } from '../../table/random.ts';

const main = allCards.filter(({ type }) => CARD_TYPE_FACTS[type].home === undefined).map(({ name }) => name);
const outside = allCards
  .filter(({ type }) => CARD_TYPE_FACTS[type].home === 'hyperspatialZone')
  .map(({ name }) => name);

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
