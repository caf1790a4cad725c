import { isDeepStrictEqual } from 'node:util';
import type { Fact } from 'taiki';
import type { Game } from 'taiki/inspect';
import {
  type Course,
  chooserOf,
  type DuelProperty,
  engineProperties,
  type Moment,
  playCourse,
} from 'taiki/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Duel } from '../../engine/duel.ts';
import { numbers, options, playExample } from './playExample.ts';

function property(name: string): DuelProperty {
  const found = engineProperties.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no property ${name}.`);
  return found;
}

/** A course in which the last moments are other than they were. */
const withMoments = (course: Course, change: (moment: Moment) => Moment): Course => {
  const half = Math.floor(course.moments.length / 2);
  return { ...course, moments: course.moments.map((one, index) => (index < half ? one : change(one))) };
};

const withGame = (course: Course, change: (game: Game) => Game): Course =>
  withMoments(course, (moment) => ({ ...moment, game: change(moment.game) }));

const withHand = (game: Game, hand: Game['zones']['p1']['hand']): Game => ({
  ...game,
  zones: { ...game.zones, p1: { ...game.zones.p1, hand } },
});

const withFact = (course: Course, fact: Fact): Course => {
  const last = course.log.length - 1;
  return { ...course, log: course.log.map((one, index) => (index === last ? fact : one)) };
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** Puts another method in the place of one of the façade, for as long as a test runs. */
function instead<M extends 'choose' | 'fork' | 'snapshot' | 'record'>(
  method: M,
  make: (original: Duel[M]) => (this: Duel, ...args: Parameters<Duel[M]>) => unknown,
): void {
  const original = Duel.prototype[method];
  vi.spyOn(Duel.prototype, method).mockImplementation(make(original) as never);
}

describe('each property of the engine can fail', () => {
  test('none of them fails where nothing is wrong', () => {
    const course = playExample();
    expect(course.choices.length).toBeGreaterThan(60);
    for (const one of engineProperties) expect([one.name, one.check(course)]).toEqual([one.name, undefined]);
  });

  test('cardsConserved: a card is lost, doubled, or lies where it says that it does not', () => {
    const { check } = property('cardsConserved');
    const course = playExample();
    expect(check(withGame(course, (game) => withHand(game, game.zones.p1.hand.slice(1))))?.message).toMatch(
      /is in 0 places/,
    );
    const twice = withGame(course, (game) => withHand(game, [...game.zones.p1.hand, ...game.zones.p1.hand]));
    expect(check(twice)?.message).toMatch(/there are two objects/);
    const astray = withGame(course, (game) => withHand(game, game.zones.p1.deck));
    expect(check(astray)?.message).toMatch(/lies in the hand of p1, and says deck of p1/);
    const conjured = withGame(course, (game) => ({
      ...game,
      cards: [...game.cards, { name: 'X', owner: 'p1' }],
    }));
    expect(check(conjured)?.message).toMatch(/there were 80 cards, and now there are 81/);
  });

  test('newObjects: a card changes zone and stays what it was, or comes back as what it was', () => {
    const { check } = property('newObjects');
    const course = playExample();
    const same = withGame(course, (game) => ({
      ...game,
      zones: {
        ...game.zones,
        p1: { ...game.zones.p1, hand: game.zones.p1.deck.map((one) => ({ ...one, zone: 'hand' })), deck: [] },
      },
    }));
    expect(check(same)?.message).toMatch(/went from the deck to the hand and is still the same/);
    const back = { ...course, moments: [...course.moments, ...course.moments.slice(0, 1)] };
    expect(check(back)?.message).toMatch(/had left, and is there again/);
  });

  test('zoneChangesAreTrue: a fact tells of another way than its kind goes, or of another place', () => {
    const { check } = property('zoneChangesAreTrue');
    const course = playExample();
    const drawn = course.log.findIndex(({ kind }) => kind === 'cardDrawn');
    const told = (change: object): Course => ({
      ...course,
      log: course.log.map((fact, index) => (index === drawn ? { ...fact, ...change } : fact)),
    });
    expect(check(told({ from: 'graveyard' }))?.message).toMatch(
      /^"cardDrawn" of .* goes from the graveyard to the hand/,
    );
    expect(check(told({ kind: 'cardMoved', to: 'manaZone' }))?.message).toMatch(
      /^"cardMoved" says that .* went to the manaZone, and it is in the hand/,
    );
  });

  test('tappedWhereTheyMay: a card is tapped in a hand', () => {
    const course = playExample();
    const tapped = withGame(course, (game) =>
      withHand(
        game,
        game.zones.p1.hand.map((one) => ({ ...one, tapped: true })),
      ),
    );
    expect(property('tappedWhereTheyMay').check(tapped)?.message).toMatch(/is tapped in the hand/);
  });

  test('nothingLeftIsUsed: a fact or an option speaks of what is not there', () => {
    const { check } = property('nothingLeftIsUsed');
    const course = playExample();
    const tapped = {
      kind: 'cardTapped',
      player: 'p1',
      object: 100_000,
      name: 'X',
      state: 'over',
      rule: '104.1',
    } as const;
    expect(check(withFact(course, tapped))?.message).toMatch(/"cardTapped" speaks of object 100000/);
    const left = { ...tapped, object: 1 };
    expect(check(withFact(course, left))?.message).toMatch(/"cardTapped" speaks of object 1, which had left/);
    const card = { id: 100_000, name: 'X', zone: 'hand', owner: 'p1' } as const;
    const offered = withMoments(course, (moment) =>
      moment.decision === undefined
        ? moment
        : { ...moment, decision: { ...moment.decision, options: [{ label: 'X', card }] } },
    );
    expect(check(offered)?.message).toMatch(/names object 100000, which is not there/);
  });

  test('decisionOrEnd: a decision has no answer, or nobody is asked', () => {
    const { check } = property('decisionOrEnd');
    const course = playExample();
    const asking = (change: object): Course =>
      withMoments(course, (moment) =>
        moment.decision === undefined ? moment : { ...moment, decision: { ...moment.decision, ...change } },
      );
    expect(check(asking({ options: [] }))?.message).toMatch(/it has no options/);
    expect(check(asking({ max: 99 }))?.message).toMatch(/to 99 of/);
    expect(check(asking({ prompt: '' }))?.message).toMatch(/no words/);
    expect(check(asking({ rule: '999.9' }))?.message).toMatch(/no rule 999.9/);
    expect(check(asking({ limits: { required: [77] } }))?.message).toMatch(
      /limits options that there are not/,
    );
    const heavy = { total: { values: Array<number>(100).fill(9), max: 1 } };
    const many = Array.from({ length: 100 }, () => ({ label: 'X' }));
    expect(check(asking({ options: many, min: 1, max: 1, limits: heavy }))?.message).toMatch(
      /no legal answer/,
    );
    const silent = withMoments(course, (moment) => ({ ...moment, decision: undefined }));
    expect(check({ ...silent, duel: playCourse(options, () => undefined).duel })?.message).toMatch(
      /nobody is asked/,
    );
  });

  test('factsArePlaced: a state or a rule that there is not', () => {
    const { check } = property('factsArePlaced');
    const course = playExample();
    const [fact] = course.log;
    if (fact === undefined) throw new Error('The log is empty.');
    expect(check(withFact(course, { ...fact, state: 'turn.nap' }))?.message).toMatch(/the state turn.nap/);
    expect(check(withFact(course, { ...fact, rule: '999.9' }))?.message).toMatch(/the rule 999.9/);
  });

  test('sameSeedSameLog: another seed was played', () => {
    const course = { ...playExample(), options: { ...options, seed: 12 } };
    expect(property('sameSeedSameLog').check(course)?.message).toMatch(/^played again: /);
  });

  test('snapshotsGoOn: a snapshot forgets what is tapped', () => {
    instead(
      'snapshot',
      (original) =>
        function (this: Duel) {
          const snapshot = original.call(this);
          return JSON.parse(JSON.stringify(snapshot).replace(/"tapped":true/g, '"tapped":false'));
        },
    );
    expect(property('snapshotsGoOn').check(playExample())?.message).toMatch(
      /after it was restored|restored at every/,
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
      /is another after a fork of it went on/,
    );
  });

  test('offeredIsAccepted: what is no answer is accepted, or an answer is refused', () => {
    const { check } = property('offeredIsAccepted');
    const course = playExample();
    instead(
      'choose',
      (original) =>
        function (this: Duel, answer, ...more) {
          if (isDeepStrictEqual(answer, [-1])) return;
          original.call(this, answer, ...more);
        },
    );
    expect(check(course)?.message).toMatch(/the answer \[-1\] is no answer, and is accepted/);
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
    expect(check(course)?.message).toMatch(/is offered, and refused/);
  });

  test('recordsReplay: a record leaves a fact out of its account', () => {
    const { check } = property('recordsReplay');
    const course = playExample();
    const log = course.log.slice(0, -1);
    expect(check({ ...course, log })?.message).toMatch(/^replayed: fact \d+ is/);
    let told = 0;
    instead(
      'record',
      (original) =>
        function (this: Duel) {
          const text = original.call(this);
          return told++ === 0 ? text : `${text}\n`;
        },
    );
    expect(check(course)?.message).toBe('the record of the replayed duel is another');
  });

  test('duelsEnd: the log goes on after the end, or says nothing of it', () => {
    const { check } = property('duelsEnd');
    const course = playCourse(options, chooserOf(numbers, Number.POSITIVE_INFINITY));
    expect(course.duel.result).toBeDefined();
    expect(check(course)).toBeUndefined();
    expect(check({ ...course, log: course.log.slice(0, -1) })?.message).toMatch(/its last fact is/);
    expect(check({ ...course, log: [...course.log, ...course.log.slice(-1)] })?.message).toMatch(
      /after the end/,
    );
  });
});
