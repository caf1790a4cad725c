import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

/** Gains "blocker" for the turn whenever the opponent summons a creature or casts a spell. */
describe.each(['Aqua Rider', 'King Triumphant', 'Overload Cluster'])('%s', (card) => {
  const position = (hand: readonly string[]) => ({
    p1: { hand, manaZone: { water: 3, fire: 2 }, battleZone: ['Fear Fang', 'Filler'] },
    p2: { battleZone: [card, 'Burning Mane'] },
  });

  driven('blocks after the opponent has summoned a creature', (begin) => {
    const duel = begin(position(['Aqua Vehicle'])).use('Summon Aqua Vehicle');
    duel.choose('Fear Fang attacks the player');
    expect([duel.asked, duel.options]).toEqual(['p2 block', [`Block with ${card}`]]);
  });

  driven('blocks after the opponent has cast a spell', (begin) => {
    const duel = begin(position(['Burning Power']))
      .use('Cast Burning Power')
      .choose('Filler');
    duel.choose('Fear Fang attacks the player');
    expect([duel.asked, duel.options]).toEqual(['p2 block', [`Block with ${card}`]]);
  });

  driven('neither before that, nor in the turn after', (begin) => {
    const duel = begin({ ...position(['Aqua Vehicle']), step: 'attack' });
    expect(duel.choose('Fear Fang attacks the player').asked).toBe('p1 shields');
    const later = begin(position(['Aqua Vehicle']))
      .use('Summon Aqua Vehicle')
      .passUntil('p2 charge');
    later.passUntil('p1 charge').passUntil('p1 attack').choose('Fear Fang attacks the player');
    expect(later.asked).toBe('p1 shields');
  });

  driven('not after its own player has used cards', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Aqua Vehicle', 'Burning Power'],
        manaZone: { water: 3, fire: 2 },
        battleZone: [card, 'Filler'],
      },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Aqua Vehicle').use('Cast Burning Power').choose('Filler');
    expect(duel.facts('effectTriggered')).toEqual([]);
  });

  driven('not where a creature is put without being summoned', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Ambush Scorpion', 'Filler'], manaZone: ['Ambush Scorpion'] },
      p2: { battleZone: [card, { name: 'Deathliger, Lion of Chaos', tapped: true }] },
    });
    duel.choose('Ambush Scorpion attacks Deathliger, Lion of Chaos').choose('Yes');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Ambush Scorpion']);
    expect(duel.choose('Filler attacks the player').asked).toBe('p1 shields');
  });
});

/** Reacts to the opponent's spells of two civilizations. */
describe('Screwhead Lizard', () => {
  driven("destroys one of the opponent's light or water creatures of 5000 power or less", (begin) => {
    const outcome = (spell: string, mana: Readonly<Record<string, number>>) =>
      begin({
        p1: {
          hand: [spell],
          manaZone: mana,
          battleZone: ['Fear Fang', 'Aqua Vehicle', 'Iere, Vizier of Bullets', 'Hanusa, Radiance Elemental'],
        },
        p2: { battleZone: ['Screwhead Lizard', 'Aqua Vehicle'] },
      }).use(`Cast ${spell}`);
    const duel = outcome('Triple Brain', { water: 5 });
    duel.choose('0');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Aqua Vehicle', 'Iere, Vizier of Bullets']]);
    duel.choose('Aqua Vehicle');
    expect(duel.zone('p1', 'graveyard')).toContain('Aqua Vehicle');
    expect(outcome('Burning Power', { fire: 1 }).choose('Fear Fang').asked).toBe('p1 attack');
  });
});

describe('Trident Tower Lunatron', () => {
  driven("returns up to 2 cards of the opponent's mana zone after a fire or nature spell", (begin) => {
    const outcome = (spell: string, mana: Readonly<Record<string, number>>) =>
      begin({
        p1: { hand: [spell], manaZone: mana, battleZone: ['Fear Fang'] },
        p2: { battleZone: ['Trident Tower Lunatron'] },
      }).use(`Cast ${spell}`);
    const duel = outcome('Burning Power', { fire: 3 });
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p2 choose', 0, 2]);
    duel.choose('Fire Filler', 'Fire Filler');
    expect([duel.count('p1', 'manaZone'), duel.count('p1', 'hand')]).toEqual([1, 2]);
    const water = outcome('Triple Brain', { water: 5 });
    water.choose('0');
    expect([water.asked, water.count('p1', 'manaZone')]).toEqual(['p1 attack', 5]);
  });
});
