import {
  blocker,
  creature,
  doubleBreaker,
  flight,
  machFighter,
  powerAttacker,
  slayer,
  speedAttacker,
} from 'taiki/words';
import { decided, never, type Row } from '../corner.ts';

const plain = { civilizations: ['nature'], cost: 2, races: ['Beast'] } as const;

/** 507. Blocker. */
const blockerRow: Row = {
  bearer: creature({ ...plain, name: 'Sentinel', power: 4000, abilities: [blocker] }),
  home: 'p2',
  lies: { battleZone: ['Sentinel'] },
  corners: {
    attacking: decided(
      '507.1a',
      'A creature with blocker that attacked is tapped and cannot block in the next turn.',
      [
        ['p1 attack', 'Sentinel attacks the player'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'pass'],
        ['p2 charge', 'pass'],
        ['p2 attack', 'Raider attacks the player'],
      ],
      { asked: 'p2 shields', p1: [['Sentinel (tapped)', 'Idler'], 0, 0], p2: [['Raider (tapped)'], 2, 0, 4] },
    ),
    blocking: decided(
      '507.2',
      'The blocking creature is tapped, takes the attack on itself and battles.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Sentinel'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Sentinel (tapped)'], 0, 0],
        facts: ['cardTapped Sentinel', 'creatureBlocked Sentinel', 'battleBegan Raider'],
        factsNot: ['shieldBroken'],
      },
    ),
    otherTurn: decided(
      '507.1',
      'Only the non-active player blocks: a blocker of the attacking player is not asked for.',
      [['p1 attack', 'Raider attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Sentinel', 'Raider (tapped)', 'Idler'], 0, 0],
        p2: [0, 0, 0],
        factsNot: ['creatureBlocked'],
      },
    ),
    pending: never(
      '409.1c',
      'a pending creature is not in the battle zone yet, and no effect is in progress while blockers are named',
    ),
    replaced: decided(
      '507.2c',
      'A blocker whose destruction is replaced has blocked: no shield is broken.',
      [
        ['p1 attack', 'Colossus attacks the player'],
        ['p2 block', 'Block with Sentinel'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Colossus (tapped)', 'Idler'], 0, 0],
        p2: [['Lifeline'], ['Sentinel'], 0],
        facts: ['eventReplaced Sentinel', 'cardMoved Sentinel > hand'],
        factsNot: ['cardDestroyed', 'shieldBroken'],
      },
      { p1: { battleZone: ['Colossus', 'Idler'] }, p2: { battleZone: ['Sentinel', 'Lifeline'] } },
    ),
    misfired: never('507.1c', 'blocking is no effect on standby: naming the creature carries it out at once'),
    sourceGone: decided(
      '507.2c',
      'A blocker that leaves before the battle has blocked: there is no battle, and no shield is broken.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Sentinel'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Raider (tapped)', 'Idler', 'Exile'], 0, 0],
        p2: [[], ['Sentinel'], 0],
        factsNot: ['battleBegan', 'shieldsChosen'],
      },
      { p1: { battleZone: ['Raider', 'Idler', 'Exile'] } },
    ),
    secondCopy: [
      decided(
        '507.2c',
        'Both blockers may be named: both are tapped, and the last one battles.',
        [
          ['p1 attack', 'Bull attacks the player'],
          ['p2 block', 'Block with Sentinel', 'Block with Sentinel'],
        ],
        {
          asked: 'p1 attack',
          p1: [['Bull (tapped)', 'Idler'], 0, 0],
          p2: [['Sentinel (tapped)'], 0, ['Sentinel']],
          factsNot: ['shieldBroken'],
        },
        { p1: { battleZone: ['Bull', 'Idler'] } },
      ),
      decided(
        '507.1',
        'A creature that has blocker twice is offered once and blocks once.',
        [
          ['p1 attack', 'Raider attacks the player'],
          {
            asked: 'p2 block',
            offers: ['Block with Sentinel', 'Block with Sheriff'],
            only: true,
            choose: ['Block with Sentinel'],
          },
        ],
        { asked: 'p1 attack', p1: [['Idler'], 0, ['Raider']], p2: [['Sentinel (tapped)', 'Sheriff'], 0, 0] },
        { p2: { battleZone: ['Sentinel', 'Sheriff'] } },
      ),
    ],
    turnSkipped: decided(
      '101.4d',
      'The turn is skipped once the blocker is named: there is no battle, and the blocker untaps in its turn.',
      [
        ['p1 attack', 'Dusk Rider attacks the player'],
        ['p2 block', 'Block with Sentinel'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Dusk Rider (tapped)', 'Idler'], 0, 0],
        p2: [['Sentinel'], 1, 0],
        facts: ['creatureBlocked Sentinel', 'restOfTurnSkipped', 'cardUntapped Sentinel'],
        factsNot: ['battleBegan', 'shieldBroken'],
      },
      { p1: { battleZone: ['Dusk Rider', 'Idler'] } },
    ),
    restored: decided(
      '607.1',
      'A blocker ability that was given for the turn is still there.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 choose', 'Bull'],
        { asked: 'p2 block', offers: ['Block with Bull'], only: true, choose: ['Block with Bull'] },
      ],
      { asked: 'p1 attack', p1: [['Idler'], 0, ['Raider']], p2: [['Bull (tapped)', 'Herald'], 0, 0] },
      { p2: { battleZone: ['Bull', 'Herald'] } },
    ),
  },
};

/** 506.1. Speed attacker. */
const speedAttackerRow: Row = {
  bearer: creature({ ...plain, name: 'Dasher', power: 2000, abilities: [speedAttacker] }),
  home: 'p1',
  lies: { battleZone: [{ name: 'Dasher', fresh: true }] },
  corners: {
    attacking: decided(
      '506.1a',
      'A creature with speed attacker attacks the player in the turn in which it was put.',
      [
        ['p1 attack', 'Dasher attacks the player'],
        ['p1 shields', 'Shield 1'],
      ],
      { asked: 'p1 attack', p1: [['Dasher (tapped)', 'Idler'], 0, 0], p2: [['Raider'], 1, 0, 4] },
    ),
    blocking: never(
      '506.1a',
      'speed attacker lifts a limit on attacking, and there is no such limit on blocking',
    ),
    otherTurn: never('506.1', 'only creatures of the active player attack'),
    pending: decided(
      '506.1a',
      'Put together with another creature, only the one with speed attacker attacks in this turn.',
      [
        ['p1 main', 'Summon Usher'],
        { until: 'p1 attack', passing: 'orFirst' },
        {
          asked: 'p1 attack',
          offers: ['Dasher attacks the player', 'Idler attacks the player'],
          only: true,
          choose: ['Dasher attacks the player'],
        },
      ],
      {
        asked: 'p1 shields',
        p1: [['Idler', 'Usher', 'Dasher (tapped)', 'Runt'], 0, 0],
        p2: [['Raider'], 0, 0],
      },
      { p1: { battleZone: ['Idler'], hand: ['Usher', 'Dasher', 'Runt'] } },
    ),
    replaced: never('609.1', 'speed attacker permits something and is no event that could be replaced'),
    misfired: never('101.2', 'speed attacker permits something and does not go on standby'),
    sourceGone: decided(
      '505.6a',
      'An attacking creature keeps attacking when its speed attacker is lost; another can no longer attack.',
      [
        ['p1 attack', 'Runt attacks the player'],
        ['p2 choose', 'Drummer'],
        ['p1 shields', 'Shield 1'],
        { asked: 'p1 attack', offers: ['Idler attacks the player'], only: true, choose: 'pass' },
      ],
      {
        asked: 'p2 charge',
        p1: [['Runt (tapped)', 'Ember', 'Idler'], 0, ['Drummer']],
        p2: [['Sniper'], 2, 0, 4],
      },
      {
        p1: {
          battleZone: [{ name: 'Runt', fresh: true }, { name: 'Ember', fresh: true }, 'Drummer', 'Idler'],
        },
        p2: { battleZone: ['Sniper'] },
      },
    ),
    secondCopy: decided(
      '506.1a',
      'Two creatures with speed attacker both attack in the turn in which they were put.',
      [
        ['p1 attack', 'Dasher attacks the player #1'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'Dasher attacks the player'],
        ['p1 shields', 'Shield 1'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Dasher (tapped)', 'Dasher (tapped)', 'Raider', 'Idler'], 0, 0],
        p2: [0, 2, 0, 3],
      },
    ),
    turnSkipped: decided(
      '101.4d',
      'The attack step ends with the turn, so a creature with speed attacker attacks no more.',
      [['p1 attack', 'Curfew attacks the player']],
      {
        asked: 'p2 charge',
        p1: [['Dasher', 'Curfew (tapped)', 'Idler'], 0, 0],
        p2: [0, 1, 0],
        factsNot: ['attackDeclared Dasher', 'shieldBroken'],
      },
    ),
    restored: decided(
      '506.1a',
      'It is known that the creature was put in this turn, and that it may attack all the same.',
      [
        {
          asked: 'p1 attack',
          offers: ['Dasher attacks the player', 'Idler attacks the player'],
          only: true,
          choose: ['Dasher attacks the player'],
        },
        ['p1 shields', 'Shield 1'],
      ],
      { asked: 'p1 attack', p1: [['Dasher (tapped)', 'Runt', 'Idler'], 0, 0], p2: [0, 1, 0, 4] },
      { p1: { battleZone: [{ name: 'Dasher', fresh: true }, { name: 'Runt', fresh: true }, 'Idler'] } },
    ),
  },
};

/** 506.1. Mach fighter. */
const machFighterRow: Row = {
  bearer: creature({ ...plain, name: 'Brute', power: 4000, abilities: [machFighter] }),
  home: 'p1',
  lies: { battleZone: [{ name: 'Brute', fresh: true }] },
  corners: {
    attacking: [
      decided(
        '506.1e',
        'In the turn in which it was put it attacks untapped creatures, and no players.',
        [
          {
            asked: 'p1 attack',
            offers: ['Brute attacks Raider', 'Idler attacks the player'],
            only: true,
            choose: ['Brute attacks Raider'],
          },
        ],
        { asked: 'p1 attack', p1: [['Brute (tapped)', 'Idler'], 0, 0], p2: [[], 0, ['Raider']] },
      ),
      decided(
        '506.1e',
        'In a later turn it attacks players, and untapped creatures no more.',
        [
          {
            asked: 'p1 attack',
            offers: ['Brute attacks the player', 'Idler attacks the player'],
            only: true,
            choose: ['Brute attacks the player'],
          },
        ],
        { asked: 'p1 shields', p1: [['Brute (tapped)', 'Idler'], 0, 0], p2: [['Raider'], 0, 0] },
        { p1: { battleZone: ['Brute', 'Idler'] } },
      ),
    ],
    blocking: never('506.1e', 'mach fighter says what may be attacked and nothing about blocking'),
    otherTurn: never('506.1', 'only creatures of the active player attack'),
    pending: decided(
      '506.1e',
      'Put together with another creature, only the one with mach fighter attacks a creature in this turn.',
      [
        ['p1 main', 'Summon Usher'],
        { until: 'p1 attack', passing: 'orFirst' },
        {
          asked: 'p1 attack',
          offers: ['Brute attacks Raider', 'Idler attacks the player'],
          only: true,
          choose: ['Brute attacks Raider'],
        },
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler', 'Usher', 'Brute (tapped)', 'Runt'], 0, 0],
        p2: [[], 0, ['Raider']],
      },
      { p1: { battleZone: ['Idler'], hand: ['Usher', 'Brute', 'Runt'] } },
    ),
    replaced: never('609.1', 'mach fighter permits something and is no event that could be replaced'),
    misfired: never('101.2', 'mach fighter permits something and does not go on standby'),
    sourceGone: decided(
      '505.6a',
      'The attack on an untapped creature continues when mach fighter is lost.',
      [
        ['p1 attack', 'Bull attacks Sniper'],
        ['p2 choose', 'Warlord'],
      ],
      { asked: 'p1 attack', p1: [['Bull (tapped)', 'Idler'], 0, ['Warlord']], p2: [[], 0, ['Sniper']] },
      {
        p1: { battleZone: [{ name: 'Bull', fresh: true }, 'Warlord', 'Idler'] },
        p2: { battleZone: ['Sniper'] },
      },
    ),
    secondCopy: decided(
      '506.1e',
      'Two creatures with mach fighter attack one untapped creature each.',
      [
        ['p1 attack', 'Brute attacks Runt #1'],
        ['p1 attack', 'Brute attacks Ember'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Brute (tapped)', 'Brute (tapped)', 'Raider', 'Idler'], 0, 0],
        p2: [[], 0, ['Runt', 'Ember']],
      },
      { p2: { battleZone: ['Runt', 'Ember'] } },
    ),
    turnSkipped: decided(
      '101.4d',
      'In its next turn the creature was not put in this turn any more, and attacks no untapped creature.',
      [
        ['p1 attack', 'Curfew attacks the player'],
        ['p2 charge', 'pass'],
        ['p2 attack', 'pass'],
        ['p1 charge', 'pass'],
        {
          asked: 'p1 attack',
          offers: ['Brute attacks the player', 'Idler attacks the player'],
          lacks: ['Brute attacks Raider'],
          choose: ['Brute attacks the player'],
        },
      ],
      {
        asked: 'p1 shields',
        p1: [['Brute (tapped)', 'Curfew', 'Idler'], 1, 0],
        p2: [['Raider'], 1, 0],
      },
      { p2: { battleZone: ['Raider'] } },
    ),
    restored: decided(
      '506.1e',
      'An attack on an untapped creature is still one, while its player may block.',
      [
        ['p1 attack', 'Brute attacks Raider'],
        ['p2 block', 'pass'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Brute (tapped)', 'Raider', 'Idler'], 0, 0],
        p2: [['Guard'], 0, ['Raider']],
      },
      { p2: { battleZone: ['Raider', 'Guard'] } },
    ),
  },
};

const COLOSSUS = { name: 'Colossus', tapped: true };

/** 115.3. Slayer. */
const slayerRow: Row = {
  bearer: creature({ ...plain, name: 'Viper', power: 1000, abilities: [slayer, blocker] }),
  home: 'p1',
  lies: { battleZone: ['Viper'] },
  corners: {
    attacking: decided(
      '115.3',
      'A creature with slayer that loses the battle destroys the other one too.',
      [['p1 attack', 'Viper attacks Colossus']],
      { asked: 'p1 attack', p1: [['Idler'], 0, ['Viper']], p2: [[], 0, ['Colossus']] },
      { p2: { battleZone: [COLOSSUS] } },
    ),
    blocking: decided(
      '115.3',
      'A blocking creature with slayer destroys the attacking creature.',
      [
        ['p1 attack', 'Colossus attacks the player'],
        ['p2 block', 'Block with Viper'],
      ],
      { asked: 'p1 attack', p1: [['Idler'], 0, ['Colossus']], p2: [[], 0, ['Viper']] },
      { p1: { battleZone: ['Colossus', 'Idler'] } },
    ),
    otherTurn: decided(
      '115.3',
      'An attacked creature with slayer destroys the attacking creature.',
      [['p1 attack', 'Colossus attacks Viper']],
      { asked: 'p1 attack', p1: [['Idler'], 0, ['Colossus']], p2: [[], 0, ['Viper']] },
      { p1: { battleZone: ['Colossus', 'Idler'] }, p2: { battleZone: [{ name: 'Viper', tapped: true }] } },
    ),
    pending: never('115.2', 'only creatures in the battle zone battle, and a pending one is not there yet'),
    replaced: [
      decided(
        '115.3',
        'Slayer works although the destruction of its own creature is replaced.',
        [['p1 attack', 'Viper attacks Colossus']],
        {
          asked: 'p1 attack',
          p1: [['Idler', 'Lifeline'], ['Viper'], 0],
          p2: [[], 0, ['Colossus']],
          facts: ['eventReplaced Viper'],
        },
        { p1: { battleZone: ['Viper', 'Idler', 'Lifeline'] }, p2: { battleZone: [COLOSSUS] } },
      ),
      decided(
        '609.4',
        'The destruction by slayer is itself replaced.',
        [['p1 attack', 'Viper attacks Colossus']],
        {
          asked: 'p1 attack',
          p1: [['Raider', 'Idler'], 0, ['Viper']],
          p2: [['Lifeline'], ['Colossus'], 0],
          facts: ['eventReplaced Colossus'],
          factsNot: ['cardDestroyed Colossus'],
        },
        { p2: { battleZone: [COLOSSUS, 'Lifeline'] } },
      ),
    ],
    misfired: decided(
      '115.3a',
      'The other creature leaves as the battle begins: nothing is compared, and nothing is destroyed.',
      [['p1 attack', 'Viper attacks Dodger']],
      {
        asked: 'p1 attack',
        p1: [['Viper (tapped)', 'Raider', 'Idler'], 0, 0],
        p2: [[], ['Dodger'], 0],
        factsNot: ['cardDestroyed', 'battleWon'],
      },
      { p2: { battleZone: [{ name: 'Dodger', tapped: true }] } },
    ),
    sourceGone: decided(
      '115.3a',
      'The creature with slayer leaves as the battle begins: the other one is not destroyed.',
      [['p1 attack', 'Viper attacks Thrower']],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler'], ['Viper'], 0],
        p2: [['Thrower (tapped)'], 0, 0],
        factsNot: ['cardDestroyed', 'battleWon'],
      },
      { p2: { battleZone: [{ name: 'Thrower', tapped: true }] } },
    ),
    secondCopy: [
      decided(
        '115.3',
        'With slayer twice the other creature is destroyed once.',
        [
          ['p1 attack', 'Viper attacks Colossus'],
          ['p1 standby', 'Viper'],
        ],
        { asked: 'p1 attack', p1: [['Poisoner', 'Idler'], 0, ['Viper']], p2: [[], 0, ['Colossus']] },
        { p1: { battleZone: ['Viper', 'Poisoner', 'Idler'] }, p2: { battleZone: [COLOSSUS] } },
      ),
      decided(
        '115.3',
        'Two creatures with slayer destroy each other.',
        [['p1 attack', 'Viper attacks Viper #1']],
        { asked: 'p1 attack', p1: [['Viper', 'Raider', 'Idler'], 0, ['Viper']], p2: [[], 0, ['Viper']] },
        { p2: { battleZone: [{ name: 'Viper', tapped: true }] } },
      ),
    ],
    turnSkipped: [
      decided(
        '101.4d',
        'The turn is skipped as the battle begins: powers are not compared, and slayer destroys nothing.',
        [['p1 attack', 'Viper attacks Dusk Duelist']],
        {
          asked: 'p2 charge',
          p1: [['Viper (tapped)', 'Curfew', 'Idler'], 0, 0],
          p2: [['Dusk Duelist'], 1, 0],
          factsNot: ['cardDestroyed', 'battleWon', 'battleLost'],
        },
        { p2: { battleZone: [{ name: 'Dusk Duelist', tapped: true }] } },
      ),
      decided(
        '101.4d',
        'The active player skips the turn while the slayer of the other player is on standby: it lapses.',
        [['p1 attack', 'Dusk Victor attacks Viper']],
        {
          asked: 'p2 charge',
          p1: [['Dusk Victor (tapped)', 'Idler'], 0, 0],
          p2: [[], 1, ['Viper']],
          facts: ['cardDestroyed Viper', 'restOfTurnSkipped'],
          factsNot: ['effectBegan Viper', 'cardDestroyed Dusk Victor'],
        },
        {
          p1: { battleZone: ['Dusk Victor', 'Idler'] },
          p2: { battleZone: [{ name: 'Viper', tapped: true }] },
        },
      ),
    ],
    restored: decided(
      '115.3',
      'A battle that has begun goes on: slayer destroys the other creature.',
      [
        ['p1 attack', 'Viper attacks Monk'],
        ['p2 confirm', 'Yes'],
      ],
      { asked: 'p1 attack', p1: [['Raider', 'Idler'], 0, ['Viper']], p2: [[], 1, ['Monk']] },
      { p2: { battleZone: [{ name: 'Monk', tapped: true }] } },
    ),
  },
};

/** 206. Power attacker. */
const powerAttackerRow: Row = {
  bearer: creature({ ...plain, name: 'Lancer', power: 2000, abilities: [powerAttacker(4000), blocker] }),
  home: 'p1',
  lies: { battleZone: ['Lancer'] },
  corners: {
    attacking: decided(
      '206.4',
      'While it attacks its power is higher.',
      [['p1 attack', 'Lancer attacks Bull']],
      { asked: 'p1 attack', p1: [['Lancer (tapped)', 'Idler'], 0, 0], p2: [[], 0, ['Bull']] },
      { p2: { battleZone: [{ name: 'Bull', tapped: true }] } },
    ),
    blocking: [
      decided(
        '206.4',
        'A blocking creature does not attack, so its power is as printed.',
        [
          ['p1 attack', 'Raider attacks the player'],
          ['p2 block', 'Block with Lancer'],
        ],
        { asked: 'p1 attack', p1: [['Raider (tapped)', 'Idler'], 0, 0], p2: [[], 0, ['Lancer']] },
      ),
      decided(
        '206.4',
        'With other power added as well, it is only that.',
        [
          ['p1 attack', 'Bull attacks the player'],
          ['p2 block', 'Block with Lancer'],
        ],
        { asked: 'p1 attack', p1: [['Bull (tapped)', 'Idler'], 0, 0], p2: [['Banner'], 0, ['Lancer']] },
        { p1: { battleZone: ['Bull', 'Idler'] }, p2: { battleZone: ['Lancer', 'Banner'] } },
      ),
    ],
    otherTurn: decided(
      '206.4',
      'An attacked creature does not attack, so its power is as printed.',
      [['p1 attack', 'Raider attacks Lancer']],
      { asked: 'p1 attack', p1: [['Raider (tapped)', 'Idler'], 0, 0], p2: [[], 0, ['Lancer']] },
      { p2: { battleZone: [{ name: 'Lancer', tapped: true }] } },
    ),
    pending: never('506.1a', 'only creatures in the battle zone attack, and a pending one is not there yet'),
    replaced: never('609.1', 'more power is no event that could be replaced'),
    misfired: never('603.4', 'power attacker is not triggered and does not go on standby'),
    sourceGone: decided(
      '608.3c',
      'The creature that gives power attacker leaves during the attack, and the power with it.',
      [
        ['p1 attack', 'Runt attacks Raider'],
        ['p2 choose', 'Trainer'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Trainer', 'Runt']],
        p2: [['Sniper', 'Raider (tapped)'], 0, 0],
      },
      {
        p1: { battleZone: ['Runt', 'Trainer', 'Idler'] },
        p2: { battleZone: ['Sniper', { name: 'Raider', tapped: true }] },
      },
    ),
    secondCopy: decided(
      '206.4',
      'Power attacker twice adds twice.',
      [['p1 attack', 'Lancer attacks Colossus']],
      { asked: 'p1 attack', p1: [['Lancer (tapped)', 'Trainer', 'Idler'], 0, 0], p2: [[], 0, ['Colossus']] },
      { p1: { battleZone: ['Lancer', 'Trainer', 'Idler'] }, p2: { battleZone: [COLOSSUS] } },
    ),
    turnSkipped: decided(
      '510.2',
      'After a turn that was skipped in the middle of its attack the creature attacks no more.',
      [
        ['p1 attack', 'Lancer attacks the player'],
        ['p2 charge', 'pass'],
        ['p2 attack', 'Raider attacks Lancer'],
      ],
      {
        asked: 'p1 charge',
        p1: [['Dusk Bell', 'Idler'], 1, ['Lancer']],
        p2: [['Raider (tapped)'], 1, 0],
        facts: ['battleBegan Raider', 'cardDestroyed Lancer'],
      },
      { p1: { battleZone: ['Lancer', 'Dusk Bell', 'Idler'] }, p2: { battleZone: ['Raider'] } },
    ),
    restored: decided(
      '206.4',
      'The attack in progress still counts.',
      [
        ['p1 attack', 'Lancer attacks the player'],
        ['p2 block', 'Block with Guard'],
      ],
      { asked: 'p1 attack', p1: [['Lancer (tapped)', 'Raider', 'Idler'], 0, 0], p2: [[], 0, ['Guard']] },
      { p2: { battleZone: ['Guard'] } },
    ),
  },
};

/** 509.2. Breakers. */
const breakerRow: Row = {
  bearer: creature({ ...plain, name: 'Hammer', power: 6000, abilities: [doubleBreaker] }),
  home: 'p1',
  lies: { battleZone: ['Hammer'] },
  corners: {
    attacking: decided(
      '509.2',
      'A double breaker breaks two shields.',
      [
        ['p1 attack', 'Hammer attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
      ],
      { asked: 'p1 attack', p1: [['Hammer (tapped)', 'Idler'], 0, 0], p2: [['Raider'], 2, 0, 3] },
    ),
    blocking: decided(
      '509.1',
      'A blocked breaker breaks no shield, not even when it wins.',
      [
        ['p1 attack', 'Hammer attacks the player'],
        ['p2 block', 'Block with Guard'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Hammer (tapped)', 'Idler'], 0, 0],
        p2: [[], 0, ['Guard']],
        factsNot: ['shieldsChosen'],
      },
      { p1: { battleZone: ['Hammer', 'Idler'] }, p2: { battleZone: ['Guard'] } },
    ),
    otherTurn: never('509.2', 'only the attacking creature breaks shields by attacking'),
    pending: never('506.1a', 'only creatures in the battle zone attack, and a pending one is not there yet'),
    replaced: decided(
      '609.8',
      'Each of two breaks is an event of its own and is replaced once.',
      [
        ['p1 attack', 'Hammer attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Hammer (tapped)', 'Miser', 'Idler'], 0, 0],
        p2: [0, 0, 2],
        facts: ['eventReplaced', 'eventReplaced'],
        factsNot: ['shieldBroken'],
      },
      { p1: { battleZone: ['Hammer', 'Miser', 'Idler'] } },
    ),
    misfired: never('509.2', 'a breaker is not triggered and does not go on standby'),
    sourceGone: decided(
      '509.6',
      'The breaker leaves once its shields are chosen: they all break.',
      [
        ['p1 attack', 'Hammer attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler'], ['Hammer'], 0],
        p2: [['Interceptor'], 2, 0, 3],
        facts: ['cardMoved Hammer > hand', 'shieldBroken', 'shieldBroken'],
      },
      { p2: { battleZone: ['Interceptor'] } },
    ),
    secondCopy: [
      decided(
        '509.2',
        'Of two breakers its player uses one: the triple one breaks three, not five.',
        [
          ['p1 attack', 'Hammer attacks the player'],
          {
            asked: 'p1 breaker',
            offers: ['double breaker', 'triple breaker'],
            only: true,
            choose: ['triple breaker'],
          },
          ['p1 shields', 'Shield 1', 'Shield 2', 'Shield 3'],
        ],
        { asked: 'p1 attack', p1: [['Hammer (tapped)', 'Mason', 'Idler'], 0, 0], p2: [0, 3, 0, 2] },
        { p1: { battleZone: ['Hammer', 'Mason', 'Idler'] } },
      ),
      decided(
        '509.2',
        'Two double breakers break two shields each, one attack after the other.',
        [
          ['p1 attack', 'Hammer attacks the player #1'],
          ['p1 shields', 'Shield 1', 'Shield 2'],
          ['p1 attack', 'Hammer attacks the player'],
          ['p1 shields', 'Shield 1', 'Shield 2'],
        ],
        {
          asked: 'p1 attack',
          p1: [['Hammer (tapped)', 'Hammer (tapped)', 'Raider', 'Idler'], 0, 0],
          p2: [0, 4, 0, 1],
        },
      ),
    ],
    turnSkipped: [
      decided(
        '603.7',
        'The turn is skipped once the shields are chosen and before they break: none breaks.',
        [
          ['p1 attack', 'Hammer attacks the player'],
          ['p1 shields', 'Shield 1', 'Shield 2'],
        ],
        {
          asked: 'p2 charge',
          p1: [['Hammer (tapped)', 'Curfew', 'Idler'], 0, 0],
          p2: [['Dusk Watch'], 1, 0],
          factsNot: ['shieldBroken'],
        },
        { p2: { battleZone: ['Dusk Watch'] } },
      ),
      decided(
        '509.5',
        'The break of the first shield skips the turn: both have broken at the same time.',
        [
          ['p1 attack', 'Hammer attacks the player'],
          ['p1 shields', 'Shield 1', 'Shield 2'],
        ],
        {
          asked: 'p2 charge',
          p1: [['Hammer (tapped)', 'Curfew', 'Idler'], 0, 0],
          p2: [['Dusk Alarm'], 3, 0, 3],
          facts: ['shieldBroken', 'shieldBroken', 'restOfTurnSkipped'],
        },
        { p2: { battleZone: ['Dusk Alarm'] } },
      ),
    ],
    restored: decided(
      '509.3',
      'The shields that were chosen are still the ones that break.',
      [
        ['p1 attack', 'Hammer attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 3'],
        ['p2 declareShields', 'pass'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Hammer (tapped)', 'Raider', 'Idler'], 0, 0],
        p2: [0, ['Cull', 'Ember'], 0, ['Runt', 'Filler']],
      },
      { p2: { shieldZone: ['Cull', 'Runt', 'Ember', 'Filler'] } },
    ),
  },
};

/** 101.2. Flight. */
const flightRow: Row = {
  bearer: creature({ ...plain, name: 'Kite', power: 4000, abilities: [flight] }),
  home: 'p1',
  lies: { battleZone: ['Kite'] },
  corners: {
    attacking: decided(
      '507.1',
      'A creature without flight is not asked to block it, though it has blocker.',
      [['p1 attack', 'Kite attacks the player']],
      { asked: 'p1 shields', p1: [['Kite (tapped)', 'Idler'], 0, 0], p2: [['Raider', 'Sheriff'], 0, 0] },
      { p2: { battleZone: ['Raider', 'Sheriff'] } },
    ),
    blocking: decided(
      '101.2',
      'It blocks what has no flight.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Kite'],
      ],
      { asked: 'p1 attack', p1: [['Idler'], 0, ['Raider']], p2: [['Kite (tapped)', 'Sheriff'], 0, 0] },
      { p2: { battleZone: ['Kite', 'Sheriff'] } },
    ),
    otherTurn: decided(
      '506.1e',
      'Tapped, it is attacked by no creature without flight.',
      [
        {
          asked: 'p1 attack',
          offers: ['Raider attacks the player', 'Idler attacks the player'],
          only: true,
          choose: ['Raider attacks the player'],
        },
      ],
      { asked: 'p1 shields', p1: [['Raider (tapped)', 'Idler'], 0, 0], p2: [['Kite (tapped)'], 0, 0] },
      { p2: { battleZone: [{ name: 'Kite', tapped: true }] } },
    ),
    pending: never(
      '409.1c',
      'a pending creature is not in the battle zone, and is neither attacked nor blocked',
    ),
    replaced: never('609.1', 'flight forbids something and is no event that could be replaced'),
    misfired: never('101.2', 'flight forbids something and does not go on standby'),
    sourceGone: decided(
      '507.1',
      'A creature that loses flight as it attacks is blocked.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p2 choose', 'Falconer'],
        ['p2 block', 'Block with Sniper'],
      ],
      { asked: 'p2 charge', p1: [['Idler (tapped)'], 0, ['Falconer']], p2: [['Sheriff'], 1, ['Sniper']] },
      { p1: { battleZone: ['Falconer', 'Idler'] }, p2: { battleZone: ['Sniper', 'Sheriff'] } },
    ),
    secondCopy: decided(
      '101.2',
      'One with flight is blocked by another with flight.',
      [
        ['p1 attack', 'Kite attacks the player'],
        ['p2 block', 'Block with Kite'],
      ],
      { asked: 'p1 attack', p1: [['Idler'], 0, ['Kite']], p2: [['Sheriff'], 0, ['Kite']] },
      { p1: { battleZone: ['Kite', 'Idler'] }, p2: { battleZone: ['Kite', 'Sheriff'] } },
    ),
    turnSkipped: never('101.1', 'flight lasts for as long as the creature is in the battle zone'),
    restored: decided(
      '507.1',
      'That nobody may block it is known again.',
      [
        ['p1 attack', 'Kite attacks the player'],
        ['p1 shields', 'Shield 1'],
      ],
      { asked: 'p1 attack', p1: [['Kite (tapped)', 'Idler'], 0, 0], p2: [['Raider', 'Sheriff'], 1, 0, 4] },
      { p1: { battleZone: ['Kite', 'Idler'] }, p2: { battleZone: ['Raider', 'Sheriff'] } },
    ),
  },
};

/** Keywords of attack and battle. */
export const battleKeywords = {
  flight: flightRow,
  blocker: blockerRow,
  speedAttacker: speedAttackerRow,
  machFighter: machFighterRow,
  slayer: slayerRow,
  powerAttacker: powerAttackerRow,
  breaker: breakerRow,
};
