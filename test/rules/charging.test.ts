import { checkLog } from 'taiki/testing';
import {
  chargesMore,
  choose,
  creature,
  destroy,
  draw,
  has,
  spell,
  spellAbility,
  when,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const cards = [
  creature({ ...plain, name: 'Gardener', power: 1000, abilities: [has(chargesMore(1))] }),
  creature({ ...plain, name: 'Drought', power: 1000, abilities: [has(chargesMore(-1, 'opponent'))] }),
  creature({ ...plain, name: 'Rain', power: 1000, abilities: [has(chargesMore(1, 'any'))] }),
  creature({
    ...plain,
    name: 'Reaper',
    power: 1000,
    abilities: [
      when(
        { event: 'moved', what: { of: 'you' }, to: 'manaZone' },
        destroy(choose(yourCreatures({ names: ['Gardener'] }))),
      ),
      when({ event: 'moved', what: { of: 'you' }, to: 'manaZone' }, draw()),
    ],
  }),
  spell({ ...plain, name: 'Seed', abilities: [spellAbility(draw())] }),
];
const hand = ['Filler', 'Filler', 'Filler'];

describe('503.2 effects change how many cards a player may charge', () => {
  driven('one more, if the player wants', (begin) => {
    const duel = begin({ cards, step: 'charge', p1: { hand, battleZone: ['Gardener', 'Fear Fang'] } });
    duel.choose('Charge Filler');
    expect([duel.asked, duel.zone('p1', 'hand').length]).toEqual(['p1 charge', 2]);
    duel.choose('Charge Filler');
    expect([duel.asked, duel.zone('p1', 'hand').length]).toEqual(['p1 attack', 1]);
    const charged = duel.duel.log.filter(({ kind }) => kind === 'manaCharged');
    expect(charged.map(({ rule }) => rule)).toEqual(['503.1', '503.2']);
    expect(checkLog(duel.duel.log)).toEqual([]);
  });

  driven('who charges nothing is not asked again', (begin) => {
    const duel = begin({ cards, step: 'charge', p1: { hand, battleZone: ['Gardener', 'Fear Fang'] } });
    duel.pass();
    expect([duel.asked, duel.zone('p1', 'hand').length]).toEqual(['p1 attack', 3]);
  });

  driven('two copies count twice, and an effect for all players for both', (begin) => {
    const duel = begin({
      cards,
      step: 'charge',
      p1: { hand, battleZone: ['Gardener', 'Gardener', 'Fear Fang'] },
      p2: { hand, battleZone: ['Rain'] },
    });
    duel.choose('Charge Filler').choose('Charge Filler').choose('Charge Filler');
    expect([duel.asked, duel.zone('p1', 'hand').length]).toEqual(['p1 attack', 0]);
    duel.passUntil('p2 charge').choose('Charge Filler').choose('Charge Filler');
    expect(duel.zone('p2', 'hand')).toHaveLength(2);
    expect(duel.asked).not.toBe('p2 charge');
  });

  driven("fewer: none at all, in the steps of that player's turns only", (begin) => {
    const duel = begin({
      cards,
      step: 'charge',
      p1: { hand, battleZone: ['Drought', 'Fear Fang'] },
      p2: { hand, battleZone: ['Fear Fang'] },
    });
    duel.choose('Charge Filler').passUntil('p2 attack');
    expect([duel.zone('p2', 'hand').length, duel.zone('p1', 'hand').length]).toEqual([4, 2]);
  });

  driven('fewer and more add up', (begin) => {
    const duel = begin({
      cards,
      step: 'charge',
      p1: { hand, battleZone: ['Gardener', 'Fear Fang'] },
      p2: { battleZone: ['Drought'] },
    });
    duel.choose('Charge Filler');
    expect([duel.asked, duel.zone('p1', 'hand').length]).toEqual(['p1 attack', 2]);
  });

  driven('what the first card triggers resolves once all have been charged', (begin) => {
    const duel = begin({
      cards,
      step: 'charge',
      p1: { hand, battleZone: ['Gardener', 'Reaper', 'Fear Fang'] },
    });
    duel.choose('Charge Filler').choose('Charge Filler');
    expect(duel.asked).toBe('p1 standby');
    expect(duel.zone('p1', 'hand')).toHaveLength(1);
  });
});
