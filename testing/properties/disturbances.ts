import { checksumOf } from '../../boundary/checksum.ts';
import { IllegalChoiceError, ListenerError } from '../../boundary/errors.ts';
import type { Fact } from '../../effects/state/reported/facts.ts';
import type { Duel } from '../../engine/duel/duel.ts';
import type { Subscription } from '../../engine/duel/subscription.ts';
import { createDuel, restoreDuel } from '../../entries/fullEngine.ts';
import { PLAYERS } from '../../table/nouns.ts';
import { answerBy } from '../arbitraries/choices.ts';
import { Dice } from '../dice.ts';
import type { DuelHistory, DuelProperty, Violation } from '../playDuel.ts';

const INK: readonly [unknown, ...unknown[]] = [undefined, null, -1, 99, '', 'p3', [], {}, true];

/** Changes, removes or adds a part of a value. Nothing happens where the value is frozen. */
function scribbleHere(value: object, key: string | undefined, dice: Dice): void {
  const how = dice.below(4);
  if (key === undefined || how === 0)
    Reflect.set(value, Array.isArray(value) ? value.length : 'new', dice.oneOf(INK));
  else if (how === 1) Reflect.deleteProperty(value, key);
  else if (how === 2 && Array.isArray(value)) Reflect.set(value, 'length', 0);
  else Reflect.set(value, key, dice.oneOf(INK));
}

/** Writes into a value that was handed out, at a random place. */
function scribble(value: object, dice: Dice): void {
  const keys = Object.keys(value);
  const key = keys[dice.below(keys.length + 1)];
  const inner: unknown = key === undefined ? undefined : Reflect.get(value, key);
  if (typeof inner === 'object' && inner !== null && dice.below(4) > 0) scribble(inner, dice);
  else scribbleHere(value, key, dice);
}

const SCRIBBLES = 6;

function scribbleOver(value: unknown, dice: Dice): void {
  if (typeof value !== 'object' || value === null) return;
  for (let time = 0; time < SCRIBBLES; time++) scribble(value, dice);
}

const STEPS_ON_FORK = 4;
/** How many events an inspector may receive before it throws. */
const MAX_EVENTS = 40;

/** A duel that is played while everything happens to it that must not matter. */
class DisturbedDuel {
  readonly #dice: Dice;
  readonly #cards: NonNullable<DuelHistory['options']['cards']>;
  /** What was done to the duel. */
  readonly done: string[] = [];
  /** The facts that an observer received, as JSON. */
  readonly heard: string[];
  duel: Duel;
  #throwing: Subscription[] = [];
  #inspectorThrows = false;

  constructor({ options }: DuelHistory, seed: number) {
    this.#dice = new Dice(seed);
    const { inspect: _, cards = [], ...plain } = options;
    this.#cards = cards;
    this.duel = createDuel({ ...plain, cards });
    this.heard = this.duel.log.map((fact) => JSON.stringify(fact));
    this.#listen(this.duel);
  }

  disturb(): void {
    const [name, act] = this.#dice.oneOf(this.#disturbances);
    this.done.push(name);
    act();
  }

  choose(answer: readonly number[]): void {
    const given = [...answer];
    this.#careless(() => this.duel.choose(given));
    given.reverse().push(99);
  }

  concede(player: (typeof PLAYERS)[number]): void {
    this.#careless(() => this.duel.concede(player));
  }

  readonly #disturbances: readonly [Disturbance, ...Disturbance[]] = [
    ['went on with a fork', () => this.#goOnWithFork()],
    ['played a fork', () => this.#play(this.duel.fork())],
    ['restored it', () => this.#restore()],
    ['restored it with an inspector that throws', () => this.#restoreInspected()],
    ['added a listener that throws', () => this.#addThrowing()],
    ['removed a listener that throws', () => this.#throwing.pop()?.unsubscribe()],
    ['gave answers that are refused', () => this.#answerWrongly()],
    ['read everything', () => void this.#handedOut()],
    ['wrote into what it hands out', () => this.#write()],
  ];

  /** Makes a call of which listeners and inspectors may make something else than the engine fail. */
  #careless(call: () => void): void {
    try {
      call();
    } catch (error) {
      const isExpected = this.#throwing.length > 0 || this.#inspectorThrows;
      if (!(error instanceof ListenerError && isExpected)) throw error;
    }
  }

  #listen(duel: Duel): void {
    this.duel = duel;
    this.#throwing = [];
    this.#inspectorThrows = false;
    duel.subscribe({
      facts: (facts) => scribbleOver(facts, this.#dice),
      decision: (decision) => scribbleOver(decision, this.#dice),
      end: (result) => scribbleOver(result, this.#dice),
    });
    duel.subscribe({
      facts: (facts) => {
        if (this.duel === duel) this.heard.push(...facts.map((fact) => JSON.stringify(fact)));
      },
    });
  }

  #goOnWithFork(): void {
    const before = this.duel;
    this.#listen(before.fork());
    this.#play(before);
  }

  #play(duel: Duel): void {
    for (let step = 0; step < STEPS_ON_FORK && duel.decision !== undefined; step++) {
      try {
        duel.choose(answerBy(duel.decision, this.#dice.below(10_000)));
      } catch (error) {
        if (!(error instanceof ListenerError)) throw error;
      }
    }
  }

  /** The caches start empty, or stay out from now on. */
  #restore(): void {
    const saved = JSON.parse(JSON.stringify(this.duel.snapshot()));
    const caches = this.#dice.oneOf(['on', 'on', 'off']);
    const runtime = this.#dice.oneOf(['compiled', 'xstate']);
    this.#listen(restoreDuel(saved, { cards: this.#cards, caches, runtime }));
  }

  #restoreInspected(): void {
    let isRestored = false;
    let events = 0;
    const every = 1 + this.#dice.below(MAX_EVENTS);
    const inspect = () => {
      if (isRestored && ++events % every === 0) throw new RangeError('the inspector');
    };
    const saved = JSON.parse(JSON.stringify(this.duel.snapshot()));
    this.#listen(restoreDuel(saved, { cards: this.#cards, inspect }));
    isRestored = true;
    this.#inspectorThrows = true;
  }

  #addThrowing(): void {
    const dice = new Dice(this.#dice.below(10_000));
    let isTold = false;
    const tell = () => {
      if (isTold && dice.below(2) === 0) throw new RangeError('the listener');
    };
    this.#throwing.push(this.duel.subscribe({ facts: tell, decision: tell, end: tell }));
    isTold = true;
  }

  #answerWrongly(): void {
    const { decision } = this.duel;
    if (decision === undefined) return;
    for (const answer of [[decision.options.length], [-1], [0, 0]]) {
      try {
        this.duel.choose(answer);
      } catch (error) {
        if (error instanceof IllegalChoiceError) continue;
        throw error;
      }
      throw new Error(`The illegal answer ${JSON.stringify(answer)} is accepted.`);
    }
  }

  #write(): void {
    for (const value of this.#handedOut()) scribbleOver(value, this.#dice);
  }

  #handedOut(): readonly unknown[] {
    const { duel } = this;
    const [first] = duel.legalChoices();
    return [
      duel.decision,
      duel.log,
      duel.game,
      duel.standby,
      duel.explain(),
      duel.snapshot(),
      duel.record(),
      duel.result,
      first,
      ...PLAYERS.flatMap((player) => [duel.view(player), duel.logFor(player)]),
    ];
  }
}

type Disturbance = readonly [name: string, act: () => void];

const MAX_DISTURBED = 6;

function violationOf(message: string, done: readonly string[]): Violation {
  const last = done.slice(-3).join(', ');
  return { message: last === '' ? message : `${message} (before: ${last})`, facts: [] };
}

/** The first line in which two lists differ. */
function difference(what: string, expected: readonly string[], found: readonly string[]): string | undefined {
  const length = Math.max(expected.length, found.length);
  for (let index = 0; index < length; index++) {
    if (expected[index] !== found[index])
      return `fact ${index} ${what} is ${found[index]}, expected ${expected[index]}`;
  }
  return undefined;
}

const printed = (log: readonly Fact[]): readonly string[] => log.map((fact) => JSON.stringify(fact));

export const disturbancesChangeNothing: DuelProperty = {
  name: 'disturbancesChangeNothing',
  rule: undefined,
  says: 'Forks, restored snapshots, caches, listeners and inspectors that throw, refused answers, and writes into what is handed out change neither a duel nor what its observers are told.',
  check(history) {
    const { choices, conceded, log } = history;
    const expected = printed(log);
    const seed = Number.parseInt(checksumOf(expected.join('')).slice(0, 8), 16);
    const disturbed = new DisturbedDuel(history, seed);
    const every = Math.max(1, Math.ceil(choices.length / MAX_DISTURBED));
    try {
      for (const [index, { answer }] of choices.entries()) {
        if (index % every === seed % every) disturbed.disturb();
        disturbed.choose(answer);
      }
      if (conceded !== undefined) disturbed.concede(conceded);
    } catch (error) {
      const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
      return violationOf(`the disturbed duel fails: ${message}`, disturbed.done);
    }
    const wrong =
      difference('of its log', expected, printed(disturbed.duel.log)) ??
      difference('that its observer received', expected, disturbed.heard);
    return wrong === undefined ? undefined : violationOf(wrong, disturbed.done);
  },
};
