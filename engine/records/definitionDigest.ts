import { checksumOf } from '../../boundary/checksum.ts';
import type { CardDefinition, CardPool } from '../../effects/language/vocabulary.ts';
import { PLAYERS, ZONES } from '../../table/nouns.ts';
import { namesOfPlaced } from './position.ts';
import type { Beginning, RecordedDefinition } from './record.ts';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/** A digest of what a duel reads of a card. It does not depend on the order of fields, the printings or notes. */
export function definitionDigest({ printings: _, reconstructed: __, ...card }: CardDefinition): string {
  return checksumOf(JSON.stringify(sorted(card)));
}

/** The names of the cards with which a duel starts, sorted. */
function namesIn(beginning: Beginning): readonly string[] {
  const names =
    'position' in beginning
      ? PLAYERS.flatMap((player) =>
          ZONES.flatMap((zone) => beginning.position.players[player][zone].flatMap(namesOfPlaced)),
        )
      : PLAYERS.flatMap((player) => {
          const { cards, hyperspatial, superGR } = beginning.decks[player];
          return [...cards, ...hyperspatial, ...superGR];
        });
  return [...new Set(names)].sort();
}

/**
 * Digests of the cards with which a duel starts, sorted by name.
 * @param carried cards that need no digest, since the record carries their definition.
 */
export function definitionsOf(
  beginning: Beginning,
  pool: CardPool,
  carried: readonly CardDefinition[],
): readonly RecordedDefinition[] {
  const left = new Set(carried.map(({ name }) => name));
  return namesIn(beginning).flatMap((name) => {
    const card = pool.get(name);
    return card === undefined || left.has(name) ? [] : [{ name, digest: definitionDigest(card) }];
  });
}
