import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Gigaberos', () => {
  driven("destroys 2 of its player's other creatures", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Gigaberos'],
        manaZone: { darkness: 1, nature: 5 },
        battleZone: ['Fear Fang', 'Burning Mane', 'Candy Drop'],
      },
      p2: { battleZone: ['Aqua Vehicle', 'Forest Hornet'] },
    });
    duel.use('Summon Gigaberos');
    expect(duel.asked).toBe('p1 mode');
    duel.choose('1:');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane', 'Candy Drop']);
    expect([duel.decision.min, duel.decision.max]).toEqual([2, 2]);
    duel.choose('Fear Fang', 'Candy Drop');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane', 'Gigaberos'],
      p2: ['Aqua Vehicle', 'Forest Hornet'],
    });
    expect(duel.names('p1', 'graveyard')).toEqual(['Candy Drop', 'Fear Fang']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('destroys exactly those 2 where there are no more', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Gigaberos'],
        manaZone: { darkness: 1, nature: 5 },
        battleZone: ['Fear Fang', 'Burning Mane'],
      },
      p2: { battleZone: ['Aqua Vehicle', 'Forest Hornet'] },
    });
    duel.use('Summon Gigaberos');
    duel.choose('1:');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Gigaberos'], p2: ['Aqua Vehicle', 'Forest Hornet'] });
  });

  driven('may be destroyed instead of them', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Gigaberos'],
        manaZone: { darkness: 1, nature: 5 },
        battleZone: ['Fear Fang', 'Burning Mane'],
      },
      p2: { battleZone: ['Aqua Vehicle', 'Forest Hornet'] },
    });
    duel.use('Summon Gigaberos');
    duel.choose('2:');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang', 'Burning Mane'],
      p2: ['Aqua Vehicle', 'Forest Hornet'],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Gigaberos']);
  });

  driven('is destroyed where there are not 2 others', (begin) => {
    const duel = begin({
      p1: { hand: ['Gigaberos'], manaZone: { darkness: 1, nature: 5 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Aqua Vehicle', 'Forest Hornet'] },
    });
    duel.use('Summon Gigaberos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Aqua Vehicle', 'Forest Hornet'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Gigaberos']);
  });

  driven('has 8000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon', 'Fear Fang'], graveyard: ['Draglide', 'Draglide'] },
      p2: { battleZone: [{ name: 'Gigaberos', tapped: true }, 'Aqua Vehicle'] },
    });
    duel.choose('Bolshack Dragon attacks Gigaberos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Aqua Vehicle'] });
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Gigaberos', 'Burning Mane'] } });
    duel.choose('Gigaberos attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Gigaberos (tapped)', 'Burning Mane'], p2: [] });
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });

  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gigaberos', 'Burning Mane'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Gigaberos attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});
