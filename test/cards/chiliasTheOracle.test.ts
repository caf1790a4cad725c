import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Chilias, the Oracle', () => {
  driven('goes to the hand instead of being destroyed in battle', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: {
        battleZone: [
          { name: 'Chilias, the Oracle', tapped: true },
          { name: 'Filler', tapped: true },
        ],
      },
    });
    duel.choose('Fear Fang attacks Chilias, the Oracle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Burning Mane'], p2: ['Filler (tapped)'] });
    expect([duel.zone('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([['Chilias, the Oracle'], 0]);
    duel.choose('Burning Mane attacks Filler');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Filler']);
  });

  driven('goes there instead of being destroyed by an effect', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Chilias, the Oracle', 'Fear Fang'] },
    });
    duel.use('Cast Terror Pit').choose('Chilias, the Oracle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang'] });
    expect([duel.zone('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([['Chilias, the Oracle'], 0]);
    expect(duel.facts('cardDestroyed')).toEqual([]);
  });

  driven('goes where an effect sends it that does not destroy', (begin) => {
    const duel = begin({
      p1: { hand: ['Natural Snare'], manaZone: { nature: 6 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Chilias, the Oracle', 'Fear Fang'] },
    });
    duel.use('Cast Natural Snare').choose('Chilias, the Oracle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang'] });
    expect([duel.zone('p2', 'manaZone'), duel.count('p2', 'hand')]).toEqual([['Chilias, the Oracle'], 0]);
  });

  driven('has more than 2000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Chilias, the Oracle', tapped: true }] },
    });
    duel.choose('Burning Mane attacks Chilias, the Oracle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Chilias, the Oracle (tapped)'] });
  });
});
