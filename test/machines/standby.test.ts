import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type Actor, createActor, fromTransition, type Snapshot } from 'xstate';
import type { Opportunity, StandbyEffect } from '../../effects/state/game.ts';
import type { StandbyAnswer, StandbyEvent } from '../../machines/standby/arbiter.ts';
import { opponentOf, PLAYERS, type Player } from '../../table/nouns.ts';
import { standby } from '../support/machines.ts';
import { standbyEffectOf } from '../support/standbyEffects.ts';

/** The arbiter hands the event back as it is: the turn in it serves as a number to know the opportunity by. */
const opportunityOf = (turn: number, player: Player, ofAttack: boolean): Opportunity => ({
  player,
  event: { kind: 'turnBegan', player, turn },
  ofAttack,
});

const numbersOf = (answer: StandbyAnswer): readonly unknown[] => {
  const { effects, opportunities } = { effects: [], opportunities: [], ...answer };
  return [
    ...effects.map(({ id }: StandbyEffect) => id),
    ...opportunities.map(({ event }: Opportunity) => ('turn' in event ? event.turn : event)),
  ];
};

/** The standby actor below a parent that only writes down what it is told. */
class Arbiter {
  readonly #parent = createActor(
    fromTransition((told: readonly StandbyAnswer[], answer: StandbyAnswer) => [...told, answer], []),
  ).start();
  #actor: Actor<typeof standby>;

  constructor() {
    this.#actor = createActor(standby, { parent: this.#parent }).start();
  }

  /** Sends an event and gives back what the parent was told in return. */
  send(event: StandbyEvent): readonly StandbyAnswer[] {
    const before = this.#parent.getSnapshot().context.length;
    this.#actor.send(event);
    return this.#parent.getSnapshot().context.slice(before);
  }

  throughJson(): void {
    const snapshot: Snapshot<unknown> = JSON.parse(JSON.stringify(this.#actor.getPersistedSnapshot()));
    this.#actor = createActor(standby, { parent: this.#parent, snapshot }).start();
  }
}

/** One thing that waits, in the naive model: everything is in one list, in order of arrival. */
interface Waiting {
  readonly id: number;
  readonly player: Player;
  readonly sort: 'shieldUse' | 'ability' | 'opportunity';
  readonly ofAttack: boolean;
}

interface Model {
  readonly active: Player;
  /** Triggered or opened, but the arbiter was not yet told. */
  arriving: Waiting[];
  waiting: Waiting[];
  /** What the arbiter said is next, until something comes of it. */
  offer: readonly Waiting[];
  nextId: number;
  /** Effects that were put on standby at any time. */
  readonly put: number[];
  begun: number[];
  /** Effects that lapsed. */
  lapsed: number[];
}

const modelOf = (active: Player): Model => ({
  active,
  arriving: [],
  waiting: [],
  offer: [],
  nextId: 1,
  put: [],
  begun: [],
  lapsed: [],
});

const SAID = ['apShieldUse', 'napShieldUse', 'apOpportunity', 'apAbility', 'napOpportunity', 'napAbility'];

/** 101.4a-c, 506.3. How long this must wait for others. */
function rankOf({ active }: Model, { player, sort }: Waiting): number {
  const side = player === active ? 'ap' : 'nap';
  return SAID.indexOf(`${side}${sort[0]?.toUpperCase()}${sort.slice(1)}`);
}

function nextOf(model: Model): readonly Waiting[] {
  const rank = Math.min(...model.waiting.map((one) => rankOf(model, one)));
  return model.waiting.filter((one) => rankOf(model, one) === rank);
}

type Command = fc.Command<Model, Arbiter>;

/** Something comes to wait. The arbiter is told when it is next asked. */
class Put implements Command {
  readonly #player: Player;
  readonly #sort: Waiting['sort'];
  readonly #ofAttack: boolean;

  constructor(player: Player, sort: Waiting['sort'], ofAttack: boolean) {
    this.#player = player;
    this.#sort = sort;
    this.#ofAttack = ofAttack;
  }

  check(): boolean {
    return true;
  }

  run(model: Model): void {
    const id = model.nextId++;
    if (this.#sort !== 'opportunity') model.put.push(id);
    model.arriving.push({ id, player: this.#player, sort: this.#sort, ofAttack: this.#ofAttack });
  }

  toString(): string {
    return `put ${this.#player} ${this.#sort}${this.#ofAttack ? ' of the attack' : ''}`;
  }
}

class Ask implements Command {
  readonly #attackEnded: boolean;

  constructor(attackEnded: boolean) {
    this.#attackEnded = attackEnded;
  }

  check(): boolean {
    return true;
  }

  run(model: Model, arbiter: Arbiter): void {
    const { active, arriving } = model;
    const answers = arbiter.send({
      type: 'standby.next',
      active,
      triggered: arriving.flatMap(({ id, player, sort }) =>
        sort === 'opportunity' ? [] : [standbyEffectOf(id, player, sort)],
      ),
      opened: arriving.flatMap(({ id, player, sort, ofAttack }) =>
        sort === 'opportunity' ? [opportunityOf(id, player, ofAttack)] : [],
      ),
      attackEnded: this.#attackEnded,
    });
    model.waiting.push(...arriving);
    model.arriving = [];
    if (this.#attackEnded) {
      model.waiting = model.waiting.filter(
        ({ sort, ofAttack, player }) => !(sort === 'opportunity' && ofAttack && player !== active),
      );
    }
    model.offer = nextOf(model);
    expect(answers).toHaveLength(1);
    for (const answer of answers) expectAnswer(answer, model);
  }

  toString(): string {
    return this.#attackEnded ? 'ask, the attack having ended' : 'ask';
  }
}

function expectAnswer(answer: StandbyAnswer, { active, waiting, offer }: Model): void {
  const offered = { effects: [], opportunities: [], ...answer };
  expect(numbersOf(answer)).toEqual(offer.map(({ id }) => id));
  const players = new Set([...offered.effects, ...offered.opportunities].map(({ player }) => player));
  expect(players.size).toBe(answer.type === 'standby.empty' ? 0 : 1);
  // What the rules say, apart from the model's own order.
  const waits = (player: Player, sort: Waiting['sort']) =>
    waiting.some((one) => one.player === player && one.sort === sort);
  const nap = opponentOf(active);
  const shieldUses = offered.effects.filter(({ kind }) => kind === 'shieldUse').length;
  switch (answer.type) {
    case 'standby.empty':
      expect(waiting).toEqual([]);
      break;
    case 'standby.apDeclares':
      expect(waits(active, 'shieldUse') || waits(nap, 'shieldUse')).toBe(false);
      break;
    case 'standby.apResolves':
      expect([0, answer.effects.length]).toContain(shieldUses);
      if (shieldUses === 0) expect(waits(active, 'opportunity') || waits(nap, 'shieldUse')).toBe(false);
      break;
    case 'standby.napDeclares':
      expect(waits(active, 'ability') || waits(active, 'shieldUse')).toBe(false);
      break;
    case 'standby.napResolves':
      expect([0, answer.effects.length]).toContain(shieldUses);
      expect(waits(active, 'shieldUse')).toBe(false);
      if (shieldUses === 0) expect(waits(active, 'ability') || waits(nap, 'opportunity')).toBe(false);
      break;
  }
}

/** Any of the effects that were offered begins: a player may take them in any order (605.1). */
class Begin implements Command {
  readonly #pick: number;

  constructor(pick: number) {
    this.#pick = pick;
  }

  check({ offer }: Readonly<Model>): boolean {
    return offer.length > 0 && offer[0]?.sort !== 'opportunity';
  }

  run(model: Model, arbiter: Arbiter): void {
    const begun = model.offer[this.#pick % model.offer.length];
    if (begun === undefined) return;
    expect(arbiter.send({ type: 'standby.begin', effect: begun.id })).toEqual([]);
    model.begun.push(begun.id);
    model.offer = [];
    model.waiting = model.waiting.filter(
      ({ id, player, sort }) =>
        id !== begun.id && !(begun.sort === 'ability' && sort === 'opportunity' && player === begun.player),
    );
  }

  toString(): string {
    return `begin ${this.#pick}`;
  }
}

/** The player who was asked has declared, or passed. */
class Close implements Command {
  check({ offer }: Readonly<Model>): boolean {
    return offer[0]?.sort === 'opportunity';
  }

  run(model: Model, arbiter: Arbiter): void {
    const player = model.offer[0]?.player ?? model.active;
    expect(arbiter.send({ type: 'standby.close', player })).toEqual([]);
    model.offer = [];
    model.waiting = model.waiting.filter((one) => !(one.sort === 'opportunity' && one.player === player));
  }

  toString(): string {
    return 'close';
  }
}

class Lapse implements Command {
  check(): boolean {
    return true;
  }

  run(model: Model, arbiter: Arbiter): void {
    expect(arbiter.send({ type: 'standby.lapse' })).toEqual([]);
    model.lapsed.push(...model.waiting.flatMap(({ id, sort }) => (sort === 'opportunity' ? [] : [id])));
    model.waiting = [];
    model.offer = [];
  }

  toString(): string {
    return 'lapse';
  }
}

class Restore implements Command {
  check(): boolean {
    return true;
  }

  run(_: Model, arbiter: Arbiter): void {
    arbiter.throughJson();
  }

  toString(): string {
    return 'through JSON and back';
  }
}

/** Asks and takes what is offered until nothing waits. */
function drain(model: Model, arbiter: Arbiter): void {
  const ask = new Ask(false);
  for (ask.run(model, arbiter); model.offer.length > 0; ask.run(model, arbiter)) {
    const taking = new Begin(model.begun.length);
    (taking.check(model) ? taking : new Close()).run(model, arbiter);
  }
}

const player = fc.constantFrom(...PLAYERS);
const put = fc
  .tuple(player, fc.constantFrom('shieldUse', 'ability', 'ability', 'opportunity' as const), fc.boolean())
  .map(([whose, sort, ofAttack]): Command => new Put(whose, sort, ofAttack));
const traffic = fc.commands<Model, Arbiter>(
  [
    put,
    put,
    fc.nat({ max: 9 }).map((pick) => (pick === 0 ? new Ask(true) : new Ask(false))),
    fc.nat().map((pick) => new Begin(pick)),
    fc.nat().map((pick) => new Begin(pick)),
    fc.constant(new Close()),
    fc.nat({ max: 9 }).map((pick) => (pick === 0 ? new Lapse() : new Ask(false))),
    fc.constant(new Restore()),
  ],
  { maxCommands: 100, size: 'max' },
);

describe('101.4 what is next', () => {
  test.prop([player, traffic], { numRuns: 300 })(
    'as a plain list has it, and nothing is lost',
    (active, commands) => {
      const model = modelOf(active);
      const arbiter = new Arbiter();
      fc.modelRun(() => ({ model, real: arbiter }), commands);
      drain(model, arbiter);
      expect([...model.begun, ...model.lapsed].sort((a, b) => a - b)).toEqual(model.put);
      expect(model.waiting).toEqual([]);
    },
  );
});

/** What was told, in short: `apResolves 1 2`. */
function ask(
  arbiter: Arbiter,
  put: readonly (StandbyEffect | Opportunity)[] = [],
  attackEnded = false,
): string {
  const [answer] = arbiter.send({
    type: 'standby.next',
    active: 'p1',
    triggered: put.flatMap((one) => ('ofAttack' in one ? [] : [one])),
    opened: put.flatMap((one) => ('ofAttack' in one ? [one] : [])),
    attackEnded,
  });
  if (answer === undefined) return 'nothing';
  return [answer.type.slice('standby.'.length), ...numbersOf(answer)].join(' ');
}

const begin = (arbiter: Arbiter, effect: number) => arbiter.send({ type: 'standby.begin', effect });

describe('101.4a, c the active player goes first', () => {
  test('and again after each effect of the other', () => {
    const arbiter = new Arbiter();
    expect(ask(arbiter, [standbyEffectOf(1, 'p2'), standbyEffectOf(2, 'p2')])).toBe('napResolves 1 2');
    begin(arbiter, 2);
    expect(ask(arbiter, [standbyEffectOf(3, 'p1')])).toBe('apResolves 3');
    begin(arbiter, 3);
    expect(ask(arbiter)).toBe('napResolves 1');
    begin(arbiter, 1);
    expect(ask(arbiter)).toBe('empty');
  });
});

describe('101.4a uses of the shield-trigger class', () => {
  test("come before everything else, the active player's first", () => {
    const arbiter = new Arbiter();
    const put = [
      standbyEffectOf(1, 'p1'),
      opportunityOf(2, 'p1', false),
      standbyEffectOf(3, 'p2', 'shieldUse'),
      standbyEffectOf(4, 'p1', 'shieldUse'),
    ];
    expect(ask(arbiter, put)).toBe('apResolves 4');
    begin(arbiter, 4);
    expect(ask(arbiter)).toBe('napResolves 3');
    begin(arbiter, 3);
    expect(ask(arbiter)).toBe('apDeclares 2');
  });

  test('leave the opportunities of their player open', () => {
    const arbiter = new Arbiter();
    expect(ask(arbiter, [standbyEffectOf(1, 'p1', 'shieldUse'), opportunityOf(2, 'p1', false)])).toBe(
      'apResolves 1',
    );
    begin(arbiter, 1);
    expect(ask(arbiter)).toBe('apDeclares 2');
  });
});

describe('506.3b, d points of declaration', () => {
  test('close for a player of whom an effect has begun, and stay open for the other', () => {
    const arbiter = new Arbiter();
    const put = [standbyEffectOf(1, 'p2'), opportunityOf(2, 'p2', false), opportunityOf(3, 'p1', false)];
    expect(ask(arbiter, put)).toBe('apDeclares 3');
    begin(arbiter, 1);
    expect(ask(arbiter)).toBe('apDeclares 3');
    arbiter.send({ type: 'standby.close', player: 'p1' });
    expect(ask(arbiter)).toBe('empty');
  });
});

describe('505.6a the attack has ended early', () => {
  test("the other player's opportunities of the attack are gone; what is on standby stays", () => {
    const arbiter = new Arbiter();
    const put = [
      opportunityOf(1, 'p2', true),
      opportunityOf(2, 'p2', false),
      opportunityOf(3, 'p1', true),
      standbyEffectOf(4, 'p2'),
    ];
    expect(ask(arbiter, put, true)).toBe('apDeclares 3');
    arbiter.send({ type: 'standby.close', player: 'p1' });
    expect(ask(arbiter)).toBe('napDeclares 2');
    arbiter.send({ type: 'standby.close', player: 'p2' });
    expect(ask(arbiter)).toBe('napResolves 4');
  });
});

describe('101.4d the rest of the turn is skipped', () => {
  test('nothing waits any more', () => {
    const arbiter = new Arbiter();
    expect(ask(arbiter, [standbyEffectOf(1, 'p1'), opportunityOf(2, 'p2', false)])).toBe('apResolves 1');
    arbiter.send({ type: 'standby.lapse' });
    expect(ask(arbiter)).toBe('empty');
  });
});
