import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Armored Cannon Balbaro', () => {
  driven('is put on a Human, for 3 mana of which one is fire, and attacks at once', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Armored Cannon Balbaro'],
        manaZone: { fire: 1, light: 3 },
        battleZone: ['Brawler Zyler', 'Burning Mane', 'Brawler Zyler'],
      },
    });
    duel.use('Summon Armored Cannon Balbaro');
    expect(duel.asked).toBe('p1 evolve');
    expect(duel.options).toEqual(['Brawler Zyler', 'Brawler Zyler']);
    duel.choose('Brawler Zyler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Armored Cannon Balbaro (over Brawler Zyler)', 'Burning Mane', 'Brawler Zyler'],
      p2: [],
    });
    expect(duel.options).toContain('Armored Cannon Balbaro attacks the player');
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned where its player has no Human', (begin) => {
    const duel = begin({
      p1: { hand: ['Armored Cannon Balbaro'], manaZone: { fire: 3 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Brawler Zyler'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Armored Cannon Balbaro']);
  });

  driven('attacks with 2000 power more for each other Human of either player', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: [
          { name: 'Armored Cannon Balbaro', over: ['Brawler Zyler'] },
          'Brawler Zyler',
          'Burning Mane',
        ],
      },
      p2: { battleZone: [{ name: 'Zagaan, Knight of Darkness', tapped: true }, 'Immortal Baron, Vorg'] },
    });
    duel.choose('Armored Cannon Balbaro attacks Zagaan');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Brawler Zyler', 'Burning Mane'], p2: ['Immortal Baron, Vorg'] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Armored Cannon Balbaro', 'Brawler Zyler']);
  });

  driven('attacks with 3000 power where it is the only Human', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Armored Cannon Balbaro', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Armored Cannon Balbaro attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('has 3000 power while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Armored Cannon Balbaro', tapped: true }, 'Immortal Baron, Vorg'] },
    });
    duel.choose('Fear Fang attacks Armored Cannon Balbaro');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Immortal Baron, Vorg'] });
  });
});
