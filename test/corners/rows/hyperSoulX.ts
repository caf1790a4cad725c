import { blocker, creature, doubleBreaker, hyperSoulX } from 'taiki/words';
import { decided, never, type Row } from '../corner.ts';

const plain = { civilizations: ['nature'], cost: 2, races: ['Beast'] } as const;
const host = { name: 'Runt', over: ['Kindred'] } as const;

/** 818.1b. Hyper soul X. */
const hyperSoulXRow: Row = {
  bearer: creature({
    ...plain,
    name: 'Kindred',
    power: 1000,
    abilities: [hyperSoulX(doubleBreaker, blocker)],
  }),
  home: 'p1',
  lies: { battleZone: [host] },
  corners: {
    attacking: decided(
      '818.1b',
      'The creature above has the abilities: it breaks two shields.',
      [
        ['p1 attack', 'Runt attacks the player'],
        ['p2 block', 'pass'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Runt (tapped, over Kindred)', 'Idler'], 0, 0],
        p2: [['Kindred'], 2, 0, 3],
      },
      { p1: { battleZone: [host, 'Idler'] }, p2: { battleZone: ['Kindred'] } },
    ),
    blocking: decided(
      '818.1b',
      'The creature above blocks.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Bull'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Bull (tapped, over Kindred)'], 0, 0],
      },
      { p1: { battleZone: ['Raider', 'Idler'] }, p2: { battleZone: [{ name: 'Bull', over: ['Kindred'] }] } },
    ),
    otherTurn: decided(
      '818.1a',
      'The abilities are those of the card itself too.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Kindred'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [[], 0, ['Kindred']],
      },
      { p1: { battleZone: ['Raider', 'Idler'] }, p2: { battleZone: ['Kindred'] } },
    ),
    pending: never('409.1a', 'a card that is pending lies below no creature'),
    replaced: decided(
      '801.4',
      'If only the top card goes, the card below is a creature; tapped as it is, it does not block.',
      [
        ['p1 attack', 'Bull attacks Runt'],
        ['p1 attack', 'Colossus attacks the player'],
        ['p1 shields', 'Shield 1'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Bull (tapped)', 'Colossus (tapped)', 'Idler'], 0, 0],
        p2: [['Kindred (tapped)', 'Anchor'], 1, ['Runt'], 4],
      },
      {
        p1: { battleZone: ['Bull', 'Colossus', 'Idler'] },
        p2: { battleZone: [{ ...host, tapped: true }, 'Anchor'] },
      },
    ),
    misfired: never('110.4', 'it is no effect on standby'),
    sourceGone: decided(
      '818.1b',
      'In the graveyard it gives nothing: another creature breaks one shield.',
      [
        ['p1 attack', 'Runt attacks Bull'],
        ['p1 attack', 'Idler attacks the player'],
        ['p1 shields', 'Shield 1'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler (tapped)', 'Raider'], 0, ['Runt', 'Kindred']],
        p2: [['Bull (tapped)'], 1, 0, 4],
      },
      {
        p1: { battleZone: [host, 'Idler', 'Raider'] },
        p2: { battleZone: [{ name: 'Bull', tapped: true }] },
      },
    ),
    secondCopy: decided(
      '509.2',
      'Two of them give one way to break two shields.',
      [
        ['p1 attack', 'Runt attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Runt (tapped, over Kindred, Kindred)', 'Idler'], 0, 0],
        p2: [[], 2, 0, 3],
      },
      {
        p1: { battleZone: [{ name: 'Runt', over: ['Kindred', 'Kindred'] }, 'Idler'] },
        p2: { battleZone: [] },
      },
    ),
    turnSkipped: never('818.1b', 'it gives abilities for as long as the card lies below, not for a turn'),
    restored: decided(
      '818.1b',
      'A creature over two others has what any of them gives.',
      [
        ['p1 attack', 'Runt attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Runt (tapped, over Ember, Kindred)', 'Idler'], 0, 0],
        p2: [[], 2, 0, 3],
      },
      {
        p1: { battleZone: [{ name: 'Runt', over: ['Ember', 'Kindred'] }, 'Idler'] },
        p2: { battleZone: [] },
      },
    ),
  },
};

export const soulKeywords = { hyperSoulX: hyperSoulXRow };
