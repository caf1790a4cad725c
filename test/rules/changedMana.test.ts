import type { CardDefinition } from 'taiki';
import {
  choose,
  civilizations,
  creature,
  destroy,
  each,
  opponentsCreatures,
  self,
  spell,
  spellAbility,
  whenPut,
  yourCreatures,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const prism = creature({
  name: 'Prism',
  civilizations: ['light'],
  cost: 3,
  power: 2000,
  abilities: [each(yourMana(), civilizations('light', 'water', 'darkness', 'fire', 'nature'))],
});
const shatter = creature({
  name: 'Shatter',
  civilizations: ['darkness'],
  cost: 2,
  power: 1000,
  abilities: [whenPut(self, destroy(choose(yourCreatures({ names: ['Prism'] }))))],
});
const blast = spell({
  name: 'Blast',
  civilizations: ['fire'],
  cost: 1,
  abilities: [spellAbility(destroy(choose(opponentsCreatures())))],
});
const cards: readonly CardDefinition[] = [prism, shatter, blast];

describe('112.2 mana whose civilizations an effect has changed', () => {
  const position = {
    cards,
    p1: {
      hand: ['Shatter', 'Blast'],
      battleZone: ['Prism'],
      manaZone: { fire: 1, light: 2 },
    },
    p2: { battleZone: ['Fear Fang'] },
  };

  driven('is told apart by what is printed, since the effect may end', (begin) => {
    const duel = begin(position).choose('Summon Shatter');
    expect([duel.asked, duel.options]).toEqual([
      'p1 pay',
      ['Tap Light Filler, Light Filler', 'Tap Light Filler, Fire Filler'],
    ]);
    duel.choose('Tap Light Filler, Light Filler');
    expect(duel.options).toEqual(['Cast Blast', 'Go on to the attack step']);
    duel.choose('Cast Blast');
    expect(duel.battleZones).toEqual({ p1: ['Shatter'], p2: [] });
  });

  driven('is one way to pay where the printed civilizations are the same', (begin) => {
    const duel = begin({ ...position, p1: { ...position.p1, manaZone: { light: 3 } } }).choose(
      'Summon Shatter',
    );
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual(['Shatter']);
  });
});
