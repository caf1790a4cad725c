import { createDuel } from 'taiki';
import { describe, expect, test } from 'vitest';
import { type Driver, driven } from '../../support/driver.ts';

const ORIGIN = 'Zeromu, Origin of Annihilation';
const HAND = 'Rite of the Hand';
const GRAVEYARD = 'Rite of the Graveyard';
const DESTRUCTION = 'Rite of Destruction';
const RESURRECTION = 'Rite of Resurrection';
const STARS = [HAND, GRAVEYARD, DESTRUCTION, RESURRECTION] as const;
const links = [
  { name: HAND, x: 1, y: 0 },
  { name: GRAVEYARD, x: -1, y: 0 },
  { name: DESTRUCTION, x: 0, y: -1 },
] as const;
const ZERO = {
  name: ORIGIN,
  otherFace: true,
  links: [...links, { name: RESURRECTION, x: 0, y: 1 }],
} as const;

const there = ({ duel }: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel
    .view('judge')
    .zones[player].battleZone.map((card) =>
      card.hidden ? '' : `${card.current.name} ${card.current.power ?? '-'}`,
    );

describe(ORIGIN, () => {
  test('begins the duel beside its nebulae, and the opponent with six cards', () => {
    const others = [
      'Terror Pit',
      'Aqua Guard',
      'Aqua Soldier',
      'Emerald Grass',
      'Bronze-Arm Tribe',
      'Holy Awe',
      'Aqua Hulcus',
      'Bolshack Dragon',
      'Deadly Fighter Braid Claw',
      'Burning Mane',
    ];
    const fill = (count: number) => Array.from({ length: count }, (_, index) => others[index % 10] ?? '');
    const duel = createDuel({
      decks: { p1: [ORIGIN, ...STARS, ...fill(35)], p2: fill(40) },
      seed: 2,
    });
    const { p1, p2 } = duel.view('judge').zones;
    expect([p1.battleZone.length, p1.hand.length, p2.hand.length, p2.deck.length]).toEqual([5, 5, 6, 29]);
  });

  driven('does not leave the battle zone, nor do its nebulae', (begin) => {
    const duel = begin({
      p1: { battleZone: [ORIGIN, HAND, 'Aqua Guard'], deck: 5 },
      p2: { battleZone: [ORIGIN] },
    });
    expect([there(duel), there(duel, 'p2')]).toEqual([
      [`${ORIGIN} -`, `${HAND} -`, 'Aqua Guard 2000'],
      [`${ORIGIN} -`],
    ]);
  });
});

describe(HAND, () => {
  driven('is linked at the end of the turn while a hand is empty', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [ORIGIN, HAND, 'Aqua Guard'], hand: [], deck: 5, superGRZone: [] },
      p2: { hand: ['Aqua Guard'], deck: 5 },
    });
    duel.choose('Yes');
    expect(duel.zone('p1', 'battleZone')).toEqual([`${ORIGIN} (linked with ${HAND})`, 'Aqua Guard']);
  });

  driven('is not while both have cards', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [ORIGIN, HAND, 'Aqua Guard'], hand: ['Aqua Guard'], deck: 5 },
      p2: { hand: ['Aqua Guard'], deck: 5 },
    });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'battleZone')).toEqual([ORIGIN, HAND, 'Aqua Guard']);
  });
});

describe(GRAVEYARD, () => {
  driven('is linked as the eighth card comes, and weakens a creature', (begin) => {
    const duel = begin({
      p1: {
        battleZone: [ORIGIN, GRAVEYARD],
        graveyard: Array<string>(7).fill('Aqua Guard'),
        hand: ['Energy Stream', 'Aqua Guard'],
        manaZone: { water: 4 },
        deck: 5,
      },
      p2: { battleZone: ['Bolshack Dragon'] },
    });
    duel.use('Cast Energy Stream').choose('Yes');
    expect([duel.zone('p1', 'battleZone'), there(duel, 'p2')]).toEqual([
      [`${ORIGIN} (linked with ${GRAVEYARD})`],
      ['Bolshack Dragon 3000'],
    ]);
  });
});

describe('Zero Dragon', () => {
  const begun = { battleZone: [{ name: ORIGIN, links }, RESURRECTION], deck: 8 } as const;

  driven(
    'is born with the fourth nebula, leaves the creatures of the opponent powerless, and stays',
    (begin) => {
      const duel = begin({
        p1: {
          ...begun,
          graveyard: ['Aqua Soldier'],
          hand: ['Inferno Sign', 'Aqua Guard'],
          manaZone: { darkness: 6 },
        },
        p2: { battleZone: ['Bolshack Dragon'], shieldZone: 5 },
      });
      duel.use('Cast Inferno Sign').choose('Yes');
      expect([there(duel), duel.battleZones.p2, duel.count('p1', 'graveyard')]).toEqual([
        ['Zero Dragon 0', 'Aqua Soldier 1000'],
        [],
        3,
      ]);
    },
  );

  driven('with power 0 is not destroyed, and wins a battle', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [ZERO], deck: 5 },
      p2: { battleZone: [{ name: 'Bolshack Dragon', tapped: true }] },
    });
    duel.choose(`${ORIGIN} attacks Bolshack Dragon`);
    expect([there(duel), there(duel, 'p2')]).toEqual([['Zero Dragon 0'], []]);
  });

  driven("stays in the other player's turn", (begin) => {
    const duel = begin({
      step: 'main',
      p1: { hand: ['Terror Pit', 'Aqua Guard'], manaZone: { darkness: 6 }, deck: 5 },
      p2: { battleZone: [ZERO] },
    });
    duel.use('Cast Terror Pit');
    expect([there(duel, 'p2'), duel.duel.result]).toEqual([['Zero Dragon 0'], undefined]);
  });

  driven('breaks all shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [ZERO], deck: 5 },
      p2: { shieldZone: Array<string>(6).fill('Aqua Guard') },
    });
    duel.choose(`${ORIGIN} attacks the player`);
    expect(duel.count('p2', 'shieldZone')).toBe(0);
  });
});
