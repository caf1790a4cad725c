import {
  creature,
  destroy,
  draw,
  gNeoCreature,
  gNeoEvolution,
  neoCreature,
  neoEvolution,
  opponentsCreatures,
  returnToHand,
  search,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  twinpact,
  whenPut,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { charm, ONE_MANA, SMALL } from './madeUp.ts';

const neo = neoCreature({
  name: 'Neo',
  civilizations: ['nature'],
  cost: 1,
  power: 4000,
  abilities: [neoEvolution({ type: 'creature' })],
});
const gNeo = gNeoCreature({
  name: 'Grand',
  civilizations: ['nature'],
  cost: 1,
  power: 6000,
  abilities: [gNeoEvolution({ type: 'creature' })],
});

describe('802, 803 NEO creatures', () => {
  driven('802.3 with a card below it attacks at once, without one it does not', (begin) => {
    const attackers = (onto: boolean) => {
      const duel = begin({
        cards: [neo, SMALL],
        p1: { hand: ['Neo'], manaZone: ONE_MANA, battleZone: ['Small', 'Filler'] },
      });
      duel.choose('Summon Neo');
      expect(duel.asked).toBe('p1 evolve');
      if (onto) duel.choose('Small');
      else duel.pass();
      duel.passUntil('p1 attack');
      return duel.options.some((option) => option.startsWith('Neo attacks'));
    };
    expect([attackers(true), attackers(false)]).toEqual([true, false]);
  });

  driven('803.2 the cards below leave instead, and it does so once only', (begin) => {
    const duel = begin({
      cards: [gNeo, SMALL, charm('Doing', destroy(opponentsCreatures()))],
      p1: { hand: ['Doing', 'Doing'], manaZone: { nature: 2 }, battleZone: ['Filler'] },
      p2: { battleZone: [{ name: 'Grand', over: ['Small'] }] },
    });
    duel.use('Cast Doing');
    expect([duel.battleZones.p2, duel.names('p2', 'graveyard')]).toEqual([['Grand'], ['Small']]);
    duel.use('Cast Doing');
    expect([duel.battleZones.p2, duel.names('p2', 'graveyard')]).toEqual([[], ['Grand', 'Small']]);
  });

  driven('803.2 so with every way of leaving: a return takes the card below to the hand', (begin) => {
    const duel = begin({
      cards: [gNeo, SMALL, charm('Doing', returnToHand(opponentsCreatures()))],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Filler'] },
      p2: { battleZone: [{ name: 'Grand', over: ['Small'] }] },
    });
    duel.use('Cast Doing');
    expect([duel.battleZones.p2, duel.names('p2', 'hand')]).toEqual([['Grand'], ['Small']]);
  });
});

describe('810 twinpacts', () => {
  const pair = twinpact(
    'Pair Creature/Pair Spell',
    creature({
      name: 'Pair Creature',
      civilizations: ['nature'],
      cost: 3,
      power: 3000,
      abilities: [whenPut(self, topOfDeckTo('manaZone'))],
    }),
    spell({ name: 'Pair Spell', civilizations: ['nature'], cost: 1, abilities: [spellAbility(draw())] }),
  );

  driven(
    '810 with one mana the spell side alone is offered, and goes to the graveyard as the whole card',
    (begin) => {
      const duel = begin({ cards: [pair], p1: { hand: ['Pair Creature/Pair Spell'], manaZone: ONE_MANA } });
      expect(duel.options.filter((option) => option.includes('Pair'))).toHaveLength(1);
      duel.use('Pair Spell');
      expect([duel.count('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([
        1,
        ['Pair Creature/Pair Spell'],
      ]);
    },
  );

  driven('810 in the deck it is found as a creature, and as a spell too', (begin) => {
    const found = (type: 'creature' | 'spell') => {
      const duel = begin({
        cards: [pair, charm('Doing', search({ type }))],
        p1: {
          hand: ['Doing'],
          manaZone: ONE_MANA,
          deck: ['Pair Creature/Pair Spell', 'Pair Creature/Pair Spell', 'Pair Creature/Pair Spell'],
        },
      });
      duel.use('Cast Doing');
      if (duel.asked.startsWith('p1') && duel.decision.options.some(({ label }) => label.includes('Pair')))
        duel.choose(duel.options.find((one) => one.includes('Pair')) ?? '');
      return duel.names('p1', 'hand');
    };
    expect([found('creature'), found('spell')]).toEqual([
      ['Pair Creature/Pair Spell'],
      ['Pair Creature/Pair Spell'],
    ]);
  });
});
