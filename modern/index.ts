import { type CardDefinition, OptionsError, SENTENCES } from 'taiki';

export { type ModernDeck, modernDecks } from './decks.ts';

/** How each set is loaded. A set is a module of its own, so that nobody loads cards that no deck of theirs has. */
const LOADERS = {
  dmex15: async () => (await import('./dmex15/index.ts')).dmex15,
  dmex16: async () => (await import('./dmex16/index.ts')).dmex16,
  dmex17: async () => (await import('./dmex17/index.ts')).dmex17,
  dmex18: async () => (await import('./dmex18/index.ts')).dmex18,
  dmex19: async () => (await import('./dmex19/index.ts')).dmex19,
  dmpcd03: async () => (await import('./dmpcd03/index.ts')).dmpcd03,
  dmrp17: async () => (await import('./dmrp17/index.ts')).dmrp17,
  dmrp18: async () => (await import('./dmrp18/index.ts')).dmrp18,
  dmrp19: async () => (await import('./dmrp19/index.ts')).dmrp19,
  dmrp20: async () => (await import('./dmrp20/index.ts')).dmrp20,
  dmrp21: async () => (await import('./dmrp21/index.ts')).dmrp21,
  dmrp22: async () => (await import('./dmrp22/index.ts')).dmrp22,
  dmsp04: async () => (await import('./dmsp04/index.ts')).dmsp04,
  dm22bd1: async () => (await import('./dm22bd1/index.ts')).dm22bd1,
  dm22ex1: async () => (await import('./dm22ex1/index.ts')).dm22ex1,
  dm22ex2: async () => (await import('./dm22ex2/index.ts')).dm22ex2,
  dm22rp1: async () => (await import('./dm22rp1/index.ts')).dm22rp1,
  dm22rp2: async () => (await import('./dm22rp2/index.ts')).dm22rp2,
  dm22sd1: async () => (await import('./dm22sd1/index.ts')).dm22sd1,
  dm23bd1: async () => (await import('./dm23bd1/index.ts')).dm23bd1,
  dm23bd4: async () => (await import('./dm23bd4/index.ts')).dm23bd4,
  dm23bd5: async () => (await import('./dm23bd5/index.ts')).dm23bd5,
  dm23bd6: async () => (await import('./dm23bd6/index.ts')).dm23bd6,
  dm23bd7: async () => (await import('./dm23bd7/index.ts')).dm23bd7,
  dm23ex1: async () => (await import('./dm23ex1/index.ts')).dm23ex1,
  dm23ex2: async () => (await import('./dm23ex2/index.ts')).dm23ex2,
  dm23ex3: async () => (await import('./dm23ex3/index.ts')).dm23ex3,
  dm23rp1: async () => (await import('./dm23rp1/index.ts')).dm23rp1,
  dm23rp2: async () => (await import('./dm23rp2/index.ts')).dm23rp2,
  dm23rp3: async () => (await import('./dm23rp3/index.ts')).dm23rp3,
  dm23rp4: async () => (await import('./dm23rp4/index.ts')).dm23rp4,
  dm23sd2: async () => (await import('./dm23sd2/index.ts')).dm23sd2,
  dm23sd3: async () => (await import('./dm23sd3/index.ts')).dm23sd3,
  dm24bd1: async () => (await import('./dm24bd1/index.ts')).dm24bd1,
  dm24bd2: async () => (await import('./dm24bd2/index.ts')).dm24bd2,
  dm24bd3: async () => (await import('./dm24bd3/index.ts')).dm24bd3,
  dm24bd4: async () => (await import('./dm24bd4/index.ts')).dm24bd4,
  dm24bd5: async () => (await import('./dm24bd5/index.ts')).dm24bd5,
  dm24bd6: async () => (await import('./dm24bd6/index.ts')).dm24bd6,
  dm24ex1: async () => (await import('./dm24ex1/index.ts')).dm24ex1,
  dm24ex2: async () => (await import('./dm24ex2/index.ts')).dm24ex2,
  dm24ex4: async () => (await import('./dm24ex4/index.ts')).dm24ex4,
  dm24rp1: async () => (await import('./dm24rp1/index.ts')).dm24rp1,
  dm24rp2: async () => (await import('./dm24rp2/index.ts')).dm24rp2,
  dm24rp3: async () => (await import('./dm24rp3/index.ts')).dm24rp3,
  dm24rp4: async () => (await import('./dm24rp4/index.ts')).dm24rp4,
  dm25bd1: async () => (await import('./dm25bd1/index.ts')).dm25bd1,
  dm25bd3: async () => (await import('./dm25bd3/index.ts')).dm25bd3,
  dm25ex1: async () => (await import('./dm25ex1/index.ts')).dm25ex1,
  dm25ex2: async () => (await import('./dm25ex2/index.ts')).dm25ex2,
  dm25rp1: async () => (await import('./dm25rp1/index.ts')).dm25rp1,
  dm25rp2: async () => (await import('./dm25rp2/index.ts')).dm25rp2,
  dm25rp3: async () => (await import('./dm25rp3/index.ts')).dm25rp3,
  dm26rp1: async () => (await import('./dm26rp1/index.ts')).dm26rp1,
  unnumbered: async () => (await import('./unnumbered/index.ts')).unnumbered,
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
    SENTENCES.problems.unknownSet(
      JSON.stringify(name),
      `${MODERN_SETS.slice(0, -1).join(', ')} or ${MODERN_SETS.at(-1)}`,
    ),
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
