import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const premiums = 'Eternal Premiums, Secret Forbidden Dragon';

describe('Eternal Premiums, Secret Forbidden Dragon', () => {
  driven(
    'puts a creature of cost 5 or less from the mana zone, which may battle; own creatures are unblockable',
    (begin) => {
      const duel = begin({
        p1: {
          hand: [premiums],
          manaZone: [
            'Tri-horn Shepherd',
            'Gigaberos',
            'Roaring Great-Horn',
            'Ultimate Force',
            'Aqua Soldier',
            'Immortal Baron, Vorg',
          ],
          battleZone: ['Fear Fang'],
        },
        p2: { battleZone: ['Burning Mane', 'King Coral'] },
      });
      duel.use(`Cast ${premiums}`);
      expect(duel.options).toEqual([
        'Tri-horn Shepherd',
        'Gigaberos',
        'Aqua Soldier',
        'Immortal Baron, Vorg',
      ]);
      duel.choose('Tri-horn Shepherd').choose('Yes').choose('Burning Mane');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Tri-horn Shepherd'], p2: ['King Coral'] });
      duel.choose('Fear Fang attacks the player');
      expect(duel.asked).toBe('p1 shields');
      duel.choose('Shield 1').passUntil('p1 attack');
      duel.choose('Fear Fang attacks the player');
      expect(duel.options).toContain('Block with King Coral');
    },
  );

  driven('does nothing but make creatures unblockable where the mana zone holds none', (begin) => {
    const duel = begin({
      p1: { hand: [premiums], manaZone: { water: 2, fire: 2, nature: 1 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['King Coral'], manaZone: ['Burning Mane'] },
    });
    duel.use(`Cast ${premiums}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['King Coral'] });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });

  driven('is cast for nothing when a dispector of its civilizations attacks', (begin) => {
    const val = 'Vol-Val-8, Forbidden Dragon King';
    const duel = begin({
      step: 'attack',
      p1: { hand: [premiums], battleZone: [val, 'Fear Fang'], manaZone: ['Burning Mane'] },
      p2: { battleZone: ['King Coral'] },
    });
    duel.choose(`${val} attacks the player`).choose(`Declare ${premiums}`).choose(premiums).choose('No');
    duel.pass().choose('Filler', 'Filler', 'Filler', 'Filler', 'Filler').choose('No');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p1', 'battleZone')).toEqual([`${val} (tapped)`, 'Fear Fang', 'Burning Mane']);
    expect(duel.zone('p1', 'graveyard')).toEqual([premiums]);
    const other = begin({
      step: 'attack',
      p1: {
        hand: [premiums],
        battleZone: ['Romanogri-La the 0th, Zero Prison Connected King', 'Bolshack Dragon'],
      },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    other.choose('Bolshack Dragon attacks Burning Mane').passUntil('p1 attack');
    expect(other.facts('usageDeclared')).toEqual([]);
  });
});
