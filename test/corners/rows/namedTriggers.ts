import {
  any,
  creature,
  d2Field,
  draw,
  dSwitch,
  evolution,
  evolutionCreature,
  exLife,
  finalRevolution,
  kizunaPlus,
  manaArms,
  meteorburn,
  revolution0,
  revolutionChange,
  self,
  spaceCharge,
  wheneverAttacks,
} from 'taiki/words';
import { decided, type NotApplicable, never, type Row } from '../corner.ts';

const nature = { civilizations: ['nature'] } as const;

const notOnABlock: NotApplicable = never(
  '506.3a',
  'it triggers as its creature attacks, and a blocking creature does not attack',
);
const notPending: NotApplicable = never(
  '110.4c',
  'it works in the battle zone only, and a pending card is not there yet',
);

/** D switch, which turns its field upside down. */
const dSwitchRow: Row = {
  bearer: d2Field({
    ...nature,
    name: 'Arena',
    cost: 2,
    abilities: [dSwitch({ event: 'attacks', what: any('you') }, draw(2))],
  }),
  home: 'p1',
  lies: { battleZone: ['Arena'] },
  corners: {
    attacking: [
      decided(
        '701.28a',
        'Turned upside down for an attack, it does what it says.',
        [
          ['p1 attack', 'Idler attacks the player'],
          ['p1 confirm', 'Yes'],
        ],
        {
          asked: 'p1 shields',
          p1: [['Arena', 'Idler (tapped)'], 2, 0],
          p2: [['Raider'], 0, 0],
        },
      ),
      decided(
        '606.1',
        'Its player need not turn it.',
        [
          ['p1 attack', 'Idler attacks the player'],
          ['p1 confirm', 'pass'],
        ],
        { asked: 'p1 shields', p1: [['Arena', 'Idler (tapped)'], 0, 0], p2: [['Raider'], 0, 0] },
      ),
    ],
    blocking: never('506.3a', 'it triggers on an attack, and a block is none'),
    otherTurn: decided(
      '506.3a',
      "An attack of the opponent's creature does not trigger it.",
      [['p1 attack', 'Raider attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Arena'], 0, 0],
        factsNot: ['effectTriggered'],
      },
    ),
    pending: notPending,
    replaced: never(
      '701.28a',
      'turning a field upside down is no event that a replacement of the vocabulary speaks of',
    ),
    misfired: decided(
      '701.28a',
      'Once it is upside down it cannot be turned again: in the next attack nothing follows.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p1 confirm', 'Yes'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'Raider attacks the player'],
        ['p1 confirm', 'Yes'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Arena', 'Raider (tapped)', 'Idler (tapped)'], 2, 0],
        p2: [0, 1, 0, 4],
      },
    ),
    sourceGone: decided(
      '101.3',
      'The field has left before it resolves: it cannot be turned, and nothing follows.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p1 standby', 'Wrecker'],
        ['p1 confirm', 'Yes'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Wrecker', 'Idler (tapped)'], 0, ['Arena']],
        p2: [0, 0, 0],
        factsNot: ['cardDrawn'],
      },
      { p1: { battleZone: ['Arena', 'Wrecker', 'Idler'] } },
    ),
    secondCopy: decided(
      '703.4',
      'A second D2 field comes: the first goes to the graveyard, and the new one can be turned.',
      [
        ['p1 main', 'Expand Arena'],
        ['p1 attack', 'Idler attacks the player'],
        ['p1 confirm', 'Yes'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Idler (tapped)', 'Arena'], 2, ['Arena']],
        p2: [0, 0, 0],
      },
      { step: 'main', p1: { battleZone: ['Arena', 'Idler'], hand: ['Arena'], manaZone: { nature: 2 } } },
    ),
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: the field is not turned, and can be in the next turn.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p1 standby', 'Dusk Bell'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Arena', 'Dusk Bell', 'Idler (tapped)'], 0, 0],
        p2: [0, 1, 0],
        factsNot: ['cardDrawn Arena'],
      },
      { p1: { battleZone: ['Arena', 'Dusk Bell', 'Idler'] } },
    ),
    restored: decided(
      '701.28a',
      'It is still known that it is upside down.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p1 confirm', 'Yes'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'Raider attacks the player'],
        ['p1 confirm', 'Yes'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Arena', 'Raider (tapped)', 'Idler (tapped)'], 2, 0],
        p2: [0, 1, 0, 4],
      },
    ),
  },
};

const LORD = { name: 'Bond Lord', over: ['Runt'] };

/** 603.3a. Kizuna plus. */
const kizunaPlusRow: Row = {
  bearer: evolutionCreature({
    ...nature,
    name: 'Bond Lord',
    cost: 3,
    power: 5000,
    abilities: [evolution({ races: ['Beast'] }), kizunaPlus(1)],
  }),
  home: 'p1',
  lies: { battleZone: [LORD, 'Bond'] },
  corners: {
    attacking: decided(
      '603.3a',
      'A card from below it goes to the graveyard, and an icon ability is used.',
      [
        ['p1 attack', 'Bond Lord attacks the player'],
        ['p1 confirm', 'Yes'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Bond Lord (tapped)', 'Bond', 'Idler'], 1, ['Runt']],
        p2: [['Raider'], 0, 0],
      },
    ),
    blocking: notOnABlock,
    otherTurn: decided(
      '506.3a',
      'Attacked in the turn of the opponent, it does not trigger.',
      [['p1 attack', 'Raider attacks Bond Lord']],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Bond Lord (tapped, over Runt)', 'Bond'], 0, 0],
        factsNot: ['effectTriggered'],
      },
      { p2: { battleZone: [{ ...LORD, tapped: true }, 'Bond'] } },
    ),
    pending: notPending,
    replaced: decided(
      '801.2',
      'The pile is the creature: a card from below it leaves, which is no creature that leaves, and is not replaced.',
      [
        ['p1 attack', 'Bond Lord attacks the player'],
        ['p1 confirm', 'Yes'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Bond Lord (tapped)', 'Bond', 'Tether', 'Idler'], 1, ['Runt']],
        p2: [0, 0, 0],
        factsNot: ['eventReplaced'],
      },
      { p1: { battleZone: [LORD, 'Bond', 'Tether', 'Idler'] } },
    ),
    misfired: decided(
      '101.3',
      'Nothing lies below it: nothing can be done, and no icon ability is used.',
      [
        ['p1 attack', 'Bond Lord attacks the player'],
        ['p1 confirm', 'Yes'],
      ],
      { asked: 'p1 shields', p1: [['Bond Lord (tapped)', 'Bond', 'Idler'], 0, 0], p2: [0, 0, 0] },
      { p1: { battleZone: ['Bond Lord', 'Bond', 'Idler'] } },
    ),
    sourceGone: decided(
      '101.3',
      'It has returned to the hand with what lay below it: nothing is left to do it with.',
      [
        ['p1 attack', 'Bond Lord attacks the player'],
        ['p1 standby', 'Recaller'],
        ['p1 confirm', 'Yes'],
      ],
      { asked: 'p1 attack', p1: [['Bond', 'Recaller', 'Idler'], ['Bond Lord', 'Runt'], 0], p2: [0, 0, 0] },
      { p1: { battleZone: [LORD, 'Bond', 'Recaller', 'Idler'] } },
    ),
    secondCopy: decided(
      '603.3a',
      'Of two icon abilities one is chosen as it is used.',
      [
        ['p1 attack', 'Bond Lord attacks the player'],
        ['p1 confirm', 'Yes'],
        ['p1 mode', 'Knot'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Bond Lord (tapped)', 'Bond', 'Knot', 'Idler'], 0, ['Runt']],
        p2: [[], 0, ['Raider']],
      },
      { p1: { battleZone: [LORD, 'Bond', 'Knot', 'Idler'] }, p2: { battleZone: ['Raider'] } },
    ),
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: nothing is put into the graveyard.',
      [
        ['p1 attack', 'Bond Lord attacks the player'],
        ['p1 standby', 'Dusk Bell'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Bond Lord (tapped, over Runt)', 'Bond', 'Dusk Bell', 'Idler'], 0, 0],
        p2: [0, 1, 0],
      },
      { p1: { battleZone: [LORD, 'Bond', 'Dusk Bell', 'Idler'] } },
    ),
    restored: decided(
      '603.3a',
      'Which icon ability was chosen is still known while it is on standby.',
      [
        ['p1 attack', 'Bond Lord attacks the player'],
        ['p1 standby', 'Bond Lord'],
        ['p1 confirm', 'Yes'],
        { asked: 'p1 standby', offers: ['Bond', 'Trumpeter'], only: true, choose: ['Trumpeter'] },
      ],
      {
        asked: 'p1 shields',
        p1: [['Bond Lord (tapped)', 'Bond', 'Trumpeter', 'Idler'], 2, ['Runt']],
        p2: [0, 0, 0],
      },
      { p1: { battleZone: [LORD, 'Bond', 'Trumpeter', 'Idler'] } },
    ),
  },
};

const COMET = { name: 'Comet', over: ['Runt'] };

/** Meteorburn. */
const meteorburnRow: Row = {
  bearer: evolutionCreature({
    ...nature,
    name: 'Comet',
    cost: 3,
    power: 5000,
    abilities: [evolution({ races: ['Beast'] }), meteorburn(1, draw(2))],
  }),
  home: 'p1',
  lies: { battleZone: [COMET] },
  corners: {
    attacking: decided(
      '801.4',
      'A card from below it goes to the graveyard, and the rest follows.',
      [
        ['p1 attack', 'Comet attacks the player'],
        ['p1 confirm', 'Yes'],
      ],
      { asked: 'p1 shields', p1: [['Comet (tapped)', 'Idler'], 2, ['Runt']], p2: [['Raider'], 0, 0] },
    ),
    blocking: notOnABlock,
    otherTurn: decided(
      '506.3a',
      'Attacked in the turn of the opponent, it does not trigger.',
      [['p1 attack', 'Raider attacks Comet']],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Comet (tapped, over Runt)'], 0, 0],
        factsNot: ['effectTriggered'],
      },
      { p2: { battleZone: [{ ...COMET, tapped: true }] } },
    ),
    pending: notPending,
    replaced: decided(
      '801.2',
      'The pile is the creature: a card from below it leaves, which is no creature that leaves, and is not replaced.',
      [
        ['p1 attack', 'Comet attacks the player'],
        ['p1 confirm', 'Yes'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Comet (tapped)', 'Tether', 'Idler'], 2, ['Runt']],
        p2: [0, 0, 0],
        factsNot: ['eventReplaced'],
      },
      { p1: { battleZone: [COMET, 'Tether', 'Idler'] } },
    ),
    misfired: decided(
      '101.3',
      'Nothing lies below it: nothing can be done, and nothing follows.',
      [
        ['p1 attack', 'Comet attacks the player'],
        ['p1 confirm', 'Yes'],
      ],
      { asked: 'p1 shields', p1: [['Comet (tapped)', 'Idler'], 0, 0], p2: [0, 0, 0] },
      { p1: { battleZone: ['Comet', 'Idler'] } },
    ),
    sourceGone: decided(
      '101.3',
      'It has returned to the hand with what lay below it: nothing is left to do it with.',
      [
        ['p1 attack', 'Comet attacks the player'],
        ['p1 standby', 'Recaller'],
        ['p1 confirm', 'Yes'],
      ],
      { asked: 'p1 attack', p1: [['Recaller', 'Idler'], ['Comet', 'Runt'], 0], p2: [0, 0, 0] },
      { p1: { battleZone: [COMET, 'Recaller', 'Idler'] } },
    ),
    secondCopy: decided(
      '506.3a',
      'Of two only the attacking one triggers.',
      [
        ['p1 attack', 'Comet attacks the player #1'],
        ['p1 confirm', 'Yes'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Comet (tapped)', 'Comet (over Runt)', 'Raider', 'Idler'], 2, ['Runt']],
        p2: [0, 0, 0],
      },
    ),
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: nothing is put into the graveyard.',
      [
        ['p1 attack', 'Comet attacks the player'],
        ['p1 standby', 'Dusk Bell'],
      ],
      { asked: 'p2 charge', p1: [['Comet (tapped, over Runt)', 'Dusk Bell', 'Idler'], 0, 0], p2: [0, 1, 0] },
      { p1: { battleZone: [COMET, 'Dusk Bell', 'Idler'] } },
    ),
    restored: decided(
      '801.4',
      'Of two cards below it, its player picks one, and then the rest follows.',
      [
        ['p1 attack', 'Comet attacks the player'],
        ['p1 confirm', 'Yes'],
        { asked: 'p1 choose', offers: ['Runt', 'Ember'], only: true, choose: ['Ember'] },
      ],
      { asked: 'p1 shields', p1: [['Comet (tapped, over Runt)', 'Idler'], 2, ['Ember']], p2: [0, 0, 0] },
      { p1: { battleZone: [{ name: 'Comet', over: ['Runt', 'Ember'] }, 'Idler'] } },
    ),
  },
};

/** Final revolution. */
const finalRevolutionRow: Row = {
  bearer: creature({
    ...nature,
    name: 'Regent',
    races: ['Beast'],
    cost: 2,
    power: 5000,
    abilities: [revolutionChange({ races: ['Beast'] }), finalRevolution(draw(2))],
  }),
  home: 'p1',
  lies: { hand: ['Regent'] },
  corners: {
    attacking: decided(
      '603.5a',
      'Put by revolution change, it triggers.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Regent'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Idler', 'Regent (tapped)'], ['Raider', 'Filler', 'Filler'], 0],
        p2: [0, 0, 0],
      },
      { p1: { battleZone: ['Raider', 'Idler'] }, p2: { battleZone: 0 } },
    ),
    blocking: never(
      '701.26a',
      'revolution change is declared for an attack of the own player, who does not block then',
    ),
    otherTurn: decided(
      '506.3b',
      "In the opponent's turn revolution change is not declared, so it is not put.",
      [['p1 attack', 'Raider attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [0, ['Regent'], 0],
        factsNot: ['effectTriggered'],
      },
    ),
    pending: decided(
      '603.5a',
      'Put by an effect together with another creature, it was not put by revolution change.',
      [['p1 main', 'Summon Usher'], { until: 'p1 attack', passing: 'orFirst' }],
      {
        asked: 'p1 attack',
        p1: [['Idler', 'Usher', 'Regent', 'Runt'], 0, 0],
        p2: [['Raider'], 0, 0],
        factsNot: ['effectTriggered Regent'],
      },
    ),
    replaced: decided(
      '701.26b',
      'The change does not take place, since the attacking creature stays instead of leaving: it does not trigger.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Regent'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Tether', 'Idler'], ['Regent'], 0],
        p2: [0, 0, 0],
        factsNot: ['cardPut', 'cardDrawn'],
      },
      { p1: { battleZone: ['Raider', 'Tether', 'Idler'] } },
    ),
    misfired: decided(
      '603.4',
      'Revolution change misfires, since its creature has left: it is not put and does not trigger.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Regent'],
        ['p1 standby', 'Recaller'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Recaller', 'Idler'], ['Regent', 'Raider'], 0],
        p2: [0, 0, 0],
        factsNot: ['cardDrawn'],
      },
      { p1: { battleZone: ['Raider', 'Recaller', 'Idler'] } },
    ),
    sourceGone: never(
      '110.5a',
      'it is the first effect after the change, and once triggered depends on its source no more',
    ),
    secondCopy: decided(
      '603.2',
      'Once a turn for all of them: the second change of the turn puts its creature, and draws nothing.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Regent #1'],
        { asked: 'p1 shields', facts: ['cardDrawn', 'cardDrawn'], choose: ['Shield 1'] },
        ['p1 attack', 'Runt attacks the player'],
        ['p1 declareUsage', 'Declare Regent'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Regent (tapped)', 'Regent (tapped)'], ['Raider', 'Runt', 'Filler', 'Filler'], 0],
        p2: [0, 1, 0, 4],
        factsNot: ['cardDrawn'],
      },
      { p1: { battleZone: ['Raider', 'Runt'] } },
    ),
    turnSkipped: decided(
      '101.4d',
      'The turn is skipped between the change and its trigger: nothing is drawn.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Regent'],
        ['p1 standby', 'Regent'],
        ['p1 standby', 'Dusk Bell'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Dusk Bell', 'Idler', 'Regent (tapped)'], ['Raider'], 0],
        p2: [0, 1, 0],
        factsNot: ['p1 cardDrawn'],
      },
      { p1: { battleZone: ['Raider', 'Dusk Bell', 'Idler'] } },
    ),
    restored: decided(
      '603.2',
      'It is still known that it was used in this turn.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Regent #1'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'Runt attacks the player'],
        ['p1 declareUsage', 'Declare Regent'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Regent (tapped)', 'Regent (tapped)'], ['Raider', 'Runt', 'Filler', 'Filler'], 0],
        p2: [0, 1, 0, 4],
      },
      { p1: { battleZone: ['Raider', 'Runt'], hand: ['Regent', 'Regent'] } },
    ),
  },
};

/** Space charge. */
const spaceChargeRow: Row = {
  bearer: creature({
    ...nature,
    name: 'Beacon',
    cost: 2,
    power: 1000,
    abilities: [spaceCharge('fire', draw())],
  }),
  home: 'p1',
  lies: { battleZone: ['Beacon'], deck: ['Ember', 'Filler', 'Filler', 'Filler', 'Filler'] },
  corners: {
    attacking: decided(
      '603.5',
      'An attack trigger puts a fire card into the mana zone: it triggers.',
      [['p1 attack', 'Tiller attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Beacon', 'Tiller (tapped)'], 1, 0],
        p2: [0, 0, 0],
        others: { p1: { manaZone: ['Ember'] } },
      },
      { p1: { battleZone: ['Beacon', 'Tiller'] }, p2: { battleZone: 0 } },
    ),
    blocking: never('603.5', 'it triggers as a card comes to the mana zone, and a block moves none'),
    otherTurn: decided(
      '603.5',
      "In the opponent's turn it triggers for a card of its own player.",
      [['p1 attack', 'Donor attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Donor (tapped)', 'Idler'], 0, 0],
        p2: [['Beacon'], 1, 0],
        others: { p2: { manaZone: ['Ember'] } },
      },
      { p1: { battleZone: ['Donor', 'Idler'] } },
    ),
    pending: notPending,
    replaced: decided(
      '603.2d',
      'The card goes to the graveyard instead: it does not trigger.',
      [['p1 attack', 'Tiller attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Beacon', 'Tiller (tapped)'], 0, ['Ember']],
        p2: [['Drain'], 0, 0],
        factsNot: ['effectTriggered Beacon'],
      },
      { p1: { battleZone: ['Beacon', 'Tiller'] }, p2: { battleZone: ['Drain'] } },
    ),
    misfired: decided(
      '603.2',
      'A card of another civilization does not trigger it.',
      [['p1 attack', 'Tiller attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Beacon', 'Tiller (tapped)'], 0, 0],
        p2: [0, 0, 0],
        factsNot: ['effectTriggered Beacon'],
        others: { p1: { manaZone: ['Runt'] } },
      },
      { p1: { battleZone: ['Beacon', 'Tiller'], deck: ['Runt', 'Filler', 'Filler', 'Filler'] } },
    ),
    sourceGone: decided(
      '110.5a',
      'It returns to the hand while its effect is on standby: its player draws.',
      [
        ['p1 attack', 'Tiller attacks the player'],
        ['p1 standby', 'Tiller'],
        { asked: 'p1 standby', offers: ['Beacon', 'Wrangler'], only: true, choose: ['Wrangler'] },
      ],
      { asked: 'p1 shields', p1: [['Wrangler', 'Tiller (tapped)'], ['Beacon', 'Filler'], 0], p2: [0, 0, 0] },
      { p1: { battleZone: ['Beacon', 'Wrangler', 'Tiller'] } },
    ),
    secondCopy: decided(
      '603.2',
      'Two of them trigger once each.',
      [['p1 attack', 'Tiller attacks the player']],
      { asked: 'p1 shields', p1: [['Beacon', 'Beacon', 'Tiller (tapped)'], 2, 0], p2: [0, 0, 0] },
      { p1: { battleZone: ['Beacon', 'Beacon', 'Tiller'] } },
    ),
    turnSkipped: decided(
      '101.4d',
      'The turn is skipped while it is on standby: nothing is drawn.',
      [
        ['p1 attack', 'Tiller attacks the player'],
        ['p1 standby', 'Tiller'],
        ['p1 standby', 'Dusk Bell'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Beacon', 'Dusk Bell', 'Tiller (tapped)'], 0, 0],
        p2: [0, 1, 0],
        factsNot: ['p1 cardDrawn'],
      },
      { p1: { battleZone: ['Beacon', 'Dusk Bell', 'Tiller'] } },
    ),
    restored: decided(
      '603.3',
      'Triggered in the middle of an attack, it is still on standby.',
      [
        ['p1 attack', 'Tiller attacks the player'],
        ['p1 standby', 'Tiller'],
        { asked: 'p1 standby', offers: ['Beacon', 'Trumpeter'], only: true, choose: ['Trumpeter'] },
      ],
      { asked: 'p1 shields', p1: [['Beacon', 'Trumpeter', 'Tiller (tapped)'], 2, 0], p2: [0, 0, 0] },
      { p1: { battleZone: ['Beacon', 'Trumpeter', 'Tiller'] } },
    ),
  },
};

/** 603.4. Mana arms. */
const manaArmsRow: Row = {
  bearer: creature({
    ...nature,
    name: 'Gunner',
    cost: 2,
    power: 3000,
    abilities: [manaArms(2, 'nature', wheneverAttacks(self, draw()))],
  }),
  home: 'p1',
  lies: { battleZone: ['Gunner'], manaZone: ['Nature Filler', 'Nature Filler'] },
  corners: {
    attacking: decided(
      '603.4',
      'With enough mana of its civilization it resolves.',
      [['p1 attack', 'Gunner attacks the player']],
      { asked: 'p1 shields', p1: [['Gunner (tapped)', 'Idler'], 1, 0], p2: [['Raider'], 0, 0] },
    ),
    blocking: notOnABlock,
    otherTurn: decided(
      '506.3a',
      'Attacked in the turn of the opponent, it does not trigger.',
      [['p1 attack', 'Raider attacks Gunner']],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [[], 0, ['Gunner']],
        factsNot: ['effectTriggered'],
      },
      { p2: { battleZone: [{ name: 'Gunner', tapped: true }] } },
    ),
    pending: notPending,
    replaced: never('603.4', 'the number of cards in the mana zone is no event that could be replaced'),
    misfired: decided(
      '603.4',
      'Of two cards in the mana zone one has another civilization: it triggers and misfires.',
      [['p1 attack', 'Gunner attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Gunner (tapped)', 'Idler'], 0, 0],
        p2: [0, 0, 0],
        facts: ['effectTriggered Gunner', 'effectMisfired Gunner @603.4'],
      },
      { p1: { battleZone: ['Gunner', 'Idler'], manaZone: { nature: 1, fire: 1 } } },
    ),
    sourceGone: decided(
      '110.5a',
      'It has returned to the hand: the mana is there, and its player draws.',
      [
        ['p1 attack', 'Gunner attacks the player'],
        ['p1 standby', 'Recaller'],
      ],
      { asked: 'p1 attack', p1: [['Recaller', 'Idler'], ['Gunner', 'Filler'], 0], p2: [0, 0, 0] },
      { p1: { battleZone: ['Gunner', 'Recaller', 'Idler'] } },
    ),
    secondCopy: decided(
      '506.3a',
      'Of two only the attacking one triggers.',
      [['p1 attack', 'Gunner attacks the player #1']],
      { asked: 'p1 shields', p1: [['Gunner (tapped)', 'Gunner', 'Raider', 'Idler'], 1, 0], p2: [0, 0, 0] },
    ),
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: it lapses.',
      [
        ['p1 attack', 'Gunner attacks the player'],
        ['p1 standby', 'Dusk Bell'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Gunner (tapped)', 'Dusk Bell', 'Idler'], 0, 0],
        p2: [0, 1, 0],
        factsNot: ['p1 cardDrawn', 'effectMisfired'],
      },
      { p1: { battleZone: ['Gunner', 'Dusk Bell', 'Idler'] } },
    ),
    restored: decided(
      '603.4',
      'Its condition is tested as it resolves, after the effect that its player put first.',
      [
        ['p1 attack', 'Gunner attacks the player'],
        { asked: 'p1 standby', offers: ['Gunner', 'Trumpeter'], only: true, choose: ['Trumpeter'] },
      ],
      { asked: 'p1 shields', p1: [['Gunner (tapped)', 'Trumpeter', 'Idler'], 2, 0], p2: [0, 0, 0] },
      { p1: { battleZone: ['Gunner', 'Trumpeter', 'Idler'] } },
    ),
  },
};

/** 603.4. Revolution 0. */
const revolution0Row: Row = {
  bearer: creature({
    ...nature,
    name: 'Rebel',
    cost: 2,
    power: 3000,
    abilities: [revolution0(wheneverAttacks(self, draw()))],
  }),
  home: 'p1',
  lies: { battleZone: ['Rebel'], shieldZone: [] },
  corners: {
    attacking: decided(
      '603.4',
      'Its player has no shields: it resolves.',
      [['p1 attack', 'Rebel attacks the player']],
      { asked: 'p1 shields', p1: [['Rebel (tapped)', 'Idler'], 1, 0, 0], p2: [['Raider'], 0, 0] },
    ),
    blocking: notOnABlock,
    otherTurn: decided(
      '506.3a',
      'Attacked in the turn of the opponent, it does not trigger.',
      [['p1 attack', 'Raider attacks Rebel']],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [[], 0, ['Rebel'], 0],
        factsNot: ['effectTriggered'],
      },
      { p2: { battleZone: [{ name: 'Rebel', tapped: true }] } },
    ),
    pending: notPending,
    replaced: never('603.4', 'the number of shields is no event that could be replaced'),
    misfired: decided(
      '603.4',
      'The opponent without shields does not count: it triggers and misfires, and the attack wins.',
      [['p1 attack', 'Rebel attacks the player']],
      {
        asked: 'p1 wins',
        p1: [['Rebel (tapped)', 'Idler'], 0, 0, 1],
        p2: [0, 0, 0, 0],
        facts: ['effectTriggered Rebel', 'effectMisfired Rebel @603.4'],
      },
      { p1: { battleZone: ['Rebel', 'Idler'], shieldZone: 1 }, p2: { shieldZone: 0 } },
    ),
    sourceGone: decided(
      '110.5a',
      'It has returned to the hand: there are still no shields, and its player draws.',
      [
        ['p1 attack', 'Rebel attacks the player'],
        ['p1 standby', 'Recaller'],
      ],
      { asked: 'p1 attack', p1: [['Recaller', 'Idler'], ['Rebel', 'Filler'], 0, 0], p2: [0, 0, 0] },
      { p1: { battleZone: ['Rebel', 'Recaller', 'Idler'] } },
    ),
    secondCopy: decided(
      '506.3a',
      'Of two only the attacking one triggers.',
      [['p1 attack', 'Rebel attacks the player #1']],
      { asked: 'p1 shields', p1: [['Rebel (tapped)', 'Rebel', 'Raider', 'Idler'], 1, 0, 0], p2: [0, 0, 0] },
    ),
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: it lapses.',
      [
        ['p1 attack', 'Rebel attacks the player'],
        ['p1 standby', 'Dusk Bell'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Rebel (tapped)', 'Dusk Bell', 'Idler'], 0, 0, 0],
        p2: [0, 1, 0],
        factsNot: ['p1 cardDrawn'],
      },
      { p1: { battleZone: ['Rebel', 'Dusk Bell', 'Idler'] } },
    ),
    restored: decided(
      '603.4',
      'A shield trigger of its own last shield resolves first, and then there are no shields: it resolves too.',
      [
        ['p1 attack', 'Rebel attacks the player'],
        { asked: 'p1 standby', offers: ['Rebel', 'Quarry'], only: true, choose: ['Quarry'] },
        ['p1 declareShields', 'Shield trigger: Cull'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Rebel (tapped)', 'Quarry', 'Idler'], 1, ['Cull'], 0],
        p2: [[], 0, ['Runt']],
      },
      {
        p1: { battleZone: ['Rebel', 'Quarry', 'Idler'], shieldZone: ['Cull'] },
        p2: { battleZone: ['Runt'] },
      },
    ),
  },
};

/** EX life. */
const exLifeRow: Row = {
  bearer: creature({ ...nature, name: 'Hydra', cost: 2, power: 3000, abilities: [exLife] }),
  home: 'p1',
  lies: { hand: ['Hydra'], manaZone: ['Nature Filler', 'Nature Filler'] },
  step: 'main',
  corners: {
    attacking: decided(
      '609.4',
      'It loses a battle: the shield that it made goes to the graveyard instead.',
      [
        ['p1 main', 'Summon Hydra'],
        ['p1 attack', 'Hydra attacks Colossus'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Drummer', 'Hydra (tapped)'], 0, 1],
        p2: [['Colossus (tapped)'], 0, 0],
        factsNot: ['cardDestroyed'],
        others: { p1: { deckCount: 19 } },
      },
      { p1: { battleZone: ['Drummer'] }, p2: { battleZone: [{ name: 'Colossus', tapped: true }] } },
    ),
    blocking: decided(
      '609.4',
      'It loses a battle as the blocking creature: its shield goes instead, and none is broken.',
      [
        ['p2 main', 'Summon Hydra'],
        ['p2 attack', 'pass'],
        ['p1 charge', 'pass'],
        ['p1 attack', 'Bull attacks the player'],
        ['p2 block', 'Block with Hydra'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Bull (tapped)', 'Idler'], 1, 0],
        p2: [['Sheriff', 'Hydra (tapped)'], 0, 1],
        factsNot: ['shieldBroken', 'cardDestroyed'],
      },
      { active: 'p2', p1: { battleZone: ['Bull', 'Idler'] }, p2: { battleZone: ['Sheriff'] } },
    ),
    otherTurn: decided(
      '609.4',
      "In the opponent's turn an effect would destroy it: its shield goes instead.",
      [
        ['p2 main', 'Summon Hydra'],
        ['p1 charge', 'pass'],
        ['p1 main', 'Cast Doom'],
      ],
      { asked: 'p1 attack', p1: [['Raider', 'Idler'], 1, ['Doom']], p2: [['Hydra'], 0, 1] },
      { active: 'p2', p1: { hand: ['Doom'], manaZone: { nature: 1 } } },
    ),
    pending: decided(
      '110.4f',
      'Put together with another creature it makes its shield as it comes, before that one does.',
      [['p1 main', 'Summon Usher'], { until: 'p1 attack', passing: 'orFirst' }],
      {
        asked: 'p1 attack',
        p1: [['Idler', 'Usher', 'Hydra', 'Runt'], 0, 0, 6],
        p2: [['Raider'], 0, 0],
      },
      { p1: { hand: ['Usher', 'Hydra', 'Runt'], manaZone: { nature: 1 } } },
    ),
    replaced: decided(
      '609.3',
      'Two replacements fit its destruction: its player picks one, and the other stays.',
      [
        ['p1 main', 'Summon Hydra'],
        ['p1 attack', 'Hydra attacks Colossus'],
        ['p1 replace', 'Replace: Lifeline'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Drummer', 'Lifeline'], ['Hydra'], 0, 6],
        p2: [['Colossus (tapped)'], 0, 0],
      },
      {
        p1: { battleZone: ['Drummer', 'Lifeline'] },
        p2: { battleZone: [{ name: 'Colossus', tapped: true }] },
      },
    ),
    misfired: decided(
      '609.4',
      'Its shield has left: it cannot go instead, and the creature is destroyed.',
      [
        ['p1 main', 'Summon Hydra'],
        ['p1 attack', 'Hydra attacks Colossus'],
        ['p1 choose', 'Card 6'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Drummer', 'Quarry'], 1, ['Hydra']],
        p2: [['Colossus (tapped)'], 0, 0],
        facts: ['cardDestroyed Hydra'],
      },
      { p1: { battleZone: ['Drummer', 'Quarry'] }, p2: { battleZone: [{ name: 'Colossus', tapped: true }] } },
    ),
    sourceGone: decided(
      '400.5',
      'Returned to the hand by an effect, its shield goes instead; the next time it leaves.',
      [
        ['p1 main', 'Summon Hydra'],
        ['p1 attack', 'Hydra attacks the player'],
        ['p1 shields', 'Shield 1'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Drummer', 'Hydra (tapped)'], 0, 1],
        p2: [['Net'], 1, 0, 4],
        factsNot: ['cardMoved Hydra > hand'],
      },
      { p1: { battleZone: ['Drummer'] }, p2: { battleZone: ['Net'] } },
    ),
    secondCopy: decided(
      '609.9',
      'Two are destroyed together: the shield of each goes for it.',
      [
        ['p1 main', 'Summon Hydra'],
        ['p1 main', 'Summon Hydra'],
        ['p1 main', 'Cast Flood'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Hydra', 'Hydra'], 0, ['Filler', 'Filler', 'Flood']],
        p2: [0, 1, 0],
        factsNot: ['cardDestroyed'],
      },
      { p1: { battleZone: 0, hand: ['Hydra', 'Hydra', 'Flood'], manaZone: { nature: 5 } } },
    ),
    turnSkipped: decided(
      '101.4d',
      'A trigger on its use skips the turn: its shield is there before.',
      [['p1 main', 'Summon Hydra']],
      { asked: 'p2 charge', p1: [['Curfew', 'Idler', 'Hydra'], 0, 0, 6], p2: [['Dusk Clerk'], 1, 0] },
      { p2: { battleZone: ['Dusk Clerk'] } },
    ),
    restored: decided(
      '609.4',
      'It is still known which shield goes for it.',
      [
        ['p1 main', 'Summon Hydra'],
        ['p1 attack', 'Hydra attacks Colossus'],
        ['p2 block', 'pass'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Drummer', 'Hydra (tapped)'], 0, ['Runt']],
        p2: [['Colossus (tapped)', 'Guard'], 0, 0],
      },
      {
        p1: { battleZone: ['Drummer'], deck: ['Runt', 'Filler', 'Filler', 'Filler'] },
        p2: { battleZone: [{ name: 'Colossus', tapped: true }, 'Guard'] },
      },
    ),
  },
};

/** Named abilities that are not declared. */
export const namedTriggers = {
  dSwitch: dSwitchRow,
  kizunaPlus: kizunaPlusRow,
  meteorburn: meteorburnRow,
  finalRevolution: finalRevolutionRow,
  spaceCharge: spaceChargeRow,
  manaArms: manaArmsRow,
  revolution0: revolution0Row,
  exLife: exLifeRow,
};
