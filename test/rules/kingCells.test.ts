import { allCards } from 'taiki';
import {
  cardsIn,
  choose,
  combines,
  creature,
  destroy,
  doubleFaced,
  draw,
  instead,
  kingCell,
  kingCreature,
  moveCell,
  opponentsCreatures,
  put,
  returnToHand,
  self,
  when,
  whenPut,
  wouldLeave,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const king = kingCreature({
  name: 'Crowned',
  civilizations: ['fire', 'water', 'light'],
  races: ['Dragon'],
  cost: 6,
  power: 9000,
  abilities: [combines(['Sword', 'Orb', 'Ring']), whenPut(self, draw())],
});
const guardedKing = kingCreature({
  name: 'Guarded',
  civilizations: ['fire', 'water'],
  cost: 6,
  power: 9000,
  abilities: [combines(['Hilt', 'Gem']), wouldLeave(self, instead('manaZone'))],
});
const cards = [
  doubleFaced(kingCell({ name: 'Hilt', civilizations: ['fire'] }), guardedKing),
  doubleFaced(kingCell({ name: 'Gem', civilizations: ['water'] }), guardedKing),
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Colossus', power: 30000 }),
  creature({
    ...plain,
    name: 'Mourner',
    abilities: [
      when({ event: 'moved', what: { of: 'any', filter: { type: 'creature' } }, from: 'battleZone' }, draw()),
    ],
  }),
  doubleFaced(kingCell({ name: 'Sword', civilizations: ['fire'] }), king),
  doubleFaced(kingCell({ name: 'Orb', civilizations: ['water'] }), king),
  doubleFaced(kingCell({ name: 'Ring', civilizations: ['light'] }), king),
  plainSpell('Doom', destroy(choose(yourCreatures()))),
  plainSpell('Recall', returnToHand(choose(opponentsCreatures()))),
  plainSpell('Chip', moveCell(choose(cardsIn('battleZone', 'any', { type: 'kingCreature' })), 'hand')),
  plainSpell('Raise', put(choose(cardsIn('manaZone', 'you', { type: 'kingCell' })))),
];
const KING = {
  name: 'Sword',
  otherFace: true,
  links: [
    { name: 'Orb', x: 1, y: 0 },
    { name: 'Ring', x: 2, y: 0 },
  ],
} as const;

const there = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view('judge')
    .zones[player].battleZone.map((card) =>
      card.hidden
        ? 'hidden'
        : `${card.current.name} ${card.current.power ?? '-'}${card.tapped ? ' tapped' : ''}`,
    );

describe('814.1 king cells', () => {
  driven('are combined from the hand and the mana zone, where they pay as well', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Sword', 'Raider'],
        manaZone: ['Orb', 'Ring', ...Array<string>(5).fill('Raider')],
        battleZone: ['Raider'],
        deck: 5,
      },
    });
    expect(duel.options).toEqual(['Summon Raider', 'Summon Crowned', 'Go on to the attack step']);
    duel.use('Summon Crowned');
    expect([duel.asked, there(duel), duel.count('p1', 'manaZone'), duel.count('p1', 'hand')]).toEqual([
      'p1 main',
      ['Raider 2000', 'Crowned 9000'],
      5,
      2,
    ]);
    expect(
      duel.facts('cardPut', 'creatureLinked').filter((fact) => /^(cardPut|creatureLinked)/.test(fact)),
    ).toEqual(['cardPut Sword', 'creatureLinked Sword']);
  });

  driven('the cell that is used may lie in the mana zone too', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Orb', 'Raider'],
        manaZone: ['Sword', 'Ring', 'Raider', 'Aqua Guard', 'Raider', 'Raider'],
        deck: 5,
      },
    });
    duel.use('Summon Crowned');
    expect([there(duel), duel.names('p1', 'manaZone')]).toEqual([
      ['Crowned 9000'],
      ['Aqua Guard', 'Raider', 'Raider', 'Raider'],
    ]);
  });

  driven('814.1b, 814.1c need all civilizations, and every name', (begin) => {
    for (const hand of [
      ['Sword', 'Orb', 'Raider'],
      ['Orb', 'Ring', 'Raider'],
    ]) {
      const duel = begin({
        cards,
        p1: { hand, manaZone: ['Aqua Guard', ...Array<string>(7).fill('Raider')] },
      });
      expect(duel.options).toEqual(['Summon Raider', 'Go on to the attack step']);
    }
    const duel = begin({
      cards,
      p1: {
        hand: ['Sword', 'Orb', 'Ring', 'Raider'],
        manaZone: ['Aqua Guard', ...Array<string>(7).fill('Raider')],
      },
    });
    expect(duel.options).toEqual(['Summon Raider', 'Go on to the attack step']);
  });

  driven('814.1b pay for their own civilization only, and are laid untapped', (begin) => {
    const duel = begin({
      cards,
      step: 'charge',
      p1: { hand: ['Sword', 'Aqua Guard', 'Raider'], manaZone: [] },
    });
    duel.choose('Sword');
    expect([duel.zone('p1', 'manaZone'), duel.options]).toEqual([
      ['Sword'],
      ['Summon Raider', 'Go on to the attack step'],
    ]);
  });

  driven('of several cells of a name one is chosen', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Sword', 'Ring', 'Ring', 'Raider'],
        manaZone: ['Orb', 'Ring', ...Array<string>(5).fill('Raider')],
        deck: 5,
      },
    });
    duel.use('Summon Crowned');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Ring', 'Ring', 'Ring']]);
    duel.choose(duel.options[0] ?? '');
    expect([there(duel), duel.names('p1', 'hand').filter((name) => name === 'Ring')]).toEqual([
      ['Crowned 9000'],
      ['Ring'],
    ]);
  });

  driven('an effect does not put a cell by itself', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Raise', 'Raider'], manaZone: ['Sword', 'Raider', 'Raider'] },
    });
    duel.use('Cast Raise');
    expect([there(duel), duel.names('p1', 'manaZone')]).toEqual([[], ['Raider', 'Raider', 'Sword']]);
  });
});

describe('814.1d-e king creatures', () => {
  driven('leave with all their cells, as one creature', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Raider'], manaZone: { fire: 3 }, battleZone: [KING, 'Mourner'], deck: 5 },
    });
    duel.use('Cast Doom').choose('Sword');
    expect([there(duel), duel.names('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([
      ['Mourner 2000'],
      ['Doom', 'Orb', 'Ring', 'Sword'],
      2,
    ]);
  });

  driven("in the other player's turn go back to the hand as cells, and attack before", (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: [KING] },
      p2: { hand: ['Recall', 'Raider'], manaZone: { fire: 3 }, shieldZone: 2, deck: 5 },
    });
    duel.choose('Sword attacks the player').choose('Shield 1').passUntil('p2 main');
    expect(there(duel)).toEqual(['Crowned 9000 tapped']);
    duel.use('Cast Recall');
    expect([there(duel), duel.names('p1', 'hand')]).toEqual([[], ['Orb', 'Ring', 'Sword']]);
  });

  driven(
    '814.1e an effect takes one cell away, which is no creature that leaves; 814.1d the others go to the graveyard',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Chip', 'Raider'], manaZone: { fire: 3 }, deck: 5 },
        p2: { battleZone: [KING, 'Mourner', 'Raider'], deck: 5 },
      });
      duel.use('Cast Chip');
      expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Sword', 'Orb', 'Ring']]);
      duel.choose('Orb');
      expect([there(duel, 'p2'), duel.names('p2', 'graveyard'), duel.names('p2', 'hand')]).toEqual([
        ['Mourner 2000', 'Raider 2000'],
        ['Ring', 'Sword'],
        ['Orb'],
      ]);
    },
  );

  driven('814.1e what replaces that the creature leaves applies to a cell', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Chip', 'Raider'],
        manaZone: { fire: 3 },
        battleZone: [{ name: 'Hilt', otherFace: true, links: [{ name: 'Gem', x: 1, y: 0 }] }, 'Raider'],
        deck: 5,
      },
    });
    duel.use('Cast Chip').choose('Gem');
    expect([there(duel), duel.names('p1', 'manaZone').includes('Gem'), duel.names('p1', 'hand')]).toEqual([
      ['Raider 2000'],
      true,
      ['Raider'],
    ]);
  });

  driven('what is left of one goes to the graveyard', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Raider'],
        manaZone: { fire: 3 },
        battleZone: ['Mourner', { name: 'Orb', otherFace: true, links: [{ name: 'Ring', x: 1, y: 0 }] }],
      },
    });
    duel.use('Summon Raider');
    expect([there(duel), duel.names('p1', 'graveyard')]).toEqual([
      ['Mourner 2000', 'Raider 2000'],
      ['Orb', 'Ring'],
    ]);
  });
});
