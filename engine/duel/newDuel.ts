import { checkKeys } from '../../boundary/checkKeys.ts';
import { OptionsError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import { secretSeed } from '../../boundary/secretSeed.ts';
import { checkDeck, sortedDeck } from '../../library/deck.ts';
import { type IndexedPool, poolWith } from '../../library/pool.ts';
import type { Seed } from '../../table/nouns.ts';
import { EXPECTATIONS, PROBLEMS } from '../../table/sentences/problems.ts';
import { checkPosition, fillers } from '../records/position.ts';
import { checkFirstPlayer, checkSeed } from '../runtime/settings.ts';
import { beginDuel, type Duel } from './duel.ts';
import { DUEL_KEYS, type DuelOptions, POSITION_KEYS, type PositionOptions } from './duelOptions.ts';
import { originOf } from './origin.ts';

/** `createDuel` for the cards of a library. */
export function newDuel(library: IndexedPool, given: DuelOptions | PositionOptions): Duel {
  if (typeof given !== 'object' || given === null || !('decks' in given || 'position' in given)) {
    throw new OptionsError(PROBLEMS.expected('options', EXPECTATIONS.duelOptions, formatValue(given)));
  }
  if ('position' in given) {
    const options = checkKeys('options', given, POSITION_KEYS);
    const seed = seedOf(options);
    const pool = poolWith(library, options.cards, fillers);
    const position = checkPosition(options.position);
    return beginDuel(originOf({ position }, seed, { library, pool }, options), options.inspect);
  }
  const options = checkKeys('options', given, DUEL_KEYS);
  const seed = seedOf(options);
  const pool = poolWith(library, options.cards);
  const firstPlayer = checkFirstPlayer(options.firstPlayer);
  const { p1, p2 } = checkDecks(options.decks);
  const asListed = { p1: checkDeck(p1, pool, 'p1'), p2: checkDeck(p2, pool, 'p2') };
  const decks =
    typeof seed === 'number' ? asListed : { p1: sortedDeck(asListed.p1), p2: sortedDeck(asListed.p2) };
  return beginDuel(originOf({ decks, firstPlayer }, seed, { library, pool }, options), options.inspect);
}

const seedOf = ({ seed }: Pick<DuelOptions, 'seed'>): Seed =>
  seed === undefined ? secretSeed() : checkSeed(seed);

/** @throws {OptionsError} if the decks are not an object with the decks of `p1` and `p2`. */
function checkDecks(decks: DuelOptions['decks']): DuelOptions['decks'] {
  if (typeof decks !== 'object' || decks === null || Array.isArray(decks))
    throw new OptionsError(PROBLEMS.expected('decks', EXPECTATIONS.deckOptions, formatValue(decks)));
  return checkKeys('decks', decks, { p1: true, p2: true });
}
