import { creature, ninjaChange } from 'taiki/words';
import { decided, never, type Row } from '../corner.ts';

/** Ninja change. */
const ninjaChangeRow: Row = {
  bearer: creature({
    civilizations: ['nature'],
    name: 'Veil',
    races: ['Shinobi'],
    cost: 9,
    power: 5000,
    abilities: [ninjaChange(3)],
  }),
  home: 'p2',
  lies: { hand: ['Veil'], battleZone: ['Gadget'] },
  corners: {
    attacking: decided(
      '603.4',
      'The attacking player cannot declare it for an own attack.',
      [['p1 attack', 'Gadget attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Gadget (tapped)', 'Idler'], ['Veil'], 0],
        p2: [['Raider'], 0, 0],
        factsNot: ['usageDeclared'],
      },
    ),
    blocking: decided(
      '701.26a',
      "When an opponent's creature blocks, it changes places with the attacking creature, and battles in its place.",
      [
        ['p1 attack', 'Gadget attacks the player'],
        ['p2 block', 'Block with Guard'],
        { asked: 'p1 declareUsage', state: 'turn.attack.block.apDeclare', choose: ['Declare Veil'] },
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler', 'Veil (tapped)'], ['Gadget'], 0],
        p2: [[], 0, ['Guard']],
        facts: ['cardPut Veil', 'battleBegan Veil'],
        factsNot: ['attackDeclared'],
      },
      {
        p1: { battleZone: ['Gadget', 'Idler'], hand: ['Veil'] },
        p2: { battleZone: ['Guard'], hand: 0 },
      },
    ),
    otherTurn: decided(
      '701.26a',
      'It comes tapped where the one that it changes places with was tapped, which goes to the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Veil'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Veil (tapped)'], ['Gadget'], 0],
        facts: ['cardMoved Gadget', 'cardPut Veil'],
        factsNot: ['cardTapped'],
      },
      {
        p1: { battleZone: ['Raider', 'Idler'], hand: 0 },
        p2: { battleZone: [{ name: 'Gadget', tapped: true }], hand: ['Veil'] },
      },
    ),
    pending: never(
      '409.1',
      'a declared card lies where it was until its effect resolves, and is pending only then',
    ),
    replaced: decided(
      '701.26b',
      'The Mecha stays instead of leaving: neither of the two moves.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Veil'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Gadget', 'Tether'], ['Veil'], 0],
        factsNot: ['cardPut', 'cardMoved'],
      },
      { p2: { battleZone: ['Gadget', 'Tether'] } },
    ),
    misfired: decided(
      '605.2b',
      'No Mecha or Shinobi costs as much any more as it resolves: it stays in the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Veil'],
        ['p2 standby', 'Cutter'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Cutter'], ['Veil'], ['Gadget']],
        facts: ['effectMisfired Veil'],
        factsNot: ['cardPut'],
      },
      { p2: { battleZone: ['Gadget', 'Cutter'] } },
    ),
    sourceGone: decided(
      '603.2f',
      'It was discarded after the declaration: it does not work from the graveyard.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Veil'],
        ['p2 standby', 'Fumbler'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Gadget', 'Fumbler'], 0, ['Veil']],
        factsNot: ['cardPut'],
      },
      { p2: { battleZone: ['Gadget', 'Fumbler'] } },
    ),
    secondCopy: [
      decided(
        '603.4',
        'Once in an attack: of two that are declared the second misfires; in the next attack it may be declared.',
        [
          ['p1 attack', 'Raider attacks the player'],
          ['p2 declareUsage', 'Declare Veil #1', 'Declare Veil #2'],
          { until: 'p1 shields', passing: 'orFirst' },
          { asked: 'p1 shields', facts: ['cardPut Veil', 'effectMisfired Veil'], choose: ['Shield 1'] },
          ['p1 attack', 'Idler attacks the player'],
          ['p2 declareUsage', 'Declare Veil'],
        ],
        {
          asked: 'p1 shields',
          p1: [['Raider (tapped)', 'Idler (tapped)'], 0, 0],
          p2: [['Veil'], ['Gadget', 'Filler', 'Veil'], 0, 4],
          facts: ['cardPut Veil'],
        },
      ),
    ],
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: it lapses, and nothing changes places.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p2 declareUsage', 'Declare Veil'],
        ['p2 standby', 'Dusk Sentry'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Curfew', 'Idler (tapped)'], 0, 0],
        p2: [['Gadget', 'Dusk Sentry'], ['Veil', 'Filler'], 0],
        factsNot: ['cardPut', 'effectMisfired'],
      },
      { p2: { battleZone: ['Gadget', 'Dusk Sentry'] } },
    ),
    restored: decided(
      '603.2f',
      'What was declared is still on standby beside a trigger.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Veil'],
        { asked: 'p2 standby', offers: ['Veil', 'Mender'], only: true, choose: ['Mender'] },
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Mender', 'Veil'], ['Gadget'], 0, 6],
      },
      { p2: { battleZone: ['Gadget', 'Mender'] } },
    ),
  },
};

export const ninjaChanges = { ninjaChange: ninjaChangeRow };
