import { allCards } from 'taiki';
import {
  artifact,
  cardsIn,
  choose,
  creature,
  destroy,
  each,
  land,
  power,
  put,
  putIntoMana,
  returnToHand,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  artifact({
    name: 'Idol',
    civilizations: ['fire'],
    cost: 1,
    abilities: [each(yourCreatures(), power(1000))],
  }),
  land({ name: 'Meadow', civilizations: ['nature'], abilities: [each(yourCreatures(), power(3000))] }),
  plainSpell('Raise', put(choose(cardsIn('manaZone', 'you', { type: 'land' })))),
  plainSpell('Plough', putIntoMana(choose(cardsIn('hand', 'you', { type: 'land' })))),
  plainSpell('Doom', destroy(choose(cardsIn('battleZone', 'opponent', { type: 'artifact' })))),
  plainSpell('Recall', returnToHand(choose(cardsIn('battleZone', 'any', { type: 'element' })))),
];

const there = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view('judge')
    .zones[player].battleZone.map(({ current }) => `${current.name} ${current.power ?? '-'}`);

describe('312 artifacts', () => {
  driven('are executed from the hand and lie in the battle zone, where their abilities work', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Idol', 'Idol', 'Raider'], manaZone: { fire: 3 }, battleZone: ['Raider'] },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Execute Idol');
    expect([there(duel), there(duel, 'p2')]).toEqual([['Raider 3000', 'Idol -'], ['Raider 2000']]);
    duel.use('Execute Idol');
    expect(there(duel)).toEqual(['Raider 4000', 'Idol -', 'Idol -']);
  });

  driven("neither attack nor are attacked, and leave in the other player's turn", (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Raider'], manaZone: { fire: 3 }, battleZone: ['Idol', 'Raider'] },
      p2: { battleZone: ['Idol', 'Raider'], shieldZone: 1 },
    });
    duel.use('Cast Doom');
    expect([there(duel, 'p2'), duel.names('p2', 'graveyard')]).toEqual([['Raider 2000'], ['Idol']]);
    duel.passUntil('p1 attack');
    expect(duel.options).toEqual(['Raider attacks the player', 'Attack no more']);
  });

  driven('are elements', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Recall', 'Raider'], manaZone: { fire: 2 }, battleZone: ['Idol'] },
    });
    duel.use('Cast Recall');
    expect([there(duel), duel.names('p1', 'hand')]).toEqual([[], ['Idol', 'Raider']]);
  });
});

describe('313 lands', () => {
  driven('are not used', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Meadow', 'Raider'], manaZone: { fire: 3 } } });
    expect(duel.options).toEqual(['Summon Raider', 'Go on to the attack step']);
  });

  driven('nor put by an effect', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Raise', 'Raider'], manaZone: ['Meadow', 'Raider', 'Raider'], battleZone: ['Raider'] },
    });
    duel.use('Cast Raise');
    expect([there(duel), duel.names('p1', 'manaZone')]).toEqual([
      ['Raider 5000'],
      ['Meadow', 'Raider', 'Raider'],
    ]);
  });

  driven('313.2 work in the mana zone, each by itself', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Plough', 'Meadow', 'Raider'],
        manaZone: ['Meadow', 'Raider', 'Raider'],
        battleZone: ['Raider'],
      },
      p2: { battleZone: ['Raider'] },
    });
    expect(there(duel)).toEqual(['Raider 5000']);
    duel.use('Cast Plough');
    expect([there(duel), there(duel, 'p2')]).toEqual([['Raider 8000'], ['Raider 2000']]);
  });
});
