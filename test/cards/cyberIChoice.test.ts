import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Cyber I Choice', () => {
  driven(
    'may use a card with shield trigger of the hand for nothing: a creature is summoned, a spell is cast',
    (begin) => {
      const arrangement = {
        p1: {
          hand: ['Cyber I Choice', 'Aqua Surfer', 'Terror Pit', 'Fear Fang'],
          manaZone: { water: 7 },
          battleZone: ['Forest Hornet'],
        },
        p2: { battleZone: ['Burning Mane', 'Deathliger, Lion of Chaos'] },
      } as const;
      const summoned = begin(arrangement).use('Summon Cyber I Choice').choose('Yes');
      expect(summoned.options).toEqual(['Aqua Surfer', 'Terror Pit']);
      summoned.choose('Aqua Surfer').choose('Yes').choose('Burning Mane');
      expect(summoned.asked).toBe('p1 attack');
      expect(summoned.battleZones).toEqual({
        p1: ['Forest Hornet', 'Cyber I Choice', 'Aqua Surfer'],
        p2: ['Deathliger, Lion of Chaos'],
      });
      const used = summoned.duel.log.filter(({ kind }) => kind === 'cardUsed');
      expect(used).toMatchObject([
        { name: 'Cyber I Choice', verb: 'summoned', unpaid: false },
        { name: 'Aqua Surfer', verb: 'summoned', unpaid: true },
      ]);
      const cast = begin(arrangement).use('Summon Cyber I Choice').choose('Yes').choose('Terror Pit');
      cast.choose('Deathliger, Lion of Chaos');
      expect(cast.asked).toBe('p1 attack');
      expect(cast.zone('p1', 'graveyard')).toEqual(['Terror Pit']);
      expect(cast.battleZones.p2).toEqual(['Burning Mane']);
    },
  );

  driven('uses nothing when its player does not want to, or has no such card', (begin) => {
    const unwilling = begin({ p1: { hand: ['Cyber I Choice', 'Terror Pit'], manaZone: { water: 7 } } });
    unwilling.use('Summon Cyber I Choice').choose('No');
    expect(unwilling.asked).toBe('p2 charge');
    expect(unwilling.zone('p1', 'hand')).toEqual(['Terror Pit']);
    const without = begin({ p1: { hand: ['Cyber I Choice', 'Fear Fang'], manaZone: { water: 7 } } });
    without.use('Summon Cyber I Choice').choose('Yes');
    expect(without.asked).toBe('p2 charge');
    expect(without.battleZones).toEqual({ p1: ['Cyber I Choice'], p2: [] });
    expect(without.zone('p1', 'hand')).toEqual(['Fear Fang']);
  });

  driven('is a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Cyber I Choice'], hand: ['Terror Pit'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield trigger: Cyber I Choice').choose('Yes');
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)'], p2: ['Cyber I Choice'] });
  });
});
