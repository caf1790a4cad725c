import {
  type Agent,
  allCards,
  type CardDefinition,
  DECISION_KINDS,
  type Duel,
  type Fact,
  type PlacedCard,
  playOut,
  randomAgent,
} from 'taiki';
import type { PlayerInput } from 'taiki/testing';
import type { Filter } from 'taiki/words';
import { CARD_TYPE_FACTS } from '../../effects/language/cardTypes.ts';
import { STARTS } from '../../engine/records/position.ts';
import { arrangedPosition } from '../../entries/arrange.ts';
import { engineOf } from '../../entries/engine.ts';
import { poolOf } from '../../library/pool.ts';
import { Chance, drawDeck, hyperspatialCards, mainCards, type Weights } from './drawDeck.ts';
import { rareDecisions, rareWords } from './rareWords.ts';
import { vocabularyWords, wordsIn } from './vocabularyWords.ts';
import { watchedCards, wordsUsedIn } from './watchedCards.ts';

/** What must be used: registered cards, vocabulary words, kinds of decisions. */
type Sort = 'card' | 'word' | 'decision';

/** Something that must be used, and how often it was. */
export interface Use {
  readonly sort: Sort;
  readonly name: string;
  readonly times: number;
}

const players = [...allCards, ...rareWords];
const watched = poolOf(watchedCards(players));
/** An engine that does not copy its cards, as `createEngine` would. */
const engine = engineOf(watched);

/** 314.3a. Words that say what a deck can be, which no duel reads. */
const BEFORE_THE_DUEL: ReadonlySet<string> = new Set(['kind:deckSize']);

const keyOf = (sort: Sort, name: string): string => `${sort} ${name}`;

/** Counts uses. The least used cards get the highest weights. */
class UseCounter {
  readonly #uses = new Map<string, Use>();
  /** What is used when a card is used. */
  readonly #provides = new Map<string, readonly string[]>();
  /** Weights as long as no use is added, since dealing one duel asks for each of them a hundred times. */
  readonly #weights = new Map<string, number>();

  constructor() {
    const words = vocabularyWords();
    for (const { name, type } of allCards) if (!NOT_USED.has(type)) this.#open('card', name);
    for (const name of words) if (!BEFORE_THE_DUEL.has(name)) this.#open('word', name);
    for (const name of DECISION_KINDS) this.#open('decision', name);
    for (const card of players) {
      const decision = rareDecisions[card.name];
      this.#provides.set(card.name, [
        keyOf('card', card.name),
        ...wordsIn([card.abilities, card.otherFace?.abilities], words).map((word) => keyOf('word', word)),
        ...(decision === undefined ? [] : [keyOf('decision', decision)]),
      ]);
    }
  }

  add(sort: Sort, name: string): void {
    const key = keyOf(sort, name);
    const use = this.#uses.get(key);
    if (use === undefined) return;
    this.#uses.set(key, { ...use, times: use.times + 1 });
    this.#weights.clear();
  }

  /** Sorted by number of uses, ascending. */
  get uses(): readonly Use[] {
    return [...this.#uses.values()].sort((a, b) => a.times - b.times);
  }

  readonly weightOf: Weights = (name) => {
    const known = this.#weights.get(name);
    if (known !== undefined) return known;
    const weight = this.#weightOf(name);
    this.#weights.set(name, weight);
    return weight;
  };

  #weightOf(name: string): number {
    const provided = this.#provides.get(name) ?? [];
    const least = Math.min(99, ...provided.flatMap((key) => this.#uses.get(key)?.times ?? []));
    return Math.max(1, Math.floor(1_000_000 / (1 + least) ** 5));
  }

  #open(sort: Sort, name: string): void {
    this.#uses.set(keyOf(sort, name), { sort, name, times: 0 });
  }
}

/** A random agent that rarely passes. */
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

function deckDuel(chance: Chance, weightOf: Weights, seed: number): Duel {
  const decks = { p1: drawDeck(chance, weightOf, players), p2: drawDeck(chance, weightOf, players) };
  return engine.createDuel({ decks, seed, runtime: 'compiled' });
}

/** 314.2, 814.1. Cards of these types are not used themselves. */
const NOT_USED: ReadonlySet<CardDefinition['type']> = new Set(['rulePlus', 'kingCell']);
const hyperspatial = hyperspatialCards(allCards);
const gacharange = allCards.filter(({ type }) => type === 'gacharangeCreature').map(({ name }) => name);

const isCreature = ({ type }: CardDefinition): boolean => CARD_TYPE_FACTS[type].isCreature;
const main = mainCards(players);
const creatures = main.filter(isCreature);

const abilitiesOf = (name: string) => players.find((card) => card.name === name)?.abilities ?? [];

/** The creatures on which an evolution creature can be put, one for each base, by printed race and civilization. */
function basesFor(name: string): readonly string[] {
  return abilitiesOf(name).flatMap((ability) => {
    if (ability.kind !== 'keyword' || ability.name !== 'evolution') return [];
    const { base, count = 1, also = [] } = ability;
    return [...Array.from({ length: count === 'any' ? 1 : count }, () => base), ...also].flatMap((filter) =>
      baseFor(filter),
    );
  });
}

function baseFor({ races, civilizations }: Filter): readonly string[] {
  const fits = (card: CardDefinition): boolean =>
    card.type === 'creature' &&
    (races === undefined || card.races.some((race) => races.some((word) => race.includes(word)))) &&
    (civilizations === undefined || card.civilizations.some((one) => civilizations.includes(one)));
  const base = creatures.find(fits);
  return base === undefined ? [] : [base.name];
}

/** 804.2. A god that each god link of a card can link with. */
function godsFor(name: string): readonly string[] {
  return abilitiesOf(name).flatMap((ability) =>
    ability.kind === 'keyword' && ability.name === 'godLink'
      ? (ability.beside ?? []).flatMap(({ of }) =>
          of.filter((god) => watched.get(god) !== undefined).slice(0, 1),
        )
      : [],
  );
}

const MANA = { light: 2, water: 2, darkness: 2, fire: 2, nature: 2 };

/** Ten mana of a civilization of the first card of a hand: some cards need mana of one civilization only. */
function manaOfOneCivilization([name = '']: readonly string[]): Readonly<Record<string, number>> {
  const [civilization = 'light'] = watched.get(name)?.civilizations ?? [];
  return { [civilization]: 10 };
}

/** A position in which both players have ten mana, usually of all civilizations, and cards in every zone. */
function positionDuel(chance: Chance, weightOf: Weights, seed: number): Duel {
  const some = (from: readonly CardDefinition[], count: number): readonly string[] =>
    Array.from({ length: count }, () => chance.pick(from, ({ name }) => weightOf(name)).name);
  const onTable = (): PlacedCard => {
    const [name = ''] = some(creatures, 1);
    const over = watched.get(name)?.type === 'evolutionCreature' ? { over: some(creatures, 1) } : {};
    return { name, ...over, ...(chance.below(3) === 0 ? { tapped: true } : {}) };
  };
  const side = (): PlayerInput => {
    const hand = some(main, 5);
    return sideWith(
      hand,
      hand.flatMap((name) => [...basesFor(name), ...godsFor(name)]),
    );
  };
  const sideWith = (hand: readonly string[], bases: readonly string[]): PlayerInput => ({
    deck: some(main, 12),
    hand,
    battleZone: [...bases, ...Array.from({ length: 1 + chance.below(4) }, onTable)],
    manaZone: chance.below(3) === 0 ? manaOfOneCivilization(hand) : MANA,
    shieldZone: some(main, chance.below(4)).map((name) => ({
      name,
      ...(chance.below(3) === 0 ? { faceUp: true } : {}),
    })),
    graveyard: [...some(main, 5), ...(chance.below(4) === 0 ? ['Tool', 'Tool', 'Tool', 'Tool'] : [])],
    hyperspatialZone: chance.below(2) === 0 ? hyperspatial.map(({ name }) => name) : some(hyperspatial, 4),
    superGRZone: [...gacharange, ...gacharange],
  });
  const [p1, p2] = [side(), side()];
  const step = STARTS[chance.below(STARTS.length)] ?? 'main';
  return engine.createDuel({ position: arrangedPosition({ p1, p2, step }), seed, runtime: 'compiled' });
}

const USING: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'cardUsed',
  'cardPut',
  'effectBegan',
  'usageDeclared',
]);

/** 103.3. Whether a card was laid into the battle zone before the duel. */
const beginsInBattleZone = (fact: Fact): boolean =>
  fact.kind === 'cardMoved' && fact.from === 'deck' && fact.state.startsWith('opening');

/** Plays one duel with the least used cards, and counts what is used in it. */
function playOne(seed: number, counter: UseCounter): void {
  const chance = new Chance(seed);
  const duel =
    seed % 4 === 0 ? deckDuel(chance, counter.weightOf, seed) : positionDuel(chance, counter.weightOf, seed);
  const agents = { p1: eagerAgent(seed), p2: eagerAgent(seed + 1_000_000) };
  const kinds = new Set<string>();
  const recording =
    (agent: Agent): Agent =>
    (view, decision) => {
      kinds.add(decision.kind);
      return agent(view, decision);
    };
  const words = wordsUsedIn(() => playOut(duel, { p1: recording(agents.p1), p2: recording(agents.p2) }));
  const used = duel.log.flatMap((fact) =>
    'name' in fact && (USING.has(fact.kind) || beginsInBattleZone(fact)) ? [fact.name] : [],
  );
  for (const name of new Set(used)) counter.add('card', name);
  for (const word of words) counter.add('word', word);
  for (const kind of kinds) counter.add('decision', kind);
}

export interface ExhaustiveResult {
  readonly duels: number;
  /** The number of duels in which each was used, ascending. */
  readonly uses: readonly Use[];
}

/**
 * Plays random duels until every registered card, vocabulary word and kind of decision has been used in `times` of them, or
 * `limit` duels have been played.
 */
export function playUntilUsed(
  times: number,
  limit: number,
  seed: number,
  onProgress: (soFar: ExhaustiveResult) => void = () => {},
): ExhaustiveResult {
  const counter = new UseCounter();
  let duels = 0;
  while (duels < limit && (counter.uses[0]?.times ?? 0) < times) {
    playOne(seed + duels, counter);
    duels++;
    onProgress({ duels, uses: counter.uses });
  }
  return { duels, uses: counter.uses };
}
