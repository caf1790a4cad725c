import {
  createDuel,
  type Duel,
  type DuelLimits,
  type DuelSettings,
  playOut,
  randomAgent,
  restoreDuel,
  starterDecks,
} from 'taiki';
import { arrange } from 'taiki/testing';
import { any, choose, creature, may, tap, that, untap, when, yourCreatures } from 'taiki/words';
import { describe, expect, test } from 'vitest';

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
const agents = () => ({ p1: randomAgent(1), p2: randomAgent(2) });
const duelWith = (limits: Partial<DuelLimits>) => playOut(createDuel({ decks, seed: 6, limits }), agents());
const ends = ({ log }: Duel) => log.filter(({ kind }) => kind === 'duelEnded');
const isChosen = (fact: Duel['log'][number]) => fact.kind === 'choiceMade' && !fact.forced;

describe('104.1 the duel ends with no winner', () => {
  test('when one more turn would begin than may be played', () => {
    const duel = duelWith({ turns: 3 });
    const result = { winner: undefined, reason: 'turnLimit', turn: 3 };
    expect(duel.result).toEqual(result);
    expect([duel.state, duel.decision]).toEqual(['over', undefined]);
    expect(ends(duel)).toEqual([{ kind: 'duelEnded', result, state: 'turn.end.ending', rule: '104.1' }]);
    expect(duel.log.at(-1)).toEqual(ends(duel)[0]);
    expect(duel.log.filter(({ kind }) => kind === 'turnBegan').length).toBe(3);
  });

  test('when one more decision would be asked than may be', () => {
    const duel = duelWith({ decisions: 5 });
    expect(duel.result).toMatchObject({ winner: undefined, reason: 'decisionLimit' });
    expect([duel.state, duel.decision]).toEqual(['over', undefined]);
    expect(ends(duel)).toEqual([
      { kind: 'duelEnded', result: duel.result, state: expect.stringMatching(/^turn\./), rule: '104.1' },
    ]);
    expect(duel.log.filter(isChosen).length).toBe(5);
  });

  const printed = { civilizations: [], cost: 1, power: 1000 } as const;
  const sleeper = creature({
    name: 'Sleeper',
    ...printed,
    abilities: [when({ event: 'untapped', what: any('any') }, tap(that))],
  });
  const wakerWho = (name: string, effect: Parameters<typeof when>[1]) =>
    creature({ name, ...printed, abilities: [when({ event: 'tapped', what: any('any') }, effect)] });
  const attackOf = (name: string, effect: Parameters<typeof when>[1], settings: DuelSettings = {}) => {
    const duel = arrange({
      ...settings,
      cards: [wakerWho(name, effect), sleeper],
      p1: { battleZone: [name, 'Sleeper'] },
      step: 'attack',
      limits: { steps: 100 },
    });
    duel.choose(
      duel.decision?.options.findIndex(({ label }) => label === `${name} attacks the player`) ?? -1,
    );
    return duel;
  };

  test('when effects go on for ever and nobody has a choice', () => {
    const duel = attackOf('Waker', untap(that));
    expect(duel.result).toEqual({ winner: undefined, reason: 'endlessLoop', turn: 5 });
    expect(ends(duel)).toMatchObject([{ result: duel.result, rule: '104.1' }]);
    // Each effect that is resolved has two procedures: which is next, and what it does.
    expect(duel.log.filter(({ kind }) => kind === 'effectResolved').length).toBe(49);
  });

  test('also when they are asked what has one answer only', () => {
    const choosesItself = untap(choose(yourCreatures({ names: ['Picker'] })));
    const duel = attackOf('Picker', choosesItself, { askEverything: true });
    for (let asked = 0; duel.decision !== undefined && asked < 500; asked++) {
      duel.choose(duel.legalChoices().next().value ?? []);
    }
    expect(duel.result).toEqual({ winner: undefined, reason: 'endlessLoop', turn: 5 });
  });

  test('but not while a player can leave the loop', () => {
    const duel = attackOf('Dreamer', may(untap(that)));
    for (let round = 0; round < 60; round++) {
      expect(duel.decision?.kind).toBe('confirm');
      duel.choose(0);
    }
    expect(duel.result).toBeUndefined();
    expect(duel.log.filter(({ kind }) => kind === 'effectResolved').length).toBe(120);
  });
});

describe('a run that is not at hand', () => {
  test('is run again from its start with all answers: the duel goes on as it would have', () => {
    const options = { decks, seed: 7, limits: { turns: 12 } };
    const whole = playOut(createDuel(options), agents());
    const { p1, p2 } = agents();
    let duel = createDuel(options);
    let answers = 0;
    for (let { decision } = duel; decision !== undefined; { decision } = duel) {
      const answer = (decision.player === 'p1' ? p1 : p2)(duel.view(decision.player), decision);
      duel = restoreDuel(JSON.parse(JSON.stringify(duel.snapshot())));
      duel.choose(answer, decision.player);
      answers++;
    }
    expect(duel.log).toEqual(whole.log);
    // Each fact is told once, however often the run that it is of has paused.
    expect(duel.log.filter(isChosen).length).toBe(answers);
    expect(duel.record()).toBe(whole.record());
  });
});
