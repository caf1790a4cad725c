import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Armored Walker Urherion', () => {
  driven('is summoned for 4 mana, of which one is fire', (begin) => {
    const duel = begin({
      p1: { hand: ['Armored Walker Urherion'], manaZone: { fire: 1, light: 4 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Armored Walker Urherion');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Armored Walker Urherion'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 3 mana, nor without fire', (begin) => {
    for (const manaZone of [{ fire: 3 }, { light: 4 }]) {
      const duel = begin({ p1: { hand: ['Armored Walker Urherion'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Armored Walker Urherion']);
    }
  });

  driven('attacks with 5000 power while its player has one Human, or several', (begin) => {
    for (const friends of [['Immortal Baron, Vorg'], ['Immortal Baron, Vorg', 'Immortal Baron, Vorg']]) {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Armored Walker Urherion', ...friends] },
        p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }, 'Fear Fang'] },
      });
      duel.choose('Armored Walker Urherion attacks Tri-horn Shepherd');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: friends, p2: ['Fear Fang'] });
    }
  });

  driven('attacks with 3000 power where only the opponent has one', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Armored Walker Urherion', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Immortal Baron, Vorg'] },
    });
    duel.choose('Armored Walker Urherion attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Immortal Baron, Vorg'] });
  });

  driven('gets nothing while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Forest Hornet'] },
      p2: { battleZone: [{ name: 'Armored Walker Urherion', tapped: true }, 'Immortal Baron, Vorg'] },
    });
    duel.choose('Fear Fang attacks Armored Walker Urherion');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet'], p2: ['Immortal Baron, Vorg'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Armored Walker Urherion', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Armored Walker Urherion attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Armored Walker Urherion (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });
});
