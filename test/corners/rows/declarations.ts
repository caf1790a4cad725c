import {
  choose,
  creature,
  destroy,
  draw,
  finalDeclaration,
  opponentsCreatures,
  reverseStrike,
  spell,
  spellAbility,
} from 'taiki/words';
import { decided, never, type Row } from '../corner.ts';

const nature = { civilizations: ['nature'] } as const;

/** Final declaration. */
const finalDeclarationRow: Row = {
  bearer: creature({
    ...nature,
    name: 'Proclaimer',
    cost: 2,
    power: 2000,
    abilities: [finalDeclaration(destroy(choose(opponentsCreatures())))],
  }),
  home: 'p1',
  lies: { battleZone: ['Proclaimer'] },
  step: 'startOfTurn',
  corners: {
    attacking: never('501.1', 'it triggers as the turn starts, when no creature attacks'),
    blocking: never('501.1', 'it triggers as a turn of its player starts, who does not block in that turn'),
    otherTurn: decided('501.1', 'It does not trigger as a turn of the other player starts.', [], {
      asked: 'p1 charge',
      p1: [['Raider', 'Idler'], 1, 0],
      p2: [['Proclaimer'], 0, 0],
      factsNot: ['effectTriggered'],
    }),
    pending: never('409.1c', 'a pending creature is not in the battle zone, where it works'),
    replaced: decided(
      '609.4',
      'What it does is replaced, and it is used all the same.',
      [['p1 choose', 'Raider']],
      {
        asked: 'p1 charge',
        p1: [['Proclaimer', 'Raider', 'Idler'], 1, 0],
        p2: [['Lifeline'], ['Raider'], 0],
        facts: ['eventReplaced Raider'],
      },
      { p2: { battleZone: ['Raider', 'Lifeline'] } },
    ),
    misfired: decided('101.3', 'Without a creature to destroy it does nothing.', [], {
      asked: 'p1 charge',
      p1: [['Proclaimer', 'Raider', 'Idler'], 1, 0],
      p2: [0, 0, 0],
      factsNot: ['cardDestroyed'],
    }),
    sourceGone: decided(
      '110.5a',
      'The creature returns to the hand while the effect waits: the effect resolves.',
      [['p1 standby', 'Dawn Recall']],
      {
        asked: 'p1 charge',
        p1: [['Dawn Recall', 'Idler'], ['Proclaimer', 'Filler'], 0],
        p2: [[], 0, ['Raider']],
      },
      {
        p1: { battleZone: ['Proclaimer', 'Dawn Recall', 'Idler'] },
        p2: { battleZone: ['Raider'] },
      },
    ),
    secondCopy: decided(
      '605.2a',
      'Once in the duel for all of them: the second misfires.',
      [['p1 choose', 'Raider']],
      {
        asked: 'p1 charge',
        p1: [['Proclaimer', 'Proclaimer', 'Raider', 'Idler'], 1, 0],
        p2: [['Bull'], 0, ['Raider']],
        facts: ['effectMisfired Proclaimer'],
      },
      { p2: { battleZone: ['Raider', 'Bull'] } },
    ),
    turnSkipped: decided(
      '101.4d',
      'The turn is skipped before the effect resolves: it is lost.',
      [['p1 standby', 'Dusk Dawn']],
      { asked: 'p2 charge', p1: [['Proclaimer', 'Dusk Dawn', 'Idler'], 0, 0], p2: [['Raider'], 1, 0] },
      { p1: { battleZone: ['Proclaimer', 'Dusk Dawn', 'Idler'] }, p2: { battleZone: ['Raider'] } },
    ),
    restored: decided(
      '605.2a',
      'The effect goes on where it asks.',
      [['p1 choose', 'Bull']],
      {
        asked: 'p1 charge',
        p1: [['Proclaimer', 'Raider', 'Idler'], 1, 0],
        p2: [['Raider'], 0, ['Bull']],
      },
      { p2: { battleZone: ['Raider', 'Bull'] } },
    ),
  },
};

/** Reverse strike. */
const reverseStrikeRow: Row = {
  bearer: spell({
    ...nature,
    name: 'Riposte',
    cost: 9,
    abilities: [reverseStrike(2, 'nature'), spellAbility(draw())],
  }),
  home: 'p2',
  lies: { hand: ['Riposte'], manaZone: ['Nature Filler', 'Nature Filler'] },
  corners: {
    attacking: decided(
      '112.3',
      'The attacking player cannot declare it for an own attack.',
      [['p1 attack', 'Idler attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Idler (tapped)'], ['Riposte'], 0],
        p2: [['Raider'], 0, 0],
        factsNot: ['usageDeclared'],
      },
    ),
    blocking: never('506.3', 'it is declared as a creature attacks its player, before a block'),
    otherTurn: decided(
      '603.6',
      "In the opponent's turn it is cast without paying, and is paid for as the next turn starts.",
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Riposte'],
        { asked: 'p1 shields', facts: ['cardUsed Riposte'], choose: ['Shield 1'] },
        ['p1 attack', 'pass'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [0, 3, ['Riposte'], 4],
        facts: ['p2 turnBegan', 'cardTapped Nature Filler', 'cardTapped Nature Filler'],
      },
      { p1: { hand: 0, manaZone: 0 }, p2: { hand: ['Riposte'], manaZone: { nature: 2 } } },
    ),
    pending: never(
      '409.1',
      'a declared card lies where it was until its effect resolves, and is pending only then',
    ),
    replaced: decided(
      '609.4',
      'Its way to the graveyard is replaced like that of any card of the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Riposte'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Recycler'], 1, 0],
        facts: ['eventReplaced Riposte'],
      },
      { p2: { battleZone: ['Recycler'] } },
    ),
    misfired: decided(
      '605.2a',
      'Of two that are declared for one attack the second misfires and stays in the hand.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Riposte #1', 'Declare Riposte #2'],
        { until: 'p1 shields', passing: 'orFirst' },
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [0, ['Riposte', 'Filler'], ['Riposte']],
        facts: ['effectMisfired Riposte'],
      },
      { p2: { hand: ['Riposte', 'Riposte'] } },
    ),
    sourceGone: decided(
      '603.2f',
      'It was discarded after the declaration: it is not cast from the graveyard.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Riposte'],
        ['p2 standby', 'Fumbler'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [['Fumbler'], 0, ['Riposte']],
        factsNot: ['cardUsed'],
      },
      { p2: { battleZone: ['Fumbler'] } },
    ),
    secondCopy: decided(
      '605.2a',
      'Once in a turn: in the next attack of the turn the second misfires.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Riposte #1'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'Idler attacks the player'],
        ['p2 declareUsage', 'Declare Riposte'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Raider (tapped)', 'Idler (tapped)'], 0, 0],
        p2: [0, ['Riposte', 'Filler', 'Filler'], ['Riposte'], 4],
        facts: ['effectMisfired Riposte'],
      },
    ),
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: it lapses, and the card stays in the hand.',
      [
        ['p1 attack', 'Idler attacks the player'],
        ['p2 declareUsage', 'Declare Riposte'],
        ['p2 standby', 'Dusk Sentry'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Curfew', 'Idler (tapped)'], 0, 0],
        p2: [['Dusk Sentry'], ['Riposte', 'Filler'], 0],
        factsNot: ['cardUsed'],
      },
      { p2: { battleZone: ['Dusk Sentry'] } },
    ),
    restored: decided(
      '603.6',
      'The delayed trigger is still there, and asks for its mana.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 declareUsage', 'Declare Riposte'],
        ['p1 shields', 'Shield 1'],
        ['p1 attack', 'pass'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Raider (tapped)', 'Idler'], 0, 0],
        p2: [0, 3, ['Riposte'], 4],
        facts: ['cardTapped Nature Filler', 'cardTapped Nature Filler'],
      },
    ),
  },
};

/** Final declarations and reverse strikes. */
export const declarations = { finalDeclaration: finalDeclarationRow, reverseStrike: reverseStrikeRow };
