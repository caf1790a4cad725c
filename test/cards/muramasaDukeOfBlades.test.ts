import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Muramasa, Duke of Blades', () => {
  driven('may destroy a creature of the opponent of 2000 power or less when it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Muramasa, Duke of Blades', 'Filler'] },
      p2: { battleZone: ['Filler', 'Burning Mane', 'Fear Fang'] },
    });
    duel.choose('Muramasa, Duke of Blades attacks the player').choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Filler', 'Burning Mane']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({
      p1: ['Muramasa, Duke of Blades (tapped)', 'Filler'],
      p2: ['Filler', 'Fear Fang'],
    });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Burning Mane']);
  });

  driven('the attack ends when it destroys the creature that it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Muramasa, Duke of Blades', 'Filler'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'King Coral'] },
    });
    duel.choose('Muramasa, Duke of Blades attacks Burning Mane').choose('Yes').choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Muramasa, Duke of Blades (tapped)', 'Filler'],
      p2: ['King Coral'],
    });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('need not, and not when another creature attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Muramasa, Duke of Blades', 'Filler'] },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.choose('Filler attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose('Muramasa, Duke of Blades attacks the player').choose('No');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({
      p1: ['Muramasa, Duke of Blades (tapped)', 'Filler (tapped)'],
      p2: ['Burning Mane'],
    });
  });

  driven('attacks with 3000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Muramasa, Duke of Blades', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Muramasa, Duke of Blades attacks Fear Fang').choose('No');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });
});
