import {
  type Agent,
  allCards,
  type CardDefinition,
  createDuel,
  DECISION_KINDS,
  type Duel,
  type Fact,
  type PlacedCard,
  playOut,
  randomAgent,
} from 'taiki';
import { arrange, type PlayerInput } from 'taiki/testing';
import { STARTS } from '../../engine/position.ts';
import { seedRandom } from '../../table/random.ts';
import { Chance, drawDeck, mainCards, type Weights } from './drawDeck.ts';
import { rareDecisions, rareWords } from './rareWords.ts';
import { vocabularyWords } from './vocabularyWords.ts';
import { watchedCards, wordsUsedIn } from './watchedCards.ts';

/** What has to be used: registered cards, words of the vocabulary, kinds of decisions. */
type Sort = 'card' | 'word' | 'decision';

/** Something, and how often it has been used. */
export interface Use {
  readonly sort: Sort;
  readonly name: string;
  readonly times: number;
}

const players = [...allCards, ...rareWords];
const watched = new Map(watchedCards(players).map((card) => [card.name, card]));

const keyOf = (sort: Sort, name: string): string => `${sort} ${name}`;

function wordsOf(card: CardDefinition, all: ReadonlySet<string>): readonly string[] {
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (all.has(`${key}:${inner}`)) words.add(`${key}:${inner}`);
      walk(inner);
    }
  };
  walk(card.abilities);
  walk(card.otherFace?.abilities);
  return [...words];
}

/** How often everything has been used. What was used least weighs most when cards are drawn. */
class Ledger {
  readonly #uses = new Map<string, Use>();
  /** What each card brings into play. */
  readonly #brings = new Map<string, readonly string[]>();

  constructor() {
    const words = vocabularyWords();
    for (const { name } of allCards) this.#open('card', name);
    for (const name of words) this.#open('word', name);
    for (const name of DECISION_KINDS) this.#open('decision', name);
    for (const card of players) {
      const decision = rareDecisions[card.name];
      this.#brings.set(card.name, [
        keyOf('card', card.name),
        ...wordsOf(card, words).map((word) => keyOf('word', word)),
        ...(decision === undefined ? [] : [keyOf('decision', decision)]),
      ]);
    }
  }

  add(sort: Sort, name: string): void {
    const key = keyOf(sort, name);
    const use = this.#uses.get(key);
    if (use !== undefined) this.#uses.set(key, { ...use, times: use.times + 1 });
  }

  /** The least used first. */
  get uses(): readonly Use[] {
    return [...this.#uses.values()].sort((a, b) => a.times - b.times);
  }

  readonly weightOf: Weights = (name) => {
    const brings = this.#brings.get(name) ?? [];
    const least = Math.min(99, ...brings.flatMap((key) => this.#uses.get(key)?.times ?? []));
    return Math.max(1, Math.floor(10_000 / (1 + least) ** 2));
  };

  #open(sort: Sort, name: string): void {
    this.#uses.set(keyOf(sort, name), { sort, name, times: 0 });
  }
}

/** Answers at random, and mostly does something where it could pass. */
function eagerAgent(seed: number): Agent {
  const agent = randomAgent(seed);
  return (view, decision) => {
    let answer = agent(view, decision);
    for (let tries = 0; tries < 3; tries++) {
      const passes = answer.length === 0 || answer.every((index) => decision.options[index]?.pass);
      if (!passes) break;
      answer = agent(view, decision);
    }
    return answer;
  };
}

const cardsNamed = (names: Iterable<string>): readonly CardDefinition[] =>
  [...new Set(names)].flatMap((name) => watched.get(name) ?? []);

function deckDuel(chance: Chance, weightOf: Weights, seed: number): Duel {
  const decks = { p1: drawDeck(chance, weightOf, players), p2: drawDeck(chance, weightOf, players) };
  const cards = cardsNamed(
    Object.values(decks).flatMap((deck) => [...deck.cards, ...deck.hyperspatial, ...deck.superGR]),
  );
  return createDuel({ decks, seed, cards });
}

const hyperspatial = allCards.filter(({ type }) => type === 'dragheartFortress').map(({ name }) => name);
const gacharange = allCards.filter(({ type }) => type === 'gacharangeCreature').map(({ name }) => name);

const isCreature = ({ type }: CardDefinition): boolean => type === 'creature' || type === 'evolutionCreature';
const main = mainCards(players);
const creatures = main.filter(isCreature);

/** Something on which an evolution creature could be put, by its printed race. */
function basesFor(name: string): readonly string[] {
  const wanted = (players.find((card) => card.name === name)?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'keyword' && ability.name === 'evolution' ? (ability.base.races ?? []) : [],
  );
  const fits = ({ races }: CardDefinition) =>
    races.some((race) => wanted.some((word) => race.includes(word)));
  return creatures.filter((card) => card.type === 'creature' && fits(card)).map((card) => card.name);
}

/** Both players have ten mana of all civilizations, and cards everywhere. */
function positionDuel(chance: Chance, weightOf: Weights, seed: number): Duel {
  const names: string[] = [...hyperspatial, ...gacharange, 'Tool'];
  const some = (from: readonly CardDefinition[], count: number): readonly string[] => {
    const picked = Array.from({ length: count }, () => chance.pick(from, ({ name }) => weightOf(name)).name);
    names.push(...picked);
    return picked;
  };
  const onTable = (): PlacedCard => {
    const [name = ''] = some(creatures, 1);
    const over = watched.get(name)?.type === 'evolutionCreature' ? { over: some(creatures, 1) } : {};
    return { name, ...over, ...(chance.below(3) === 0 ? { tapped: true } : {}) };
  };
  const side = (): PlayerInput => {
    const hand = some(main, 5);
    const bases = hand.flatMap((name) => basesFor(name).slice(0, 1));
    names.push(...bases);
    return sideWith(hand, bases);
  };
  const sideWith = (hand: readonly string[], bases: readonly string[]): PlayerInput => ({
    deck: some(main, 12),
    hand,
    battleZone: [...bases, ...Array.from({ length: 1 + chance.below(4) }, onTable)],
    manaZone: { light: 2, water: 2, darkness: 2, fire: 2, nature: 2 },
    shieldZone: some(main, chance.below(4)).map((name) => ({
      name,
      ...(chance.below(3) === 0 ? { faceUp: true } : {}),
    })),
    graveyard: [...some(main, 5), ...(chance.below(4) === 0 ? ['Tool', 'Tool', 'Tool', 'Tool'] : [])],
    hyperspatialZone: hyperspatial,
    superGRZone: [...gacharange, ...gacharange],
  });
  const [p1, p2] = [side(), side()];
  const step = STARTS[chance.below(STARTS.length)] ?? 'main';
  return arrange({ p1, p2, step, seed, cards: cardsNamed(names) });
}

const USING: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'cardUsed',
  'cardPut',
  'effectBegan',
  'usageDeclared',
]);

/** Plays one duel of cards that were used least, and writes down what was used in it. */
function playOne(seed: number, ledger: Ledger): void {
  const chance = new Chance(seedRandom(seed));
  const duel =
    seed % 4 === 0 ? deckDuel(chance, ledger.weightOf, seed) : positionDuel(chance, ledger.weightOf, seed);
  const agents = { p1: eagerAgent(seed), p2: eagerAgent(seed + 1_000_000) };
  const kinds = new Set<string>();
  const noting =
    (agent: Agent): Agent =>
    (view, decision) => {
      kinds.add(decision.kind);
      return agent(view, decision);
    };
  const words = wordsUsedIn(() => playOut(duel, { p1: noting(agents.p1), p2: noting(agents.p2) }));
  const used = duel.log.flatMap((fact) => (USING.has(fact.kind) && 'name' in fact ? [fact.name] : []));
  for (const name of new Set(used)) ledger.add('card', name);
  for (const word of words) ledger.add('word', word);
  for (const kind of kinds) ledger.add('decision', kind);
}

export interface ExhaustiveResult {
  readonly duels: number;
  /** In how many duels each thing was used; the least used first. */
  readonly uses: readonly Use[];
}

/**
 * Plays random duels until every registered card, every word of the vocabulary and every kind of decision was used in so
 * many of them, or no more duels may be played.
 */
export function playUntilUsed(
  times: number,
  most: number,
  seed: number,
  watch: (soFar: ExhaustiveResult) => void = () => {},
): ExhaustiveResult {
  const ledger = new Ledger();
  let duels = 0;
  while (duels < most && (ledger.uses[0]?.times ?? 0) < times) {
    playOne(seed + duels, ledger);
    duels++;
    watch({ duels, uses: ledger.uses });
  }
  return { duels, uses: ledger.uses };
}
