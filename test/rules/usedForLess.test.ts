import { choose, destroy, returnToHand, yourCreatures } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { wordCards } from '../support/wordCards.ts';
import { plainSpell } from './plainCards.ts';

const cards = [
  ...wordCards,
  plainSpell('Doom', destroy(choose(yourCreatures()))),
  plainSpell('Recall', returnToHand(choose(yourCreatures()))),
];
const two = ['Human', 'Human'];
const five = ['Human', 'Human', 'Human', 'Human', 'Human'];

describe('601.1a cards that may be used for less, for something later', () => {
  driven('what is summoned for less attacks, and is destroyed at the end of the turn', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Bad One'], manaZone: two } });
    duel.use('Summon Bad One').passUntil('p1 attack').choose('Bad One attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'battleZone')).toEqual([]);
    expect(duel.names('p1', 'graveyard')).toEqual(['Bad One']);
  });

  driven('its player may pay all of it, and keeps it', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Bad One'], manaZone: five } });
    duel.choose('Summon Bad One');
    expect(duel.options).toEqual(['Pay 4 mana', 'Use Bad One for 2 mana']);
    duel.choose('Pay 4 mana').passUntil('p2 charge');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Bad One']);
  });

  driven('400.5 what has left in the meantime and is another object is not destroyed', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Bad One', 'Recall'], manaZone: ['Human', 'Human', 'Human'] } });
    duel.choose('Summon Bad One').use('Cast Recall').passUntil('p2 charge');
    expect(duel.names('p1', 'hand')).toEqual(['Bad One']);
  });

  driven('each of two copies is destroyed only if it was summoned for less', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Bad One', 'Bad One'], manaZone: ['Human', ...five] } });
    duel.choose('Summon Bad One').choose('Use Bad One for 2 mana');
    duel.choose('Summon Bad One').choose('Pay 4 mana');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Bad One', 'Bad One']);
    duel.passUntil('p2 charge');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Bad One']);
  });

  driven('a joker goes below the deck, and its player draws', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Joker'], manaZone: ['Human'], deck: ['Wall', 'Human'] } });
    duel.choose('Summon Joker').passUntil('p2 charge');
    expect(duel.zone('p1', 'deck')).toEqual(['Human', 'Joker']);
    expect(duel.names('p1', 'hand')).toEqual(['Wall']);
  });

  driven('a sin destroys one creature of its player, also another one', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sinner'], manaZone: [{ name: 'Sinner' }], battleZone: ['Human'] },
    });
    duel.choose('Summon Sinner').passUntil('p1 choose').choose('Human');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Sinner']);
  });

  driven('a spell that is a sin destroys one creature of its player if it was cast for less', (begin) => {
    const p1 = { hand: ['Great Sin'], battleZone: ['Human', 'Wall'], deck: ['Human', 'Human'] };
    const less = begin({ cards, p1: { ...p1, manaZone: ['Human'] } });
    less.choose('Cast Great Sin');
    expect([less.names('p1', 'hand'), less.count('p1', 'battleZone')]).toEqual([['Human'], 2]);
    less.passUntil('p1 choose').choose('Wall');
    expect(less.zone('p1', 'battleZone')).toEqual(['Human']);
    const full = begin({ cards, p1: { ...p1, manaZone: ['Human', 'Human', 'Human'] } });
    full.choose('Cast Great Sin').choose('Pay 3 mana').passUntil('p2 charge');
    expect(full.count('p1', 'battleZone')).toBe(2);
  });

  driven('it is not offered where the mana does not pay even for less', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Bad One', 'Human'], manaZone: ['Human'] } });
    expect(duel.options).not.toContain('Summon Bad One');
  });
});
