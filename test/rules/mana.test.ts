import {
  cannot,
  choose,
  creature,
  each,
  putIntoMana,
  spell,
  spellAbility,
  topOfDeckTo,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const hybrid = creature({ name: 'Hybrid', civilizations: ['fire', 'nature'], cost: 2, power: 2000 });
const sow = spell({
  name: 'Sow',
  civilizations: ['nature'],
  cost: 1,
  abilities: [spellAbility(putIntoMana(choose(yourHand(), 2)))],
});
const till = spell({
  name: 'Till',
  civilizations: ['nature'],
  cost: 1,
  abilities: [spellAbility(topOfDeckTo('manaZone', 2))],
});
/** While it is there, its player's creatures in the hand cannot be put into the mana zone. */
const keeper = creature({
  name: 'Keeper',
  civilizations: ['fire'],
  cost: 2,
  power: 2000,
  abilities: [each(yourHand({ type: 'creature' }), cannot({ do: 'move', from: 'hand', to: 'manaZone' }))],
});
const cards = [hybrid, sow, till, keeper];

describe('503.1 mana charge', () => {
  driven('the active player may put one card of the hand into the mana zone, and no second one', (begin) => {
    const duel = begin({
      step: 'charge',
      p1: { hand: ['Fear Fang', 'Burning Mane'], manaZone: ['Forest Hornet'] },
      p2: { hand: ['Aqua Hulcus'] },
    });
    expect(duel.asked).toBe('p1 charge');
    expect(duel.options).toEqual(['Charge Fear Fang', 'Charge Burning Mane', 'Charge nothing']);
    duel.choose('Charge Burning Mane');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Forest Hornet', 'Burning Mane']);
    expect([duel.count('p2', 'hand'), duel.count('p2', 'manaZone')]).toEqual([2, 0]);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.facts('manaCharged')).toEqual(['manaCharged Burning Mane']);
  });

  driven('a card that cannot be put into the mana zone is not offered (101.2)', (begin) => {
    const position = {
      cards,
      step: 'charge',
      p1: { hand: ['Hybrid', 'Till'], battleZone: ['Keeper'] },
      p2: { hand: ['Hybrid'] },
    } as const;
    const duel = begin(position);
    expect(duel.options).toEqual(['Charge Till', 'Charge nothing']);
    duel.choose('Charge Till').choose('Attack no more');
    expect([duel.asked, duel.options]).toEqual([
      'p2 charge',
      ['Charge Hybrid', 'Charge Filler', 'Charge nothing'],
    ]);
    const without = begin({ ...position, p1: { hand: ['Hybrid', 'Till'] } });
    expect(without.options).toEqual(['Charge Hybrid', 'Charge Till', 'Charge nothing']);
  });

  driven('it may put none', (begin) => {
    const duel = begin({ step: 'charge', p1: { hand: ['Fear Fang'] } });
    duel.pass();
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(duel.zone('p1', 'manaZone')).toEqual([]);
  });

  driven('a card that was charged pays in the same turn', (begin) => {
    const duel = begin({
      step: 'charge',
      p1: { hand: ['Burning Mane', 'Burning Mane'], manaZone: { nature: 1 } },
    });
    duel.choose('Charge Burning Mane').use('Summon Burning Mane');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Nature Filler (tapped)', 'Burning Mane (tapped)']);
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: [] });
  });
});

describe('405.1 cards of several civilizations', () => {
  driven('one that is charged enters tapped, and pays nothing in this turn', (begin) => {
    const duel = begin({
      cards,
      step: 'charge',
      p1: { hand: ['Hybrid', 'Burning Mane'], manaZone: { nature: 1 } },
    });
    duel.choose('Charge Hybrid');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Nature Filler', 'Hybrid (tapped)']);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
  });

  driven('it untaps at the start of its player’s next turn', (begin) => {
    const duel = begin({ cards, step: 'charge', p1: { hand: ['Hybrid'] } });
    duel.choose('Charge Hybrid').passUntil('p1 charge');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Hybrid']);
  });

  driven('it enters tapped by an effect too, and other cards with it do not', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sow', 'Hybrid', 'Fear Fang'], manaZone: { nature: 1 } },
      p2: { manaZone: ['Hybrid'] },
    });
    duel.use('Cast Sow');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Nature Filler (tapped)', 'Hybrid (tapped)', 'Fear Fang']);
    expect(duel.zone('p2', 'manaZone')).toEqual(['Hybrid']);
  });

  driven('it enters tapped from the deck too', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Till'], manaZone: { nature: 1 }, deck: ['Hybrid', 'Fear Fang', 'Burning Mane'] },
    });
    duel.use('Cast Till');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Nature Filler (tapped)', 'Hybrid (tapped)', 'Fear Fang']);
    expect(duel.zone('p1', 'deck')).toEqual(['Burning Mane']);
  });

  driven('of a pile only the cards enter tapped that have several', (begin) => {
    const compost = spell({
      name: 'Compost',
      civilizations: ['nature'],
      cost: 1,
      abilities: [spellAbility(putIntoMana(yourCreatures()))],
    });
    const duel = begin({
      cards: [...cards, compost],
      p1: {
        hand: ['Compost'],
        manaZone: { nature: 1 },
        battleZone: [
          { name: 'Fear Fang', over: ['Hybrid'] },
          { name: 'Hybrid', over: ['Burning Mane'], tapped: true },
        ],
      },
    });
    duel.use('Cast Compost');
    expect(duel.zone('p1', 'manaZone')).toEqual([
      'Nature Filler (tapped)',
      'Fear Fang',
      'Hybrid (tapped)',
      'Hybrid (tapped)',
      'Burning Mane',
    ]);
  });
});
