import {
  choose,
  creature,
  destroy,
  each,
  eachWhile,
  manaNumber,
  opponentsMana,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { wordCards } from '../support/wordCards.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  ...wordCards,
  creature({ ...plain, name: 'Doubler', abilities: [each(yourMana(), manaNumber(2))] }),
  creature({
    ...plain,
    name: 'Fire Doubler',
    abilities: [each(yourMana({ civilizations: ['fire'] }), manaNumber(2))],
  }),
  creature({ ...plain, name: 'Miser', abilities: [each(opponentsMana(), manaNumber(0))] }),
  creature({
    ...plain,
    name: 'Handful',
    abilities: [eachWhile(youHave(yourHand(), { min: 2 }), yourMana(), manaNumber(2))],
  }),
  creature({ ...plain, name: 'Three', cost: 3 }),
  creature({ ...plain, name: 'Four', cost: 4 }),
  creature({ ...plain, name: 'Both', civilizations: ['fire', 'water'], cost: 2 }),
  plainSpell('Doom', destroy(choose(yourCreatures()))),
];

describe('107.2, 207.2 mana numbers', () => {
  driven('a card gives as much mana as its number says, and no card is tapped beyond that', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Four', 'Human'], battleZone: ['Doubler'], manaZone: ['Human', 'Human', 'Human'] },
    });
    duel.use('Summon Four');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Doubler', 'Four']);
    expect(duel.zone('p1', 'manaZone').filter((name) => name.includes('tapped'))).toHaveLength(2);
  });

  driven('112.2b what is left over of an odd cost is lost', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Three', 'Human'], battleZone: ['Doubler'], manaZone: ['Human', 'Human', 'Human'] },
    });
    duel.use('Summon Three');
    expect(duel.zone('p1', 'manaZone').filter((name) => name.includes('tapped'))).toHaveLength(2);
  });

  driven('112.2a each civilization is paid by a card of its own all the same', (begin) => {
    const p1 = { hand: ['Both', 'Human'], battleZone: ['Doubler'] };
    expect(begin({ cards, p1: { ...p1, manaZone: ['Human', 'Human'] } }).options).not.toContain(
      'Summon Both',
    );
    const duel = begin({ cards, p1: { ...p1, manaZone: ['Human', 'Wall', 'Human'] } });
    duel.use('Summon Both');
    expect(duel.zone('p1', 'manaZone').filter((name) => name.includes('tapped'))).toHaveLength(2);
  });

  driven('112.2a two cards of one kind pay two civilizations, though one gives enough mana', (begin) => {
    const p1 = { hand: ['Both', 'Human'], battleZone: ['Doubler'], manaZone: ['Both', 'Both', 'Both'] };
    const duel = begin({ cards, p1 });
    duel.use('Summon Both');
    expect(duel.zone('p1', 'manaZone').filter((name) => name.includes('tapped'))).toHaveLength(2);
  });

  driven('cards of one zone may have different numbers, and only what is needed is tapped', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Three', 'Human'],
        battleZone: ['Fire Doubler'],
        manaZone: ['Human', 'Wall', 'Wall', 'Wall'],
      },
    });
    duel.choose('Summon Three');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Fire Doubler', 'Three']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Human (tapped)', 'Wall (tapped)', 'Wall', 'Wall']);
  });

  driven('it ends as its source leaves', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Four'], battleZone: ['Doubler'], manaZone: ['Human', 'Human', 'Human'] },
    });
    expect(duel.options).toContain('Summon Four');
    duel.use('Cast Doom');
    expect(duel.options).not.toContain('Summon Four');
  });

  driven('a card that gives none pays no cost', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Human', 'Human'], manaZone: ['Human', 'Human', 'Human'] },
      p2: { battleZone: ['Miser'] },
    });
    expect(duel.options).not.toContain('Summon Human');
  });

  driven('409.1c what is counted for a number is counted without the card that is used', (begin) => {
    const p1 = { hand: ['Four', 'Human'], battleZone: ['Handful'], manaZone: ['Human', 'Human', 'Human'] };
    expect(begin({ cards, p1 }).options).not.toContain('Summon Four');
    expect(begin({ cards, p1: { ...p1, hand: ['Four', 'Human', 'Human'] } }).options).toContain(
      'Summon Four',
    );
  });

  driven('a condition of its own is looked at as the cost is paid', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Four', 'Four'], battleZone: ['Rich'], manaZone: ['Human', 'Human', 'Human', 'Human'] },
    });
    duel.use('Summon Four').use('Summon Four');
    expect(duel.count('p1', 'battleZone')).toBe(3);
  });

  const rainbow = creature({
    ...plain,
    name: 'Rainbow',
    civilizations: ['light', 'water', 'darkness', 'fire', 'nature'],
    manaNumber: 0,
  });

  driven('207.1, 112.2a a card printed with none pays a civilization, but gives no mana', (begin) => {
    const all = [...cards, rainbow];
    const p1 = { hand: ['Both', 'Human'], manaZone: ['Human', 'Rainbow'] };
    expect(begin({ cards: all, p1 }).options).not.toContain('Summon Both');
    const duel = begin({ cards: all, p1: { ...p1, manaZone: ['Human', 'Human', 'Rainbow'] } });
    duel.use('Summon Both');
    expect([duel.battleZones.p1, duel.zone('p1', 'manaZone')]).toEqual([
      ['Both'],
      ['Human (tapped)', 'Human (tapped)', 'Rainbow (tapped)'],
    ]);
  });

  driven('207.2 an effect that says another number changes the printed one', (begin) => {
    const duel = begin({
      cards: [...cards, rainbow],
      p1: { hand: ['Both', 'Human'], battleZone: ['Doubler'], manaZone: ['Human', 'Rainbow'] },
    });
    duel.use('Summon Both');
    expect(duel.battleZones.p1).toEqual(['Doubler', 'Both']);
  });

  driven('405.4 a card that lies face down gives one', (begin) => {
    const duel = begin({
      cards: [...cards, rainbow],
      p1: {
        hand: ['Three', 'Human'],
        manaZone: ['Human', { name: 'Rainbow', faceDown: true }, { name: 'Rainbow', faceDown: true }],
      },
    });
    duel.use('Summon Three');
    expect(duel.battleZones.p1).toEqual(['Three']);
  });
});
