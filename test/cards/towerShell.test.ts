import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Tower Shell', () => {
  driven('is summoned for 6 mana, of which one is nature', (begin) => {
    const duel = begin({
      p1: { hand: ['Tower Shell'], manaZone: { nature: 1, light: 6 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Tower Shell');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Tower Shell'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 5 mana, nor without nature', (begin) => {
    for (const manaZone of [{ nature: 5 }, { light: 6 }]) {
      const duel = begin({ p1: { hand: ['Tower Shell'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Tower Shell']);
    }
  });

  driven('is not blocked by 4000 power or less', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Tower Shell', 'Burning Mane'] },
      p2: { battleZone: ['Senatine Jade Tree', 'King Coral'] },
    });
    duel.choose('Tower Shell attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Senatine Jade Tree', 'Block with King Coral']);
  });

  driven('can be blocked by more', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Tower Shell', 'Burning Mane'] },
      p2: { battleZone: ['Senatine Jade Tree', 'Dia Nork, Moonlight Guardian'] },
    });
    duel.choose('Tower Shell attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Dia Nork, Moonlight Guardian']);
    duel.choose('Block with Dia Nork, Moonlight Guardian');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Senatine Jade Tree'] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('attacks with 5000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Tower Shell', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Tower Shell attacks Tri-horn Shepherd');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Tower Shell', 'Writhing Bone Ghoul'] } });
    duel.choose('Tower Shell attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Tower Shell (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });
});
