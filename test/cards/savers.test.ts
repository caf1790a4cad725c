import { allCards } from 'taiki';
import { creature, destroy, opponentsCreatures, returnToHand, spell, spellAbility } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const cards = [
  ...allCards,
  creature({ ...plain, name: 'Drake', races: ['Armored Dragon'], power: 3000 }),
  creature({ ...plain, name: 'Raider', power: 3000 }),
  creature({ ...plain, name: 'Giant', power: 9000 }),
  spell({ ...plain, name: 'Ruin', abilities: [spellAbility(destroy(opponentsCreatures()))] }),
  spell({ ...plain, name: 'Tide', abilities: [spellAbility(returnToHand(opponentsCreatures()))] }),
];
const mana = ['Drake'] as const;

describe('saver (609)', () => {
  driven('another such creature stays, and the saver is destroyed instead', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Giant', 'Raider'] },
      p2: { battleZone: [{ name: 'Drake', tapped: true }, 'Buon, Mask of Wards'] },
    });
    duel.choose('Giant attacks Drake');
    expect(duel.asked).toBe('p2 replace');
    duel.choose('Buon, Mask of Wards');
    expect(duel.battleZones).toEqual({ p1: ['Giant (tapped)', 'Raider'], p2: ['Drake (tapped)'] });
    expect(duel.names('p2', 'graveyard')).toEqual(['Buon, Mask of Wards']);
  });

  driven(
    'saves one of two that are destroyed at once, and not if it is destroyed along with them',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Ruin'], manaZone: [...mana] },
        p2: { battleZone: ['Drake', 'Drake', 'Buon, Mask of Wards'] },
      });
      duel.use('Cast Ruin');
      while (duel.asked === 'p2 replace') duel.choose(duel.options[0] ?? '');
      expect(duel.count('p2', 'battleZone')).toBeLessThanOrEqual(1);
      expect(duel.names('p2', 'graveyard')).toContain('Buon, Mask of Wards');
    },
  );

  driven('does not save other creatures, and not from leaving in another way', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Tide'], manaZone: [...mana] },
      p2: { battleZone: ['Drake', 'Buon, Mask of Wards'] },
    });
    duel.use('Cast Tide');
    expect(duel.count('p2', 'battleZone')).toBe(0);
    expect(duel.names('p2', 'hand')).toEqual(expect.arrayContaining(['Buon, Mask of Wards', 'Drake']));
  });
});

describe('ultra saver (609)', () => {
  driven('saves from leaving in any way', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Tide'], manaZone: [...mana] },
      p2: { battleZone: ['Gachapinch, Invading Guardian', 'Kai Juwarth, Sky Guardian'] },
    });
    duel.use('Cast Tide');
    expect(duel.asked).toBe('p2 replace');
    duel.choose('Gachapinch');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Kai Juwarth, Sky Guardian']);
    expect(duel.names('p2', 'graveyard')).toEqual(['Gachapinch, Invading Guardian']);
  });
});

describe('shield saver (609, 701.14a)', () => {
  driven('is destroyed in place of one of two shields', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Raider', 'Giant'] },
      p2: { battleZone: ['Kai Juwarth, Sky Guardian'], shieldZone: ['Drake', 'Drake'] },
    });
    duel.choose('Raider attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 replace');
    duel.choose('Kai Juwarth');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'battleZone')]).toEqual([2, 0]);
  });

  driven('may be declined', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Raider', 'Giant'] },
      p2: { battleZone: ['Kai Juwarth, Sky Guardian'], shieldZone: ['Drake', 'Drake'] },
    });
    duel.choose('Raider attacks the player').choose('Shield 1').pass();
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'battleZone')]).toEqual([1, 1]);
  });
});

describe('escape (609)', () => {
  driven('a shield goes to the hand without its shield trigger, and the creature stays', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Giant', 'Raider'] },
      p2: {
        battleZone: [{ name: 'Madi Mu Jean, Welcoming Guardian', tapped: true }],
        shieldZone: ['Holy Awe'],
      },
    });
    duel.choose('Giant attacks Madi Mu Jean, Welcoming Guardian');
    expect(duel.asked).toBe('p2 replace');
    duel.choose('Madi Mu Jean');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p2', 'shieldZone')).toBe(0);
    expect(duel.names('p2', 'hand')).toEqual(['Holy Awe']);
    expect(duel.zone('p2', 'battleZone')).toEqual(['Madi Mu Jean, Welcoming Guardian (tapped)']);
  });

  driven('without shields there is nothing to escape with', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Giant', 'Raider'] },
      p2: { battleZone: [{ name: 'Madi Mu Jean, Welcoming Guardian', tapped: true }], shieldZone: [] },
    });
    duel.choose('Giant attacks Madi Mu Jean, Welcoming Guardian');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p2', 'graveyard')).toEqual(['Madi Mu Jean, Welcoming Guardian']);
  });
});
