import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

const KNIGHT = 'Alexander the 3rd, Emperor of the Demonic Eye';

describe('Soul Catcher, Demonic Bullet', () => {
  driven('returns two creatures with a Knight in the battle zone', (begin) => {
    const duel = begin({
      p1: {
        battleZone: [KNIGHT],
        hand: ['Soul Catcher, Demonic Bullet'],
        manaZone: { darkness: 2, nature: 3 },
        graveyard: ['Fear Fang', 'Emerald Grass', 'Holy Awe'],
      },
    });
    duel.use('Cast Soul Catcher').choose('Fear Fang').choose('Yes');
    expect(duel.names('p1', 'hand')).toEqual(['Emerald Grass', 'Fear Fang']);
  });
});

describe('Critical Destroyer, Demonic Bullet', () => {
  driven('destroys one blocker without a Knight', (begin) => {
    const duel = begin({
      p1: { hand: ['Critical Destroyer, Demonic Bullet', 'Fear Fang'], manaZone: { fire: 3, nature: 3 } },
      p2: { battleZone: ['Copper Surveillance Sphere', 'Emerald Grass', 'Fear Fang'] },
    });
    duel.use('Cast Critical Destroyer').choose('Emerald Grass');
    expect([duel.asked, duel.battleZones.p2]).toEqual([
      'p1 main',
      ['Copper Surveillance Sphere', 'Fear Fang'],
    ]);
  });
});

describe('Bullet Vice, Demonic Bullet', () => {
  driven('has the opponent discard a card of their choice, twice with a Knight', (begin) => {
    const duel = begin({
      p1: {
        battleZone: [KNIGHT],
        hand: ['Bullet Vice, Demonic Bullet', 'Fear Fang'],
        manaZone: { darkness: 4, nature: 3 },
      },
      p2: { hand: ['Fear Fang', 'Emerald Grass', 'Holy Awe'] },
    });
    duel.use('Cast Bullet Vice');
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Fear Fang').choose('Yes').choose('Holy Awe');
    expect(duel.names('p2', 'hand')).toEqual(['Emerald Grass']);
  });
});
