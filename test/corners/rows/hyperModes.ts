import { creature, doubleBreaker, hyperize, hyperMode } from 'taiki/words';
import { decided, never, type Row } from '../corner.ts';

const plain = { civilizations: ['nature'], cost: 2, power: 2000, races: ['Beast'] } as const;
const RELEASED = { name: 'Ascetic', hyperMode: true } as const;
const USE = 'Hyperize Ascetic';

const bearer = creature({
  ...plain,
  name: 'Ascetic',
  abilities: [hyperize(), hyperMode(7000, doubleBreaker)],
});

/** 816. Hyper mode. */
const hyperModeRow: Row = {
  bearer,
  home: 'p1',
  lies: { battleZone: [RELEASED] },
  corners: {
    attacking: decided(
      '816.2a',
      'Released, it breaks two shields.',
      [
        ['p1 attack', 'Ascetic attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
      ],
      { asked: 'p1 attack', p1: [['Ascetic (tapped)', 'Idler'], 0, 0], p2: [['Raider'], 2, 0, 3] },
    ),
    blocking: never('816.2', 'it says nothing of blocking: what it gives may'),
    otherTurn: decided(
      '816.2b',
      "In the other player's turn its power is that of the hyper mode: it wins the battle.",
      [['p1 attack', 'Raider attacks Ascetic']],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Ascetic (tapped)'], 0, 0],
      },
      { p2: { battleZone: [{ ...RELEASED, tapped: true }] } },
    ),
    pending: never(
      '816.3',
      'a creature that is being put is not in the battle zone, where its hyper mode is',
    ),
    replaced: decided(
      '816.3',
      'A creature that returns to the hand in place of being destroyed is another object, and not released.',
      [['p1 attack', 'Colossus attacks Ascetic']],
      {
        asked: 'p1 attack',
        p1: [['Colossus (tapped)', 'Idler'], 0, 0],
        p2: [['Lifeline'], ['Ascetic'], 0],
      },
      {
        p1: { battleZone: ['Colossus', 'Idler'] },
        p2: { battleZone: [{ ...RELEASED, tapped: true }, 'Lifeline'] },
      },
    ),
    misfired: never('110.4', 'it is no effect on standby'),
    sourceGone: never('816.2', 'it is about the creature itself, which has then left'),
    secondCopy: decided(
      '816.2',
      'Each of two is released by itself.',
      [
        ['p1 attack', 'Ascetic attacks the player'],
        ['p1 shields', 'Shield 1'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Ascetic (tapped)', 'Idler'], 0, 0],
        p2: [[], 1, 0, 4],
      },
      { p1: { battleZone: ['Ascetic', 'Idler'] } },
    ),
    turnSkipped: decided(
      '816.2',
      'The rest of the turn is skipped, and it stays released in the next one.',
      [
        ['p1 attack', 'Curfew attacks the player'],
        ['p2 charge', 'pass'],
        ['p2 attack', 'Bull attacks Ascetic'],
      ],
      {
        asked: 'p1 charge',
        p1: [['Ascetic', 'Curfew', 'Idler'], 1, 0],
        p2: [[], 1, ['Bull']],
      },
      {
        p1: { battleZone: [{ ...RELEASED, tapped: true }, 'Curfew', 'Idler'] },
        p2: { battleZone: ['Bull'] },
      },
    ),
    restored: decided(
      '816.2',
      'It is released in a duel that is restored.',
      [
        ['p1 attack', 'Ascetic attacks the player'],
        ['p1 shields', 'Shield 2', 'Shield 3'],
      ],
      { asked: 'p1 attack', p1: [['Ascetic (tapped)', 'Raider', 'Idler'], 0, 0], p2: [[], 2, 0, 3] },
    ),
  },
};

/** 602.1, 816.2d. Hyperize. */
const hyperizeRow: Row = {
  bearer,
  home: 'p1',
  lies: { battleZone: ['Ascetic'] },
  step: 'main',
  corners: {
    attacking: decided(
      '504.1',
      'It is used in the main step, and the creature attacks released.',
      [
        ['p1 main', USE],
        ['p1 attack', 'Ascetic attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
      ],
      { asked: 'p2 charge', p1: [['Ascetic (tapped)', 'Idler (tapped)'], 0, 0], p2: [['Raider'], 3, 0, 3] },
    ),
    blocking: never('504.1', 'it is used in the main step of its player, in which nobody blocks'),
    otherTurn: never('504.1', 'it is used in the main step of its player'),
    pending: never('409.1c', 'a pending creature is not in the battle zone, where its hyperize works'),
    replaced: never('816.2d', 'nothing replaces that a hyper mode is released'),
    misfired: never('816.2c', 'it is not used while there is nothing to release'),
    sourceGone: decided(
      '110.5a',
      'Its creature returns to the hand while the effect waits: the effect does nothing.',
      [
        ['p1 main', USE],
        ['p1 choose', 'Shover'],
        ['p1 standby', 'Shover'],
        ['p1 choose', 'Ascetic'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Shover (tapped)', 'Idler'], ['Ascetic'], 0],
        p2: [['Raider'], 0, 0],
        factsNot: ['lastingEffectBegan'],
      },
      { p1: { battleZone: ['Ascetic', 'Shover', 'Idler'] }, p2: { battleZone: ['Raider'] } },
    ),
    secondCopy: decided(
      '816.2d',
      'Two of them may tap each other.',
      [
        ['p1 main', USE],
        ['p1 choose', 'Ascetic'],
        ['p1 main', USE],
        ['p1 choose', 'Ascetic'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Ascetic (tapped)', 'Ascetic (tapped)', 'Raider', 'Idler'], 0, 0],
        p2: [0, 0, 0],
      },
    ),
    turnSkipped: decided(
      '101.1',
      'The turn is skipped before the effect resolves: it is lost.',
      [
        ['p1 main', USE],
        ['p1 choose', 'Idler'],
        ['p1 standby', 'Dusk Nap'],
        ['p2 charge', 'pass'],
        ['p2 attack', 'Bull attacks Idler'],
      ],
      {
        asked: 'p1 charge',
        p1: [['Ascetic', 'Dusk Nap'], 1, ['Idler']],
        p2: [['Bull (tapped)'], 1, 0],
        factsNot: ['lastingEffectBegan'],
      },
      { p1: { battleZone: ['Ascetic', 'Dusk Nap', 'Idler'] }, p2: { battleZone: ['Bull'] } },
    ),
    restored: decided(
      '602.1',
      'The cost goes on where it asks.',
      [
        ['p1 main', USE],
        ['p1 choose', 'Idler'],
      ],
      { asked: 'p1 attack', p1: [['Ascetic', 'Raider', 'Idler (tapped)'], 0, 0], p2: [0, 0, 0] },
    ),
  },
};

export const hyperKeywords = { hyperMode: hyperModeRow, hyperize: hyperizeRow };
