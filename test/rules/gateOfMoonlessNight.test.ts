import { creature, draw, gateOfMoonlessNight, self, whenPut } from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { plain } from './plainCards.ts';

const cards = [
  creature({ ...plain, name: 'Tool', races: ['Magic Tool'] }),
  creature({
    ...plain,
    name: 'Moonless',
    cost: 9,
    power: 9000,
    abilities: [gateOfMoonlessNight, whenPut(self, draw())],
  }),
];

const summoning = (begin: Begin, tools: number, zone: 'hand' | 'graveyard') => {
  const graveyard = Array<string>(tools).fill('Tool');
  return begin({
    cards,
    p1: {
      hand: zone === 'hand' ? ['Tool', 'Moonless'] : ['Tool'],
      manaZone: { fire: 1 },
      graveyard: zone === 'graveyard' ? [...graveyard, 'Moonless'] : graveyard,
    },
    p2: { graveyard: ['Tool', 'Tool'] },
  }).use('Summon Tool');
};

describe('801.4 gate of moonless night', () => {
  driven('a creature of the hand is summoned onto four tools, of the battle zone among them', (begin) => {
    const duel = summoning(begin, 3, 'hand');
    duel.choose('Declare Moonless');
    expect(duel.battleZones.p1).toEqual(['Moonless (over Tool, Tool, Tool, Tool)']);
    expect(duel.count('p1', 'graveyard')).toBe(0);
  });

  driven('it works in the graveyard too', (begin) => {
    const duel = summoning(begin, 3, 'graveyard');
    while (duel.duel.decision?.player === 'p1' && duel.asked !== 'p1 attack')
      duel.choose(duel.options[0] ?? '');
    expect(duel.battleZones.p1).toEqual(['Moonless (over Tool, Tool, Tool, Tool)']);
  });

  driven('with three it stays where it is, whatever the opponent has', (begin) => {
    const duel = summoning(begin, 2, 'hand');
    duel.choose('Declare Moonless');
    expect([duel.asked, duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([
      'p2 charge',
      ['Tool'],
      ['Moonless'],
    ]);
  });
});
