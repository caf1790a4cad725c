import { describe, expect } from 'vitest';
import { type Driver, driven } from '../../support/driver.ts';

const ignored = ({ duel }: Driver): readonly string[] =>
  (duel.game.ignored ?? []).map(({ card }) => duel.game.cards[card]?.name ?? '');
const X = 'Forbidden, the Sealed X';

describe(X, () => {
  driven('is released as its last seal goes, and seals all creatures of the opponent', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: [{ name: X, seals: ['Holy Awe'] }, 'Forbidden U Troopa'],
      },
      p2: { battleZone: ['Aqua Soldier', 'Bolshack Dragon'], shieldZone: 5 },
    });
    duel.choose('Forbidden U Troopa attacks the player');
    expect(ignored(duel)).toEqual(['Aqua Soldier', 'Bolshack Dragon']);
    duel.choose('Shield 1');
    expect(duel.options).toContain(`${X} attacks the player`);
  });

  driven('loses the duel for its player as it leaves', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [{ name: X, otherFace: true }] },
      p2: {
        battleZone: ['Aqua Soldier'],
        shieldZone: ['Terror Pit', 'Aqua Guard', 'Aqua Guard', 'Aqua Guard'],
      },
    });
    duel.choose(`${X} attacks the player`).choose('Shield 1', 'Shield 2', 'Shield 3').choose('Terror Pit');
    expect(duel.duel.result?.winner).toBe('p2');
  });
});

describe('Dokindam Soul, Shadow of the Forbidden', () => {
  driven('is put with three seals on it', (begin) => {
    const duel = begin({
      p1: { hand: ['Dokindam Soul, Shadow of the Forbidden', 'Aqua Guard'], manaZone: { fire: 4 }, deck: 8 },
    });
    duel.use('Summon Dokindam Soul');
    expect([ignored(duel), duel.battleZones.p1.length]).toEqual([
      ['Dokindam Soul, Shadow of the Forbidden'],
      3,
    ]);
  });

  driven('seals a creature twice as it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Dokindam Soul, Shadow of the Forbidden', 'Aqua Guard'] },
      p2: { battleZone: ['Aqua Soldier'], deck: 8, shieldZone: 5 },
    });
    duel.choose('Dokindam Soul, Shadow of the Forbidden attacks the player');
    expect([ignored(duel), duel.battleZones.p2.length]).toEqual([['Aqua Soldier'], 2]);
  });
});

describe('Dokindam Apocalypse', () => {
  driven('seals every creature, itself too', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Dokindam Apocalypse', 'Aqua Guard'],
        manaZone: { fire: 5, darkness: 4 },
        battleZone: ['Aqua Soldier'],
        deck: 8,
      },
      p2: { battleZone: ['Bolshack Dragon'], deck: 8 },
    });
    duel.use('Summon Dokindam Apocalypse');
    expect(ignored(duel).toSorted()).toEqual(['Aqua Soldier', 'Bolshack Dragon', 'Dokindam Apocalypse']);
  });
});

describe('Forbidden, the Time of Awakening', () => {
  const TIME = 'Forbidden, the Time of Awakening';

  driven('is sealed four times, and destroys a creature as its last seal goes', (begin) => {
    const duel = begin({ p1: { hand: [TIME, 'Aqua Guard'], manaZone: { fire: 4 }, deck: 8 } });
    duel.use(`Execute ${TIME}`);
    expect(duel.battleZones.p1).toHaveLength(5);
    const released = begin({
      step: 'attack',
      p1: { battleZone: [{ name: TIME, seals: ['Holy Awe'] }, 'Forbidden U Troopa'] },
      p2: { battleZone: ['Bolshack Dragon', 'Aqua Soldier'], shieldZone: 5 },
    });
    released.choose('Forbidden U Troopa attacks the player').choose('Aqua Soldier');
    expect(released.battleZones.p2).toEqual(['Bolshack Dragon']);
  });

  driven('goes from the mana zone to the graveyard', (begin) => {
    const duel = begin({ step: 'charge', p1: { hand: [TIME, 'Aqua Guard'], deck: 8 } });
    duel.choose(`Charge ${TIME}`);
    expect(duel.names('p1', 'graveyard')).toEqual([TIME]);
  });
});
