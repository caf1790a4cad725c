import {
  buzzrenda,
  buzzrendaOfSpell,
  choose,
  creature,
  destroy,
  draw,
  opponentsCreatures,
  opponentsMana,
  overDrive,
  overDriveOfSpell,
  putIntoGraveyard,
  spell,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { wordCards } from '../support/wordCards.ts';
import { plain } from './plainCards.ts';

const cards = [
  ...wordCards,
  creature({ ...plain, name: 'Cheap', cost: 2, abilities: [...buzzrenda({ count: 1, of: [] }, draw())] }),
  creature({
    ...plain,
    name: 'Both Drives',
    abilities: [...overDrive(['light'], draw()), ...overDrive(['darkness', 'darkness'], draw(2), 2)],
  }),
  creature({
    ...plain,
    name: 'Helper',
    abilities: [
      { kind: 'static', affects: { in: 'hand', of: 'you' }, effects: [{ kind: 'cost', by: -5, atLeast: 1 }] },
    ],
  }),
  spell({
    name: 'Chain',
    civilizations: ['fire'],
    cost: 1,
    abilities: [...buzzrendaOfSpell({ count: 2, of: ['water'] }, putIntoGraveyard(choose(opponentsMana())))],
  }),
  spell({
    name: 'Drive',
    civilizations: ['fire'],
    cost: 1,
    abilities: [...overDriveOfSpell(['water', 'fire'], destroy(opponentsCreatures()))],
  }),
  creature({ ...plain, name: 'Light', civilizations: ['light'] }),
  creature({ ...plain, name: 'Dark', civilizations: ['darkness'] }),
];
const deck = ['Human', 'Human', 'Human', 'Human', 'Human', 'Human', 'Human', 'Human'];

describe('112.2d additional mana costs that may be paid', () => {
  driven('a buzzrenda is paid as often as its player likes, and followed once more each time', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Cheap'], deck, manaZone: ['Human', 'Human', 'Human', 'Human', 'Human'] },
    });
    duel.choose('Summon Cheap');
    expect(duel.options).toEqual(['Pay 2 mana', 'Pay 3 mana', 'Pay 4 mana', 'Pay 5 mana']);
    duel.choose('Pay 4 mana');
    expect(duel.count('p1', 'hand')).toBe(3);
    expect(duel.zone('p1', 'manaZone').filter((name) => name.includes('tapped'))).toHaveLength(4);
  });

  driven('without enough mana nothing is asked, and the effect is followed once', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Cheap'], deck, manaZone: ['Human', 'Human'] } });
    duel.choose('Summon Cheap');
    expect([duel.count('p1', 'battleZone'), duel.count('p1', 'hand')]).toEqual([1, 1]);
  });

  driven('reductions of the cost do not reach what is paid besides', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Cheap'], deck, battleZone: ['Helper'], manaZone: ['Human', 'Human', 'Human'] },
    });
    duel.choose('Summon Cheap');
    expect(duel.options).toEqual(['Pay 1 mana', 'Pay 2 mana', 'Pay 3 mana']);
    duel.choose('Pay 3 mana');
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('each of two copies counts what was paid for it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Cheap', 'Cheap'], deck, manaZone: ['Human', 'Human', 'Human', 'Human', 'Human'] },
    });
    duel.choose('Summon Cheap').choose('Pay 3 mana');
    expect(duel.count('p1', 'hand')).toBe(3);
    duel.choose('Summon Cheap');
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('a spell asks for its civilization each time', (begin) => {
    const p2 = { manaZone: ['Human', 'Human', 'Human'] };
    const manaZone = ['Human', 'Human', 'Human', 'Wall', 'Human'];
    const duel = begin({ cards, p1: { hand: ['Chain'], manaZone }, p2 });
    duel.choose('Cast Chain');
    expect(duel.options).toEqual(['Pay 1 mana', 'Pay 3 mana']);
    duel
      .choose('Pay 3 mana')
      .passUntil('p1 choose')
      .choose(duel.options[0] ?? '')
      .choose(duel.options[0] ?? '');
    expect(duel.count('p2', 'manaZone')).toBe(1);
  });

  driven('each O-Drive of a card is paid by itself', (begin) => {
    const manaZone = ['Human', 'Light', 'Dark', 'Dark', 'Human'];
    const duel = begin({ cards, p1: { hand: ['Both Drives'], deck, manaZone } });
    duel.choose('Summon Both Drives').choose('Pay 1 mana').choose('Pay 3 mana');
    expect(duel.count('p1', 'hand')).toBe(2);
    const both = begin({ cards, p1: { hand: ['Both Drives'], deck, manaZone } });
    both.choose('Summon Both Drives').choose('Pay 2 mana').choose('Pay 4 mana');
    if (both.asked === 'p1 standby') both.choose(both.options[0] ?? '');
    expect(both.count('p1', 'hand')).toBe(3);
  });

  driven('an O-Drive is paid once, however much mana there is', (begin) => {
    const manaZone = ['Human', 'Human', 'Human', 'Human', 'Human', 'Wall', 'Wall', 'Wall'];
    const duel = begin({ cards, p1: { hand: ['Drive'], manaZone }, p2: { battleZone: ['Human'] } });
    duel.choose('Cast Drive');
    expect(duel.options).toEqual(['Pay 1 mana', 'Pay 3 mana']);
  });

  driven('an O-Drive of a spell is followed only if it was paid', (begin) => {
    const p2 = { battleZone: ['Human'] };
    const p1 = { hand: ['Drive'], manaZone: ['Human', 'Human', 'Wall'] };
    const paid = begin({ cards, p1, p2 });
    paid.choose('Cast Drive').choose('Pay 3 mana');
    expect(paid.count('p2', 'battleZone')).toBe(0);
    const plainly = begin({ cards, p1, p2 });
    plainly.choose('Cast Drive').choose('Pay 1 mana');
    if (plainly.asked === 'p1 pay') plainly.choose(plainly.options[0] ?? '');
    expect(plainly.count('p2', 'battleZone')).toBe(1);
  });
});
