import type { Filter, StaticEffect } from 'taiki/words';
import {
  allCreatures,
  any,
  atLeast,
  atMost,
  blocker,
  called,
  cannot,
  cardsIn,
  choose,
  civilizations,
  costOf,
  creature,
  delayed,
  destroy,
  draw,
  each,
  evolution,
  evolutionCreature,
  gains,
  gets,
  inOrder,
  isLike,
  onlyIf,
  onlyTopCard,
  opponentsCreatures,
  power,
  powerOfRef,
  self,
  spell,
  spellAbility,
  the,
  when,
  whenDestroyed,
  wouldLeave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const boar = creature({ ...plain, name: 'Boar', power: 3000 });
const cull = spell({
  ...plain,
  name: 'Cull',
  abilities: [spellAbility(destroy(allCreatures({ power: atMost(7999) })))],
});

describe('605.2e what has gone is read as it was just before it left', () => {
  const GIVEN: readonly (readonly [what: string, given: StaticEffect, filter: Filter])[] = [
    ['power', power(2000), { power: atLeast(5000) }],
    ['a keyword', gains(blocker), { names: ['Boar'], keyword: 'blocker' }],
    ['civilizations', civilizations('water'), { names: ['Boar'], civilizations: ['water'] }],
  ];
  for (const [what, given, filter] of GIVEN) {
    const giver = creature({
      ...plain,
      name: 'Giver',
      power: 1000,
      abilities: [each(yourCreatures({ names: ['Boar', 'Martyr'] }), given)],
    });

    driven(`603.5c by a trigger: ${what} that goes at the same time`, (begin) => {
      const watcher = creature({
        ...plain,
        name: 'Watcher',
        power: 9000,
        abilities: [whenDestroyed(any('you', filter), draw())],
      });
      const duel = begin({
        cards: [giver, watcher, boar, cull],
        p1: { hand: ['Cull'], manaZone: { fire: 1 }, battleZone: ['Giver', 'Watcher', 'Boar'] },
      });
      duel.use('Cast Cull');
      expect(duel.battleZones.p1).toEqual(['Watcher']);
      expect(duel.count('p1', 'hand')).toBe(1);
    });

    driven(`by its own effect: ${what} that goes at the same time`, (begin) => {
      const { names: _, ...like } = filter;
      const martyr = creature({
        ...plain,
        name: 'Martyr',
        power: 3000,
        abilities: [whenDestroyed(self, onlyIf(isLike(self, like), draw()))],
      });
      const duel = begin({
        cards: [giver, martyr, cull],
        p1: { hand: ['Cull'], manaZone: { fire: 1 }, battleZone: ['Giver', 'Martyr'] },
      });
      duel.use('Cast Cull');
      expect(duel.battleZones.p1).toEqual([]);
      expect(duel.count('p1', 'hand')).toBe(1);
    });
  }
});

describe('801.4, 605.2e a creature whose top card has left before', () => {
  driven('is read as it was when it left itself', (begin) => {
    const tower = evolutionCreature({
      ...plain,
      name: 'Tower',
      power: 7000,
      abilities: [evolution({}), wouldLeave(self, onlyTopCard)],
    });
    const watcher = creature({
      ...plain,
      name: 'Watcher',
      power: 9000,
      abilities: [whenDestroyed(any('you', { power: atMost(3000) }), draw())],
    });
    const duel = begin({
      cards: [tower, watcher, boar, cull],
      p1: {
        hand: ['Cull', 'Cull'],
        manaZone: { fire: 2 },
        battleZone: [{ name: 'Tower', over: ['Boar'] }, 'Watcher'],
      },
    });
    duel.use('Cast Cull');
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([['Boar', 'Watcher'], ['Cull']]);
    duel.use('Cast Cull');
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([['Watcher'], ['Filler']]);
  });
});

describe('110.2e an effect reaches what was in range when it was made', () => {
  driven('in the hand', (begin) => {
    const sale = spell({
      ...plain,
      name: 'Sale',
      abilities: [
        spellAbility(inOrder(gets(yourHand(), 'turn', { kind: 'cost', by: -1, atLeast: 0 }), draw())),
      ],
    });
    const dear = creature({ ...plain, name: 'Dear', cost: 2, power: 1000 });
    const duel = begin({
      cards: [sale, dear],
      p1: {
        hand: ['Sale'],
        deck: ['Dear', 'Filler'],
        manaZone: { fire: 2 },
        battleZone: [{ name: 'Filler', tapped: true }],
      },
    });
    duel.use('Cast Sale');
    expect(duel.duel.decision?.options.map(({ label }) => label)).not.toContain('Summon Dear');
  });

  driven('in several zones, of which one is the battle zone', (begin) => {
    const rally = spell({
      ...plain,
      name: 'Rally',
      abilities: [spellAbility(gets(cardsIn(['battleZone', 'manaZone'], 'you'), 'turn', power(5000)))],
    });
    const duel = begin({
      cards: [rally, boar, cull],
      p1: { hand: ['Rally', 'Boar', 'Cull'], manaZone: { fire: 3 }, battleZone: ['Boar'] },
    });
    duel.use('Cast Rally').use('Summon Boar').use('Cast Cull');
    expect(duel.battleZones.p1).toEqual(['Boar']);
  });
});

describe('608 a static ability is read anew all the time', () => {
  driven('of the highest power only, where it says so', (begin) => {
    const pride = creature({
      ...plain,
      name: 'Pride',
      power: 1000,
      abilities: [each(yourCreatures({ extreme: 'highestPower' }), cannot({ do: 'attack' }))],
    });
    const duel = begin({ cards: [pride, boar], p1: { battleZone: ['Pride', 'Boar'] } });
    expect(duel.options).toEqual(['Pride attacks the player', 'Attack no more']);
  });
});

describe('605.2e what an effect has left behind reads what has gone in an earlier turn', () => {
  const dread = spell({
    ...plain,
    name: 'Dread',
    abilities: [
      spellAbility(
        gets(opponentsCreatures(), 'turn', power(1000)),
        destroy(called(choose(opponentsCreatures()), 'dead')),
        delayed(
          when(
            { event: 'startOfTurn', of: 'you' },
            inOrder(
              draw(costOf(the('dead'))),
              onlyIf({ kind: 'compare', a: powerOfRef(the('dead')), b: 4000, is: 'equal' }, draw(10)),
            ),
          ),
          'once',
        ),
      ),
    ],
  });

  driven('a delayed trigger of the next turn reads the cost and the power with its changes', (begin) => {
    const duel = begin({
      cards: [boar, dread],
      p1: { hand: ['Dread'], manaZone: { fire: 1 }, deck: 30 },
      p2: { battleZone: ['Boar'] },
    });
    duel.use('Cast Dread');
    duel.passUntil('p1 charge');
    expect(duel.duel.game.turn.number).toBe(7);
    expect(duel.count('p1', 'hand')).toBe(12);
  });

  driven('and what nothing speaks of any more is forgotten', (begin) => {
    const duel = begin({
      cards: [boar, dread],
      p1: { hand: ['Dread'], manaZone: { fire: 1 }, deck: 30 },
      p2: { battleZone: ['Boar'] },
    });
    duel.use('Cast Dread');
    duel.passUntil('p1 charge').passUntil('p2 charge');
    expect(duel.duel.game.lastKnown).toEqual([]);
  });
});

describe('603.5c, 801.2 what is destroyed together with an evolution creature', () => {
  driven('finds the cards of its pile in the graveyard', (begin) => {
    const duel = begin({
      p1: { hand: ['Invincible Abyss'], manaZone: { darkness: 13 }, battleZone: ['Fear Fang'] },
      p2: {
        battleZone: ['Bat Doctor, Shadow of Undeath', { name: 'Crystal Lancer', over: ['Aqua Vehicle'] }],
      },
    });
    duel.use('Cast Invincible Abyss').choose('Yes');
    expect(duel.options).toEqual(['Crystal Lancer', 'Aqua Vehicle']);
    duel.choose('Aqua Vehicle');
    expect(duel.names('p2', 'hand')).toEqual(['Aqua Vehicle']);
  });
});
