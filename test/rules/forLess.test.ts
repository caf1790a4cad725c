import { badAction, creature, has, jokersOverExplode } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 4, power: 2000 } as const;
const cards = [
  creature({ ...plain, name: 'Bad', abilities: [...badAction(2)] }),
  creature({ ...plain, name: 'Joker', abilities: [...jokersOverExplode(2)] }),
  creature({ ...plain, name: 'Cheap', cost: 1, abilities: [...badAction(2)] }),
  creature({ ...plain, name: 'Stubborn', abilities: [has({ kind: 'mayCostLess', by: 3, atLeast: 2 })] }),
];

describe('601.1a, 601.1e a card that may be used for less', () => {
  driven('is destroyed at the end of the turn if it was', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Bad'], manaZone: { fire: 2 } } }).use('Summon Bad');
    duel.passUntil('p2 charge');
    expect(duel.facts('cardPut', 'cardDestroyed')).toEqual(['cardPut Bad', 'cardDestroyed Bad']);
  });

  driven('stays if its cost was paid, and its player chooses which', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Bad', 'Bad'], manaZone: { fire: 6 } } })
      .choose('Summon Bad')
      .choose('Pay 4 mana')
      .use('Summon Bad')
      .passUntil('p2 charge');
    expect(duel.facts('cardDestroyed')).toEqual(['cardDestroyed Bad']);
    expect(duel.names('p1', 'battleZone')).toEqual(['Bad']);
  });

  driven('goes below the deck and its player draws with J.O.E.', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Joker'], manaZone: { fire: 2 } } }).use('Summon Joker');
    duel.passUntil('p2 charge');
    expect(duel.count('p1', 'battleZone')).toBe(0);
    expect(duel.zone('p1', 'deck').at(-1)).toBe('Joker');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('costs no less than 0, nor than it says', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Cheap', 'Stubborn'], manaZone: { fire: 1 } } });
    expect(duel.options).toContain('Summon Cheap');
    expect(duel.options).not.toContain('Summon Stubborn');
    const two = begin({ cards, p1: { hand: ['Stubborn'], manaZone: { fire: 2 } } }).use('Summon Stubborn');
    expect(two.names('p1', 'battleZone')).toEqual(['Stubborn']);
  });
});
