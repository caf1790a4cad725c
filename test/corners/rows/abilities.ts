import {
  alternativeCost,
  atLeast,
  blocker,
  choose,
  creature,
  destroy,
  discard,
  draw,
  each,
  instead,
  opponentsCreatures,
  power,
  self,
  spell,
  spellAbility,
  whenDestroyed,
  wheneverAttacks,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { decided, never, type Row } from '../corner.ts';

const nature = { civilizations: ['nature'] } as const;
const TWO = ['Nature Filler', 'Nature Filler'];
const COLOSSUS = { name: 'Colossus', tapped: true };

/** 603. Triggered abilities. */
const triggeredRow: Row = {
  bearer: creature({
    ...nature,
    name: 'Crier',
    cost: 2,
    power: 3000,
    abilities: [blocker, wheneverAttacks(self, draw()), whenDestroyed(self, draw(2))],
  }),
  home: 'p1',
  lies: { battleZone: ['Crier'] },
  corners: {
    attacking: decided(
      '506.3a',
      'Its attack trigger resolves before the battle, its destroyed trigger after it, from the graveyard.',
      [['p1 attack', 'Crier attacks Colossus']],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 3, ['Crier']],
        p2: [['Colossus (tapped)'], 0, 0],
        facts: [
          'cardDrawn',
          'battleBegan Crier',
          'cardDestroyed Crier',
          'effectBegan Crier',
          'cardDrawn',
          'cardDrawn',
        ],
      },
      { p2: { battleZone: [COLOSSUS] } },
    ),
    blocking: decided(
      '506.3a',
      'A creature that blocks does not attack: only its destroyed trigger resolves.',
      [
        ['p1 attack', 'Colossus attacks the player'],
        ['p2 block', 'Block with Crier'],
      ],
      { asked: 'p1 attack', p1: [['Colossus (tapped)', 'Idler'], 0, 0], p2: [0, 2, ['Crier']] },
      { p1: { battleZone: ['Colossus', 'Idler'] } },
    ),
    otherTurn: decided(
      '101.4',
      "Both players' creatures are destroyed at once: the active player's trigger resolves first.",
      [['p1 attack', 'Crier attacks Crier']],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 3, ['Crier']],
        p2: [0, 2, ['Crier']],
        facts: [
          'p1 cardDestroyed Crier',
          'p1 effectBegan Crier',
          'p1 effectResolved Crier',
          'p2 effectBegan Crier',
        ],
      },
      { p1: { battleZone: ['Crier', 'Idler'] }, p2: { battleZone: [{ name: 'Crier', tapped: true }] } },
    ),
    pending: decided(
      '101.4d',
      'What the first of two creatures triggers waits until both have been put.',
      [['p1 main', 'Summon Usher'], { until: 'p1 attack', passing: 'orFirst' }],
      {
        asked: 'p1 attack',
        p1: [['Idler', 'Usher', 'Greeter', 'Runt'], 1, 0],
        p2: [['Raider'], 0, 0],
      },
      { p1: { battleZone: ['Idler'], hand: ['Usher', 'Greeter', 'Runt'] } },
    ),
    replaced: decided(
      '603.2d',
      'Its destruction is replaced: it was not destroyed, and does not trigger.',
      [['p1 attack', 'Crier attacks Colossus']],
      {
        asked: 'p1 attack',
        p1: [['Lifeline', 'Idler'], ['Filler', 'Crier'], 0],
        p2: [['Colossus (tapped)'], 0, 0],
        factsNot: ['cardDestroyed'],
      },
      { p1: { battleZone: ['Crier', 'Lifeline', 'Idler'] }, p2: { battleZone: [COLOSSUS] } },
    ),
    misfired: decided(
      '603.4',
      'The "if" after the comma is tested on resolution: it triggers, goes on standby and misfires.',
      [['p1 attack', 'Zealot attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Zealot (tapped)', 'Idler'], 0, 0],
        p2: [0, 0, 0],
        facts: ['effectTriggered Zealot', 'effectMisfired Zealot @603.4'],
        factsNot: ['cardDrawn'],
      },
      { p1: { battleZone: ['Zealot', 'Idler'] } },
    ),
    sourceGone: decided(
      '110.5a',
      'Once triggered it does not depend on its source: returned to the hand, the creature still lets its player draw.',
      [
        ['p1 attack', 'Crier attacks the player'],
        ['p1 standby', 'Recaller'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Recaller', 'Idler'], ['Crier', 'Filler'], 0],
        p2: [0, 0, 0],
        facts: ['cardMoved Crier > hand', 'effectBegan Crier', 'cardDrawn'],
        factsNot: ['shieldsChosen'],
      },
      { p1: { battleZone: ['Crier', 'Recaller', 'Idler'] } },
    ),
    secondCopy: [
      decided(
        '603.2',
        'Of two creatures only the attacking one triggers.',
        [['p1 attack', 'Crier attacks the player #1']],
        {
          asked: 'p1 shields',
          p1: [['Crier (tapped)', 'Crier', 'Raider', 'Idler'], 1, 0],
          p2: [0, 0, 0],
        },
      ),
      decided(
        '603.2b',
        'Two that are destroyed together trigger once each.',
        [['p1 main', 'Cast Flood']],
        {
          asked: 'p2 charge',
          p1: [[], 4, ['Flood', 'Crier', 'Crier']],
          p2: [0, 1, 0],
        },
        { step: 'main', p1: { battleZone: ['Crier', 'Crier'], hand: ['Flood'], manaZone: { nature: 1 } } },
      ),
    ],
    turnSkipped: decided(
      '101.4d',
      'Another effect skips the turn first: it lapses, and so does what the other player has on standby.',
      [
        ['p1 attack', 'Crier attacks the player'],
        ['p1 standby', 'Dusk Bell'],
        { asked: 'p2 charge', facts: ['restOfTurnSkipped'], factsNot: ['effectBegan Crier'], choose: 'pass' },
        ['p2 attack', 'Crier attacks the player'],
      ],
      {
        asked: 'p2 shields',
        p1: [['Crier (tapped)', 'Dusk Bell', 'Idler'], 0, 0],
        p2: [['Alert', 'Crier (tapped)'], 2, 0],
        facts: ['effectBegan Crier'],
        factsNot: ['effectBegan Alert'],
      },
      { p1: { battleZone: ['Crier', 'Dusk Bell', 'Idler'] }, p2: { battleZone: ['Alert', 'Crier'] } },
    ),
    restored: decided(
      '605.1',
      'What is on standby stays there, for both players.',
      [
        ['p1 attack', 'Crier attacks the player'],
        {
          asked: 'p1 standby',
          standby: ['p1 resolves Crier', 'p1 resolves Recaller', 'p2 resolves Alert'],
          choose: ['Recaller'],
        },
      ],
      {
        asked: 'p1 attack',
        p1: [['Recaller', 'Idler'], ['Crier', 'Filler'], 0],
        p2: [['Alert'], 1, 0],
      },
      { p1: { battleZone: ['Crier', 'Recaller', 'Idler'] }, p2: { battleZone: ['Alert'] } },
    ),
  },
};

/** 604, 608. Static abilities. */
const staticRow: Row = {
  bearer: creature({
    ...nature,
    name: 'Standard',
    cost: 2,
    power: 1000,
    abilities: [each(yourCreatures({ other: true }), power(2000))],
  }),
  home: 'p1',
  lies: { battleZone: ['Standard'] },
  corners: {
    attacking: decided(
      '608.3c',
      'It works on the attacking creature, and not on its own.',
      [
        ['p1 attack', 'Idler attacks Bull'],
        ['p1 attack', 'Standard attacks Raider'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Runt'], 0, ['Idler', 'Standard']],
        p2: [['Raider (tapped)'], 0, ['Bull']],
      },
      {
        p1: { battleZone: ['Standard', 'Idler', 'Runt'] },
        p2: {
          battleZone: [
            { name: 'Bull', tapped: true },
            { name: 'Raider', tapped: true },
          ],
        },
      },
    ),
    blocking: decided(
      '608.3c',
      'It works on the blocking creature.',
      [
        ['p1 attack', 'Bull attacks the player'],
        ['p2 block', 'Block with Guard'],
      ],
      { asked: 'p1 attack', p1: [['Idler'], 0, ['Bull']], p2: [['Standard', 'Guard (tapped)'], 0, 0] },
      { p1: { battleZone: ['Bull', 'Idler'] }, p2: { battleZone: ['Standard', 'Guard'] } },
    ),
    otherTurn: decided(
      '608.3c',
      'It works in the turn of the opponent, on the attacked creature.',
      [['p1 attack', 'Raider attacks Idler']],
      { asked: 'p1 attack', p1: [['Idler'], 0, ['Raider']], p2: [['Standard', 'Idler (tapped)'], 0, 0] },
      { p2: { battleZone: ['Standard', { name: 'Idler', tapped: true }] } },
    ),
    pending: decided(
      '110.4c',
      'It does not work yet while its card is in the hand: what reduces costs does not reduce its own.',
      [{ asked: 'p1 main', offers: ['Summon Runt'], only: true, choose: ['Summon Runt'] }],
      { asked: 'p1 attack', p1: [['Standard', 'Idler', 'Runt'], ['Thrift'], 0], p2: [['Raider'], 0, 0] },
      { p1: { hand: ['Thrift', 'Runt'], manaZone: { nature: 1 } } },
    ),
    replaced: never(
      '609.1',
      'a static ability changes what something is and is no event that could be replaced',
    ),
    misfired: never('603.4', 'a static ability does not go on standby'),
    sourceGone: decided(
      '608.3c',
      'It leaves during the attack, and what it gave is gone before the battle.',
      [
        ['p1 attack', 'Idler attacks Raider'],
        ['p2 choose', 'Standard'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Runt'], 0, ['Standard', 'Idler']],
        p2: [['Sniper'], 0, ['Raider']],
      },
      {
        p1: { battleZone: ['Standard', 'Idler', 'Runt'] },
        p2: { battleZone: ['Sniper', { name: 'Raider', tapped: true }] },
      },
    ),
    secondCopy: [
      decided(
        '206.4',
        'Two of them add up, and work on each other.',
        [
          ['p1 attack', 'Idler attacks Bull'],
          ['p1 attack', 'Standard attacks Ember #1'],
        ],
        {
          asked: 'p1 attack',
          p1: [['Standard (tapped)', 'Standard', 'Idler (tapped)'], 0, 0],
          p2: [[], 0, ['Bull', 'Ember']],
        },
        {
          p1: { battleZone: ['Standard', 'Standard', 'Idler'] },
          p2: {
            battleZone: [
              { name: 'Bull', tapped: true },
              { name: 'Ember', tapped: true },
            ],
          },
        },
      ),
      decided(
        '601.1e',
        'Of two reductions each has its own floor: 4 off, not below 4, and 2 off, not below 1, leave 2 of 6.',
        [['p1 main', 'Summon Whale']],
        {
          asked: 'p1 attack',
          p1: [['Low Floor', 'High Floor', 'Whale'], 0, 0],
          p2: [0, 0, 0],
        },
        {
          step: 'main',
          p1: { battleZone: ['Low Floor', 'High Floor'], hand: ['Whale'], manaZone: { nature: 2 } },
        },
      ),
      decided(
        '601.1e',
        'In which order the two came into the battle zone makes no difference, and 1 is not enough.',
        [{ asked: 'p1 main', offers: ['Summon Runt'], only: true, choose: ['Summon Runt'] }],
        {
          asked: 'p1 attack',
          p1: [['High Floor', 'Low Floor', 'Runt'], ['Whale'], 0],
          p2: [0, 0, 0],
        },
        {
          step: 'main',
          p1: { battleZone: ['High Floor', 'Low Floor'], hand: ['Whale', 'Runt'], manaZone: { nature: 1 } },
        },
      ),
    ],
    turnSkipped: decided(
      '511.2',
      'A static of this turn ends with a turn that was skipped; one of a creature works on.',
      [
        ['p1 attack', 'Captain attacks the player'],
        ['p1 standby', 'Captain'],
        ['p2 charge', 'pass'],
        ['p2 attack', 'Bull attacks Captain'],
      ],
      {
        asked: 'p1 charge',
        p1: [['Standard', 'Dusk Bell', 'Idler'], 1, ['Captain']],
        p2: [[], 1, ['Bull']],
      },
      { p1: { battleZone: ['Standard', 'Captain', 'Dusk Bell', 'Idler'] }, p2: { battleZone: ['Bull'] } },
    ),
    restored: decided(
      '607.1',
      'A static that an effect made for this turn is still there.',
      [
        ['p1 attack', 'Captain attacks the player'],
        ['p2 block', 'Block with Guard'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Captain (tapped)', 'Idler'], 0, 0],
        p2: [['Banner'], 0, ['Guard']],
      },
      { p1: { battleZone: ['Captain', 'Idler'] }, p2: { battleZone: ['Guard', 'Banner'] } },
    ),
  },
};

/** 609. Replacement abilities. */
const replacementRow: Row = {
  bearer: creature({
    ...nature,
    name: 'Phoenix',
    cost: 2,
    power: 3000,
    abilities: [wouldBeDestroyed(self, instead('hand'))],
  }),
  home: 'p1',
  lies: { battleZone: ['Phoenix'] },
  corners: {
    attacking: decided(
      '609.4',
      'It loses a battle as the attacking creature and returns to the hand instead: it was not destroyed.',
      [['p1 attack', 'Phoenix attacks Colossus']],
      {
        asked: 'p1 attack',
        p1: [['Idler'], ['Phoenix'], 0],
        p2: [['Colossus (tapped)'], 0, 0],
        facts: ['eventReplaced Phoenix'],
        factsNot: ['cardDestroyed'],
      },
      { p2: { battleZone: [COLOSSUS] } },
    ),
    blocking: decided(
      '609.4',
      'It loses a battle as the blocking creature and returns to the hand; no shield is broken.',
      [
        ['p1 attack', 'Bull attacks the player'],
        ['p2 block', 'Block with Phoenix'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Bull (tapped)', 'Idler'], 0, 0],
        p2: [['Sheriff'], ['Phoenix'], 0],
        factsNot: ['cardDestroyed', 'shieldBroken'],
      },
      { p1: { battleZone: ['Bull', 'Idler'] }, p2: { battleZone: ['Phoenix', 'Sheriff'] } },
    ),
    otherTurn: decided(
      '609.1',
      'It works in the turn of the opponent, also against effects.',
      [['p1 main', 'Cast Flood']],
      {
        asked: 'p2 charge',
        p1: [0, 0, ['Flood', 'Idler']],
        p2: [0, ['Phoenix', 'Filler'], 0],
        facts: ['eventReplaced Phoenix', 'cardDestroyed Idler'],
      },
      { step: 'main', p1: { battleZone: ['Idler'], hand: ['Flood'], manaZone: { nature: 1 } } },
    ),
    pending: never('110.4c', 'it works in the battle zone only, and a pending card is not there yet'),
    replaced: decided(
      '609.3',
      'Two replacements fit one event: its player picks one, and the event is replaced once.',
      [
        ['p1 attack', 'Phoenix attacks Colossus'],
        {
          asked: 'p1 replace',
          offers: ['Replace: Phoenix', 'Replace: Compost'],
          only: true,
          choose: ['Replace: Compost'],
        },
      ],
      {
        asked: 'p1 attack',
        p1: [['Compost', 'Idler'], 0, 0],
        p2: [['Colossus (tapped)'], 0, 0],
        facts: ['cardMoved Phoenix > manaZone'],
        factsNot: ['cardDestroyed'],
        others: { p1: { manaZone: ['Phoenix'] } },
      },
      { p1: { battleZone: ['Phoenix', 'Compost', 'Idler'] }, p2: { battleZone: [COLOSSUS] } },
    ),
    misfired: [
      decided(
        '609.5',
        'What would be done instead cannot be done: the event is not replaced.',
        [['p1 attack', 'Ransom attacks Colossus']],
        {
          asked: 'p1 attack',
          p1: [['Idler'], 0, ['Ransom'], 0],
          p2: [['Colossus (tapped)'], 0, 0],
          facts: ['cardDestroyed Ransom'],
          factsNot: ['eventReplaced'],
        },
        { p1: { battleZone: ['Ransom', 'Idler'], shieldZone: 0 }, p2: { battleZone: [COLOSSUS] } },
      ),
      decided(
        '609.4',
        'It can be done: the creature stays.',
        [['p1 attack', 'Ransom attacks Colossus']],
        {
          asked: 'p1 attack',
          p1: [['Ransom (tapped)', 'Idler'], 0, ['Filler'], 0],
          p2: [['Colossus (tapped)'], 0, 0],
          factsNot: ['cardDestroyed'],
        },
        { p1: { battleZone: ['Ransom', 'Idler'], shieldZone: 1 }, p2: { battleZone: [COLOSSUS] } },
      ),
    ],
    sourceGone: [
      decided(
        '609.2',
        'Its source is destroyed in the same event: it was there before that, and replaces its own destruction.',
        [
          ['p1 main', 'Cast Flood'],
          ['p1 replace', 'Replace: Phoenix'],
        ],
        { asked: 'p2 charge', p1: [0, ['Lifeline', 'Phoenix'], ['Flood']], p2: [0, 1, 0] },
        {
          step: 'main',
          p1: { battleZone: ['Phoenix', 'Lifeline'], hand: ['Flood'], manaZone: { nature: 1 } },
        },
      ),
      decided(
        '609.9',
        'It fits the events of both and acts on the card of each, so it replaces both.',
        [
          ['p1 main', 'Cast Flood'],
          ['p1 replace', 'Replace: Lifeline'],
        ],
        {
          asked: 'p2 charge',
          p1: [0, ['Lifeline', 'Phoenix'], ['Flood']],
          p2: [0, 1, 0],
          factsNot: ['cardDestroyed'],
        },
        {
          step: 'main',
          p1: { battleZone: ['Phoenix', 'Lifeline'], hand: ['Flood'], manaZone: { nature: 1 } },
        },
      ),
    ],
    secondCopy: decided(
      '609.9',
      'Two are destroyed together: each replaces its own event.',
      [['p1 main', 'Cast Flood']],
      {
        asked: 'p2 charge',
        p1: [0, ['Phoenix', 'Phoenix'], ['Flood']],
        p2: [0, 1, 0],
        facts: ['eventReplaced Phoenix', 'eventReplaced Phoenix'],
        factsNot: ['cardDestroyed'],
      },
      { step: 'main', p1: { battleZone: ['Phoenix', 'Phoenix'], hand: ['Flood'], manaZone: { nature: 1 } } },
    ),
    turnSkipped: decided(
      '511.2',
      'A replacement of this turn ends with a turn that was skipped.',
      [
        ['p1 attack', 'Chaplain attacks the player'],
        ['p1 standby', 'Chaplain'],
        ['p2 charge', 'pass'],
        ['p2 attack', 'Bull attacks Chaplain'],
      ],
      {
        asked: 'p1 charge',
        p1: [['Dusk Bell', 'Idler'], 1, ['Chaplain']],
        p2: [['Bull (tapped)'], 1, 0],
        factsNot: ['eventReplaced'],
      },
      { p1: { battleZone: ['Chaplain', 'Dusk Bell', 'Idler'] }, p2: { battleZone: ['Bull'] } },
    ),
    restored: decided(
      '607.1',
      'A replacement that an effect made for this turn is still there.',
      [
        ['p1 attack', 'Chaplain attacks the player'],
        ['p2 block', 'Block with Guard'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], ['Chaplain'], 0],
        p2: [['Guard (tapped)'], 0, 0],
        facts: ['eventReplaced Chaplain'],
      },
      { p1: { battleZone: ['Chaplain', 'Idler'] }, p2: { battleZone: ['Guard'] } },
    ),
  },
};

/** 302.2, 605.2. Spell abilities. */
const spellRow: Row = {
  bearer: spell({
    ...nature,
    name: 'Rite',
    cost: 2,
    abilities: [spellAbility(destroy(choose(opponentsCreatures())), draw())],
  }),
  home: 'p1',
  lies: { hand: ['Rite'], manaZone: TWO },
  step: 'main',
  corners: {
    attacking: decided(
      '605.2f',
      'Cast by an attack trigger it is finished and in the graveyard before the attack goes on.',
      [
        ['p1 attack', 'Caster attacks the player'],
        ['p1 choose', 'Runt'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Caster (tapped)', 'Idler'], 1, ['Rite']],
        p2: [['Raider'], 0, ['Runt']],
        facts: ['cardDestroyed Runt', 'cardDrawn', 'cardMoved Rite > graveyard', 'effectResolved Caster'],
      },
      { step: 'attack', p1: { battleZone: ['Caster', 'Idler'] }, p2: { battleZone: ['Raider', 'Runt'] } },
    ),
    blocking: decided(
      '505.6a',
      'Cast by a block trigger it destroys the attacking creature: the attack ends without a battle.',
      [
        ['p1 attack', 'Colossus attacks the player'],
        ['p2 block', 'Block with Warden'],
        ['p2 choose', 'Colossus'],
      ],
      {
        asked: 'p1 attack',
        p1: [['Idler'], 0, ['Colossus']],
        p2: [['Warden (tapped)'], 1, ['Rite']],
        factsNot: ['battleBegan'],
      },
      { step: 'attack', p1: { battleZone: ['Colossus', 'Idler'] }, p2: { battleZone: ['Warden'] } },
    ),
    otherTurn: decided(
      '505.6a',
      "Cast in the opponent's attack it destroys the attacking creature: no shield is broken.",
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 choose', 'Raider'],
      ],
      { asked: 'p1 attack', p1: [['Idler'], 0, ['Raider']], p2: [['Chorus'], 1, ['Rite']] },
      { step: 'attack', p2: { battleZone: ['Chorus'] } },
    ),
    pending: decided(
      '409.1e',
      'Of two spells that one effect casts, the second is pending: the first cannot discard it.',
      [
        ['p1 attack', 'Caster attacks the player'],
        ['p1 order', 'Pick', 'Rite'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Caster (tapped)', 'Idler'], 1, ['Runt', 'Pick', 'Rite']],
        p2: [[], 0, ['Raider']],
        facts: ['cardDiscarded Runt', 'cardUsed Rite', 'cardDestroyed Raider'],
      },
      { step: 'attack', p1: { battleZone: ['Caster', 'Idler'], hand: ['Pick', 'Rite', 'Runt'] } },
    ),
    replaced: decided(
      '101.3a',
      'What it would destroy returns to the hand instead: the rest of its text follows.',
      [['p1 main', 'Cast Rite']],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler'], 1, ['Rite']],
        p2: [[], ['Lifeline'], 0],
        facts: ['eventReplaced', 'cardDrawn'],
      },
      { p2: { battleZone: ['Lifeline'] } },
    ),
    misfired: decided(
      '605.2b',
      'There is nothing to choose: that part does nothing, and the rest of its text follows.',
      [['p1 main', 'Cast Rite']],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler'], 1, ['Rite']],
        p2: [0, 0, 0],
        factsNot: ['cardDestroyed', 'effectMisfired'],
      },
    ),
    sourceGone: never(
      '409.1c',
      'a pending spell can be neither chosen nor discarded, so it is there when it is finished',
    ),
    secondCopy: decided(
      '409.1e',
      'Two that one effect casts are followed one after the other, and choose one after the other.',
      [
        ['p1 attack', 'Caster attacks the player'],
        { until: 'p1 choose', passing: 'orFirst' },
        { asked: 'p1 choose', offers: ['Raider', 'Runt', 'Ember'], only: true, choose: ['Runt'] },
        { asked: 'p1 choose', offers: ['Raider', 'Ember'], only: true, choose: ['Ember'] },
      ],
      {
        asked: 'p1 shields',
        p1: [['Caster (tapped)', 'Idler'], 2, ['Rite', 'Rite']],
        p2: [['Raider'], 0, ['Runt', 'Ember']],
      },
      {
        step: 'attack',
        p1: { battleZone: ['Caster', 'Idler'] },
        p2: { battleZone: ['Raider', 'Runt', 'Ember'] },
      },
    ),
    turnSkipped: decided(
      '512.1',
      'The first of two spells skips the turn: the second was not cast, and goes to the graveyard.',
      [
        ['p1 attack', 'Caster attacks the player'],
        ['p1 order', 'Nightfall', 'Rite'],
      ],
      {
        asked: 'p2 charge',
        p1: [['Caster (tapped)', 'Idler'], 0, ['Nightfall', 'Rite']],
        p2: [['Raider'], 1, 0],
        factsNot: ['cardUsed Rite', 'cardDestroyed'],
      },
      {
        step: 'attack',
        p1: { battleZone: ['Caster', 'Idler'], hand: ['Nightfall', 'Rite'] },
        p2: { battleZone: ['Raider'] },
      },
    ),
    restored: decided(
      '605.2c',
      'In the middle of its text it goes on with what is left of it.',
      [['p1 main', 'Cast Rite'], { asked: 'p1 choose', factsNot: ['cardDrawn'], choose: ['Runt'] }],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler'], 1, ['Rite']],
        p2: [['Ember'], 0, ['Runt']],
      },
      { p2: { battleZone: ['Runt', 'Ember'] } },
    ),
  },
};

/** 601.1a. Alternative costs. */
const costRow: Row = {
  bearer: creature({
    ...nature,
    name: 'Tithe',
    cost: 5,
    power: 4000,
    abilities: [alternativeCost(discard(choose(yourHand())))],
  }),
  home: 'p1',
  lies: { hand: ['Tithe', 'Runt'] },
  step: 'main',
  corners: {
    attacking: never(
      '504.1',
      'costs are paid where a player uses a card, in the main step; effects use cards without paying',
    ),
    blocking: never(
      '504.1',
      'costs are paid where a player uses a card, in the main step; effects use cards without paying',
    ),
    otherTurn: never('504.1', 'a player pays for cards in the own main step only'),
    pending: decided(
      '409.1c',
      'The card is pending while its cost is paid: as the last card of the hand it does not pay for itself.',
      [],
      {
        asked: 'p1 attack',
        p1: [['Idler'], ['Tithe'], 0],
        p2: [['Raider'], 0, 0],
        factsNot: ['useDeclared'],
      },
      { p1: { hand: ['Tithe'], manaZone: 0 } },
    ),
    replaced: decided(
      '609.4',
      'What is discarded for it goes elsewhere instead: the cost has been paid.',
      [['p1 main', 'Summon Tithe']],
      {
        asked: 'p1 attack',
        p1: [['Recycler', 'Tithe'], 0, 0],
        p2: [0, 0, 0],
        facts: ['eventReplaced Runt', 'cardPut Tithe'],
        others: { p1: { deckCount: 21 } },
      },
      { p1: { battleZone: ['Recycler'] } },
    ),
    misfired: decided(
      '601.1a',
      'An alternative cost that cannot be paid is not offered; the card is paid with mana.',
      [['p1 main', 'Summon Tithe']],
      {
        asked: 'p1 attack',
        p1: [['Raider', 'Idler', 'Tithe'], 0, 0],
        p2: [0, 0, 0],
        facts: ['cardTapped Nature Filler', 'costPaid Tithe', 'cardPut Tithe'],
        factsNot: ['cardDiscarded'],
      },
      { p1: { hand: ['Tithe'], manaZone: { nature: 5 } } },
    ),
    sourceGone: never('601.1f', 'a cost is paid at once and does not go on standby'),
    secondCopy: decided(
      '601.1a',
      'One of two pays for the other.',
      [['p1 main', 'Summon Tithe #1'], { until: 'p1 attack', passing: 'orFirst' }],
      { asked: 'p1 attack', p1: [['Raider', 'Idler', 'Tithe'], 0, ['Tithe']], p2: [0, 0, 0] },
      { p1: { hand: ['Tithe', 'Tithe'] } },
    ),
    turnSkipped: decided(
      '601.1g',
      'A trigger on the use skips the turn once the creature is put; what was discarded stays discarded.',
      [['p1 main', 'Summon Tithe']],
      {
        asked: 'p2 charge',
        p1: [['Curfew', 'Idler', 'Tithe'], 0, ['Runt']],
        p2: [['Dusk Clerk'], 1, 0],
      },
      { p2: { battleZone: ['Dusk Clerk'] } },
    ),
    restored: decided(
      '601.1f',
      'While its cost is paid the card is pending: it is not among those that may be discarded.',
      [
        ['p1 main', 'Summon Tithe'],
        { asked: 'p1 choose', offers: ['Runt', 'Ember'], only: true, choose: ['Ember'] },
      ],
      { asked: 'p1 attack', p1: [['Raider', 'Idler', 'Tithe'], ['Runt'], ['Ember']], p2: [0, 0, 0] },
      { p1: { hand: ['Tithe', 'Runt', 'Ember'] } },
    ),
  },
};

/** 110.4e. Conditions of a card's own use. */
const useOnlyIfRow: Row = {
  bearer: spell({
    ...nature,
    name: 'Zeal',
    cost: 1,
    abilities: [
      { kind: 'useOnlyIf', condition: youHave(yourCreatures({ power: atLeast(5000) })) },
      spellAbility(draw()),
    ],
  }),
  home: 'p1',
  lies: { hand: ['Zeal'], manaZone: ['Nature Filler'] },
  step: 'main',
  corners: {
    attacking: [
      decided(
        '110.4e',
        'An attack trigger that would cast it obeys its condition: it stays in the hand.',
        [['p1 attack', 'Caster attacks the player']],
        {
          asked: 'p1 shields',
          p1: [['Caster (tapped)', 'Idler'], ['Zeal'], 0],
          p2: [['Raider'], 0, 0],
          factsNot: ['useDeclared', 'cardUsed'],
        },
        { step: 'attack', p1: { battleZone: ['Caster', 'Idler'] } },
      ),
      decided(
        '110.4e',
        'With the condition met it is cast.',
        [['p1 attack', 'Caster attacks the player']],
        { asked: 'p1 shields', p1: [['Caster (tapped)', 'Bull'], 1, ['Zeal']], p2: [['Raider'], 0, 0] },
        { step: 'attack', p1: { battleZone: ['Caster', 'Bull'] } },
      ),
    ],
    blocking: decided(
      '110.4e',
      'A block trigger casts it while the condition is met.',
      [
        ['p1 attack', 'Raider attacks the player'],
        ['p2 block', 'Block with Warden'],
      ],
      { asked: 'p1 attack', p1: [['Idler'], 0, ['Raider']], p2: [['Warden (tapped)', 'Bull'], 1, ['Zeal']] },
      { step: 'attack', p2: { battleZone: ['Warden', 'Bull'] } },
    ),
    otherTurn: decided(
      '110.4e',
      "The opponent's creatures do not meet the condition in the opponent's turn.",
      [['p1 attack', 'Colossus attacks the player']],
      {
        asked: 'p1 shields',
        p1: [['Colossus (tapped)', 'Idler'], 0, 0],
        p2: [['Chorus'], ['Zeal'], 0],
        factsNot: ['cardUsed'],
      },
      { step: 'attack', p1: { battleZone: ['Colossus', 'Idler'] }, p2: { battleZone: ['Chorus'] } },
    ),
    pending: never(
      '601.1a',
      'the condition is tested as the use is declared, before the card becomes pending',
    ),
    replaced: never('601.1a', 'a condition of use is no event that could be replaced'),
    misfired: decided(
      '409.2',
      'The spell cast before it takes the condition away: it stays in the hand, and is pending no more.',
      [
        ['p1 attack', 'Caster attacks the player'],
        ['p1 order', 'Offering', 'Zeal'],
      ],
      {
        asked: 'p1 shields',
        p1: [['Caster (tapped)', 'Idler'], ['Zeal'], ['Bull', 'Offering']],
        p2: [0, 0, 0],
        factsNot: ['cardUsed Zeal'],
      },
      { step: 'attack', p1: { battleZone: ['Caster', 'Bull', 'Idler'], hand: ['Offering', 'Zeal'] } },
    ),
    sourceGone: decided(
      '110.4e',
      'The creature that met the condition has left: in the main step the card is not offered.',
      [{ asked: 'p1 main', offers: ['Summon Runt'], only: true, choose: ['Summon Runt'] }],
      { asked: 'p1 attack', p1: [['Raider', 'Idler', 'Runt'], ['Zeal'], 0], p2: [0, 0, 0] },
      { p1: { hand: ['Zeal', 'Runt'] } },
    ),
    secondCopy: decided(
      '110.4e',
      'Two that one effect casts are each tested for themselves.',
      [['p1 attack', 'Caster attacks the player'], { until: 'p1 shields', passing: 'orFirst' }],
      { asked: 'p1 shields', p1: [['Caster (tapped)', 'Bull'], 2, ['Zeal', 'Zeal']], p2: [0, 0, 0] },
      { step: 'attack', p1: { battleZone: ['Caster', 'Bull'] } },
    ),
    turnSkipped: decided(
      '601.1g',
      'A trigger on its use skips the turn once it is finished.',
      [['p1 main', 'Cast Zeal']],
      {
        asked: 'p2 charge',
        p1: [['Bull', 'Idler'], 1, ['Zeal']],
        p2: [['Dusk Clerk'], 1, 0],
        facts: ['cardDrawn', 'restOfTurnSkipped'],
      },
      { p1: { battleZone: ['Bull', 'Idler'] }, p2: { battleZone: ['Dusk Clerk'] } },
    ),
    restored: decided(
      '110.4e',
      'The condition reads the power that a static gives.',
      [{ asked: 'p1 main', offers: ['Cast Zeal'], only: true, choose: ['Cast Zeal'] }],
      { asked: 'p1 attack', p1: [['Banner', 'Idler'], 1, ['Zeal']], p2: [0, 0, 0] },
      { p1: { battleZone: ['Banner', 'Idler'] } },
    ),
  },
};

/** Every kind of ability but keywords. */
export const abilities = {
  triggered: triggeredRow,
  static: staticRow,
  replacement: replacementRow,
  spell: spellRow,
  cost: costRow,
  useOnlyIf: useOnlyIfRow,
};
