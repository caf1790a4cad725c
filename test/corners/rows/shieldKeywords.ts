import {
  choose,
  creature,
  destroy,
  draw,
  galaxyshield,
  guardStrike,
  has,
  judgmentZ,
  opponentsCreatures,
  power,
  shieldForce,
  shieldTrigger,
  spell,
  spellAbility,
  strikeBack,
} from 'taiki/words';
import { decided, never, type Row } from '../corner.ts';

const light = { civilizations: ['light'], cost: 9 } as const;
const FACE_UP = { name: 'Aegis', faceUp: true };

/** 113, 509.5. Shield trigger. */
const shieldTriggerRow: Row = {
  bearer: spell({
    ...light,
    name: 'Trap',
    abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures())))],
  }),
  home: 'p2',
  lies: { shieldZone: ['Trap'] },
  corners: {
    attacking: decided(
      '113.6',
      "It is used as well when its player's own attack trigger returns it, in the middle of that effect.",
      [
        ['p1 attack', 'Digger attacks the player'],
        ['p1 declareShields', 'Shield trigger: Trap'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Digger (tapped)'], 0, ['Trap'], 0],
        p2: [[], 0, ['Raider']],
        facts: ['cardMoved Trap > hand', 'cardUsed Trap', 'effectResolved Digger'],
      },
      { p1: { battleZone: ['Digger'] } },
    ),
    blocking: decided(
      '509.1',
      'A blocked attack breaks no shield, so there is nothing to declare.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Guard'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Guard (tapped)'], 0, 0, ['Trap']],
        factsNot: ['usageDeclared'],
      },
      { p2: { battleZone: ['Guard'] } },
    ),
    otherTurn: decided(
      '701.14b',
      'In the turn of its player a shield that an effect returns lets it be used, without being broken.',
      [
        ['p1 main', 'Cast Quake'],
        ['p1 declareShields', 'Shield trigger: Trap'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Raider'], 0, ['Quake', 'Trap'], 0],
        p2: [[], 0, ['Idler'], 0],
        facts: ['cardMoved Trap > hand', 'cardUsed Trap'],
        factsNot: ['shieldBroken'],
      },
      {
        step: 'main',
        p1: { hand: ['Quake'], manaZone: { light: 1 }, battleZone: ['Raider'] },
        p2: { battleZone: ['Idler'], shieldZone: 0 },
      },
    ),
    pending: [
      decided(
        '409.1',
        'A declared shield trigger lies in the hand until it is used: the one used before it counts it.',
        [
          ['p1 attack', 'Ogre attacks the player'],
          ['p1 shields', 'Shield 1', 'Shield 2'],
          ['p2 declareShields', 'Shield trigger: Trap', 'Shield trigger: Tally'],
          ['p2 standby', 'Tally'],
          ['p2 choose', 'Ogre'],
        ],
        {
          asked: 'p1 attack',
          p1: [['Idler'], 0, ['Ogre']],
          p2: [0, 1, ['Tally', 'Trap'], ['Filler']],
        },
        {
          step: 'attack',
          p1: { battleZone: ['Ogre', 'Idler'], hand: 0, manaZone: 0 },
          p2: { battleZone: 0, shieldZone: ['Trap', 'Tally', 'Filler'] },
        },
      ),
      decided(
        '409.1c',
        'While it is used it is pending: a shield trigger that counts the hand does not count itself.',
        [
          ['p1 attack', 'Raider attacks the player'],
          ['p1 shields', 'Shield 1'],
          ['p2 declareShields', 'Shield trigger: Tally'],
        ],
        {
          asked: 'p1 attack',
          p1: [['Raider (tapped)', 'Idler'], 0, 0],
          p2: [0, 0, ['Tally'], ['Filler']],
          factsNot: ['cardDrawn'],
        },
        {
          step: 'attack',
          p1: { battleZone: ['Raider', 'Idler'], hand: 0, manaZone: 0 },
          p2: { battleZone: 0, shieldZone: ['Tally', 'Filler'] },
        },
      ),
    ],
    replaced: [
      decided(
        '113.6',
        'A shield that goes to the graveyard instead of the hand cannot be declared, and is not used.',
        [['p1 attack', 'Raider attacks the player']],
        {
          asked: 'p1 attack',
          p1: [['Raider (tapped)', 'Idler'], 0, 0],
          p2: [['Crumble'], 0, ['Trap'], 0],
          facts: ['eventReplaced Trap', 'cardMoved Trap > graveyard'],
          factsNot: ['usageDeclared', 'cardUsed', 'shieldBroken'],
        },
        { p2: { battleZone: ['Crumble'] } },
      ),
      decided(
        '113.6',
        'Where an effect returns it, the same holds.',
        [['p1 attack', 'Digger attacks the player']],
        {
          asked: 'p1 shields',
          p1: [['Digger (tapped)', 'Crumble', 'Idler'], 0, ['Trap'], 0],
          p2: [['Runt'], 0, 0],
          factsNot: ['usageDeclared', 'cardUsed'],
        },
        {
          p1: { battleZone: ['Digger', 'Crumble', 'Idler'], shieldZone: ['Trap'] },
          p2: { battleZone: ['Runt'], shieldZone: 5 },
        },
      ),
    ],
    misfired: decided(
      '603.4',
      'A declared shield trigger that another one discards is not used any more.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Shield trigger: Trap', 'Shield trigger: Purge'],
        ['p2 standby', 'Purge'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Ogre (tapped)', 'Idler'], 0, 0],
        p2: [0, 0, ['Trap', 'Purge'], ['Filler']],
        facts: ['cardDiscarded Trap', 'effectMisfired Trap'],
        factsNot: ['cardUsed Trap'],
      },
      { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Trap', 'Purge', 'Filler'] } },
    ),
    sourceGone: decided(
      '509.6',
      'The attacking creature leaves before its shield breaks: the shield trigger is used all the same.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 shields', 'Shield 1'],
        ['p2 declareShields', 'Shield trigger: Trap'],
        { asked: 'p2 choose', offers: ['Idler', 'Runt'], only: true, choose: ['Runt'] },
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], ['Raider'], ['Runt']],
        p2: [['Interceptor'], 0, ['Trap'], ['Filler']],
      },
      {
        p1: { battleZone: ['Raider', 'Idler', 'Runt'] },
        p2: { battleZone: ['Interceptor'], shieldZone: ['Trap', 'Filler'] },
      },
    ),
    secondCopy: [
      decided(
        '509.5a',
        'Two that break together are declared together, and both are used.',
        [
          ['p1 attack', 'Ogre attacks the player'],
          ['p1 shields', 'Shield 1', 'Shield 2'],
          ['p2 declareShields', 'Shield trigger: Trap', 'Shield trigger: Trap'],
          { until: 'p2 choose', passing: 'orFirst' },
          ['p2 choose', 'Ogre'],
          ['p2 choose', 'Raider'],
        ],
        {
          asked: 'p1 attack',
          p1: [['Idler'], 0, ['Ogre', 'Raider']],
          p2: [0, 0, ['Trap', 'Trap'], ['Filler']],
        },
        {
          p1: { battleZone: ['Ogre', 'Raider', 'Idler', 'Runt'].slice(0, 3) },
          p2: { shieldZone: ['Trap', 'Trap', 'Filler'] },
        },
      ),
      decided(
        '101.4a',
        'Shields of both players leave at once: the active player declares first, also where that is p2.',
        [
          ['p2 main', 'Cast Quake'],
          ['p2 declareShields', 'Shield trigger: Trap'],
          ['p1 declareShields', 'Shield trigger: Trap'],
          { asked: 'p2 choose', factsNot: ['p1 cardUsed'], choose: ['Raider'] },
          {
            asked: 'p1 choose',
            facts: ['p2 cardMoved Trap > graveyard', 'p1 cardUsed Trap'],
            choose: ['Bull'],
          },
        ],
        {
          asked: 'p2 attack',
          p1: [['Idler'], 0, ['Raider', 'Trap'], 0],
          p2: [['Colossus'], 0, ['Quake', 'Trap', 'Bull'], 0],
        },
        {
          step: 'main',
          active: 'p2',
          p1: { battleZone: ['Raider', 'Idler'], shieldZone: ['Trap'] },
          p2: {
            hand: ['Quake'],
            manaZone: { light: 1 },
            battleZone: ['Bull', 'Colossus'],
            shieldZone: ['Trap'],
          },
        },
      ),
    ],
    turnSkipped: decided(
      '101.4d',
      'Another shield trigger skips the turn first: the one on standby lapses and stays in the hand.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Shield trigger: Trap', 'Shield trigger: Nightfall'],
        ['p2 standby', 'Nightfall'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Ogre (tapped)', 'Idler'], 0, 0],
        p2: [0, ['Trap', 'Filler'], ['Nightfall'], ['Filler']],
        factsNot: ['cardUsed Trap', 'effectMisfired'],
      },
      { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Trap', 'Nightfall', 'Filler'] } },
    ),
    restored: decided(
      '509.5e',
      'What was declared is still on standby, and its player orders it.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Shield trigger: Trap', 'Shield trigger: Cull'],
        { asked: 'p2 standby', offers: ['Trap', 'Cull'], only: true, choose: ['Cull'] },
        { asked: 'p2 choose', facts: ['cardDestroyed Runt'], choose: ['Ogre'] },
      ],
      { asked: 'p1 attack', p1: [['Idler'], 0, ['Runt', 'Ogre']], p2: [0, 0, ['Cull', 'Trap'], ['Filler']] },
      { p1: { battleZone: ['Ogre', 'Runt', 'Idler'] }, p2: { shieldZone: ['Trap', 'Cull', 'Filler'] } },
    ),
  },
};

/** 112.3b. Strike back. */
const strikeBackRow: Row = {
  bearer: creature({
    ...light,
    name: 'Avenger',
    power: 5000,
    abilities: [strikeBack({ civilizations: ['fire'] })],
  }),
  home: 'p2',
  lies: { hand: ['Avenger'], shieldZone: ['Ember'] },
  corners: {
    attacking: decided(
      '112.3b',
      "It is used as well when its player's own attack trigger returns the shield.",
      [
        ['p1 attack', 'Digger attacks the player'],
        ['p1 declareShields', 'Strike back: Avenger, discarding Ember'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Digger (tapped)', 'Avenger'], 0, ['Ember'], 0],
        p2: [['Raider'], 0, 0],
        facts: ['cardDiscarded Ember', 'cardPut Avenger'],
      },
      { p1: { battleZone: ['Digger'] } },
    ),
    blocking: decided(
      '509.1',
      'A blocked attack breaks no shield, so there is nothing to strike back for.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Guard'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Guard (tapped)'], ['Avenger'], 0, ['Ember']],
        factsNot: ['usageDeclared'],
      },
      { p2: { battleZone: ['Guard'] } },
    ),
    otherTurn: decided(
      '112.3b',
      'In the turn of its player a shield that an effect returns can be discarded for it.',
      [
        ['p1 main', 'Cast Quake'],
        ['p1 declareShields', 'Strike back: Avenger, discarding Ember'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Avenger'], 0, ['Quake', 'Ember'], 0],
        p2: [0, 0, 0, 0],
      },
      {
        step: 'main',
        p1: { hand: ['Quake', 'Avenger'], manaZone: { light: 1 }, battleZone: ['Raider'] },
        p2: { shieldZone: 0 },
      },
    ),
    pending: decided(
      '409.1',
      'Between its declaration and its use it lies in the hand: a shield trigger used before it counts it, and not the shield that has paid for it.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Strike back: Avenger, discarding Ember', 'Shield trigger: Tally'],
        ['p2 standby', 'Tally'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Ogre (tapped)', 'Idler'], 0, 0],
        p2: [['Avenger'], 1, ['Ember', 'Tally'], ['Filler']],
        facts: ['cardDrawn', 'cardPut Avenger'],
        factsNot: ['cardDiscarded'],
      },
      {
        step: 'attack',
        p1: { battleZone: ['Ogre', 'Idler'], hand: 0, manaZone: 0 },
        p2: { battleZone: 0, shieldZone: ['Ember', 'Tally', 'Filler'] },
      },
    ),
    replaced: decided(
      '113.6',
      'A shield that goes to the graveyard instead of the hand does not pay for it.',
      [['p1 attack', 'Raider attacks the player']],
      {
        asked: 'p1 attack',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Crumble'], ['Avenger'], ['Ember'], 0],
        factsNot: ['usageDeclared', 'cardUsed'],
      },
      { p2: { battleZone: ['Crumble'] } },
    ),
    misfired: decided(
      '603.4',
      'Its summon has been forbidden since: it misfires and stays in the hand, and the card that paid for it stays discarded.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Strike back: Avenger, discarding Ember', 'Shield trigger: Ward'],
        ['p2 standby', 'Ward'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Ogre (tapped)', 'Idler'], 0, 0],
        p2: [0, ['Avenger'], ['Ember', 'Ward'], ['Filler']],
        facts: ['effectMisfired Avenger'],
        factsNot: ['cardPut'],
      },
      { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Ember', 'Ward', 'Filler'] } },
    ),
    sourceGone: decided(
      '603.4',
      'It has left the hand itself: it misfires, and the other card has been discarded for it.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Strike back: Avenger, discarding Ember', 'Shield trigger: Pick'],
        ['p2 standby', 'Pick'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Ogre (tapped)', 'Idler'], 0, 0],
        p2: [0, 0, ['Ember', 'Avenger', 'Pick'], ['Filler']],
        facts: ['cardDiscarded Avenger', 'effectMisfired Avenger'],
        factsNot: ['cardPut'],
      },
      { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Ember', 'Pick', 'Filler'] } },
    ),
    secondCopy: [
      {
        ...decided(
          '112.3b',
          'One discarded card pays for one strike back: the other stays in the hand.',
          [
            ['p1 attack', 'Raider attacks the player'],
            ['p2 declareShields', 'Strike back: Avenger, discarding Ember #1'],
          ],
          {
            asked: 'p1 attack',
            p1: [['Raider (tapped)', 'Idler'], 0, 0],
            p2: [['Avenger'], ['Avenger'], ['Ember'], 0],
          },
        ),
        refused: { asked: 'p2 declareShields', options: [0, 1] },
      },
      decided(
        '112.3b',
        'Two discarded cards pay for two.',
        [
          ['p1 attack', 'Ogre attacks the player'],
          [
            'p2 declareShields',
            'Strike back: Avenger, discarding Ember #1',
            'Strike back: Avenger, discarding Ember #4',
          ],
          { until: 'p1 attack', passing: 'orFirst' },
        ],
        {
          asked: 'p1 attack',
          p1: [['Ogre (tapped)', 'Idler'], 0, 0],
          p2: [['Avenger', 'Avenger'], 0, ['Ember', 'Ember'], 0],
        },
        { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Ember', 'Ember'] } },
      ),
    ],
    turnSkipped: decided(
      '101.4d',
      'A shield trigger skips the turn first: it lapses, and what has been discarded for it is lost.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Strike back: Avenger, discarding Ember', 'Shield trigger: Nightfall'],
        ['p2 standby', 'Nightfall'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Ogre (tapped)', 'Idler'], 0, 0],
        p2: [0, ['Avenger', 'Filler'], ['Ember', 'Nightfall'], ['Filler']],
        factsNot: ['cardPut'],
      },
      { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Ember', 'Nightfall', 'Filler'] } },
    ),
    restored: decided(
      '112.3b',
      'It has been paid for, also after the duel has been restored.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Strike back: Avenger, discarding Ember', 'Shield trigger: Cull'],
        ['p2 standby', 'Cull'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Ogre (tapped)', 'Idler'], 0, 0],
        p2: [['Avenger'], 0, ['Ember', 'Cull'], ['Filler']],
      },
      { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Ember', 'Cull', 'Filler'] } },
    ),
  },
};

/** 112.3d. Judgment Z. */
const judgmentZRow: Row = {
  bearer: creature({
    ...light,
    name: 'Judge',
    power: 5000,
    abilities: [judgmentZ],
  }),
  home: 'p2',
  lies: { hand: ['Judge'], shieldZone: ['Insignia'] },
  corners: {
    attacking: decided(
      '112.3d',
      "It is used as well when its player's own attack trigger returns the emblem.",
      [
        ['p1 attack', 'Digger attacks the player'],
        ['p1 declareShields', 'Judgment Z: Judge, discarding Insignia'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Digger (tapped)', 'Judge'], 0, ['Insignia'], 0],
        p2: [['Raider'], 0, 0],
        facts: ['cardDiscarded Insignia', 'cardPut Judge'],
      },
      { p1: { battleZone: ['Digger'] } },
    ),
    blocking: decided(
      '509.1',
      'A blocked attack breaks no shield, so no emblem goes to the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Guard'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Guard (tapped)'], ['Judge'], 0, ['Insignia']],
        factsNot: ['usageDeclared'],
      },
      { p2: { battleZone: ['Guard'] } },
    ),
    otherTurn: decided(
      '112.3d',
      'In the turn of its player an emblem that an effect returns can be discarded for it.',
      [
        ['p1 main', 'Cast Quake'],
        ['p1 declareShields', 'Judgment Z: Judge, discarding Insignia'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Judge'], 0, ['Quake', 'Insignia'], 0],
        p2: [0, 0, 0, 0],
      },
      {
        step: 'main',
        p1: { hand: ['Quake', 'Judge'], manaZone: { light: 1 }, battleZone: ['Raider'] },
        p2: { shieldZone: 0 },
      },
    ),
    pending: decided(
      '409.1',
      'Between its declaration and its use it lies in the hand: a shield trigger used before it counts it, and not the emblem that has paid for it.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Shield trigger: Tally'],
        ['p2 declareShields', 'Judgment Z: Judge, discarding Insignia'],
        ['p2 standby', 'Tally'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Ogre (tapped)', 'Idler'], 0, 0],
        p2: [['Judge'], 1, ['Insignia', 'Tally'], ['Filler']],
        facts: ['cardDrawn', 'cardPut Judge'],
        factsNot: ['cardDiscarded'],
      },
      {
        step: 'attack',
        p1: { battleZone: ['Ogre', 'Idler'], hand: 0, manaZone: 0 },
        p2: { battleZone: 0, shieldZone: ['Insignia', 'Tally', 'Filler'] },
      },
    ),
    replaced: decided(
      '113.6',
      'An emblem that goes to the graveyard instead of the hand does not pay for it.',
      [['p1 attack', 'Raider attacks the player']],
      {
        asked: 'p1 attack',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Crumble'], ['Judge'], ['Insignia'], 0],
        factsNot: ['usageDeclared', 'cardUsed'],
      },
      { p2: { battleZone: ['Crumble'] } },
    ),
    misfired: decided(
      '603.4',
      'Its summon has been forbidden since: it misfires and stays in the hand, and the emblem that paid for it stays discarded.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Shield trigger: Ward'],
        ['p2 declareShields', 'Judgment Z: Judge, discarding Insignia'],
        ['p2 standby', 'Ward'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Ogre (tapped)', 'Idler'], 0, 0],
        p2: [0, ['Judge'], ['Insignia', 'Ward'], ['Filler']],
        facts: ['effectMisfired Judge'],
        factsNot: ['cardPut'],
      },
      { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Insignia', 'Ward', 'Filler'] } },
    ),
    sourceGone: decided(
      '603.4',
      'It has left the hand itself: it misfires, and the emblem has been discarded for it.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Shield trigger: Pick'],
        ['p2 declareShields', 'Judgment Z: Judge, discarding Insignia'],
        ['p2 standby', 'Pick'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Ogre (tapped)', 'Idler'], 0, 0],
        p2: [0, 0, ['Insignia', 'Judge', 'Pick'], ['Filler']],
        facts: ['cardDiscarded Judge', 'effectMisfired Judge'],
        factsNot: ['cardPut'],
      },
      { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Insignia', 'Pick', 'Filler'] } },
    ),
    secondCopy: [
      {
        ...decided(
          '112.3d',
          'One emblem pays for one of them: the other stays in the hand.',
          [
            ['p1 attack', 'Raider attacks the player'],
            ['p2 declareShields', 'Judgment Z: Judge, discarding Insignia #1'],
          ],
          {
            asked: 'p1 attack',
            p1: [['Raider (tapped)', 'Idler'], 0, 0],
            p2: [['Judge'], ['Judge'], ['Insignia'], 0],
          },
        ),
        refused: { asked: 'p2 declareShields', options: [0, 1] },
      },
      decided(
        '112.3d',
        'Two emblems pay for two.',
        [
          ['p1 attack', 'Ogre attacks the player'],
          [
            'p2 declareShields',
            'Judgment Z: Judge, discarding Insignia #1',
            'Judgment Z: Judge, discarding Insignia #4',
          ],
          { until: 'p1 attack', passing: 'orFirst' },
        ],
        {
          asked: 'p1 attack',
          p1: [['Ogre (tapped)', 'Idler'], 0, 0],
          p2: [['Judge', 'Judge'], 0, ['Insignia', 'Insignia'], 0],
        },
        { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Insignia', 'Insignia'] } },
      ),
    ],
    turnSkipped: decided(
      '101.4d',
      'A shield trigger skips the turn first: it lapses, and what has been discarded for it is lost.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Shield trigger: Nightfall'],
        ['p2 declareShields', 'Judgment Z: Judge, discarding Insignia'],
        ['p2 standby', 'Nightfall'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Ogre (tapped)', 'Idler'], 0, 0],
        p2: [0, ['Judge', 'Filler'], ['Insignia', 'Nightfall'], ['Filler']],
        factsNot: ['cardPut'],
      },
      { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Insignia', 'Nightfall', 'Filler'] } },
    ),
    restored: decided(
      '112.3d',
      'It has been paid for, also after the duel has been restored.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Shield trigger: Cull'],
        ['p2 declareShields', 'Judgment Z: Judge, discarding Insignia'],
        ['p2 standby', 'Cull'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Ogre (tapped)', 'Idler'], 0, 0],
        p2: [['Judge'], 0, ['Insignia', 'Cull'], ['Filler']],
      },
      { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Insignia', 'Cull', 'Filler'] } },
    ),
  },
};

/** 112.3. Guard strike. */
const guardStrikeRow: Row = {
  bearer: spell({ ...light, name: 'Lull', abilities: [guardStrike, spellAbility(draw())] }),
  home: 'p2',
  lies: { shieldZone: ['Lull'] },
  corners: {
    attacking: decided(
      '112.3',
      'In the attack of its own player it stops a creature that does not attack in this turn anyway; in its own turn that creature attacks.',
      [
        ['p1 attack', 'Digger attacks the player'],
        ['p1 declareShields', 'Guard strike: Lull'],
        ['p1 shields', 'Shield 1'],
        ['p2 charge', 'pass'],
        { asked: 'p2 attack', offers: ['Raider attacks the player'], choose: 'pass' },
      ],
      { asked: 'p1 charge', p1: [['Digger'], ['Lull', 'Filler'], 0, 0], p2: [['Raider'], 2, 0, 4] },
      { p1: { battleZone: ['Digger'] } },
    ),
    blocking: decided(
      '509.1',
      'A blocked attack breaks no shield, so there is nothing to declare.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Guard'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Guard (tapped)'], 0, 0, ['Lull']],
        factsNot: ['usageDeclared'],
      },
      { p2: { battleZone: ['Guard'] } },
    ),
    otherTurn: decided(
      '112.3',
      'In the turn of the opponent the chosen creature attacks no more in this turn, and the card stays in the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareShields', 'Guard strike: Lull'],
        ['p2 choose', 'Idler'],
        { asked: 'p1 attack', offers: ['Runt attacks the player'], only: true, choose: 'pass' },
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider (tapped)', 'Idler', 'Runt'], 0, 0],
        p2: [0, ['Lull', 'Filler'], 0, 0],
        factsNot: ['cardUsed'],
      },
      { p1: { battleZone: ['Raider', 'Idler', 'Runt'], shieldZone: 5 }, p2: { shieldZone: ['Lull'] } },
    ),
    pending: never('112.3', 'a guard strike does not use its card, so that never becomes pending'),
    replaced: decided(
      '113.6',
      'A shield that goes to the graveyard instead of the hand has no guard strike.',
      [['p1 attack', 'Raider attacks the player']],
      {
        asked: 'p1 attack',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Crumble'], 0, ['Lull'], 0],
        factsNot: ['usageDeclared', 'lastingEffectBegan'],
      },
      { p2: { battleZone: ['Crumble'] } },
    ),
    misfired: decided(
      '603.4',
      'Its card has left the hand: it misfires, and every creature may still attack.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Guard strike: Lull', 'Shield trigger: Purge'],
        ['p2 standby', 'Purge'],
        { asked: 'p1 attack', offers: ['Idler attacks the player'], only: true, choose: 'pass' },
      ],
      {
        asked: 'p2 charge',
        p1: [['Ogre (tapped)', 'Idler'], 0, 0],
        p2: [0, 1, ['Lull', 'Purge'], ['Filler']],
      },
      { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Lull', 'Purge', 'Filler'] } },
    ),
    sourceGone: decided(
      '607.1',
      'Its card leaves the hand afterwards: the creature still cannot attack in this turn.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Guard strike: Lull', 'Shield trigger: Purge'],
        ['p2 standby', 'Lull'],
        ['p2 choose', 'Idler'],
        { asked: 'p1 attack', offers: ['Runt attacks the player'], only: true, choose: 'pass' },
      ],
      {
        asked: 'p2 charge',
        p1: [['Ogre (tapped)', 'Idler', 'Runt'], 0, 0],
        p2: [0, 1, ['Lull', 'Purge'], ['Filler']],
      },
      { p1: { battleZone: ['Ogre', 'Idler', 'Runt'] }, p2: { shieldZone: ['Lull', 'Purge', 'Filler'] } },
    ),
    secondCopy: decided(
      '112.3',
      'Two of them stop two creatures.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p2 declareShields', 'Guard strike: Lull', 'Guard strike: Lull'],
        { until: 'p2 choose', passing: 'orFirst' },
        ['p2 choose', 'Idler'],
        ['p2 choose', 'Runt'],
        { asked: 'p1 attack', offers: ['Raider attacks the player'], only: true, choose: 'pass' },
      ],
      {
        asked: 'p2 charge',
        p1: [['Ogre (tapped)', 'Idler', 'Runt', 'Raider'], 0, 0],
        p2: [0, ['Lull', 'Lull', 'Filler'], 0, 0],
      },
      { p1: { battleZone: ['Ogre', 'Idler', 'Runt', 'Raider'] } },
    ),
    turnSkipped: decided(
      '101.4d',
      'A shield trigger skips the turn first: nothing is chosen, and no ban is left for later turns.',
      [
        ['p1 attack', 'Ogre attacks the player'],
        ['p1 shields', 'Shield 1', 'Shield 2'],
        ['p2 declareShields', 'Guard strike: Lull', 'Shield trigger: Nightfall'],
        ['p2 standby', 'Nightfall'],
        ['p2 charge', 'pass'],
        ['p1 charge', 'pass'],
        {
          asked: 'p1 attack',
          offers: ['Ogre attacks the player', 'Idler attacks the player'],
          only: true,
          choose: 'pass',
        },
      ],
      {
        asked: 'p2 charge',
        p1: [['Ogre', 'Idler'], 1, 0],
        p2: [0, ['Lull', 'Filler', 'Filler'], ['Nightfall'], ['Filler']],
      },
      { p1: { battleZone: ['Ogre', 'Idler'] }, p2: { shieldZone: ['Lull', 'Nightfall', 'Filler'] } },
    ),
    restored: decided(
      '607.1',
      'The ban still names its creature, and ends with the turn.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareShields', 'Guard strike: Lull'],
        ['p2 choose', 'Idler'],
        { asked: 'p1 attack', offers: ['Runt attacks the player'], only: true, choose: 'pass' },
        ['p2 charge', 'pass'],
        ['p1 charge', 'pass'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler', 'Runt'], 1, 0],
        p2: [0, ['Lull', 'Filler'], 0, 0],
      },
      { p1: { battleZone: ['Raider', 'Idler', 'Runt'] } },
    ),
  },
};

/** Galaxyshield, which lies face up among the shields. */
const galaxyshieldRow: Row = {
  bearer: creature({ ...light, name: 'Aegis', power: 5000, abilities: [...galaxyshield(1)] }),
  home: 'p1',
  lies: { shieldZone: [FACE_UP] },
  step: 'startOfTurn',
  corners: {
    attacking: decided(
      '603.2e',
      'An attack of its player is no start of a turn: it stays among the shields.',
      [['p1 attack', 'Idler attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Idler (tapped)'], 0, 0, ['Aegis (face up)']],
        p2: [['Raider'], 0, 0],
        factsNot: ['usageDeclared'],
      },
      { step: 'attack' },
    ),
    blocking: decided(
      '509.5',
      'As a shield it can be broken, and goes to the hand without being used.',
      [['p1 attack', 'Raider attacks the player']],
      {
        asked: 'p1 attack',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [0, ['Aegis'], 0, 0],
        facts: ['shieldBroken Aegis'],
        factsNot: ['usageDeclared'],
      },
      { step: 'attack' },
    ),
    otherTurn: decided('501.2', 'At the start of the turn of the opponent it is not summoned.', [], {
      asked: 'p1 charge',
      p1: [['Raider', 'Idler'], 1, 0],
      p2: [0, 0, 0, ['Aegis (face up)']],
      factsNot: ['usageDeclared', 'effectTriggered'],
    }),
    pending: decided(
      '409.2',
      'Placed as a shield for its own cost, it is pending until it lies face up; at the start of the next turn it is summoned.',
      [
        ['p1 main', 'Galaxyshield Aegis'],
        { until: 'p1 attack', passing: 'orFirst' },
        ['p1 attack', 'pass'],
        ['p2 charge', 'pass'],
        ['p2 attack', 'pass'],
        ['p1 declareUsage', 'Declare Aegis'],
      ],
      {
        asked: 'p1 charge',
        p1: [['Idler', 'Aegis'], 1, 0],
        p2: [['Raider'], 1, 0],
        facts: ['usageDeclared Aegis', 'cardUsed Aegis', 'cardPut Aegis'],
      },
      { p1: { hand: ['Aegis'], manaZone: { light: 1 }, shieldZone: 5 } },
    ),
    replaced: decided(
      '609.4',
      'A break that sends it to the graveyard leaves nothing to summon.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 attack', 'pass'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Crumble'], 1, ['Aegis'], 0],
        facts: ['p2 turnBegan'],
        factsNot: ['usageDeclared', 'cardPut'],
      },
      {
        step: 'attack',
        p1: { battleZone: ['Raider', 'Idler'], shieldZone: 5 },
        p2: { battleZone: ['Crumble'], shieldZone: [FACE_UP] },
      },
    ),
    misfired: decided(
      '603.2e',
      'Face down it is an ordinary shield, and nothing can be declared.',
      [],
      {
        asked: 'p1 charge',
        p1: [['Raider', 'Idler'], 1, 0, ['Aegis']],
        p2: [0, 0, 0],
        factsNot: ['usageDeclared', 'effectTriggered'],
      },
      { p1: { shieldZone: ['Aegis'] } },
    ),
    sourceGone: decided(
      '603.4',
      'It leaves the shields after the declaration: it is not summoned.',
      [
        ['p1 declareUsage', 'Declare Aegis'],
        ['p1 standby', 'Excavator'],
      ],
      {
        asked: 'p1 charge',
        p1: [['Excavator', 'Idler'], ['Aegis', 'Filler'], 0, 0],
        p2: [0, 0, 0],
        facts: ['cardMoved Aegis > hand', 'effectMisfired Aegis'],
        factsNot: ['cardPut'],
      },
      { p1: { battleZone: ['Excavator', 'Idler'] } },
    ),
    secondCopy: decided(
      '603.2f',
      'Of two each is declared for itself.',
      [['p1 declareUsage', 'Declare Aegis #1']],
      {
        asked: 'p1 charge',
        p1: [['Raider', 'Idler', 'Aegis'], 1, 0, ['Aegis (face up)']],
        p2: [0, 0, 0],
        facts: ['cardPut Aegis'],
      },
    ),
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: it lapses, and stays among the shields.',
      [
        ['p1 declareUsage', 'Declare Aegis'],
        ['p1 standby', 'Dusk Dawn'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Dusk Dawn', 'Idler'], 0, 0, ['Aegis (face up)']],
        p2: [0, 1, 0],
        factsNot: ['cardUsed', 'p1 cardDrawn'],
      },
      { p1: { battleZone: ['Dusk Dawn', 'Idler'] } },
    ),
    restored: decided(
      '603.2f',
      'What was declared at the start of the turn is still on standby.',
      [
        ['p1 declareUsage', 'Declare Aegis'],
        { asked: 'p1 standby', offers: ['Aegis', 'Rooster'], only: true, choose: ['Rooster'] },
      ],
      {
        asked: 'p1 charge',
        p1: [['Rooster', 'Idler', 'Aegis'], 2, 0, 0],
        p2: [0, 0, 0],
        facts: ['cardDrawn', 'cardPut Aegis', 'cardDrawn'],
      },
      { p1: { battleZone: ['Rooster', 'Idler'] } },
    ),
  },
};

const WITH_SHIELD: Row['lies'] = {
  hand: ['Bastion'],
  manaZone: ['Light Filler', 'Light Filler', 'Light Filler'],
};

/** 110.4f. Shield force. */
const shieldForceRow: Row = {
  bearer: creature({
    civilizations: ['light'],
    cost: 2,
    name: 'Bastion',
    power: 1000,
    abilities: [shieldForce(has(power(4000)))],
  }),
  home: 'p1',
  lies: WITH_SHIELD,
  step: 'main',
  corners: {
    attacking: decided(
      '110.4f',
      'What it grants works while it attacks, with its shield there.',
      [
        ['p1 main', 'Summon Bastion'],
        ['p1 choose', 'Shield 1'],
        ['p1 attack', 'Bastion attacks Idler'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Drummer', 'Bastion (tapped)'], 0, 0],
        p2: [[], 0, ['Idler']],
      },
      { p1: { battleZone: ['Drummer'] }, p2: { battleZone: [{ name: 'Idler', tapped: true }] } },
    ),
    blocking: decided(
      '110.4f',
      'What it grants works while it blocks, with its shield there.',
      [
        ['p2 main', 'Summon Bastion'],
        ['p2 choose', 'Shield 1'],
        ['p2 attack', 'pass'],
        ['p1 charge', 'pass'],
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Bastion'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 1, ['Raider']],
        p2: [['Sheriff', 'Bastion (tapped)'], 0, 0],
      },
      { active: 'p2', p2: { battleZone: ['Sheriff'] } },
    ),
    otherTurn: [
      decided(
        '110.4f',
        'Its shield is broken in the turn of the opponent: from then on it has its printed power.',
        [
          ['p2 main', 'Summon Bastion'],
          ['p2 choose', 'Shield 1'],
          ['p1 charge', 'pass'],
          ['p1 attack', 'Idler attacks the player'],
          ['p1 shields', 'Shield 1'],
          ['p1 attack', 'Stalker attacks Bastion'],
        ],
        {
          asked: 'p1 attack',
          p1: [['Idler (tapped)', 'Stalker (tapped)', 'Raider'], 1, 0],
          p2: [0, 1, ['Bastion'], 4],
        },
        { active: 'p2', p1: { battleZone: ['Idler', 'Stalker', 'Raider'] } },
      ),
      decided(
        '110.4f',
        'Another shield is broken: it keeps what its own shield grants.',
        [
          ['p2 main', 'Summon Bastion'],
          ['p2 choose', 'Shield 1'],
          ['p1 charge', 'pass'],
          ['p1 attack', 'Idler attacks the player'],
          ['p1 shields', 'Shield 2'],
          ['p1 attack', 'Stalker attacks Bastion'],
        ],
        {
          asked: 'p1 attack',
          p1: [['Idler (tapped)', 'Raider'], 1, ['Stalker']],
          p2: [['Bastion'], 1, 0, 4],
        },
        { active: 'p2', p1: { battleZone: ['Idler', 'Stalker', 'Raider'] } },
      ),
    ],
    pending: never(
      '409.1c',
      'a pending creature is not in the battle zone, and names its shield as it enters',
    ),
    replaced: decided(
      '609.4',
      'The break of its shield is replaced: the shield stays, and so does what it grants.',
      [
        ['p2 main', 'Summon Bastion'],
        ['p2 choose', 'Shield 1'],
        ['p1 charge', 'pass'],
        ['p1 attack', 'Idler attacks the player'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'Stalker attacks Bastion'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler (tapped)', 'Miser'], 1, ['Stalker']],
        p2: [['Bastion'], 0, 1],
      },
      {
        active: 'p2',
        p1: { hand: 0, manaZone: 0, battleZone: ['Idler', 'Stalker', 'Miser'] },
        p2: { hand: ['Bastion'], manaZone: { light: 2 } },
      },
    ),
    misfired: decided(
      '110.4f',
      'Without shields there is none to name, and nothing is granted.',
      [
        ['p1 main', 'Summon Bastion'],
        ['p1 attack', 'Bastion attacks Raider'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Drummer', 'Idler'], 0, ['Bastion'], 0],
        p2: [['Raider (tapped)'], 0, 0],
      },
      {
        p1: { battleZone: ['Drummer', 'Idler'], shieldZone: 0 },
        p2: { battleZone: [{ name: 'Raider', tapped: true }] },
      },
    ),
    sourceGone: decided(
      '110.4f',
      'Its shield leaves during its attack: it battles with its printed power.',
      [
        ['p1 main', 'Summon Bastion'],
        ['p1 choose', 'Shield 1'],
        ['p1 attack', 'Bastion attacks Raider'],
        ['p1 choose', 'Card 1'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Drummer', 'Quarry', 'Idler'], 1, ['Bastion'], 4],
        p2: [['Raider (tapped)'], 0, 0],
      },
      {
        p1: { battleZone: ['Drummer', 'Quarry', 'Idler'] },
        p2: { battleZone: [{ name: 'Raider', tapped: true }] },
      },
    ),
    secondCopy: decided(
      '110.4f',
      'Each of two has its own shield: only the one whose shield leaves loses what was granted.',
      [
        ['p1 main', 'Summon Bastion'],
        ['p1 choose', 'Shield 1'],
        ['p1 main', 'Summon Bastion'],
        ['p1 choose', 'Shield 2'],
        ['p1 attack', 'Bastion attacks Raider #1'],
        { asked: 'p1 choose', choose: ['Card 1'] },
        { asked: 'p1 attack', facts: ['cardDestroyed Bastion'], choose: ['Bastion attacks Raider'] },
        ['p1 choose', 'Card 2'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Drummer', 'Quarry', 'Idler', 'Bastion (tapped)'], 2, ['Bastion'], 3],
        p2: [[], 0, ['Raider']],
      },
      {
        p1: { battleZone: ['Drummer', 'Quarry', 'Idler'], manaZone: { light: 4 } },
        p2: { battleZone: [{ name: 'Raider', tapped: true }] },
      },
    ),
    turnSkipped: decided(
      '110.4f',
      'What it grants does not end with a turn, skipped or not.',
      [
        ['p1 main', 'Summon Bastion'],
        ['p1 choose', 'Shield 1'],
        ['p1 attack', 'Curfew attacks the player'],
        ['p2 charge', 'pass'],
        ['p2 attack', 'Stalker attacks Bastion'],
      ],
      {
        asked: 'p1 charge',
        p1: [['Curfew', 'Idler', 'Bastion'], 1, 0],
        p2: [[], 1, ['Stalker']],
      },
      { p2: { battleZone: ['Stalker'] } },
    ),
    restored: decided(
      '110.4f',
      'It is still known which shield was named.',
      [
        ['p1 main', 'Summon Bastion'],
        ['p1 choose', 'Shield 2'],
        ['p1 attack', 'Bastion attacks Raider'],
        ['p1 choose', 'Card 2'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Drummer', 'Quarry', 'Idler'], 1, ['Bastion'], 4],
        p2: [['Raider (tapped)'], 0, 0],
      },
      {
        p1: { battleZone: ['Drummer', 'Quarry', 'Idler'] },
        p2: { battleZone: [{ name: 'Raider', tapped: true }] },
      },
    ),
  },
};

/** Keywords of shields. */
export const shieldKeywords = {
  shieldTrigger: shieldTriggerRow,
  strikeBack: strikeBackRow,
  judgmentZ: judgmentZRow,
  guardStrike: guardStrikeRow,
  galaxyshield: galaxyshieldRow,
  shieldForce: shieldForceRow,
};
