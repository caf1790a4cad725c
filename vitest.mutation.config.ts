import { mergeConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { allCards } from './cards/allCards.ts';
import everything from './vitest.config.ts';

/** Cards are data and are not mutated. They come as one module, since every run loads them anew. */
const cardsInOneModule: Plugin = {
  name: 'cards-in-one-module',
  load: (id) =>
    id.endsWith('/cards/allCards.ts') ? `export const allCards = ${JSON.stringify(allCards)};` : undefined,
};

/**
 * What finds most in the shortest time comes first: the first test that fails ends the run. `loading` comes before all, since
 * a file that cannot be loaded has no test that fails, and Stryker would take that for a pass.
 */
const ORDER = [
  'test/machines/loading',
  'test/machines/charts',
  'test/machines/duel',
  'test/rules/',
  'test/scenarios/',
  'test/',
];

/** Tests that are slow to load, and say something of one folder only. */
const ONLY_FOR: { readonly [folder: string]: readonly string[] } = {
  standby: ['test/machines/standby.test.ts'],
  table: ['test/table/*.test.ts'],
};

const rankOf = ({ moduleId }: TestSpecification): number =>
  ORDER.findIndex((part) => moduleId.includes(part));

class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(
      [...files].sort((a, b) => rankOf(a) - rankOf(b) || a.moduleId.localeCompare(b.moduleId)),
    );
  }
}

const { projects: _, ...shared } = everything.test ?? {};

/** Tests that name what they expect, and are fast: each of them is run for hundreds of mutants. */
export default mergeConfig(
  // Stryker mutates the sources, not their bundle.
  { ...everything, plugins: [], test: shared },
  {
    plugins: [cardsInOneModule],
    test: {
      include: [
        'test/machines/{loading,charts,attackStates,duel}.test.ts',
        'test/{rules,scenarios}/*.test.ts',
        ...(ONLY_FOR[process.env['TAIKI_MUTATED'] ?? ''] ?? Object.values(ONLY_FOR).flat()),
      ],
      sequence: { sequencer: QuickestFirst },
      env: { TAIKI_WAYS: 'as written' },
    },
  },
);
