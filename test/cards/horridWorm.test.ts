import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Horrid Worm', () => {
  driven('is summoned for 3 mana, of which one is darkness', (begin) => {
    const duel = begin({
      p1: { hand: ['Horrid Worm'], manaZone: { darkness: 1, light: 3 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Horrid Worm');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Horrid Worm'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 2 mana, nor without darkness', (begin) => {
    for (const manaZone of [{ darkness: 2 }, { light: 3 }]) {
      const duel = begin({ p1: { hand: ['Horrid Worm'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Horrid Worm']);
    }
  });

  driven('the opponent discards a card at random when it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Horrid Worm', 'Burning Mane'], hand: ['Filler'] },
      p2: { hand: ['Fear Fang', 'Fear Fang', 'Fear Fang'] },
    });
    duel.choose('Horrid Worm attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 2]);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Fear Fang']);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    duel.choose('Shield 1').choose('Burning Mane attacks the player');
    expect(duel.count('p2', 'graveyard')).toBe(1);
  });

  driven('takes the last card, and nothing from an empty hand', (begin) => {
    const attacked = { name: 'Filler', tapped: true } as const;
    const last = begin({
      step: 'attack',
      p1: { battleZone: ['Horrid Worm', 'Burning Mane'] },
      p2: { hand: ['Terror Pit'], battleZone: [attacked] },
    });
    last.choose('Horrid Worm attacks Filler');
    expect(last.asked).toBe('p1 attack');
    expect(last.zone('p2', 'hand')).toEqual([]);
    expect(last.names('p2', 'graveyard')).toEqual(['Filler', 'Terror Pit']);
    const empty = begin({
      step: 'attack',
      p1: { battleZone: ['Horrid Worm', 'Burning Mane'] },
      p2: { battleZone: [attacked] },
    });
    empty.choose('Horrid Worm attacks Filler');
    expect(empty.asked).toBe('p1 attack');
    expect(empty.names('p2', 'graveyard')).toEqual(['Filler']);
  });

  driven('any card of the hand may be hit', (begin) => {
    const hit = new Set(
      Array.from({ length: 30 }, (_, seed) => {
        const duel = begin({
          seed,
          step: 'attack',
          p1: { battleZone: ['Horrid Worm'] },
          p2: { hand: ['Fear Fang', 'Terror Pit'] },
        });
        return duel.choose('Horrid Worm attacks the player').zone('p2', 'graveyard').join();
      }),
    );
    expect([...hit].sort()).toEqual(['Fear Fang', 'Terror Pit']);
  });

  driven('attacks with 2000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Horrid Worm', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Horrid Worm attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Horrid Worm', 'Writhing Bone Ghoul'] } });
    duel.choose('Horrid Worm attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Horrid Worm (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });
});
