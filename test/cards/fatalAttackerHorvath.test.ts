import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Fatal Attacker Horvath', () => {
  driven('is summoned for 3 mana, of which one is fire', (begin) => {
    const duel = begin({
      p1: { hand: ['Fatal Attacker Horvath'], manaZone: { fire: 1, light: 3 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Fatal Attacker Horvath');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fatal Attacker Horvath'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 2 mana, nor without fire', (begin) => {
    for (const manaZone of [{ fire: 2 }, { light: 3 }]) {
      const duel = begin({ p1: { hand: ['Fatal Attacker Horvath'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Fatal Attacker Horvath']);
    }
  });

  driven('attacks with 4000 power while its player has one Armorloid, or several', (begin) => {
    for (const friends of [
      ['Armored Walker Urherion'],
      ['Armored Walker Urherion', 'Armored Walker Urherion'],
    ]) {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Fatal Attacker Horvath', ...friends] },
        p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }, 'Fear Fang'] },
      });
      duel.choose('Fatal Attacker Horvath attacks Forest Hornet');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: friends, p2: ['Fear Fang'] });
    }
  });

  driven('attacks with 2000 power where only the opponent has one', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fatal Attacker Horvath', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Armored Walker Urherion'] },
    });
    duel.choose('Fatal Attacker Horvath attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Armored Walker Urherion'] });
  });

  driven('gets nothing while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Forest Hornet'] },
      p2: { battleZone: [{ name: 'Fatal Attacker Horvath', tapped: true }, 'Armored Walker Urherion'] },
    });
    duel.choose('Burning Mane attacks Fatal Attacker Horvath');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet'], p2: ['Armored Walker Urherion'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fatal Attacker Horvath', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Fatal Attacker Horvath attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fatal Attacker Horvath (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });
});
