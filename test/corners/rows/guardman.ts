import { creature, guardman } from 'taiki/words';
import { decided, never, type Row } from '../corner.ts';

const plain = { civilizations: ['nature'], cost: 2, races: ['Beast'] } as const;
const ward = { name: 'Runt', tapped: true } as const;

/** 507.1a, 507.2b. Guardman. */
const guardmanRow: Row = {
  bearer: creature({ ...plain, name: 'Protector', power: 4000, abilities: [guardman] }),
  home: 'p2',
  lies: { battleZone: ['Protector', ward] },
  corners: {
    attacking: decided(
      '507.1a',
      'A creature with guardman that attacked is tapped and cannot guard in the next turn.',
      [
        ['p1 attack', 'Protector attacks the player'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'pass'],
        ['p2 charge', 'pass'],
        ['p2 attack', 'Raider attacks Runt'],
      ],
      {
        asked: 'p2 attack',
        p1: [['Protector (tapped)', 'Idler'], 0, ['Runt']],
        p2: [['Raider (tapped)', 'Bull'], 2, 0, 4],
        factsNot: ['attackRedirected'],
      },
      { p1: { battleZone: ['Protector', ward, 'Idler'] }, p2: { battleZone: ['Raider', 'Bull'] } },
    ),
    blocking: decided(
      '507.2b',
      'The guarding creature is tapped, is attacked in place of the other one and battles, and does not block.',
      [
        ['p1 attack', 'Raider attacks Runt'],
        ['p2 block', 'Guard with Protector'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Protector (tapped)', 'Runt (tapped)'], 0, 0],
        facts: ['cardTapped Protector', 'attackRedirected Raider', 'battleBegan Raider'],
        factsNot: ['creatureBlocked'],
      },
    ),
    otherTurn: decided(
      '507.1',
      'Only creatures of the non-active player guard.',
      [['p1 attack', 'Raider attacks Bull']],
      {
        asked: 'p1 attack',
        p1: [['Protector', 'Runt (tapped)', 'Idler'], 0, ['Raider']],
        p2: [['Bull (tapped)'], 0, 0],
        factsNot: ['attackRedirected'],
      },
      {
        p1: { battleZone: ['Protector', ward, 'Raider', 'Idler'] },
        p2: { battleZone: [{ name: 'Bull', tapped: true }] },
      },
    ),
    pending: never(
      '409.1c',
      'a pending creature is not in the battle zone yet, and no effect is in progress while these are named',
    ),
    replaced: decided(
      '609.1',
      'A guard whose destruction is replaced has taken the attack: the other creature stays.',
      [
        ['p1 attack', 'Colossus attacks Runt'],
        ['p2 block', 'Guard with Protector'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Colossus (tapped)', 'Idler'], 0, 0],
        p2: [['Runt (tapped)', 'Lifeline'], ['Protector'], 0],
        facts: ['eventReplaced Protector', 'cardMoved Protector > hand'],
        factsNot: ['cardDestroyed'],
      },
      {
        p1: { battleZone: ['Colossus', 'Idler'] },
        p2: { battleZone: ['Protector', ward, 'Lifeline'] },
      },
    ),
    misfired: never('507.2', 'guarding is no effect on standby: naming the creature carries it out at once'),
    sourceGone: decided(
      '507.2',
      'A guard that has been named first is tapped, and the one named last is attacked.',
      [
        ['p1 attack', 'Raider attacks Runt'],
        ['p2 block', 'Guard with Protector', 'Guard with Protector'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Protector (tapped)', 'Protector (tapped)', 'Runt (tapped)'], 0, 0],
      },
      { p2: { battleZone: ['Protector', 'Protector', ward] } },
    ),
    secondCopy: decided(
      '507.1a',
      'The attacked creature does not guard itself, but the other copy does.',
      [
        ['p1 attack', 'Raider attacks Protector'],
        {
          asked: 'p2 block',
          offers: ['Guard with Protector'],
          only: true,
          choose: ['Guard with Protector'],
        },
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Protector (tapped)', 'Protector (tapped)'], 0, 0],
      },
      { p2: { battleZone: ['Protector', { name: 'Protector', tapped: true }] } },
    ),
    turnSkipped: never('101.4d', 'guarding triggers nothing that could skip the turn before the battle'),
    restored: decided(
      '507.2b',
      'A guard that has lost its battle leaves the creature that it guarded.',
      [
        ['p1 attack', 'Bull attacks Runt'],
        ['p2 block', 'Guard with Protector'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Bull (tapped)', 'Idler'], 0, 0],
        p2: [['Runt (tapped)'], 0, ['Protector']],
      },
      { p1: { battleZone: ['Bull', 'Idler'] } },
    ),
  },
};

export const guardingKeywords = { guardman: guardmanRow };
