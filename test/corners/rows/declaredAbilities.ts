import {
  atMost,
  attackChance,
  blocker,
  countOf,
  creature,
  draw,
  evolution,
  evolutionCreature,
  gateOfMoonlessNight,
  invasion,
  ninjaStrike,
  oniend,
  put,
  revolution0Trigger,
  revolutionChange,
  self,
  shieldsAre,
  spell,
  spellAbility,
  yourHand,
  zero,
} from 'taiki/words';
import { decided, type NotApplicable, never, type Row } from '../corner.ts';

const nature = { civilizations: ['nature'] } as const;
const TWO = ['Nature Filler', 'Nature Filler'];
const TOOLS = ['Tool', 'Tool', 'Tool'];

const notOnABlock: NotApplicable = never(
  '506.3',
  'it is declared when a creature attacks, and a block declares no attack',
);
const notPending: NotApplicable = never(
  '409.1',
  'a declared card lies where it was until its effect resolves, and is pending only then',
);

/** Invasion. */
const invasionRow: Row = {
  bearer: evolutionCreature({
    ...nature,
    name: 'Marauder',
    races: ['Beast'],
    cost: 9,
    power: 7000,
    abilities: [evolution({ races: ['Beast'] }), invasion({ races: ['Beast'] })],
  }),
  home: 'p1',
  lies: { hand: ['Marauder'] },
  corners: {
    attacking: decided(
      '801.2a',
      'It lies on the attacking creature and is the attacking creature, tapped.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Marauder'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Marauder (tapped, over Raider)', 'Idler'], 0, 0],
        p2: [0, 0, 0],
        factsNot: ['attackDeclared'],
      },
      { p1: { battleZone: ['Raider', 'Idler'] }, p2: { battleZone: 0 } },
    ),
    blocking: notOnABlock,
    otherTurn: decided(
      '506.3b',
      "An attack of the opponent's creature is not one of a creature of its player.",
      [['p1 attack', 'Raider attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [0, ['Marauder'], 0],
        factsNot: ['usageDeclared'],
      },
    ),
    pending: notPending,
    replaced: decided(
      '609.4',
      'It goes to the graveyard instead of the battle zone: the attack goes on with the creature below.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Marauder'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, ['Marauder']],
        p2: [['Border'], 0, 0],
        factsNot: ['cardPut'],
      },
      { p2: { battleZone: ['Border'] } },
    ),
    misfired: decided(
      '603.4',
      'Another evolution has taken the attack, and is not such a creature: it stays in the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Marauder'],
        ['p1 standby', 'Evolver'],
        ['p1 choose', 'Sphinx'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Evolver', 'Idler', 'Sphinx (tapped, over Raider)'], ['Marauder'], 0],
        p2: [0, 0, 0],
        facts: ['cardPut Sphinx', 'effectMisfired Marauder'],
      },
      { p1: { battleZone: ['Raider', 'Evolver', 'Idler'], hand: ['Marauder', 'Sphinx'] } },
    ),
    sourceGone: decided(
      '603.2f',
      'It was discarded after the declaration: it does not work from the graveyard.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Marauder'],
        ['p1 standby', 'Bungler'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Bungler', 'Idler'], 0, ['Marauder']],
        p2: [0, 0, 0],
        facts: ['effectMisfired Marauder'],
      },
      { p1: { battleZone: ['Raider', 'Bungler', 'Idler'] } },
    ),
    secondCopy: decided(
      '603.4',
      'Two are declared: the second finds the first attacking, which is such a creature too.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Marauder #1', 'Declare Marauder #2'],
        { until: 'p1 shields', passing: 'orFirst' },
      ],
      {
        asked: 'p1 shields',
        p1: [['Idler', 'Marauder (tapped, over Marauder, Raider)'], 0, 0],
        p2: [0, 0, 0],
      },
    ),
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: it lapses, and the card stays in the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Marauder'],
        ['p1 standby', 'Dusk Bell'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider (tapped)', 'Dusk Bell', 'Idler'], ['Marauder'], 0],
        p2: [0, 1, 0],
        factsNot: ['cardPut', 'effectMisfired'],
      },
      { p1: { battleZone: ['Raider', 'Dusk Bell', 'Idler'] } },
    ),
    restored: decided(
      '603.4',
      'It is still known on which creature it was declared: that one has left, so it misfires.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Marauder'],
        ['p1 standby', 'Recaller'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Recaller', 'Idler', 'Runt'], ['Marauder', 'Raider'], 0],
        p2: [0, 0, 0],
        facts: ['effectMisfired Marauder'],
      },
      { p1: { battleZone: ['Raider', 'Recaller', 'Idler', 'Runt'] } },
    ),
  },
};

/** 701.26. Revolution change. */
const revolutionChangeRow: Row = {
  bearer: creature({
    ...nature,
    name: 'Envoy',
    cost: 9,
    power: 5000,
    abilities: [revolutionChange({ races: ['Beast'] })],
  }),
  home: 'p1',
  lies: { hand: ['Envoy'] },
  corners: {
    attacking: decided(
      '701.26a',
      'It changes places with the attacking creature and takes over its state: tapped and attacking.',
      [
        ['p1 attack', 'Raider attacks Bull'],
        ['p1 declareUsage', 'Declare Envoy'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], ['Raider'], ['Envoy']],
        p2: [[], 0, ['Bull']],
        facts: ['cardPut Envoy', 'battleBegan Envoy'],
        factsNot: ['attackDeclared'],
      },
      { p1: { battleZone: ['Raider', 'Idler'] }, p2: { battleZone: [{ name: 'Bull', tapped: true }] } },
    ),
    blocking: notOnABlock,
    otherTurn: decided(
      '506.3b',
      "An attack of the opponent's creature is not one of a creature of its player.",
      [['p1 attack', 'Raider attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [0, ['Envoy'], 0],
        factsNot: ['usageDeclared'],
      },
    ),
    pending: notPending,
    replaced: decided(
      '701.26b',
      'The attacking creature stays instead of leaving: neither of the two moves.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Envoy'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Tether', 'Idler'], ['Envoy'], 0],
        p2: [0, 0, 0],
        factsNot: ['cardPut', 'cardMoved'],
      },
      { p1: { battleZone: ['Raider', 'Tether', 'Idler'] } },
    ),
    misfired: decided(
      '603.4',
      'The attacking creature has left: it stays in the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Envoy'],
        ['p1 standby', 'Recaller'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Recaller', 'Idler'], ['Envoy', 'Raider'], 0],
        p2: [0, 0, 0],
        factsNot: ['cardPut'],
      },
      { p1: { battleZone: ['Raider', 'Recaller', 'Idler'] } },
    ),
    sourceGone: decided(
      '603.2f',
      'It was discarded after the declaration: it does not work from the graveyard.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Envoy'],
        ['p1 standby', 'Bungler'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Bungler', 'Idler'], 0, ['Envoy']],
        p2: [0, 0, 0],
        factsNot: ['cardPut'],
      },
      { p1: { battleZone: ['Raider', 'Bungler', 'Idler'] } },
    ),
    secondCopy: decided(
      '603.4',
      'Two are declared: after the first change the creature of the second is in the hand, and it misfires.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Envoy #1', 'Declare Envoy #2'],
        { until: 'p1 shields', passing: 'orFirst' },
      ],
      { asked: 'p1 shields', p1: [['Idler', 'Envoy (tapped)'], ['Envoy', 'Raider'], 0], p2: [0, 0, 0] },
    ),
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: it lapses, and nothing changes places.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Envoy'],
        ['p1 standby', 'Dusk Bell'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider (tapped)', 'Dusk Bell', 'Idler'], ['Envoy'], 0],
        p2: [0, 1, 0],
        factsNot: ['cardPut', 'effectMisfired'],
      },
      { p1: { battleZone: ['Raider', 'Dusk Bell', 'Idler'] } },
    ),
    restored: decided(
      '603.2f',
      'It is still known what was declared, and with which creature it changes places.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Envoy'],
        { asked: 'p1 standby', offers: ['Envoy', 'Trumpeter'], only: true, choose: ['Trumpeter'] },
      ],
      {
        asked: 'p1 shields',
        p1: [['Trumpeter', 'Idler', 'Envoy (tapped)'], ['Filler', 'Raider'], 0],
        p2: [0, 0, 0],
      },
      { p1: { battleZone: ['Raider', 'Trumpeter', 'Idler'] } },
    ),
  },
};

/** Attack chance. */
const attackChanceRow: Row = {
  bearer: spell({
    ...nature,
    name: 'Sortie',
    cost: 9,
    abilities: [attackChance({ races: ['Beast'] }), spellAbility(draw(countOf(yourHand())))],
  }),
  home: 'p1',
  lies: { hand: ['Sortie', 'Ember'] },
  corners: {
    attacking: decided(
      '603.2e',
      'Declared when such a creature attacks it is cast without paying, and the attack goes on.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Sortie'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], ['Ember', 'Filler'], ['Sortie']],
        p2: [0, 0, 0],
      },
      { p1: { battleZone: ['Raider', 'Idler'] }, p2: { battleZone: 0 } },
    ),
    blocking: notOnABlock,
    otherTurn: decided(
      '506.3b',
      "An attack of the opponent's creature is not one of a creature of its player.",
      [['p1 attack', 'Raider attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [0, ['Sortie', 'Ember'], 0],
        factsNot: ['usageDeclared'],
      },
    ),
    pending: decided(
      '409.1c',
      'While it is cast it is pending: of two cards in hand it counts the other one.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Sortie'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 2, ['Sortie']],
        p2: [0, 0, 0],
        others: { p1: { deckCount: 19 } },
      },
      {
        step: 'attack',
        p1: { battleZone: ['Raider', 'Idler'], hand: ['Sortie', 'Filler'], manaZone: 0 },
        p2: { battleZone: 0 },
      },
    ),
    replaced: decided(
      '609.4',
      'Its way to the graveyard is replaced like that of any card of the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Sortie'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Recycler', 'Idler'], ['Ember', 'Filler'], 0],
        p2: [0, 0, 0],
        facts: ['cardUsed Sortie', 'eventReplaced Sortie'],
        others: { p1: { deckCount: 20 } },
      },
      { p1: { battleZone: ['Raider', 'Recycler', 'Idler'] } },
    ),
    misfired: decided(
      '101.2',
      'Casting has been forbidden after the declaration: it misfires and stays in the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Sortie'],
        ['p1 standby', 'Gag'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Gag', 'Idler'], ['Sortie', 'Ember'], 0],
        p2: [0, 0, 0],
        facts: ['effectMisfired Sortie'],
        factsNot: ['cardUsed'],
      },
      { p1: { battleZone: ['Raider', 'Gag', 'Idler'] } },
    ),
    sourceGone: decided(
      '603.2f',
      'It was discarded after the declaration: it is not cast from the graveyard.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Sortie'],
        ['p1 standby', 'Bungler'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Bungler', 'Idler'], 0, ['Sortie', 'Ember']],
        p2: [0, 0, 0],
        factsNot: ['cardUsed'],
      },
      { p1: { battleZone: ['Raider', 'Bungler', 'Idler'] } },
    ),
    secondCopy: decided(
      '603.2f',
      'Two are declared and cast one after the other; the first counts the second, which is in the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Sortie #1', 'Declare Sortie #2'],
        { until: 'p1 shields', passing: 'orFirst' },
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 6, ['Sortie', 'Sortie']],
        p2: [0, 0, 0],
        others: { p1: { deckCount: 15 } },
      },
      { p1: { hand: ['Sortie', 'Sortie', 'Filler'] } },
    ),
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: it lapses, and the card stays in the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Sortie'],
        ['p1 standby', 'Dusk Bell'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider (tapped)', 'Dusk Bell', 'Idler'], ['Sortie', 'Ember'], 0],
        p2: [0, 1, 0],
        factsNot: ['cardUsed'],
      },
      { p1: { battleZone: ['Raider', 'Dusk Bell', 'Idler'] } },
    ),
    restored: decided(
      '603.2f',
      'Ordered after a draw, it counts what was drawn.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p1 declareUsage', 'Declare Sortie'],
        ['p1 standby', 'Trumpeter'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Trumpeter', 'Idler'], 4, ['Sortie']],
        p2: [0, 0, 0],
      },
      { p1: { battleZone: ['Raider', 'Trumpeter', 'Idler'], hand: ['Sortie', 'Filler'] } },
    ),
  },
};

/** 112.3c. Ninja strike. */
const ninjaStrikeRow: Row = {
  bearer: creature({ ...nature, name: 'Shade', cost: 9, power: 3000, abilities: [ninjaStrike(2)] }),
  home: 'p2',
  lies: { hand: ['Shade'], manaZone: TWO },
  corners: {
    attacking: decided(
      '112.3c',
      'The attacking player cannot declare it for an own attack.',
      [['p1 attack', 'Idler attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Idler (tapped)'], ['Shade'], 0],
        p2: [['Raider'], 0, 0],
        factsNot: ['usageDeclared'],
      },
    ),
    blocking: decided(
      '507.3d',
      "The attacking player declares it when an opponent's creature blocks, before the battle.",
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Guard'],
        { asked: 'p1 declareUsage', state: 'turn.attack.block.apDeclare', choose: ['Declare Shade'] },
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler', 'Shade'], 0, ['Raider']],
        p2: [['Guard (tapped)'], 0, 0],
        facts: ['cardPut Shade', 'battleBegan Raider'],
      },
      {
        p1: { battleZone: ['Raider', 'Idler'], hand: ['Shade'], manaZone: { nature: 2 } },
        p2: { battleZone: ['Guard'], hand: 0, manaZone: 0 },
      },
    ),
    otherTurn: decided(
      '603.6',
      "In the opponent's turn it is summoned without paying, and at the end of that turn goes below the deck.",
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Shade'],
        { asked: 'p1 shields', facts: ['cardPut Shade'], choose: ['Shield 1'] },
        ['p1 attack', 'pass'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [0, 2, 0, 4],
        facts: ['cardMoved Shade > deck', 'p2 turnBegan'],
        others: { p2: { deckCount: 20 } },
      },
      { p1: { hand: 0, manaZone: 0 }, p2: { hand: ['Shade'], manaZone: { nature: 2 } } },
    ),
    pending: notPending,
    replaced: decided(
      '609.4',
      'At the end of the turn it stays instead of leaving: it stays for good.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Shade'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'pass'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Tether', 'Shade'], 2, 0, 4],
        facts: ['eventReplaced Shade'],
      },
      { p2: { battleZone: ['Tether'] } },
    ),
    misfired: decided(
      '101.2',
      'Summoning has been forbidden after the declaration: it misfires and stays in the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Shade'],
        ['p2 standby', 'Vow'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Vow'], ['Shade'], 0],
        facts: ['effectMisfired Shade'],
      },
      { p2: { battleZone: ['Vow'] } },
    ),
    sourceGone: decided(
      '603.2f',
      'It was discarded after the declaration: it is not summoned from the graveyard.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Shade'],
        ['p2 standby', 'Fumbler'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Fumbler'], 0, ['Shade']],
        factsNot: ['cardPut'],
      },
      { p2: { battleZone: ['Fumbler'] } },
    ),
    secondCopy: decided(
      '112.3c',
      'Once in an attack: of two that are declared the second misfires; in the next attack it may be declared.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Shade #1', 'Declare Shade #2'],
        { until: 'p1 shields', passing: 'orFirst' },
        { asked: 'p1 shields', facts: ['cardPut Shade', 'effectMisfired Shade'], choose: ['Shield 1'] },
        ['p1 attack', 'Idler attacks the player'],
        ['p2 declareUsage', 'Declare Shade'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler (tapped)'], 0, 0],
        p2: [['Shade', 'Shade'], 1, 0, 4],
      },
    ),
    turnSkipped: [
      decided(
        '101.4d',
        'Another effect skips the turn first: it lapses, and the card stays in the hand.',
        [
          ['p1 attack', 'Idler attacks the player'],
          ['p2 declareUsage', 'Declare Shade'],
          ['p2 standby', 'Dusk Sentry'],
        ],
        {
          asked: 'p2 charge',
          p1: [['Curfew', 'Idler (tapped)'], 0, 0],
          p2: [['Dusk Sentry'], ['Shade', 'Filler'], 0],
          factsNot: ['cardPut'],
        },
        { p2: { battleZone: ['Dusk Sentry'] } },
      ),
      decided(
        '603.6',
        'The turn in which it was put is skipped: that turn has no end at which it leaves, and later turns are not meant.',
        [
          ['p1 attack', 'Idler attacks the player'],
          ['p2 declareUsage', 'Declare Shade'],
          ['p1 shields', 'Shield 1'],
          ['p1 attack', 'Curfew attacks the player'],
          { asked: 'p2 charge', facts: ['restOfTurnSkipped'], factsNot: ['cardMoved Shade'], choose: 'pass' },
          ['p2 attack', 'pass'],
        ],
        {
          asked: 'p1 charge',
          p1: [['Curfew', 'Idler'], 1, 0],
          p2: [['Shade'], 2, 0, 4],
          factsNot: ['cardMoved Shade'],
        },
      ),
    ],
    restored: decided(
      '603.6',
      'The delayed trigger is still there, and knows its creature.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Shade'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'pass'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Runt'], 2, 0, 4],
        facts: ['cardMoved Shade > deck'],
      },
      { p2: { battleZone: ['Runt'] } },
    ),
  },
};

/** Revolution 0 trigger. */
const revolution0TriggerRow: Row = {
  bearer: creature({
    ...nature,
    name: 'Redoubt',
    cost: 9,
    power: 4000,
    abilities: [revolution0Trigger(put(self)), blocker],
  }),
  home: 'p2',
  lies: { hand: ['Redoubt'], shieldZone: [] },
  corners: {
    attacking: decided(
      '506.3b',
      'For an attack of its own player it is not declared.',
      [['p1 attack', 'Idler attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Idler (tapped)'], ['Redoubt'], 0, 0],
        p2: [['Raider'], 0, 0],
        factsNot: ['usageDeclared'],
      },
    ),
    blocking: decided(
      '506.3d',
      'Put before blockers are named, it can block the attack that it was declared for.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Redoubt'],
        ['p2 block', 'Block with Redoubt'],
      ],
      { asked: 'p1 attack', p1: [['Idler'], 0, ['Raider']], p2: [['Redoubt (tapped)'], 0, 0, 0] },
    ),
    otherTurn: decided(
      '506.3d',
      'An attack on a creature is not one on its player.',
      [['p1 attack', 'Idler attacks Raider']],
      {
        asked: 'p2 charge',
        p1: [0, 0, ['Idler']],
        p2: [[], ['Redoubt', 'Filler'], ['Raider'], 0],
        factsNot: ['usageDeclared'],
      },
      {
        p1: { battleZone: ['Idler'], hand: 0, shieldZone: 5 },
        p2: { battleZone: [{ name: 'Raider', tapped: true }], hand: ['Redoubt'], shieldZone: 0 },
      },
    ),
    pending: notPending,
    replaced: decided(
      '609.4',
      'It goes to the graveyard instead of the battle zone, and the attack wins.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Redoubt'],
      ],
      { asked: 'p1 wins', p1: [['Raider (tapped)', 'Border', 'Idler'], 0, 0], p2: [0, 0, ['Redoubt'], 0] },
      { p1: { battleZone: ['Raider', 'Border', 'Idler'] }, p2: { battleZone: 0 } },
    ),
    misfired: decided(
      '603.4',
      'Its player has a shield again when it resolves: it stays in the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Redoubt'],
        ['p2 standby', 'Mender'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Mender'], ['Redoubt', 'Filler'], 0, 0],
        facts: ['effectMisfired Redoubt', 'shieldBroken'],
      },
      { p2: { battleZone: ['Mender'] } },
    ),
    sourceGone: decided(
      '603.2f',
      'It was discarded after the declaration: it is not put, and the attack wins.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Redoubt'],
        ['p2 standby', 'Fumbler'],
      ],
      { asked: 'p1 wins', p1: [['Raider (tapped)', 'Idler'], 0, 0], p2: [['Fumbler'], 0, ['Redoubt'], 0] },
      { p2: { battleZone: ['Fumbler'] } },
    ),
    secondCopy: decided(
      '603.2f',
      'Two are declared together, and both are put.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Redoubt #1', 'Declare Redoubt #2'],
        { until: 'p2 block', passing: 'orFirst' },
      ],
      { asked: 'p2 block', p1: [['Raider (tapped)', 'Idler'], 0, 0], p2: [['Redoubt', 'Redoubt'], 0, 0, 0] },
    ),
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: it lapses, the card stays in the hand, and nobody has won.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p2 declareUsage', 'Declare Redoubt'],
        ['p2 standby', 'Dusk Sentry'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Curfew', 'Idler (tapped)'], 0, 0],
        p2: [['Dusk Sentry'], ['Redoubt', 'Filler'], 0, 0],
      },
      { p2: { battleZone: ['Dusk Sentry'] } },
    ),
    restored: decided(
      '603.2f',
      'What was declared is still on standby beside what triggered.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Redoubt'],
        { asked: 'p2 standby', offers: ['Redoubt', 'Alert'], only: true, choose: ['Alert'] },
      ],
      { asked: 'p2 block', p1: [['Raider (tapped)', 'Idler'], 0, 0], p2: [['Alert', 'Redoubt'], 1, 0, 0] },
      { p2: { battleZone: ['Alert'] } },
    ),
  },
};

/** Oniend: some player has no shields. */
const oniendRow: Row = {
  bearer: spell({
    ...nature,
    name: 'Mask',
    cost: 9,
    abilities: [oniend(), spellAbility(draw(countOf(yourHand())))],
  }),
  home: 'p2',
  lies: { hand: ['Mask', 'Filler'] },
  corners: {
    attacking: decided(
      '506.3b',
      'For an attack of its own player it is not declared.',
      [['p1 attack', 'Idler attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Idler (tapped)'], ['Mask', 'Filler'], 0, 0],
        p2: [['Raider'], 0, 0],
        factsNot: ['usageDeclared'],
      },
      { p1: { shieldZone: 0 } },
    ),
    blocking: notOnABlock,
    otherTurn: decided(
      '506.3d',
      'It does not matter whose shields are gone: those of the attacking player are.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Mask'],
      ],
      { asked: 'p1 shields', p1: [['Raider (tapped)', 'Idler'], 0, 0, 0], p2: [0, 2, ['Mask']] },
      { p1: { hand: 0, shieldZone: 0 }, p2: { hand: ['Mask', 'Filler'] } },
    ),
    pending: decided(
      '409.1c',
      'While it is cast it is pending, and counts the other card in hand only.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p2 declareUsage', 'Declare Mask'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Idler (tapped)'], 0, 0, 0],
        p2: [['Raider'], 2, ['Mask']],
        others: { p2: { deckCount: 19 } },
      },
      { step: 'attack', p1: { hand: 0, manaZone: 0, shieldZone: 0 } },
    ),
    replaced: decided(
      '609.4',
      'Its way to the graveyard is replaced like that of any card of the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Mask'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0, 0],
        p2: [['Recycler'], 2, 0],
        facts: ['eventReplaced Mask'],
        others: { p2: { deckCount: 20 } },
      },
      { p1: { shieldZone: 0 }, p2: { battleZone: ['Recycler'] } },
    ),
    misfired: decided(
      '603.4',
      'Both players have shields when it resolves: it could be declared, and stays in the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Mask'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [0, ['Mask', 'Filler'], 0],
        facts: ['effectMisfired Mask @603.4'],
      },
    ),
    sourceGone: decided(
      '603.2f',
      'It was discarded after the declaration: it is not cast from the graveyard.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Mask'],
        ['p2 standby', 'Fumbler'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0, 0],
        p2: [['Fumbler'], 0, ['Mask', 'Filler']],
        factsNot: ['cardUsed'],
      },
      { p1: { shieldZone: 0 }, p2: { battleZone: ['Fumbler'] } },
    ),
    secondCopy: decided(
      '603.2f',
      'Two are declared and cast one after the other; the first counts the second, which is in the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Mask #1', 'Declare Mask #2'],
        { until: 'p1 shields', passing: 'orFirst' },
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0, 0],
        p2: [0, 6, ['Mask', 'Mask']],
      },
      { p1: { shieldZone: 0 } },
    ),
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: it lapses, and the card stays in the hand.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p2 declareUsage', 'Declare Mask'],
        ['p2 standby', 'Dusk Sentry'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Curfew', 'Idler (tapped)'], 0, 0, 0],
        p2: [['Dusk Sentry'], ['Mask', 'Filler', 'Filler'], 0],
        factsNot: ['cardUsed'],
      },
      { p1: { shieldZone: 0 }, p2: { battleZone: ['Dusk Sentry'] } },
    ),
    restored: decided(
      '603.4',
      'Ordered after an effect that gives the last player without shields one, it misfires.',
      [
        ['p1 attack', 'Raider attacks Bull'],
        ['p2 declareUsage', 'Declare Mask'],
        ['p2 standby', 'Mender'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Raider']],
        p2: [['Mender', 'Bull (tapped)'], ['Mask', 'Filler'], 0, 1],
        facts: ['effectMisfired Mask'],
      },
      { p2: { battleZone: ['Mender', { name: 'Bull', tapped: true }], shieldZone: 0 } },
    ),
  },
};

/** ZERO: at the end of the opponent's turn. */
const zeroRow: Row = {
  bearer: spell({
    ...nature,
    name: 'Nil',
    cost: 9,
    abilities: [zero(shieldsAre('you', atMost(0))), spellAbility(draw(countOf(yourHand())))],
  }),
  home: 'p2',
  lies: { hand: ['Nil', 'Filler'], shieldZone: [] },
  corners: {
    attacking: decided(
      '603.2e',
      'In an attack it cannot be declared, whatever its condition.',
      [['p1 attack', 'Idler attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Idler (tapped)'], ['Nil', 'Filler'], 0, 0],
        p2: [['Raider'], 0, 0],
        factsNot: ['usageDeclared'],
      },
    ),
    blocking: never('511.1b', 'it is declared at the end of the turn, when no creature blocks'),
    otherTurn: decided(
      '511.1b',
      'At the end of the turn of its own player it is not declared.',
      [['p1 attack', 'pass']],
      {
        asked: 'p2 charge',
        p1: [['Raider', 'Idler'], ['Nil', 'Filler'], 0, 0],
        p2: [0, 1, 0],
        factsNot: ['usageDeclared'],
      },
    ),
    pending: decided(
      '409.1c',
      'While it is cast it is pending, and counts the other card in hand only.',
      [
        ['p1 attack', 'pass'],
        { asked: 'p2 declareUsage', state: 'turn.end.napDeclare', choose: ['Declare Nil'] },
      ],
      { asked: 'p2 charge', p1: [['Idler'], 0, 0], p2: [['Raider'], 3, ['Nil'], 0] },
      { step: 'attack', p1: { hand: 0, manaZone: 0 } },
    ),
    replaced: decided(
      '609.4',
      'It goes to the top of the deck instead of the graveyard, and is drawn at the start of the next turn.',
      [
        ['p1 attack', 'pass'],
        ['p2 declareUsage', 'Declare Nil'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider', 'Idler'], 0, 0],
        p2: [['Recycler'], ['Filler', 'Filler', 'Nil'], 0, 0],
        facts: ['eventReplaced Nil'],
      },
      { p2: { battleZone: ['Recycler'] } },
    ),
    misfired: decided(
      '603.2',
      'Its condition stands in the trigger clause and is tested as it is declared: a shield since then changes nothing.',
      [
        ['p1 attack', 'pass'],
        ['p2 declareUsage', 'Declare Nil'],
        ['p2 standby', 'Night Mender'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider', 'Idler'], 0, 0],
        p2: [['Night Mender'], 3, ['Nil'], 1],
        factsNot: ['effectMisfired'],
      },
      { p2: { battleZone: ['Night Mender'] } },
    ),
    sourceGone: decided(
      '603.2f',
      'It was discarded after the declaration: it is not cast from the graveyard.',
      [
        ['p1 attack', 'pass'],
        ['p2 declareUsage', 'Declare Nil'],
        ['p2 standby', 'Night Fumbler'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider', 'Idler'], 0, 0],
        p2: [['Night Fumbler'], 1, ['Nil', 'Filler'], 0],
        factsNot: ['cardUsed'],
      },
      { p2: { battleZone: ['Night Fumbler'] } },
    ),
    secondCopy: decided(
      '603.2f',
      'Two are declared and cast one after the other; the first counts the second, which is in the hand.',
      [
        ['p1 attack', 'pass'],
        ['p2 declareUsage', 'Declare Nil #1', 'Declare Nil #2'],
        { until: 'p2 charge', passing: 'orFirst' },
      ],
      { asked: 'p2 charge', p1: [['Raider', 'Idler'], 0, 0], p2: [0, 7, ['Nil', 'Nil'], 0] },
    ),
    turnSkipped: decided(
      '101.4d',
      'A skipped turn has no end step in which it could be declared.',
      [['p1 attack', 'Curfew attacks the player']],
      {
        asked: 'p2 charge',
        p1: [['Curfew (tapped)', 'Idler'], 0, 0],
        p2: [0, ['Nil', 'Filler', 'Filler'], 0, 0],
        factsNot: ['usageDeclared', 'turnEnding'],
      },
    ),
    restored: decided(
      '603.2f',
      'Ordered after a draw, it counts what was drawn.',
      [
        ['p1 attack', 'pass'],
        ['p2 declareUsage', 'Declare Nil'],
        { asked: 'p2 standby', offers: ['Nil', 'Owl'], only: true, choose: ['Owl'] },
      ],
      { asked: 'p2 charge', p1: [['Raider', 'Idler'], 0, 0], p2: [['Owl'], 5, ['Nil'], 0] },
      { p2: { battleZone: ['Owl'] } },
    ),
  },
};

/** Gate of moonless night. */
const gateRow: Row = {
  bearer: creature({ ...nature, name: 'Moloch', cost: 9, power: 9000, abilities: [gateOfMoonlessNight] }),
  home: 'p1',
  lies: { hand: ['Moloch', 'Tool'], manaZone: ['Nature Filler'] },
  step: 'main',
  corners: {
    attacking: decided(
      '603.2e',
      'An attack trigger puts a magic tool: it is declared inside the attack, and summoned onto four tools.',
      [
        ['p1 attack', 'Porter attacks the player'],
        ['p1 declareUsage', 'Declare Moloch'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Porter (tapped)', 'Moloch (over Tool, Tool, Tool, Tool)'], 0, 0],
        p2: [['Raider'], 0, 0],
      },
      { step: 'attack', p1: { battleZone: ['Porter', ...TOOLS] } },
    ),
    blocking: never('603.5a', 'it is declared when a magic tool is put, and a block puts nothing'),
    otherTurn: decided(
      '506.3e',
      "In the opponent's turn a magic tool that is put lets it be declared as well.",
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Moloch'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Doorman', 'Moloch (over Tool, Tool, Tool, Tool)'], 0, 0],
      },
      { step: 'attack', p2: { battleZone: ['Doorman', ...TOOLS] } },
    ),
    pending: notPending,
    replaced: decided(
      '603.2d',
      'The magic tool goes to the graveyard instead of being put: there is nothing to declare.',
      [['p1 main', 'Summon Tool']],
      {
        asked: 'p1 attack',
        p1: [[...TOOLS, 'Idler'], ['Moloch'], ['Tool']],
        p2: [['Border'], 0, 0],
        factsNot: ['usageDeclared'],
      },
      { p1: { battleZone: [...TOOLS, 'Idler'] }, p2: { battleZone: ['Border'] } },
    ),
    misfired: decided(
      '603.4',
      'With three tools it can be declared; on resolution it misfires and stays in the hand.',
      [
        ['p1 main', 'Summon Tool'],
        ['p1 declareUsage', 'Declare Moloch'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Tool', 'Tool', 'Idler', 'Tool'], ['Moloch'], 0],
        p2: [0, 0, 0],
        facts: ['effectMisfired Moloch @603.4'],
      },
      { p1: { battleZone: ['Tool', 'Tool', 'Idler'] } },
    ),
    sourceGone: decided(
      '603.2f',
      'It was discarded after the declaration: it works from the graveyard too, and is summoned.',
      [
        ['p1 main', 'Summon Broken Tool'],
        ['p1 declareUsage', 'Declare Moloch'],
        ['p1 standby', 'Broken Tool'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler', 'Moloch (over Tool, Tool, Tool, Broken Tool)'], 0, 0],
        p2: [0, 0, 0],
        facts: ['cardDiscarded Moloch', 'cardPut Moloch'],
      },
      { p1: { battleZone: [...TOOLS, 'Idler'], hand: ['Moloch', 'Broken Tool'] } },
    ),
    secondCopy: decided(
      '603.4',
      'Two are declared with four tools: the first takes them all, and the second misfires.',
      [
        ['p1 main', 'Summon Tool'],
        ['p1 declareUsage', 'Declare Moloch #1', 'Declare Moloch #2'],
        { until: 'p1 attack', passing: 'orFirst' },
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler', 'Moloch (over Tool, Tool, Tool, Tool)'], ['Moloch'], 0],
        p2: [0, 0, 0],
      },
      { p1: { battleZone: [...TOOLS, 'Idler'] } },
    ),
    turnSkipped: decided(
      '101.4d',
      'The trigger of the magic tool skips the turn first: it lapses, and the card stays in the hand.',
      [
        ['p1 main', 'Summon Dusk Tool'],
        ['p1 declareUsage', 'Declare Moloch'],
        ['p1 standby', 'Dusk Tool'],
      ],
      {
        asked: 'p2 charge',
        p1: [[...TOOLS, 'Dusk Tool'], ['Moloch'], 0],
        p2: [0, 1, 0],
        factsNot: ['cardPut Moloch'],
      },
      { p1: { battleZone: TOOLS, hand: ['Moloch', 'Dusk Tool'] } },
    ),
    restored: decided(
      '603.2f',
      'What was declared is still on standby beside the trigger of the tool.',
      [
        ['p1 main', 'Summon Bright Tool'],
        ['p1 declareUsage', 'Declare Moloch'],
        { asked: 'p1 standby', offers: ['Moloch', 'Bright Tool'], only: true, choose: ['Bright Tool'] },
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler', 'Moloch (over Tool, Tool, Tool, Bright Tool)'], 1, 0],
        p2: [0, 0, 0],
      },
      { p1: { battleZone: [...TOOLS, 'Idler'], hand: ['Moloch', 'Bright Tool'] } },
    ),
  },
};

/** Abilities that must be declared. */
export const declaredAbilities = {
  invasion: invasionRow,
  revolutionChange: revolutionChangeRow,
  attackChance: attackChanceRow,
  ninjaStrike: ninjaStrikeRow,
  revolution0Trigger: revolution0TriggerRow,
  oniend: oniendRow,
  zero: zeroRow,
  gateOfMoonlessNight: gateRow,
};
