import type { Duel } from 'taiki';
import { type Arrangement, arrange } from 'taiki/testing';
import { describe, expect, test } from 'vitest';

const asked = ({ decision, state }: Duel) => ({
  player: decision?.player,
  kind: decision?.kind,
  labels: decision?.options.map(({ label }) => label),
  state,
});

const concealed = (input: Arrangement) => arrange({ ...input, concealDecisions: true });
const attack: Arrangement = { p1: { battleZone: ['Aqua Soldier'] }, step: 'attack' };

describe('with concealDecisions a player is asked wherever somebody in their place might answer', () => {
  test('to declare for an attack, holding any card', () => {
    const duel = concealed({ ...attack, p2: { hand: 1 } });
    duel.choose(0);
    expect(asked(duel)).toEqual({
      player: 'p2',
      kind: 'declareUsage',
      labels: ['Pass'],
      state: 'turn.attack.declaration.napDeclare',
    });
    duel.choose(0);
    expect(duel.state).toBe('turn.attack.directAttack.beforeBreak.choosingShields');
    expect(duel.log.filter(({ kind }) => kind === 'choiceMade').at(-1)).toMatchObject({
      player: 'p2',
      decision: 'declareUsage',
      chose: [],
      forced: false,
    });
  });

  test('to declare what is used of broken shields', () => {
    const duel = concealed(attack);
    duel.choose(0);
    duel.choose(0);
    expect(asked(duel)).toEqual({
      player: 'p2',
      kind: 'declareShields',
      labels: ['Pass'],
      state: 'turn.attack.directAttack.breaking',
    });
  });

  test('in the main step, holding any card', () => {
    expect(asked(concealed({ p1: { hand: 1 } }))).toEqual({
      player: 'p1',
      kind: 'main',
      labels: ['Go on to the attack step'],
      state: 'turn.main.choosing',
    });
  });

  test('for a search that finds nothing', () => {
    const duel = concealed({
      p1: { hand: ['Dimension Gate'], manaZone: { nature: 3 }, deck: ['Crimson Hammer', 'Spiral Gate'] },
    });
    duel.choose(0);
    expect(asked(duel)).toEqual({
      player: 'p1',
      kind: 'choose',
      labels: ['Pass'],
      state: 'turn.main.use.puttingOrCasting',
    });
  });

  test('and in a restored duel the same', () => {
    const duel = concealed({ ...attack, p2: { hand: 1 } });
    duel.choose(0);
    const copy = duel.fork();
    expect(asked(copy)).toEqual(asked(duel));
    copy.choose(0);
    duel.choose(0);
    expect(asked(copy)).toEqual(asked(duel));
    expect(copy.log).toEqual(duel.log);
  });
});

describe('with concealDecisions a player is not asked', () => {
  test('to declare with an empty hand: everybody sees that there is nothing to declare', () => {
    const duel = concealed({ ...attack, p2: { hand: 0 } });
    duel.choose(0);
    expect(asked(duel)).toMatchObject({ player: 'p1', kind: 'shields' });
  });
});

describe('without concealDecisions', () => {
  test('what has one answer is not asked', () => {
    const duel = arrange({ ...attack, p2: { hand: 1 } });
    duel.choose(0);
    expect(asked(duel)).toMatchObject({ player: 'p1', kind: 'shields' });
    duel.choose(0);
    expect(asked(duel)).toMatchObject({ player: 'p2', kind: 'charge' });
  });
});
