import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Armored Blaster Valdios', () => {
  driven('is put on a Human, for 4 mana of which one is fire, and attacks at once', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Armored Blaster Valdios'],
        manaZone: { fire: 1, light: 4 },
        battleZone: ['Brawler Zyler', 'Burning Mane', 'Brawler Zyler'],
      },
    });
    duel.use('Summon Armored Blaster Valdios');
    expect(duel.asked).toBe('p1 evolve');
    expect(duel.options).toEqual(['Brawler Zyler', 'Brawler Zyler']);
    duel.choose('Brawler Zyler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Armored Blaster Valdios (over Brawler Zyler)', 'Burning Mane', 'Brawler Zyler'],
      p2: [],
    });
    expect(duel.options).toContain('Armored Blaster Valdios attacks the player');
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned where its player has no Human', (begin) => {
    const duel = begin({
      p1: { hand: ['Armored Blaster Valdios'], manaZone: { fire: 4 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Brawler Zyler'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Armored Blaster Valdios']);
  });

  driven("its player's other Humans have 1000 power more", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Armored Blaster Valdios', 'Immortal Baron, Vorg', 'Burning Mane'] },
      p2: {
        battleZone: [{ name: 'Fear Fang', tapped: true }, { name: 'Burning Mane', tapped: true }, 'Filler'],
      },
    });
    duel.choose('Immortal Baron, Vorg attacks Fear Fang').choose('Burning Mane attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Armored Blaster Valdios'], p2: ['Filler'] });
  });

  driven("gives nothing to the opponent's Humans", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Armored Blaster Valdios'] },
      p2: { battleZone: [{ name: 'Immortal Baron, Vorg', tapped: true }, 'Filler'] },
    });
    duel.choose('Burning Mane attacks Immortal Baron, Vorg');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Armored Blaster Valdios'], p2: ['Filler'] });
  });

  driven('gives nothing once it is gone', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Armored Blaster Valdios', 'Immortal Baron, Vorg'] },
      p2: {
        battleZone: [
          { name: 'Zagaan, Knight of Darkness', tapped: true },
          { name: 'Burning Mane', tapped: true },
        ],
      },
    });
    duel.choose('Armored Blaster Valdios attacks Zagaan').choose('Immortal Baron, Vorg attacks Burning Mane');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Zagaan, Knight of Darkness'] });
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Armored Blaster Valdios', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Armored Blaster Valdios attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Armored Blaster Valdios (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Armored Blaster Valdios', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Armored Blaster Valdios attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});
