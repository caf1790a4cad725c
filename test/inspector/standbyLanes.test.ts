import { Recorder, TraceReader } from '@taiki/inspector';
import { arrange } from 'taiki/testing';
import { describe, expect, test } from 'vitest';
import {
  allCreatures,
  any,
  atLeast,
  choose,
  creature,
  destroy,
  draw,
  opponentsCreatures,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  when,
  whenDestroyed,
} from '../../effects/language/words.ts';
import { recorded } from './recorded.ts';

const plain = { civilizations: ['darkness'], cost: 1, power: 1000 } as const;
const cards = [
  creature({ ...plain, name: 'Grower', abilities: [whenDestroyed(self, topOfDeckTo('manaZone'))] }),
  creature({
    ...plain,
    name: 'Killer',
    abilities: [whenDestroyed(self, destroy(choose(opponentsCreatures())))],
  }),
  creature({ ...plain, name: 'Bystander', power: 5000 }),
  creature({
    ...plain,
    name: 'Witness',
    power: 5000,
    abilities: [
      when({ event: 'destroyed', what: any('you', { power: atLeast(5000) }), tense: 'destroyed' }, draw()),
    ],
  }),
  spell({
    name: 'Purge',
    civilizations: ['darkness'],
    cost: 1,
    abilities: [spellAbility(destroy(allCreatures({ power: { max: 1000 } })))],
  }),
];

/** Purge destroys the opponent's Killer and Grower; Killer then destroys a creature of the active player. */
function purgeTrace(): TraceReader {
  const recorder = new Recorder();
  const duel = arrange({
    cards,
    inspect: recorder,
    p1: { hand: ['Purge'], manaZone: { darkness: 1 }, battleZone: ['Witness', 'Bystander'] },
    p2: { battleZone: ['Killer', 'Grower', 'Bystander'] },
  });
  const chosen = ['Purge', 'Killer', 'Bystander'];
  for (let { decision } = duel; decision !== undefined && decision.kind !== 'attack'; { decision } = duel) {
    const wanted = decision.options.findIndex(({ label }) => chosen.some((name) => label.includes(name)));
    duel.choose(Math.max(0, wanted));
  }
  return new TraceReader(recorder.trace);
}

describe('the standby lanes', () => {
  const reader = purgeTrace();
  const drawn = reader.records.flatMap((record) => (record.kind === 'standby' ? [record.standby] : []));

  test('put each effect with its text in the lane of its player', () => {
    const full = drawn.find(({ effects }) => effects.nap.length === 2);
    expect(full).toMatchObject({
      active: 'p1',
      effects: { ap: [], nap: [{ card: 'Killer', event: 'cardDestroyed' }, { card: 'Grower' }] },
    });
    expect(full?.effects.nap[1]?.text).toMatch(/mana zone/);
  });

  test('say who is next and why, and when play returned to the active player (101.4c)', () => {
    const selected = drawn.flatMap(({ next }) => (next === undefined ? [] : [next]));
    const distinct = selected.filter((next, index) => next.state !== selected[index - 1]?.state);
    expect(distinct.map(({ state, player, rule, returned }) => ({ state, player, rule, returned }))).toEqual([
      { state: 'napEffect', player: 'p2', rule: '101.4c', returned: false },
      { state: 'apEffect', player: 'p1', rule: '101.4b', returned: true },
      { state: 'napEffect', player: 'p2', rule: '101.4c', returned: false },
    ]);
    expect(distinct[1]?.why).toBe(
      'AP (p1) resolves an effect: play returned to the active player after an effect of the opponent: the active player resolves first, in any order',
    );
  });

  test('show the effect being resolved, and are empty after the window', () => {
    const resolving = drawn.flatMap(({ effects }) =>
      [...effects.ap, ...effects.nap].filter(({ stage }) => stage === 'resolving').map(({ card }) => card),
    );
    expect([...new Set(resolving)]).toEqual(['Killer', 'Witness', 'Grower']);
    expect(drawn.at(-1)).toMatchObject({ effects: { ap: [], nap: [] }, next: undefined });
  });

  test('never show an effect as waiting that has begun, nor a next player with nothing to do', () => {
    expect(staleLanes(reader)).toEqual([]);
    for (const seed of [2, 3, 11]) expect(staleLanes(recorded(seed).reader)).toEqual([]);
  });
});

/** Lanes that contradict what has happened. */
function staleLanes(reader: TraceReader): readonly string[] {
  const begun = new Set<number>();
  return reader.records.flatMap((record) => {
    if (record.kind !== 'standby') return [];
    const { effects, declarations, next } = record.standby;
    const all = [...effects.ap, ...effects.nap];
    const stale = all.filter(({ id, stage }) => stage !== 'resolving' && begun.has(id));
    for (const { id, stage } of all) if (stage === 'resolving') begun.add(id);
    const side = next?.side === 'AP' ? 'ap' : 'nap';
    const lane = next?.does === 'declares' ? declarations[side] : effects[side];
    return [
      ...stale.map(({ card }) => `${record.seq}: ${card} waits again`),
      ...(next !== undefined && lane.length === 0 ? [`${record.seq}: ${next.why}, with an empty lane`] : []),
    ];
  });
}
