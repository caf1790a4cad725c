import { type Agent, createDuel, type Duel, type DuelSettings, greedyAgent, randomAgent } from 'taiki';
import { createEngine } from 'taiki/engine';
import { arrange } from 'taiki/testing';
import { rulings } from '../../cards/rulings/index.ts';
import { scenarios } from '../../rulings/index.ts';
import { Chance, drawDeck } from '../exhaustive/drawDeck.ts';
import { starterDuelOptions } from '../support/starterDuels.ts';
import { printPlaythrough } from './print.ts';

type Kind = 'greedy' | 'random';

/** A duel that is kept as text. */
export interface Playthrough {
  readonly name: string;
  print(): string;
}

const agentOf = (kind: Kind, seed: number): Agent => (kind === 'greedy' ? greedyAgent : randomAgent(seed));

function playthrough(
  name: string,
  says: string,
  seed: number,
  kinds: readonly [p1: Kind, p2: Kind],
  begin: () => Duel,
): Playthrough {
  const [p1, p2] = kinds;
  const title = `${says}; seed ${seed}; p1 ${p1}, p2 ${p2}`;
  return {
    name,
    print: () =>
      printPlaythrough(title, begin(), { p1: agentOf(p1, seed), p2: agentOf(p2, seed + 1_000_000) }),
  };
}

const settingText = ({ askEverything, concealDecisions }: DuelSettings): string =>
  `${askEverything ? ', everything asked' : ''}${concealDecisions ? ', decisions concealed' : ''}`;

const starters = (seed: number, kinds: readonly [Kind, Kind], settings: DuelSettings = {}): Playthrough =>
  playthrough(`starters${seed}`, `The starter decks${settingText(settings)}`, seed, kinds, () =>
    createDuel({ ...starterDuelOptions(seed), askEverything: false, concealDecisions: false, ...settings }),
  );

/** Its pool is the cards of the rulings, so that where a card is named the options do not depend on the other sets. */
const rulingEngine = createEngine({ cards: rulings });
const ofRulings: ReadonlySet<string> = new Set(rulings.map(({ name }) => name));

const rulingDecks = (seed: number, kinds: readonly [Kind, Kind], settings: DuelSettings = {}): Playthrough =>
  playthrough(`rulings${seed}`, `Decks of cards of the rulings${settingText(settings)}`, seed, kinds, () => {
    const chance = new Chance(seed);
    const deck = () => drawDeck(chance, (name) => (ofRulings.has(name) ? 1 : 0));
    return rulingEngine.createDuel({ decks: { p1: deck(), p2: deck() }, seed, ...settings });
  });

const fromRuling = (
  id: string,
  seed: number,
  kinds: readonly [Kind, Kind],
  settings: DuelSettings = {},
): Playthrough =>
  playthrough(
    `position${id}`,
    `The position of the ruling ${id}${settingText(settings)}`,
    seed,
    kinds,
    () => {
      const scenario = scenarios.find((one) => one.id === id);
      if (scenario === undefined) throw new Error(`There is no scenario ${id}.`);
      return arrange({ ...scenario.begin, ...settings, seed });
    },
  );

const both = (kind: Kind): readonly [Kind, Kind] => [kind, kind];

/** Short duels, so that each can be read: over the starter decks, over cards of the rulings, and from positions. */
export const playthroughs: readonly Playthrough[] = [
  starters(38, both('greedy')),
  starters(22, both('greedy')),
  starters(34, both('greedy')),
  starters(37, both('greedy')),
  starters(2, both('random')),
  starters(6, both('random')),
  starters(13, both('greedy'), { concealDecisions: true }),
  starters(1, ['greedy', 'random'], { askEverything: true }),
  rulingDecks(24, both('greedy')),
  rulingDecks(16, both('greedy')),
  rulingDecks(8, both('greedy')),
  rulingDecks(29, both('random')),
  rulingDecks(18, both('random')),
  rulingDecks(5, both('greedy'), { concealDecisions: true }),
  rulingDecks(4, ['greedy', 'random'], { askEverything: true }),
  fromRuling('DU-001', 1, both('random')),
  fromRuling('SB-020', 1, both('random')),
  fromRuling('BL-013', 1, both('random')),
  fromRuling('TR-048', 1, both('random'), { concealDecisions: true }),
  fromRuling('US-011', 1, both('random'), { askEverything: true }),
];
