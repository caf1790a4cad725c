import {
  askAgent,
  type CardDefinition,
  type Decision,
  type Duel,
  defineCard,
  type Player,
  randomAgent,
  restoreDuel,
  type Zone,
} from 'taiki';
import { type Arrangement, arrange } from 'taiki/testing';
import { expect, test } from 'vitest';
import { runs } from './runs.ts';
import { waysOfThisRun } from './ways.ts';

/**
 * How a test is driven. A test that passes in only some of these ways has found a bug of the engine.
 * `as written`: on the compiled runtime. `restored`: the duel is saved to JSON before every choice and restored, on the two
 * runtimes in turns. `forked`: a fork is played on at random before every choice.
 */
const WAYS = ['as written', 'restored', 'forked'] as const;
type Way = (typeof WAYS)[number];

/** How far a fork is played: with the runs of `npm run test:all` to its end, which takes 37 choices on average and at most 80. */
const CHOICES_OF_A_FORK = runs(12);

/** Plays a duel by the labels of its options, and lists zones by the names of the cards. */
export class Driver {
  duel: Duel;
  readonly #way: Way;
  readonly #cards: readonly CardDefinition[];
  #seen = 0;

  constructor(duel: Duel, way: Way, cards: readonly CardDefinition[]) {
    this.duel = duel;
    this.#way = way;
    this.#cards = cards;
  }

  get decision(): Decision {
    const { decision } = this.duel;
    if (decision === undefined)
      throw new Error(`There is no decision: the duel is over (${JSON.stringify(this.duel.result)}).`);
    return decision;
  }

  /** The player and kind of the decision: `p1 main`. */
  get asked(): string {
    return `${this.decision.player} ${this.decision.kind}`;
  }

  get options(): readonly string[] {
    return this.decision.options.map(({ label }) => label);
  }

  /**
   * Answers with the options that have these labels, or contain them if that is unique. Without labels it chooses nothing. A
   * card name selects the first of several standby effects of that card.
   */
  choose(...labels: readonly string[]): this {
    this.#beforeChoice();
    const { decision } = this;
    const taken: number[] = [];
    for (const label of labels) {
      const fits = (test: (option: string) => boolean) =>
        this.options.flatMap((option, index) => (test(option) && !taken.includes(index) ? [index] : []));
      const exact = fits((option) => option === label);
      const ofCard =
        this.decision.kind === 'standby' ? fits((option) => option.startsWith(`${label}: `)) : [];
      const found =
        [exact, ofCard].find(({ length }) => length > 0) ?? fits((option) => option.includes(label));
      const [index] = found;
      const matching = found === ofCard ? 1 : new Set(found.map((one) => this.options[one])).size;
      if (index === undefined || matching > 1) {
        throw new Error(
          `"${label}" matches ${matching} options of ${this.asked}, expected 1: ${this.options.join(' | ')}`,
        );
      }
      taken.push(index);
    }
    this.duel.choose(taken, decision.player);
    return this;
  }

  /** Chooses the option that passes, or no option. */
  pass(): this {
    const index = this.decision.options.findIndex(({ pass }) => pass);
    this.#beforeChoice();
    this.duel.choose(index < 0 ? [] : index);
    return this;
  }

  /** Passes until the decision is `asked`, for example `p1 attack`. Throws if the duel ends first. */
  passUntil(asked: string): this {
    for (let tries = 0; this.asked !== asked; tries++) {
      if (tries > 50) throw new Error(`After 50 passes the decision is ${this.asked}, expected ${asked}.`);
      this.pass();
    }
    return this;
  }

  /** Uses a card in the main step and pays with the first payment offered. */
  use(label: string): this {
    this.choose(label);
    if (this.duel.decision?.kind === 'pay') this.choose(this.options[0] ?? '');
    return this;
  }

  /** The cards in a zone by name and state: `Bolshack Dragon (tapped)`, `Crystal Lancer (over Aqua Soldier)`. */
  zone(player: Player, zone: Zone): readonly string[] {
    const { cards, zones } = this.duel.game;
    const nameOf = (card: number) => cards[card]?.name ?? '?';
    return zones[player][zone].map(({ card, under, links = [], tapped, faceDown, pending }) => {
      const marks = [
        ...(tapped ? ['tapped'] : []),
        ...(faceDown ? ['face down'] : []),
        ...(pending ? ['pending'] : []),
        ...(links.length > 0 ? [`linked with ${links.map((link) => nameOf(link.card)).join(', ')}`] : []),
        ...(under.length > 0 ? [`over ${under.map(nameOf).join(', ')}`] : []),
      ];
      return marks.length === 0 ? nameOf(card) : `${nameOf(card)} (${marks.join(', ')})`;
    });
  }

  /** The names of the cards in a zone, sorted: for zones whose order does not matter. */
  names(player: Player, zone: Zone): readonly string[] {
    const { cards, zones } = this.duel.game;
    return zones[player][zone].map(({ card }) => cards[card]?.name ?? '?').sort();
  }

  /** Both battle zones. */
  get battleZones(): { readonly p1: readonly string[]; readonly p2: readonly string[] } {
    return { p1: this.zone('p1', 'battleZone'), p2: this.zone('p2', 'battleZone') };
  }

  count(player: Player, zone: Zone): number {
    return this.duel.game.zones[player][zone].length;
  }

  /** The facts since the last call: `cardDestroyed Aqua Soldier`. Choices, tapping and payment are listed only if named in `kinds`. */
  facts(...kinds: readonly string[]): readonly string[] {
    const { log } = this.duel;
    const since = log.slice(this.#seen);
    this.#seen = log.length;
    const unlisted = new Set([
      'choiceMade',
      'cardTapped',
      'cardUntapped',
      'cardChosen',
      'costPaid',
      'useDeclared',
    ]);
    return since
      .filter(({ kind }) => (kinds.length > 0 ? kinds.includes(kind) : !unlisted.has(kind)))
      .map((fact) => ('name' in fact ? `${fact.kind} ${fact.name}` : fact.kind));
  }

  #beforeChoice(): void {
    if (this.#way === 'restored') {
      this.duel = restoreDuel(JSON.parse(JSON.stringify(this.duel.snapshot())), {
        cards: this.#cards,
        runtime: this.duel.runtime === 'xstate' ? 'compiled' : 'xstate',
      });
    }
    if (this.#way === 'forked') {
      const before = JSON.stringify(this.duel.game);
      const agent = randomAgent(this.duel.log.length);
      const fork = this.duel.fork();
      for (let choices = 0; choices < CHOICES_OF_A_FORK && fork.decision !== undefined; choices++)
        fork.choose(askAgent(fork, agent), fork.decision.player);
      expect(JSON.stringify(this.duel.game)).toBe(before);
    }
  }
}

/** Each card of the tests once defined, so that it is checked once and not at the start of every duel. */
const defined = new WeakMap<CardDefinition, CardDefinition>();

function definedOnce(card: CardDefinition): CardDefinition {
  const known = defined.get(card) ?? defineCard(card);
  defined.set(card, known);
  return known;
}

export type Begin = (arrangement: Arrangement) => Driver;

/** Defines a test for every way of driving it. `begin` arranges the position. */
export function driven(name: string, body: (begin: Begin) => void): void {
  for (const way of waysOfThisRun(WAYS)) {
    test(way === 'as written' ? name : `${name} (${way})`, () => {
      body((arrangement) => {
        const cards = Object.freeze((arrangement.cards ?? []).map(definedOnce));
        return new Driver(arrange({ runtime: 'compiled', ...arrangement, cards }), way, cards);
      });
    });
  }
}
