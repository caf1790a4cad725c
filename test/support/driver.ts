import {
  type CardDefinition,
  type Decision,
  type Duel,
  type Player,
  playOut,
  randomAgent,
  restoreDuel,
  type Zone,
} from 'taiki';
import { type Arrangement, arrange } from 'taiki/testing';
import { expect, test } from 'vitest';
import { waysOfThisRun } from './ways.ts';

/**
 * How a test is driven. A test that holds in only one of these ways has found a bug of the engine.
 * `restored`: through JSON and back before every choice. `forked`: a fork is played to its end at random before every
 * choice, and the original goes on.
 */
const WAYS = ['as written', 'restored', 'forked'] as const;
type Way = (typeof WAYS)[number];

/** Plays a duel by the labels of its options, and tells what lies where by name. */
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
      throw new Error(`Nobody is asked: the duel is over (${JSON.stringify(this.duel.result)}).`);
    return decision;
  }

  /** Who is asked what: `p1 main`. */
  get asked(): string {
    return `${this.decision.player} ${this.decision.kind}`;
  }

  get options(): readonly string[] {
    return this.decision.options.map(({ label }) => label);
  }

  /**
   * Answers by labels, or by parts of labels that fit one option only; without any, chooses nothing. Of several effects
   * of one card on standby the name of the card takes the first.
   */
  choose(...labels: readonly string[]): this {
    this.#disturb();
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
      const alike = found === ofCard ? 1 : new Set(found.map((one) => this.options[one])).size;
      if (index === undefined || alike > 1) {
        throw new Error(`"${label}" fits ${alike} options of ${this.asked}: ${this.options.join(' | ')}`);
      }
      taken.push(index);
    }
    this.duel.choose(taken, decision.player);
    return this;
  }

  /** Chooses nothing: the option that passes, or no option at all. */
  pass(): this {
    const index = this.decision.options.findIndex(({ pass }) => pass);
    this.#disturb();
    this.duel.choose(index < 0 ? [] : index);
    return this;
  }

  /** Passes until somebody is asked this, such as `p1 attack`; fails when the duel ends before. */
  passUntil(asked: string): this {
    for (let tries = 0; this.asked !== asked; tries++) {
      if (tries > 50) throw new Error(`Still ${this.asked}, not ${asked}, after 50 passes.`);
      this.pass();
    }
    return this;
  }

  /** Uses a card in the main step and pays for it in the first way that is offered. */
  use(label: string): this {
    this.choose(label);
    if (this.duel.decision?.kind === 'pay') this.choose(this.options[0] ?? '');
    return this;
  }

  /** Names in a zone, with what is not plain: `Bolshack Dragon (tapped)`, `Crystal Lancer (over Aqua Soldier)`. */
  zone(player: Player, zone: Zone): readonly string[] {
    const { cards, zones } = this.duel.game;
    const nameOf = (card: number) => cards[card]?.name ?? '?';
    return zones[player][zone].map(({ card, under, tapped, pending }) => {
      const marks = [
        ...(tapped ? ['tapped'] : []),
        ...(pending ? ['pending'] : []),
        ...(under.length > 0 ? [`over ${under.map(nameOf).join(', ')}`] : []),
      ];
      return marks.length === 0 ? nameOf(card) : `${nameOf(card)} (${marks.join(', ')})`;
    });
  }

  /** Names in a zone in alphabetical order, without marks: for zones whose order is free. */
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

  /** What happened since this was last read: `cardDestroyed Aqua Soldier`. Bare mechanics are left out unless asked for. */
  facts(...kinds: readonly string[]): readonly string[] {
    const { log } = this.duel;
    const since = log.slice(this.#seen);
    this.#seen = log.length;
    const plain = new Set([
      'choiceMade',
      'cardTapped',
      'cardUntapped',
      'cardChosen',
      'costPaid',
      'useDeclared',
    ]);
    return since
      .filter(({ kind }) => (kinds.length > 0 ? kinds.includes(kind) : !plain.has(kind)))
      .map((fact) => ('name' in fact ? `${fact.kind} ${fact.name}` : fact.kind));
  }

  #disturb(): void {
    if (this.#way === 'restored') {
      this.duel = restoreDuel(JSON.parse(JSON.stringify(this.duel.snapshot())), { cards: this.#cards });
    }
    if (this.#way === 'forked') {
      const before = JSON.stringify(this.duel.game);
      const agent = randomAgent(this.duel.log.length);
      playOut(this.duel.fork(), { p1: agent, p2: agent });
      expect(JSON.stringify(this.duel.game)).toBe(before);
    }
  }
}

export type Begin = (arrangement: Arrangement) => Driver;

/** A test that is driven in every way. `begin` arranges the position. */
export function driven(name: string, body: (begin: Begin) => void): void {
  for (const way of waysOfThisRun(WAYS)) {
    test(way === 'as written' ? name : `${name} (${way})`, () => {
      body((arrangement) => new Driver(arrange(arrangement), way, arrangement.cards ?? []));
    });
  }
}
