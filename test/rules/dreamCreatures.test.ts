import { allCards } from 'taiki';
import {
  cardsIn,
  choose,
  creature,
  destroy,
  dreamCreature,
  dreamEvolutionCreature,
  dreamNeoCreature,
  evolution,
  gravityZero,
  neoEvolution,
  put,
  returnToHand,
  self,
  spell,
  spellAbility,
  whenDestroyed,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain } from './plainCards.ts';

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  dreamCreature({ ...plain, name: 'Dream' }),
  dreamEvolutionCreature({ ...plain, name: 'Risen Dream', abilities: [evolution({})] }),
  dreamNeoCreature({ ...plain, name: 'Neo Dream', abilities: [neoEvolution({})] }),
  creature({
    ...plain,
    name: 'Caller',
    abilities: [whenDestroyed(self, put(choose(yourHand({ type: 'creature' }))))],
  }),
  dreamCreature({ ...plain, name: 'Free Dream', abilities: [gravityZero(youHave(yourMana()))] }),
  spell({
    name: 'Gate',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(put(choose(cardsIn('graveyard', 'you'))))],
  }),
  spell({
    name: 'Doom',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(destroy(choose(yourCreatures())))],
  }),
  spell({
    name: 'Recall',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(returnToHand(choose(yourCreatures())))],
  }),
];
const mana = { fire: 3 } as const;

describe('817.2 while a dream creature is there, its owner puts none of its name', () => {
  driven('one is summoned, the second is not', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Dream', 'Dream', 'Raider'], manaZone: mana, battleZone: ['Raider'] },
    });
    duel.use('Summon Dream');
    expect(duel.battleZones.p1).toEqual(['Raider', 'Dream']);
    expect(duel.options.filter((option) => option.includes('Dream'))).toEqual([]);
    expect(duel.options.filter((option) => option.includes('Raider'))).toHaveLength(1);
  });

  driven('neither does an effect put it, nor an alternative cost', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Gate', 'Free Dream'],
        manaZone: mana,
        battleZone: ['Dream', 'Free Dream'],
        graveyard: ['Dream'],
      },
    });
    expect(duel.options.filter((option) => option.includes('Free Dream'))).toEqual([]);
    duel.use('Cast Gate');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Dream', 'Free Dream'],
      ['Dream', 'Gate'],
    ]);
  });

  driven("the other player's does not matter", (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Dream'], manaZone: mana, battleZone: ['Raider'] },
      p2: { battleZone: ['Dream'] },
    });
    duel.use('Summon Dream');
    expect(duel.battleZones).toEqual({ p1: ['Raider', 'Dream'], p2: ['Dream'] });
  });

  driven('nor one of another name', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Dream'], manaZone: mana, battleZone: ['Neo Dream', 'Raider'] },
    });
    duel.use('Summon Dream');
    expect(duel.battleZones.p1).toEqual(['Neo Dream', 'Raider', 'Dream']);
  });

  driven('once it has left, the next one is put', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Dream', 'Recall', 'Doom'], manaZone: mana, battleZone: ['Dream', 'Raider'] },
    });
    duel.use('Cast Doom').choose('Dream');
    duel.use('Summon Dream');
    expect(duel.battleZones.p1).toEqual(['Raider', 'Dream']);
  });

  driven('an evolution creature does not lie on one of its name either', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Risen Dream', 'Neo Dream'],
        manaZone: mana,
        battleZone: [{ name: 'Risen Dream', over: ['Raider'] }, 'Neo Dream'],
      },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven("in the other player's turn an effect of its owner puts no second one", (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon', 'Raider'] },
      p2: { battleZone: ['Dream', { name: 'Caller', tapped: true }], hand: ['Dream'] },
    });
    duel.choose('Bolshack Dragon attacks Caller');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.battleZones.p2, duel.names('p2', 'hand')]).toEqual([['Dream'], ['Dream']]);
  });

  driven('817.3 two that are there both stay', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Raider'], manaZone: mana, battleZone: ['Dream', 'Dream'] },
    });
    duel.use('Summon Raider');
    expect(duel.battleZones.p1).toEqual(['Dream', 'Dream', 'Raider']);
  });
});
