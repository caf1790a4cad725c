import { allCards } from 'taiki';
import {
  allCreatures,
  atEndOfYourTurn,
  cardsIn,
  choose,
  creature,
  destroy,
  draw,
  duelist,
  each,
  power,
  put,
  returnToHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  duelist({
    name: 'Keeper',
    civilizations: ['fire'],
    cost: 2,
    abilities: [each(allCreatures(), power(1000)), atEndOfYourTurn(draw())],
  }),
  duelist({ name: 'Rival', civilizations: ['fire'], cost: 2 }),
  plainSpell('Strike', destroy(choose(cardsIn('battleZone', 'any', { type: 'duelist' })))),
  plainSpell('Raise', put(choose(cardsIn('graveyard', 'you', { type: 'duelist' })))),
  plainSpell('Bounce', returnToHand(choose(cardsIn('battleZone', 'any', { type: 'element' })))),
];
const mana = { fire: 6 } as const;
const there = (duel: Driver, player: 'p1' | 'p2' = 'p1') => duel.zone(player, 'battleZone');

describe('317 duelists', () => {
  driven(
    '317.1, 317.2 are executed in the main step and lie in the battle zone, where they work',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Keeper', 'Raider'], manaZone: mana, battleZone: ['Raider'], deck: 4 },
        p2: { battleZone: ['Raider'] },
      });
      expect(duel.options).toEqual(['Execute Keeper', 'Summon Raider', 'Go on to the attack step']);
      duel.use('Execute Keeper');
      expect(there(duel)).toEqual(['Raider', 'Keeper']);
    },
  );

  driven('317.3 are not put by their owner beside one of their name', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Keeper', 'Rival', 'Raise', 'Raider'],
        manaZone: mana,
        battleZone: ['Keeper'],
        graveyard: ['Keeper'],
      },
    });
    duel.use('Cast Raise');
    expect([there(duel), duel.names('p1', 'graveyard')]).toEqual([['Keeper'], ['Keeper', 'Raise']]);
    duel.use('Execute Rival').use('Execute Keeper');
    expect([there(duel), duel.names('p1', 'graveyard'), duel.names('p1', 'hand')]).toEqual([
      ['Keeper', 'Rival'],
      ['Keeper', 'Raise'],
      ['Keeper', 'Raider'],
    ]);
  });

  driven('317.3 binds their owner alone', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Keeper', 'Raider'], manaZone: mana },
      p2: { battleZone: ['Keeper'] },
    });
    duel.use('Execute Keeper');
    expect([there(duel), there(duel, 'p2')]).toEqual([['Keeper'], ['Keeper']]);
  });

  driven('can be put again once the first has gone', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Strike', 'Keeper', 'Raider'], manaZone: mana, battleZone: ['Keeper'] },
    });
    duel.use('Cast Strike').use('Execute Keeper');
    expect([there(duel), duel.names('p1', 'graveyard')]).toEqual([['Keeper'], ['Keeper', 'Strike']]);
  });

  driven("work in the other player's turn, and are elements that effects find", (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Keeper'], hand: ['Raider'], deck: 4 },
      p2: { hand: ['Bounce', 'Raider'], manaZone: mana, deck: 4 },
    });
    duel.passUntil('p2 main').use('Cast Bounce');
    expect([there(duel), duel.names('p1', 'hand')]).toEqual([[], ['Filler', 'Keeper', 'Raider']]);
  });

  driven('neither attack nor block, and stay untapped', (begin) => {
    const duel = begin({ cards, p1: { battleZone: [{ name: 'Keeper' }], hand: ['Raider'] } });
    expect(duel.options.filter((option) => option.includes('Keeper'))).toEqual([]);
  });
});
