import { isDeepStrictEqual } from 'node:util';
import type { Fact } from 'taiki';
import type { Game } from 'taiki/inspect';
import {
  chooserOf,
  type DuelHistory,
  type DuelProperty,
  engineProperties,
  type Moment,
  playDuel,
} from 'taiki/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { jsonHash } from '../../boundary/jsonHash.ts';
import { Duel } from '../../engine/duel/duel.ts';
import { numbers, options, playExample } from './playExample.ts';

function property(name: string): DuelProperty {
  const found = engineProperties.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No engine property is named ${name}.`);
  return found;
}

/** A history with the second half of its moments changed. */
const withMoments = (history: DuelHistory, change: (moment: Moment) => Moment): DuelHistory => {
  const half = Math.floor(history.moments.length / 2);
  return { ...history, moments: history.moments.map((one, index) => (index < half ? one : change(one))) };
};

const withGame = (history: DuelHistory, change: (game: Game) => Game): DuelHistory =>
  withMoments(history, (moment) => ({ ...moment, game: change(moment.game) }));

const withHand = (game: Game, hand: Game['zones']['p1']['hand']): Game => ({
  ...game,
  zones: { ...game.zones, p1: { ...game.zones.p1, hand } },
});

const withFact = (history: DuelHistory, fact: Fact): DuelHistory => {
  const last = history.log.length - 1;
  return { ...history, log: history.log.map((one, index) => (index === last ? fact : one)) };
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** Replaces a method of the façade for the duration of a test. */
function instead<M extends 'choose' | 'fork' | 'snapshot' | 'record'>(
  method: M,
  make: (original: Duel[M]) => (this: Duel, ...args: Parameters<Duel[M]>) => unknown,
): void {
  const original = Duel.prototype[method];
  vi.spyOn(Duel.prototype, method).mockImplementation(make(original) as never);
}

describe('each property of the engine can fail', () => {
  test('none of them fails on a valid history', () => {
    const history = playExample();
    expect(history.choices.length).toBeGreaterThan(60);
    for (const one of engineProperties) expect([one.name, one.check(history)]).toEqual([one.name, undefined]);
  });

  test('cardsConserved: a card is missing, duplicated, or in another zone than its own', () => {
    const { check } = property('cardsConserved');
    const history = playExample();
    expect(check(withGame(history, (game) => withHand(game, game.zones.p1.hand.slice(1))))?.message).toMatch(
      /is in 0 places/,
    );
    const twice = withGame(history, (game) => withHand(game, [...game.zones.p1.hand, ...game.zones.p1.hand]));
    expect(check(twice)?.message).toMatch(/two objects have the id/);
    const astray = withGame(history, (game) => withHand(game, game.zones.p1.deck));
    expect(check(astray)?.message).toMatch(/is in the hand of p1, but has zone deck and owner p1/);
    const conjured = withGame(history, (game) => ({
      ...game,
      cards: [...game.cards, { name: 'X', owner: 'p1' }],
    }));
    expect(check(conjured)?.message).toMatch(/the number of cards changed from 80 to 81/);
  });

  test('newObjects: a card changes zones or returns with the same id', () => {
    const { check } = property('newObjects');
    const history = playExample();
    const same = withGame(history, (game) => ({
      ...game,
      zones: {
        ...game.zones,
        p1: { ...game.zones.p1, hand: game.zones.p1.deck.map((one) => ({ ...one, zone: 'hand' })), deck: [] },
      },
    }));
    expect(check(same)?.message).toMatch(/moved from the deck to the hand and kept its id/);
    const back = { ...history, moments: [...history.moments, ...history.moments.slice(0, 1)] };
    expect(check(back)?.message).toMatch(/was gone and has returned/);
  });

  test('zoneChangesMatchTables: a fact has zones that do not fit its kind or the table', () => {
    const { check } = property('zoneChangesMatchTables');
    const history = playExample();
    const drawn = history.log.findIndex(({ kind }) => kind === 'cardDrawn');
    const withDrawn = (change: object): DuelHistory => ({
      ...history,
      log: history.log.map((fact, index) => (index === drawn ? { ...fact, ...change } : fact)),
    });
    expect(check(withDrawn({ from: 'graveyard' }))?.message).toMatch(
      /^"cardDrawn" moved .* from the graveyard to the hand/,
    );
    expect(check(withDrawn({ kind: 'cardMoved', to: 'manaZone' }))?.message).toMatch(
      /^"cardMoved" says that .* moved to the manaZone, but it is in the hand/,
    );
  });

  test('contractsHold: an attack is in progress in another step', () => {
    const history = playExample();
    const attack = { attacker: 0, target: { creature: 1 }, blocked: false, blocker: undefined } as const;
    const charging = {
      ...history,
      moments: history.moments.map((moment) =>
        moment.state.startsWith('turn.charge')
          ? {
              ...moment,
              game: {
                ...moment.game,
                attack: { ...attack, named: false, ended: false, breaks: 0, shields: [] },
              },
            }
          : moment,
      ),
    };
    expect(property('contractsHold').check(charging)?.message).toBe(
      'Expected in turn.charge: no attack is in progress (505.1).',
    );
  });

  test('factsFollowRules: a creature attacks without having been tapped', () => {
    const history = playExample();
    const tapped = history.log.findIndex(({ kind, rule }) => kind === 'cardTapped' && rule === '506.1');
    const log = history.log.filter((_, index) => index !== tapped);
    expect(property('factsFollowRules').check({ ...history, log })).toEqual({
      message: expect.stringMatching(/was not tapped for it\. \(506\.1, attacksFollow\)$/),
      facts: [tapped],
    });
  });

  test('tappedOnlyWhereAllowed: a card is tapped in a hand', () => {
    const history = playExample();
    const tapped = withGame(history, (game) =>
      withHand(
        game,
        game.zones.p1.hand.map((one) => ({ ...one, tapped: true })),
      ),
    );
    expect(property('tappedOnlyWhereAllowed').check(tapped)?.message).toMatch(/is tapped in the hand/);
  });

  test('onlyPresentObjectsAct: a fact or an option refers to an object that does not exist', () => {
    const { check } = property('onlyPresentObjectsAct');
    const history = playExample();
    const tapped = {
      kind: 'cardTapped',
      player: 'p1',
      object: 100_000,
      name: 'X',
      state: 'over',
      rule: '104.1',
    } as const;
    expect(check(withFact(history, tapped))?.message).toMatch(/"cardTapped" refers to object 100000/);
    const left = { ...tapped, object: 1 };
    expect(check(withFact(history, left))?.message).toMatch(
      /"cardTapped" refers to object 1, which does not exist/,
    );
    const card = { id: 100_000, name: 'X', zone: 'hand', owner: 'p1' } as const;
    const offered = withMoments(history, (moment) =>
      moment.decision === undefined
        ? moment
        : { ...moment, decision: { ...moment.decision, options: [{ label: 'X', card }] } },
    );
    expect(check(offered)?.message).toMatch(/refers to object 100000, which does not exist/);
  });

  test('decisionOrEnd: a decision has no answer, or the duel stops without one', () => {
    const { check } = property('decisionOrEnd');
    const history = playExample();
    const asking = (change: object): DuelHistory =>
      withMoments(history, (moment) =>
        moment.decision === undefined ? moment : { ...moment, decision: { ...moment.decision, ...change } },
      );
    expect(check(asking({ options: [] }))?.message).toMatch(/no options/);
    expect(check(asking({ max: 99 }))?.message).toMatch(/to 99 of/);
    expect(check(asking({ prompt: '' }))?.message).toMatch(/a label is empty/);
    expect(check(asking({ rule: '999.9' }))?.message).toMatch(
      /names rule 999.9, which is not in the rulebook/,
    );
    expect(check(asking({ limits: { required: [77] } }))?.message).toMatch(
      /the limits refer to options that do not exist/,
    );
    const unaffordable = (moment: Moment): Moment => {
      const { decision } = moment;
      if (decision === undefined) return moment;
      const total = { values: decision.options.map((_, index) => index), max: decision.options.length - 2 };
      return { ...moment, decision: { ...decision, limits: { total } } };
    };
    expect(check(withMoments(history, unaffordable))?.message).toMatch(
      /option \d+ is part of no legal answer/,
    );
    const heavy = { total: { values: Array<number>(100).fill(9), max: 1 } };
    const many = Array.from({ length: 100 }, () => ({ label: 'X' }));
    expect(check(asking({ options: many, min: 1, max: 1, limits: heavy }))?.message).toMatch(
      /no legal answer/,
    );
    const silent = withMoments(history, (moment) => ({ ...moment, decision: undefined }));
    expect(check({ ...silent, duel: playDuel(options, () => undefined).duel })?.message).toMatch(
      /without a decision or a result/,
    );
  });

  test('factsNameStatesAndRules: a fact names a state or a rule that does not exist', () => {
    const { check } = property('factsNameStatesAndRules');
    const history = playExample();
    const [fact] = history.log;
    if (fact === undefined) throw new Error('The log is empty.');
    expect(check(withFact(history, { ...fact, state: 'turn.nap' }))?.message).toMatch(/the state turn.nap/);
    expect(check(withFact(history, { ...fact, rule: '999.9' }))?.message).toMatch(/the rule 999.9/);
  });

  test('sameSeedSameLog: the log is of another seed', () => {
    const history = { ...playExample(), options: { ...options, seed: 12 } };
    expect(property('sameSeedSameLog').check(history)?.message).toMatch(/^played again: /);
  });

  test('snapshotsRestore: a snapshot loses which cards are tapped', () => {
    instead(
      'snapshot',
      (original) =>
        function (this: Duel) {
          const snapshot = original.call(this);
          const untapped = JSON.stringify(snapshot).replace(/"tapped":true/g, '"tapped":false');
          const { checksum: _, ...rest } = JSON.parse(untapped);
          return { ...rest, checksum: jsonHash(rest) };
        },
    );
    expect(property('snapshotsRestore').check(playExample())?.message).toMatch(
      /after restoring the snapshot|restored at every/,
    );
  });

  test('forksAreIndependent: a fork is the duel itself', () => {
    instead(
      'fork',
      () =>
        function (this: Duel) {
          return this;
        },
    );
    expect(property('forksAreIndependent').check(playExample())?.message).toMatch(
      /changed when a fork of the duel was played/,
    );
  });

  test('offeredIsAccepted: an illegal answer is accepted, or a legal one is refused', () => {
    const { check } = property('offeredIsAccepted');
    const history = playExample();
    instead(
      'choose',
      (original) =>
        function (this: Duel, answer, ...more) {
          if (isDeepStrictEqual(answer, [-1])) return;
          original.call(this, answer, ...more);
        },
    );
    expect(check(history)?.message).toMatch(/the illegal answer \[-1\] is accepted/);
    vi.restoreAllMocks();
    const forks = new WeakSet<Duel>();
    instead(
      'fork',
      (original) =>
        function (this: Duel) {
          const fork = original.call(this);
          forks.add(fork);
          return fork;
        },
    );
    instead(
      'choose',
      (original) =>
        function (this: Duel, answer, ...more) {
          original.call(this, forks.has(this) ? [] : answer, ...more);
        },
    );
    expect(check(history)?.message).toMatch(/the legal answer .* is refused/);
  });

  test('recordsReplay: the replay has another log or another record', () => {
    const { check } = property('recordsReplay');
    const history = playExample();
    const log = history.log.slice(0, -1);
    expect(check({ ...history, log })?.message).toMatch(/^replayed: fact \d+ is/);
    let calls = 0;
    instead(
      'record',
      (original) =>
        function (this: Duel) {
          const text = original.call(this);
          return calls++ === 0 ? text : `${text}\n`;
        },
    );
    expect(check(history)?.message).toBe('the record of the replayed duel differs');
  });

  test('disturbancesChangeNothing: a restored duel or a fork goes on differently, or an observer misses facts', () => {
    const { check } = property('disturbancesChangeNothing');
    // What disturbs a duel depends on its log, and does not always meet what is broken here.
    const histories = [11, 12, 13, 14].map((seed) => playDuel({ ...options, seed }, chooserOf(numbers)));
    const noticed = (): readonly string[] => histories.flatMap((one) => check(one)?.message ?? []);
    const message = (says: RegExp) => expect.arrayContaining([expect.stringMatching(says)]);
    instead(
      'snapshot',
      (original) =>
        function (this: Duel) {
          const snapshot = original.call(this);
          return JSON.parse(JSON.stringify(snapshot).replace(/"tapped":true/g, '"tapped":false'));
        },
    );
    expect(noticed()).toEqual(message(/of its log is .*, expected |the disturbed duel fails: /));
    vi.restoreAllMocks();
    vi.spyOn(Duel.prototype, 'subscribe').mockImplementation(() => ({ unsubscribe: () => undefined }));
    expect(noticed()).toEqual(message(/^fact \d+ that its observer received is undefined, expected /));
    vi.restoreAllMocks();
    instead(
      'fork',
      () =>
        function (this: Duel) {
          return this;
        },
    );
    expect(noticed()).toEqual(message(/\(before: .*fork/));
  });

  test('duelsEnd: the log continues after the end, or does not contain it', () => {
    const { check } = property('duelsEnd');
    const history = playDuel(options, chooserOf(numbers, Number.POSITIVE_INFINITY));
    expect(history.duel.result).toBeDefined();
    expect(check(history)).toBeUndefined();
    expect(check({ ...history, log: history.log.slice(0, -1) })?.message).toMatch(/its last fact is/);
    expect(check({ ...history, log: [...history.log, ...history.log.slice(-1)] })?.message).toMatch(
      /follows the end of the duel/,
    );
  });
});
