import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Stampeding Longhorn', () => {
  driven('is summoned for 5 mana, of which one is nature', (begin) => {
    const duel = begin({
      p1: { hand: ['Stampeding Longhorn'], manaZone: { nature: 1, light: 5 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Stampeding Longhorn');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Stampeding Longhorn'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 4 mana, nor without nature', (begin) => {
    for (const manaZone of [{ nature: 4 }, { light: 5 }]) {
      const duel = begin({ p1: { hand: ['Stampeding Longhorn'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Stampeding Longhorn']);
    }
  });

  driven('is not blocked by 3000 power or less', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Stampeding Longhorn', 'Burning Mane'] },
      p2: { battleZone: ['Hunter Fish', 'King Coral'] },
    });
    duel.choose('Stampeding Longhorn attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Hunter Fish', 'Block with King Coral']);
  });

  driven('can be blocked by more', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Stampeding Longhorn', 'Burning Mane'] },
      p2: { battleZone: ['Hunter Fish', 'Senatine Jade Tree'] },
    });
    duel.choose('Stampeding Longhorn attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Senatine Jade Tree']);
    duel.choose('Block with Senatine Jade Tree');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Hunter Fish'] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('attacks with 4000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Stampeding Longhorn', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Stampeding Longhorn attacks Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Stampeding Longhorn', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Stampeding Longhorn attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Stampeding Longhorn (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });
});
