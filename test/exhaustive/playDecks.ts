import {
  type Agent,
  allCards,
  type CardDefinition,
  createDuel,
  type Deck,
  type Fact,
  playOut,
  randomAgent,
} from 'taiki';
import type { Ability, Filter } from 'taiki/words';
import { factsOf } from '../../effects/questions/abilities/eventFacts.ts';
import { Chance, hyperspatialCards, mainCards } from './drawDeck.ts';

/** A card, how many duels played it, and the abilities that have done nothing yet. */
export interface CardUse {
  readonly name: string;
  readonly duels: number;
  readonly unresolved: readonly Ability[];
}

/** A duel that failed, or that a limit ended. */
export interface Failure {
  readonly seed: number;
  readonly message: string;
}

export interface DecksPlayed {
  readonly duels: number;
  /** How often each way of ending occurred. */
  readonly ends: ReadonlyMap<string, number>;
  readonly failures: readonly Failure[];
  /** Ascending by the number of duels. */
  readonly cards: readonly CardUse[];
}

const main = mainCards(allCards);
const hyperspatial = hyperspatialCards(allCards).map(({ name }) => name);
const gacharange = allCards.filter(({ type }) => type === 'gacharangeCreature').map(({ name }) => name);
const superGR = [...gacharange, ...gacharange].slice(0, gacharange.length >= 6 ? 12 : 0);

/** What ends a duel that the rules would not have ended. */
const LIMITS: ReadonlySet<string> = new Set(['turnLimit', 'decisionLimit']);

/** Facts in which a card is played, whether it is used, put, or used by an effect of its own. */
const PLAYING: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'cardUsed',
  'cardPut',
  'effectBegan',
  'usageDeclared',
]);

const facesOf = (card: CardDefinition) => (card.otherFace === undefined ? [card] : [card, card.otherFace]);

/** Counts in how many duels each card was played, and which of its abilities did something. */
class Uses {
  readonly #cards = new Map<string, { duels: number; readonly unresolved: Set<Ability> }>();
  readonly #byFace = new Map<string, string>();

  constructor() {
    for (const card of allCards) {
      const faces = facesOf(card);
      this.#cards.set(card.name, {
        duels: 0,
        unresolved: new Set(faces.flatMap(({ abilities }) => abilities)),
      });
      for (const { name } of faces) this.#byFace.set(name, card.name);
    }
  }

  /** The fewer duels a card was played in, and the more of its abilities have done nothing, the less. */
  needOf(name: string): number {
    const use = this.#cards.get(name);
    if (use === undefined) return 0;
    return use.duels < ENOUGH ? ENOUGH - use.duels : Math.min(1, use.unresolved.size);
  }

  add(log: readonly Fact[]): void {
    const played = new Set<string>();
    const events = new Map<number, string>();
    for (const fact of log) {
      if (fact.kind === 'effectTriggered') events.set(fact.effect, fact.event);
      if (!('name' in fact) || fact.name === undefined) continue;
      const card = this.#byFace.get(fact.name);
      if (card === undefined) continue;
      if (PLAYING.has(fact.kind)) played.add(card);
      this.#resolve(card, fact, events);
      if (fact.kind === 'eventReplaced') this.#replaced(fact.by);
    }
    for (const name of played) {
      const use = this.#cards.get(name);
      if (use !== undefined) use.duels++;
    }
  }

  #resolve(card: string, fact: Fact, events: ReadonlyMap<number, string>): void {
    const unresolved = this.#cards.get(card)?.unresolved;
    if (unresolved === undefined || unresolved.size === 0) return;
    for (const ability of unresolved) if (isDoneBy(ability, fact, events)) unresolved.delete(ability);
  }

  #replaced(by: string): void {
    const unresolved = this.#cards.get(this.#byFace.get(by) ?? '')?.unresolved;
    for (const ability of unresolved ?? []) if (ability.kind === 'replacement') unresolved?.delete(ability);
  }

  list(): readonly CardUse[] {
    return [...this.#cards]
      .map(([name, { duels, unresolved }]) => ({ name, duels, unresolved: [...unresolved] }))
      .sort((a, b) => a.duels - b.duels);
  }
}

/** In so many duels each card is to be played. */
const ENOUGH = 20;

/**
 * Whether a fact about a card shows that this ability of it did something. Of triggered abilities with the same event, all count: the
 * log does not tell them apart. A static ability works as soon as its card is played; what it needs besides is not looked at.
 */
function isDoneBy(ability: Ability, fact: Fact, events: ReadonlyMap<number, string>): boolean {
  switch (ability.kind) {
    case 'triggered':
      return (
        fact.kind === 'effectResolved' &&
        factsOf(ability.when).some((kind) => kind === (events.get(fact.effect) ?? kind))
      );
    case 'spell':
      return fact.kind === 'cardUsed' && fact.verb === 'cast';
    case 'replacement':
      return false;
    case 'keyword':
      return isKeywordUsed(ability.name, fact);
    case 'static':
    case 'cost':
    case 'useOnlyIf':
      return PLAYING.has(fact.kind);
  }
}

function isKeywordUsed(name: Extract<Ability, { kind: 'keyword' }>['name'], fact: Fact): boolean {
  switch (name) {
    case 'blocker':
      return fact.kind === 'creatureBlocked';
    case 'speedAttacker':
    case 'machFighter':
    case 'powerAttacker':
      return fact.kind === 'attackDeclared';
    case 'guardman':
      return fact.kind === 'attackRedirected';
    case 'breaker':
      return fact.kind === 'shieldsChosen';
    case 'slayer':
      return fact.kind === 'effectResolved';
    case 'charger':
    case 'crystalCharger':
    case 'crystalSoul':
      return fact.kind === 'cardUsed';
    case 'evolution':
    case 'shinkarize':
      return (fact.kind === 'cardPut' || fact.kind === 'cardMoved') && fact.onto !== undefined;
    case 'godLink':
      return fact.kind === 'creatureLinked';
    case 'shieldTrigger':
    case 'guardStrike':
    case 'strikeBack':
    case 'judgmentZ':
      return fact.kind === 'usageDeclared' && fact.ability === name;
    case 'tapAbility':
    case 'silentSkill':
    case 'hyperize':
      return fact.kind === 'abilityActivated' && fact.ability === name;
    case 'galaxyshield':
      return fact.kind === 'shieldPlaced';
    case 'hyperMode':
    case 'hyperSoulX':
    case 'shieldForce':
    case 'turboRush':
    case 'waveStriker':
      return fact.kind === 'cardPut';
  }
}

const isOf = (card: CardDefinition, races: readonly string[]): boolean =>
  card.races.some((race) => races.some((word) => race === word || race.split(/[ /]/).includes(word)));

const fits = (card: CardDefinition, { races, civilizations, anyOf, names }: Filter): boolean =>
  (card.type === 'creature' || card.type === 'evolutionCreature') &&
  (races === undefined || isOf(card, races)) &&
  (names === undefined || names.includes(card.name)) &&
  (civilizations === undefined || card.civilizations.some((one) => civilizations.includes(one))) &&
  (anyOf === undefined || anyOf.some((one) => fits(card, one)));

/** The kinds of creature on which a card is put. */
const basesOf = (card: CardDefinition): readonly Filter[] =>
  card.abilities.flatMap((ability) =>
    ability.kind === 'keyword' && ability.name === 'evolution' ? [ability.base, ...(ability.also ?? [])] : [],
  );

/** How many cards of a deck cost little, so that it gets to play the others. */
const CHEAP = 3;

/**
 * 100.2. A legal deck around one card: four of it, what it is put on, and other cards of its civilizations, mostly cheap ones and those
 * that were played least.
 */
function deckAround(chance: Chance, target: CardDefinition, uses: Uses): Deck {
  const civilizations = new Set(target.civilizations);
  const cards: string[] = [];
  const add = (name: string, copies: number): void => {
    const there = cards.filter((one) => one === name).length;
    for (let copy = there; copy < Math.min(4, there + copies) && cards.length < 40; copy++) cards.push(name);
  };
  const addBases = (card: CardDefinition, depth: number): void => {
    for (const base of basesOf(card)) {
      const found = main.filter((one) => fits(one, base) && one.type === 'creature');
      if (found.length === 0 || depth > 2) continue;
      const own = found.filter((one) =>
        one.civilizations.every((civilization) => civilizations.has(civilization)),
      );
      const cheapest = (own.length > 0 ? own : found).toSorted(
        (a, b) => a.cost - b.cost || uses.needOf(b.name) - uses.needOf(a.name),
      );
      for (const one of cheapest.slice(0, 3)) {
        for (const civilization of one.civilizations) civilizations.add(civilization);
        add(one.name, 4);
      }
    }
  };
  if (mainNames.has(target.name)) add(target.name, 4);
  addBases(target, 0);
  while (civilizations.size < 2)
    civilizations.add(chance.pick(['light', 'water', 'darkness', 'fire', 'nature'], () => 1));
  const pool = main.filter((card) => card.civilizations.every((one) => civilizations.has(one)));
  while (cards.length < 40) {
    const { name } = chance.pick(pool, (card) => (1 + uses.needOf(card.name)) * (card.cost <= CHEAP ? 3 : 1));
    add(name, 1 + chance.below(3));
  }
  return { name: undefined, cards, hyperspatial, superGR };
}

const mainNames: ReadonlySet<string> = new Set(main.map(({ name }) => name));

/** A card, the likelier the less it was played. */
const targetOf = (chance: Chance, uses: Uses): CardDefinition =>
  chance.pick(allCards, ({ name }) => 1 + uses.needOf(name) * 20);

type Options = Parameters<Agent>[1]['options'];

/**
 * A random agent that would rather use the cards that were played least, keeps them out of the mana zone, and in every other duel
 * seldom attacks, so that there is time to play what costs much.
 */
function curiousAgent(seed: number, uses: Uses): Agent {
  const agent = randomAgent(seed);
  const chance = new Chance(seed);
  const isCalm = chance.below(2) === 0;
  const needs = (options: Options, index: number): number => uses.needOf(options[index]?.card?.name ?? '');
  const best = (options: Options, sign: 1 | -1): number | undefined =>
    options
      .flatMap(({ pass }, index) => (pass ? [] : [index]))
      .sort((a, b) => sign * (needs(options, b) - needs(options, a)))[0];
  return (view, decision) => {
    const { kind, options } = decision;
    const wanted = best(options, kind === 'charge' ? -1 : 1);
    if (kind === 'charge' && wanted !== undefined) return [wanted];
    if (kind === 'main' && wanted !== undefined && needs(options, wanted) > 0) return [wanted];
    const passing = options.findIndex(({ pass }) => pass);
    if (kind === 'attack' && isCalm && passing >= 0 && chance.below(4) > 0) return [passing];
    const answer = agent(view, decision);
    const passes = answer.length === 0 || answer.every((index) => options[index]?.pass);
    return passes ? agent(view, decision) : answer;
  };
}

/** Plays random duels between random legal decks of all cards, on the compiled runtime, and counts what is played in them. */
export function playDecks(
  duels: number,
  seed: number,
  onProgress: (soFar: DecksPlayed) => void = () => {},
): DecksPlayed {
  const uses = new Uses();
  const ends = new Map<string, number>();
  const failures: Failure[] = [];
  const result = (played: number): DecksPlayed => ({ duels: played, ends, failures, cards: uses.list() });
  for (let index = 0; index < duels; index++) {
    const own = seed + index;
    const chance = new Chance(own);
    const decks = {
      p1: deckAround(chance, targetOf(chance, uses), uses),
      p2: deckAround(chance, targetOf(chance, uses), uses),
    };
    try {
      const duel = createDuel({ decks, seed: own, runtime: 'compiled' });
      playOut(duel, { p1: curiousAgent(own, uses), p2: curiousAgent(own + 1_000_000, uses) });
      const reason = duel.result?.reason ?? 'none';
      ends.set(reason, (ends.get(reason) ?? 0) + 1);
      if (LIMITS.has(reason)) failures.push({ seed: own, message: `ended by ${reason}` });
      uses.add(duel.log);
    } catch (error) {
      failures.push({ seed: own, message: error instanceof Error ? error.message : String(error) });
    }
    if ((index + 1) % 500 === 0) onProgress(result(index + 1));
  }
  return result(duels);
}
