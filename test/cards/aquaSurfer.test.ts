import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Aqua Surfer', () => {
  driven('may return a creature of either player, itself too', (begin) => {
    const arrangement = {
      p1: { hand: ['Aqua Surfer'], manaZone: { water: 6 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Deathliger, Lion of Chaos', 'Burning Mane'] },
    } as const;
    const theirs = begin(arrangement).use('Summon Aqua Surfer').choose('Yes');
    expect(theirs.options).toEqual(['Fear Fang', 'Aqua Surfer', 'Deathliger, Lion of Chaos', 'Burning Mane']);
    theirs.choose('Deathliger, Lion of Chaos');
    expect(theirs.asked).toBe('p1 attack');
    expect(theirs.battleZones).toEqual({ p1: ['Fear Fang', 'Aqua Surfer'], p2: ['Burning Mane'] });
    expect(theirs.zone('p2', 'hand')).toEqual(['Deathliger, Lion of Chaos']);
    const own = begin(arrangement).use('Summon Aqua Surfer').choose('Yes').choose('Aqua Surfer');
    expect(own.zone('p1', 'hand')).toEqual(['Aqua Surfer']);
    const none = begin(arrangement).use('Summon Aqua Surfer').choose('No');
    expect(none.asked).toBe('p1 attack');
    expect(none.count('p2', 'battleZone')).toBe(2);
  });

  driven('as a shield trigger may return the attacking creature, and the attack ends', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gigaberos', 'Fear Fang'] },
      p2: { shieldZone: ['Aqua Surfer', 'Filler', 'Filler'] },
    });
    duel.choose('Gigaberos attacks the player').choose('Shield 1', 'Shield 2');
    duel.choose('Shield trigger: Aqua Surfer').choose('Yes').choose('Gigaberos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Aqua Surfer'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Gigaberos']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([1, 1]);
  });

  driven(
    'makes a new creature of what it returns: untapped, unable to attack, without what was granted',
    (begin) => {
      const magand = 'Magand, Bloodlust Demon Dragon';
      const duel = begin({
        step: 'attack',
        p1: { battleZone: [magand], shieldZone: 2, manaZone: { darkness: 3 } },
        p2: { shieldZone: ['Aqua Surfer'] },
      });
      duel.choose(`${magand} attacks the player`).choose('Yes').choose('Card 1');
      duel.choose('Shield trigger: Aqua Surfer').choose('Yes').choose(magand);
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: [], p2: ['Aqua Surfer'] });
      duel.passUntil('p1 main').use(`Summon ${magand}`);
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'battleZone')).toEqual([magand]);
    },
  );
});
