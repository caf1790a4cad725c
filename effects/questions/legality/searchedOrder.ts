import type { CardObject } from '../../../table/nouns.ts';
import { isSecret } from '../../../table/random.ts';
import type { Amount, Group } from '../../language/vocabulary.ts';
import type { World } from '../../state/world.ts';
import { nameOf } from '../characteristics/characteristics.ts';

/**
 * 400.2. Cards of a deck as they are shown to a player who searches it: by name, which does not tell in which order the generator has put
 * them. A numeric seed hides nothing: its duels show them as they lie, as they always did, so that their records are replayed.
 */
export function inSearchedOrder(
  { game }: Pick<World, 'game'>,
  found: readonly CardObject[],
): readonly CardObject[] {
  if (!isSecret(game.random)) return found;
  const named = found.map((object) => ({ object, name: nameOf(game, object) }));
  named.sort((one, other) => (one.name === other.name ? 0 : one.name < other.name ? -1 : 1));
  return named.map(({ object }) => object);
}

/** Whether cards from the top of a deck are, by their number, the whole deck: looking at these is a search, and no rule shows their order. */
export const isWholeDeck = (count: Amount): boolean =>
  typeof count === 'object' && 'count' in count && isDeck(count.count);

const isDeck = ({ in: zone, filter }: Group): boolean => zone === 'deck' && filter === undefined;
