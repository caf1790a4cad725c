import { type CardDefinition, OptionsError } from 'taiki';

export { type ModernDeck, modernDecks } from './decks.ts';

/** How each set is loaded. A set is a module of its own, so that nobody loads cards that no deck of theirs has. */
const LOADERS = {
  dm22rp1: async () => (await import('./dm22rp1/index.ts')).dm22rp1,
  dm25rp1: async () => (await import('./dm25rp1/index.ts')).dm25rp1,
  dm25rp2: async () => (await import('./dm25rp2/index.ts')).dm25rp2,
  dm25rp3: async () => (await import('./dm25rp3/index.ts')).dm25rp3,
  dm26rp1: async () => (await import('./dm26rp1/index.ts')).dm26rp1,
} as const satisfies Readonly<Record<string, () => Promise<readonly CardDefinition[]>>>;

/** A set of this package: `dm26rp1` is DM26-RP1. */
export type ModernSet = keyof typeof LOADERS;

/** Every set of this package, in the order of their numbers. */
export const MODERN_SETS = Object.freeze(Object.keys(LOADERS)) as readonly ModernSet[];

const isModernSet = (name: string): name is ModernSet => Object.hasOwn(LOADERS, name);

/** The set with this name, whatever its case and hyphens: `DM26-RP1` and `dm26rp1` are the same. */
export function modernSet(name: string): ModernSet {
  const plain = name.toLowerCase().replaceAll('-', '');
  if (isModernSet(plain)) return plain;
  throw new OptionsError(
    `Unknown set ${JSON.stringify(name)}. Expected ${MODERN_SETS.slice(0, -1).join(', ')} or ${MODERN_SETS.at(-1)}.`,
  );
}

/**
 * The cards of these sets, as the option `cards` of `createDuel` takes them. A set that is named twice is loaded once.
 * @throws {OptionsError} if a name is not one of `MODERN_SETS`.
 */
export async function loadSets(names: readonly string[]): Promise<readonly CardDefinition[]> {
  const sets = [...new Set(names.map(modernSet))];
  return frozen((await Promise.all(sets.map((set) => LOADERS[set]()))).flat());
}

/** Frozen throughout: duels with the same frozen list check its cards once and share what they work out about them. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
