import { creature, has, power, turboRush, waveStriker } from 'taiki/words';
import { decided, never, type Row } from '../corner.ts';

const plain = { civilizations: ['nature'], cost: 2, power: 1000 } as const;
const RAIDER = { name: 'Raider', tapped: true } as const;

/** Turbo rush. */
const turboRushRow: Row = {
  bearer: creature({ ...plain, name: 'Chaser', abilities: [turboRush(has(power(4000)))] }),
  home: 'p1',
  lies: { battleZone: ['Chaser'] },
  corners: {
    attacking: decided(
      '608.3a',
      'Once another creature of its player has broken a shield, it attacks with what it is granted.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'Chaser attacks Raider'],
      ],
      { asked: 'p2 charge', p1: [['Chaser (tapped)', 'Idler (tapped)'], 0, 0], p2: [[], 2, ['Raider'], 4] },
      { p2: { battleZone: [RAIDER] } },
    ),
    blocking: decided(
      '701.14a',
      'A shield that a creature of the opponent has broken does not count: it blocks with its printed power.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p2 block', 'pass'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Chaser'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider (tapped)', 'Idler (tapped)'], 0, 0],
        p2: [['Sheriff'], 2, ['Chaser'], 4],
      },
      { p2: { battleZone: ['Chaser', 'Sheriff'] } },
    ),
    otherTurn: decided(
      '701.14a',
      'In the turn of the opponent it has its printed power while none of its own has broken a shield.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'Raider attacks Chaser'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider (tapped)', 'Idler (tapped)'], 0, 0],
        p2: [[], 2, ['Chaser'], 4],
      },
      { p2: { battleZone: [{ name: 'Chaser', tapped: true }] } },
    ),
    pending: never('409.1c', 'a pending creature is not in the battle zone, where turbo rush works'),
    replaced: decided(
      '609.4',
      'The break is replaced: no shield has been broken, and nothing is granted.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'Chaser attacks Raider'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler (tapped)', 'Miser'], 0, ['Chaser']],
        p2: [['Raider (tapped)'], 0, 1],
      },
      { p1: { battleZone: ['Chaser', 'Idler', 'Miser'] }, p2: { battleZone: [RAIDER] } },
    ),
    misfired: never('110.3d', 'what it grants applies continuously and does not go on standby'),
    sourceGone: decided(
      '605.2e',
      'The creature that broke the shield is destroyed: it has broken it all the same.',
      [
        ['p1 attack', 'Runt attacks the player'],
        ['p2 declareShields', 'Shield trigger: Cull'],
      ],
      { asked: 'p1 attack', p1: [['Chaser'], 0, ['Runt']], p2: [0, 0, ['Cull'], 0] },
      { p1: { battleZone: ['Chaser', 'Runt'] }, p2: { shieldZone: ['Cull'] } },
    ),
    secondCopy: decided(
      '701.14a',
      'The shield that one of them has broken counts for the other one.',
      [
        ['p1 attack', 'Chaser attacks the player'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'Chaser attacks Raider'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Chaser (tapped)', 'Chaser (tapped)', 'Raider', 'Idler'], 0, 0],
        p2: [[], 1, ['Raider'], 4],
      },
      { p2: { battleZone: [RAIDER] } },
    ),
    turnSkipped: decided(
      '511.2',
      'It counts shields that were broken in this turn: it ends with the turn, skipped or not.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'Curfew attacks the player'],
        ['p2 charge', 'pass'],
        ['p2 attack', 'Stalker attacks Chaser'],
      ],
      {
        asked: 'p1 charge',
        p1: [['Curfew', 'Idler'], 1, ['Chaser']],
        p2: [['Stalker (tapped)'], 2, 0, 4],
      },
      { p2: { battleZone: ['Stalker'] } },
    ),
    restored: decided(
      '608.3a',
      'It is still known who broke the shield.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'Chaser attacks Raider'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Chaser (tapped)', 'Raider', 'Idler (tapped)'], 0, 0],
        p2: [[], 1, ['Raider'], 4],
      },
      { p2: { battleZone: [RAIDER] } },
    ),
  },
};

/** Wave striker. */
const waveStrikerRow: Row = {
  bearer: creature({ ...plain, name: 'Swell', abilities: [waveStriker(has(power(4000)))] }),
  home: 'p1',
  lies: { battleZone: ['Swell', 'Comber', 'Comber'] },
  corners: {
    attacking: decided(
      '608.3a',
      'It attacks with what it is granted while two others have wave striker.',
      [['p1 attack', 'Swell attacks Raider']],
      {
        asked: 'p1 attack',
        p1: [['Swell (tapped)', 'Comber', 'Comber', 'Idler'], 0, 0],
        p2: [[], 0, ['Raider']],
      },
      { p2: { battleZone: [RAIDER] } },
    ),
    blocking: decided(
      '608.3a',
      'It blocks with what it is granted.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Swell'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Swell (tapped)', 'Comber', 'Comber', 'Sheriff'], 0, 0],
      },
      { p2: { battleZone: ['Swell', 'Comber', 'Comber', 'Sheriff'] } },
    ),
    otherTurn: decided(
      '608.3a',
      'It has what it is granted in the turn of the opponent too.',
      [['p1 attack', 'Raider attacks Swell']],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Swell (tapped)', 'Comber', 'Comber'], 0, 0],
      },
      { p2: { battleZone: [{ name: 'Swell', tapped: true }, 'Comber', 'Comber'] } },
    ),
    pending: never('409.1c', 'a pending creature is not counted in the battle zone and has nothing there'),
    replaced: decided(
      '608.3a',
      'One of the others goes to the hand instead of being destroyed: with it goes what was granted.',
      [
        ['p1 attack', 'Comber attacks Colossus'],
        ['p1 attack', 'Swell attacks Raider'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Comber', 'Lifeline', 'Idler'], ['Comber', 'Swell'], 0],
        p2: [['Colossus (tapped)', 'Raider (tapped)'], 0, 0],
      },
      {
        p1: { battleZone: ['Swell', 'Comber', 'Comber', 'Lifeline', 'Idler'] },
        p2: { battleZone: [{ name: 'Colossus', tapped: true }, RAIDER] },
      },
    ),
    misfired: never('110.3d', 'what it grants applies continuously and does not go on standby'),
    sourceGone: decided(
      '608.3a',
      'One of the others leaves during its attack: it battles with its printed power.',
      [
        ['p1 attack', 'Swell attacks Raider'],
        ['p2 choose', 'Comber'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Comber', 'Idler'], 0, ['Comber', 'Swell']],
        p2: [['Raider (tapped)', 'Sniper'], 0, 0],
      },
      { p1: { battleZone: ['Swell', 'Comber', 'Comber', 'Idler'] }, p2: { battleZone: [RAIDER, 'Sniper'] } },
    ),
    secondCopy: decided(
      '608.3a',
      'Each of two is one of the others for the other one.',
      [['p1 attack', 'Swell attacks Raider']],
      { asked: 'p1 attack', p1: [['Swell (tapped)', 'Swell', 'Comber'], 0, 0], p2: [[], 0, ['Raider']] },
      { p1: { battleZone: ['Swell', 'Swell', 'Comber'] }, p2: { battleZone: [RAIDER] } },
    ),
    turnSkipped: decided(
      '608.3a',
      'It does not end with a turn, skipped or not.',
      [
        ['p1 attack', 'Curfew attacks the player'],
        ['p2 charge', 'pass'],
        ['p2 attack', 'Stalker attacks Swell'],
      ],
      {
        asked: 'p1 charge',
        p1: [['Swell', 'Comber', 'Comber', 'Curfew', 'Idler'], 1, 0],
        p2: [[], 1, ['Stalker']],
      },
      { p2: { battleZone: ['Stalker'] } },
    ),
    restored: decided(
      '608.3a',
      'It is read from what lies in the battle zones.',
      [['p1 attack', 'Swell attacks Raider']],
      {
        asked: 'p1 attack',
        p1: [['Swell (tapped)', 'Comber', 'Comber', 'Raider', 'Idler'], 0, 0],
        p2: [[], 0, ['Raider']],
      },
      { p2: { battleZone: [RAIDER] } },
    ),
  },
};

/** Keywords that grant abilities while a condition holds. */
export const grantingKeywords = { turboRush: turboRushRow, waveStriker: waveStrikerRow };
