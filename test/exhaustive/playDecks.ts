import {
  type Agent,
  type CardDefinition,
  createEngine,
  type Deck,
  type Fact,
  playOut,
  randomAgent,
} from 'taiki';
import type { Ability } from 'taiki/words';
import { factsOf } from '../../effects/questions/abilities/eventFacts.ts';
import { beginsThere, Chance, hyperspatialCards, mainCards, superGROf } from './drawDeck.ts';
import { basesOf, fits } from './evolutionBases.ts';

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

  constructor(cards: readonly CardDefinition[]) {
    for (const card of cards) {
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
      if (fact.kind === 'attackRedirected') this.#keywordUsed('guardman', fact.toName);
      if ((fact.kind === 'cardPut' || fact.kind === 'cardMoved') && fact.onto !== undefined)
        this.#keywordUsed('shinkarize', fact.onto);
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

  #keywordUsed(keyword: 'guardman' | 'shinkarize', by: string): void {
    const unresolved = this.#cards.get(this.#byFace.get(by) ?? '')?.unresolved;
    for (const ability of unresolved ?? [])
      if (ability.kind === 'keyword' && ability.name === keyword) unresolved?.delete(ability);
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

/** Facts about other cards show guardman and shinkarize. */
function isKeywordUsed(name: Extract<Ability, { kind: 'keyword' }>['name'], fact: Fact): boolean {
  switch (name) {
    case 'blocker':
      return fact.kind === 'creatureBlocked';
    case 'dynamo':
      return fact.kind === 'abilityActivated' && fact.ability === 'dynamo';
    case 'flight':
    case 'speedAttacker':
    case 'machFighter':
    case 'powerAttacker':
      return fact.kind === 'attackDeclared';
    case 'guardman':
    case 'shinkarize':
      return false;
    case 'breaker':
      return fact.kind === 'shieldsChosen';
    case 'slayer':
      return fact.kind === 'effectResolved';
    case 'charger':
    case 'crystalCharger':
    case 'crystalSoul':
      return fact.kind === 'cardUsed';
    case 'evolution':
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
    case 'manaAbility':
      return fact.kind === 'abilityActivated' && fact.ability === name;
    case 'pandoraShift':
      return fact.kind === 'cardMoved' && fact.to === 'hyperspatialZone';
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

/** How many cards of a deck cost little, so that it gets to play the others. */
const CHEAP = 3;

const CIVILIZATIONS = ['light', 'water', 'darkness', 'fire', 'nature'] as const;

/** 100.3. How many cards begin the duel in the hyperspatial zone. */
const HYPERSPATIAL = 8;

/** Builds decks of the cards of a pool. */
class DeckBuilder {
  readonly #main: readonly CardDefinition[];
  readonly #mainNames: ReadonlySet<string>;
  readonly #hyperspatial: readonly CardDefinition[];
  readonly #superGR: readonly string[];
  readonly #uses: Uses;

  constructor(cards: readonly CardDefinition[], uses: Uses) {
    this.#main = mainCards(cards);
    this.#mainNames = new Set(this.#main.map(({ name }) => name));
    this.#hyperspatial = hyperspatialCards(cards);
    this.#superGR = superGROf(cards);
    this.#uses = uses;
  }

  /**
   * 100.2. A legal deck around one card: four of it, what it is put on, and other cards of its civilizations, mostly cheap ones and those
   * that were played least.
   */
  around(chance: Chance, target: CardDefinition): Deck {
    const civilizations = new Set(target.civilizations);
    const cards: string[] = [];
    const add = (name: string, copies: number): void => {
      const there = cards.filter((one) => one === name).length;
      for (let copy = there; copy < Math.min(4, there + copies) && cards.length < 40; copy++)
        cards.push(name);
    };
    const addBases = (card: CardDefinition): void => {
      for (const base of basesOf(card)) {
        const found = this.#main.filter((one) => fits(one, base) && one.type === 'creature');
        if (found.length === 0) continue;
        const own = found.filter((one) =>
          one.civilizations.every((civilization) => civilizations.has(civilization)),
        );
        const cheapest = (own.length > 0 ? own : found).toSorted(
          (a, b) => a.cost - b.cost || this.#uses.needOf(b.name) - this.#uses.needOf(a.name),
        );
        for (const one of cheapest.slice(0, 3)) {
          for (const civilization of one.civilizations) civilizations.add(civilization);
          add(one.name, 4);
        }
      }
    };
    if (this.#mainNames.has(target.name)) add(target.name, 4);
    addBases(target);
    while (civilizations.size < 2) civilizations.add(chance.pick(CIVILIZATIONS, () => 1));
    // 100.5. One card, by name, begins the duel in the battle zone.
    const others = this.#main.filter((card) => !beginsThere(card));
    const pool = others.filter((card) => card.civilizations.every((one) => civilizations.has(one)));
    while (cards.length < 40) {
      const { name } = chance.pick(
        pool,
        (card) => (1 + this.#uses.needOf(card.name)) * (card.cost <= CHEAP ? 3 : 1),
      );
      add(name, 1 + chance.below(3));
    }
    return {
      name: undefined,
      cards,
      hyperspatial: this.#hyperspatialFor(chance, target),
      superGR: this.#superGR,
    };
  }

  #hyperspatialFor(chance: Chance, target: CardDefinition): readonly string[] {
    let left = this.#hyperspatial;
    const picked: string[] = [];
    while (picked.length < HYPERSPATIAL && left.length > 0) {
      const first = left.find((card) => card === target);
      const next = first ?? chance.pick(left, ({ name }) => 1 + this.#uses.needOf(name));
      picked.push(next.name);
      left = left.filter((card) => card !== next);
    }
    return picked;
  }
}

/** A card, the likelier the less it was played. */
const targetOf = (chance: Chance, from: readonly CardDefinition[], uses: Uses): CardDefinition =>
  chance.pick(from, ({ name }) => 1 + uses.needOf(name) * 20);

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

/** The cards that duels between random decks are made of. */
export interface DeckCards {
  readonly cards: readonly CardDefinition[];
  /** The cards around which decks are built. */
  readonly targets: readonly CardDefinition[];
}

/** Plays random duels between random legal decks of some cards, on the compiled runtime, and counts what is played in them. */
export function playDecks(
  { cards, targets }: DeckCards,
  duels: number,
  seed: number,
  onProgress: (soFar: DecksPlayed) => void = () => {},
): DecksPlayed {
  const engine = createEngine({ cards });
  const uses = new Uses(targets);
  const builder = new DeckBuilder(cards, uses);
  const ends = new Map<string, number>();
  const failures: Failure[] = [];
  const result = (played: number): DecksPlayed => ({ duels: played, ends, failures, cards: uses.list() });
  for (let index = 0; index < duels; index++) {
    const own = seed + index;
    const chance = new Chance(own);
    const decks = {
      p1: builder.around(chance, targetOf(chance, targets, uses)),
      p2: builder.around(chance, targetOf(chance, targets, uses)),
    };
    try {
      const duel = engine.createDuel({ decks, seed: own, runtime: 'compiled' });
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
