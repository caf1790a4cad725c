import {
  type Agent,
  type CardDefinition,
  currentRules,
  type Deck,
  type Duel,
  type Engine,
  randomAgent,
} from 'taiki';
import type { Condition } from 'taiki/words';
import { holds } from '../../effects/questions/characteristics/conditions.ts';
import { scopeOf } from '../../effects/state/scope.ts';
import type { World } from '../../effects/state/world.ts';
import { engineOf } from '../../entries/engine.ts';
import { cachesFor, poolOf } from '../../library/pool.ts';
import { PLAYERS } from '../../table/nouns.ts';
import { Chance } from '../exhaustive/drawDeck.ts';
import { usesIn, watchedCards } from '../exhaustive/watchedCards.ts';
import type { Family } from './families.ts';
import { FamilyDecks, type FamilyPool, facesOf, membersOf } from './familyDecks.ts';
import { conditionOf, type Evidence, type Faces, type FamilyWord } from './familyWord.ts';

/** In how many duels a word was used. */
export interface WordUse {
  readonly word: string;
  /** How many cards have it. */
  readonly cards: number;
  readonly times: number;
}

/** A duel that went wrong. */
export interface FamilyFailure {
  readonly seed: number;
  readonly message: string;
  /** The record of the duel, if it began. */
  readonly record: string | undefined;
}

export interface FamilyPlayed {
  readonly family: string;
  readonly cards: number;
  readonly duels: number;
  /** Duels that were played again on both runtimes, one of them restored before each choice. */
  readonly compared: number;
  readonly failures: readonly FamilyFailure[];
  /** Ascending by times. */
  readonly uses: readonly WordUse[];
}

export interface FamilyRun {
  /** At least so many duels are played, and then others until each word was used often enough. */
  readonly least: number;
  readonly most: number;
  /** In how many duels each word is to be used. */
  readonly times: number;
  readonly seed: number;
  /** Every so many duels one is compared. */
  readonly compareEvery: number;
}

interface Decks {
  readonly p1: Deck;
  readonly p2: Deck;
}

/** What ends a duel that the rules would not have ended. */
const LIMITS: ReadonlySet<string> = new Set(['turnLimit', 'decisionLimit']);

/** The cards of decks, as they are and as they report what rules do with them. */
export class FamilyTable {
  readonly #pool: FamilyPool;
  readonly #plain: Engine;
  readonly #watched: Engine;
  readonly #world: Omit<World, 'game'>;

  constructor(cards: FamilyPool) {
    this.#pool = cards;
    const all = [...cards.printed, ...cards.made];
    const pool = poolOf(all);
    this.#plain = engineOf(pool);
    this.#watched = engineOf(poolOf(watchedCards(all)));
    this.#world = { pool, profile: currentRules, caches: cachesFor(pool, 'on') };
  }

  /** Plays duels between decks of a family, and counts in how many of them each of its words was used. */
  play(family: Family, { least, most, times, seed, compareEvery }: FamilyRun): FamilyPlayed {
    const decks = new FamilyDecks(family, this.#pool);
    const members = membersOf(family, this.#pool);
    const counts = new Map(family.words.map((word) => [word, 0]));
    const needOf = (word: FamilyWord): number =>
      Math.max(1, Math.floor(1000 / (1 + (counts.get(word) ?? 0)) ** 2));
    const faces = new Map([...members].map(([word, on]) => [word, facesWith(word, on)]));
    const conditions = conditionsByName(decks.cards);
    const failures: FamilyFailure[] = [];
    let compared = 0;
    let played = 0;
    const isEnough = (): boolean => played >= least && Math.min(...counts.values()) >= times;
    for (let index = 0; index < most && !isEnough(); index++) {
      played++;
      const own = seed + index;
      const chance = new Chance(own);
      const [p1, p2] = [decks.draw(chance, needOf), decks.draw(chance, needOf)];
      const answers: (readonly number[])[] = [];
      try {
        const duel = this.#watched.createDuel({ decks: { p1, p2 }, seed: own, runtime: 'compiled' });
        const wants = new Map<string, number>();
        for (const [word, on] of faces)
          for (const name of on.keys()) wants.set(name, Math.max(wants.get(name) ?? 0, needOf(word)));
        const evidence = this.#watch(duel, answers, { p1, p2 }, own, wants, conditions);
        for (const [word, on] of faces)
          if (word.isUsed(evidence, on)) counts.set(word, (counts.get(word) ?? 0) + 1);
        const reason = duel.result?.reason ?? 'none';
        if (LIMITS.has(reason)) throw new Error(`ended by ${reason}`);
        if (index % compareEvery === 0) {
          this.#compare({ p1, p2 }, own, answers, duel);
          compared++;
        }
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        failures.push({ seed: own, message, record: this.#recordOf({ p1, p2 }, own, answers) });
      }
    }
    return {
      family: family.name,
      cards: decks.cards.length,
      duels: played,
      compared,
      failures,
      uses: [...counts]
        .map(([word, used]) => ({ word: word.name, cards: members.get(word)?.length ?? 0, times: used }))
        .toSorted((a, b) => a.times - b.times),
    };
  }

  #watch(
    duel: Duel,
    answers: (readonly number[])[],
    decks: Decks,
    seed: number,
    wants: ReadonlyMap<string, number>,
    conditions: ReadonlyMap<string, readonly Condition[]>,
  ): Evidence {
    const agents = { p1: keenAgent(seed, wants), p2: keenAgent(seed + 1_000_000, wants) };
    const held = new Set<Condition>();
    const uses = usesIn(() => {
      for (let { decision } = duel; decision !== undefined; { decision } = duel) {
        this.#addHeld(duel, held, conditions);
        const answer = agents[decision.player](duel.view(decision.player), decision);
        answers.push(answer);
        duel.choose(answer);
      }
    });
    const hyperspatial = PLAYERS.flatMap((player) => decks[player].hyperspatial);
    return { ...uses, log: duel.log, held, hyperspatial };
  }

  /** 608.3. Adds those of these conditions that hold now for a card in the battle zone. */
  #addHeld(duel: Duel, held: Set<Condition>, conditions: ReadonlyMap<string, readonly Condition[]>): void {
    const { game } = duel;
    const world: World = { ...this.#world, game };
    for (const player of PLAYERS)
      for (const { card, id } of game.zones[player].battleZone) {
        const name = game.cards[card]?.name ?? '';
        for (const one of conditions.get(name) ?? [])
          if (!held.has(one) && holds(world, one, scopeOf(player, id, name))) held.add(one);
      }
  }

  /** The record of a duel as far as its answers go; undefined if it cannot begin. */
  #recordOf(decks: Decks, seed: number, answers: readonly (readonly number[])[]): string | undefined {
    let duel: Duel | undefined;
    try {
      duel = this.#plain.createDuel({ decks, seed, runtime: 'compiled' });
      for (const answer of answers) duel.choose(answer);
    } catch {
      // What was thrown is the failure that the record is kept for.
    }
    return duel?.record();
  }

  /** Plays the same duel on both runtimes, on the compiled one restored before each choice. @throws if a log is another. */
  #compare(decks: Decks, seed: number, answers: readonly (readonly number[])[], played: Duel): void {
    const chart = this.#plain.createDuel({ decks, seed, runtime: 'xstate' });
    let restored = this.#plain.createDuel({ decks, seed, runtime: 'compiled' });
    for (const [index, answer] of answers.entries()) {
      restored = this.#plain.restoreDuel(JSON.parse(JSON.stringify(restored.snapshot())), {
        runtime: 'compiled',
      });
      if (JSON.stringify(restored.decision) !== JSON.stringify(chart.decision))
        throw new Error(`decision ${index}: the restored duel asks something else`);
      chart.choose(answer);
      restored.choose(answer);
    }
    const log = JSON.stringify(played.log);
    if (JSON.stringify(chart.log) !== log) throw new Error('the chart has another log');
    if (JSON.stringify(restored.log) !== log) throw new Error('the restored duel has another log');
  }
}

/** The faces that a word is on, by the names that facts call them. */
const facesWith = (word: FamilyWord, cards: readonly CardDefinition[]): Faces =>
  new Map(
    cards.flatMap((card) =>
      facesOf(card).flatMap((face) =>
        word.isOn(face) ? [card.name, face.name, ...face.name.split(' / ')].map((name) => [name, face]) : [],
      ),
    ),
  );

/** The conditions of the static abilities of cards, by their names. */
function conditionsByName(cards: readonly CardDefinition[]): ReadonlyMap<string, readonly Condition[]> {
  return new Map(
    cards.map((card) => [
      card.name,
      facesOf(card).flatMap(({ abilities }) => abilities.flatMap((ability) => conditionOf(ability) ?? [])),
    ]),
  );
}

/**
 * A random agent that seldom passes, prefers the cards that are wanted and keeps them out of the mana zone, and in every other duel
 * seldom attacks, so that there is time to play what costs much.
 */
function keenAgent(seed: number, wants: ReadonlyMap<string, number>): Agent {
  const agent = randomAgent(seed);
  const chance = new Chance(seed);
  const isCalm = chance.below(2) === 0;
  return (view, decision) => {
    const { kind, options, min, max, limits } = decision;
    const needs = options.map(({ card, pass }) => (pass === true ? -1 : (wants.get(card?.name ?? '') ?? 0)));
    const isSingle = min <= 1 && max >= 1 && limits === undefined;
    const passing = options.findIndex(({ pass }) => pass === true);
    if (kind === 'attack' && isCalm && passing >= 0 && chance.below(4) > 0) return [passing];
    if (kind === 'charge' && isSingle) {
      const least = Math.min(...needs.filter((need) => need >= 0));
      const index = needs.indexOf(least);
      if (index >= 0) return [index];
    }
    const most = Math.max(...needs);
    if (isSingle && most > 0 && chance.below(4) > 0) return [needs.indexOf(most)];
    let answer = agent(view, decision);
    for (let tries = 0; tries < 3; tries++) {
      if (answer.length > 0 && !answer.every((index) => options[index]?.pass === true)) break;
      answer = agent(view, decision);
    }
    return answer;
  };
}
