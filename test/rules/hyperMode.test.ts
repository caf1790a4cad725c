import { allCards, createDuel, PositionError, parsePosition, printPosition } from 'taiki';
import type { Effect } from 'taiki/words';
import {
  choose,
  creature,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  gains,
  has,
  hasWhile,
  hyperize,
  hyperMode,
  inHyperMode,
  instead,
  power,
  putIntoGraveyard,
  returnToHand,
  self,
  speedAttacker,
  spell,
  spellAbility,
  wheneverAttacks,
  wouldBeDestroyed,
  yourCreatures,
  yourShields,
  zRush,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { positionOf } from '../../engine/records/position.ts';
import { type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 2000 } as const;
const says = (name: string, effect: Effect) =>
  spell({ name, civilizations: ['fire'], cost: 1, abilities: [spellAbility(effect)] });
const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({
    ...plain,
    name: 'Duke',
    abilities: [hyperize(), hyperMode(8000, doubleBreaker, wheneverAttacks(self, draw()))],
  }),
  creature({ ...plain, name: 'Squire', abilities: [hyperize()] }),
  creature({ ...plain, name: 'Queen', abilities: [hyperize(2), hyperMode(9000, doubleBreaker)] }),
  creature({
    ...plain,
    name: 'Herald',
    abilities: [
      hyperize(),
      hyperMode(5000, each(yourCreatures({ other: true }), power(1000), gains(speedAttacker))),
    ],
  }),
  creature({
    ...plain,
    name: 'Phoenix',
    abilities: [hyperize(), hyperMode(5000, wouldBeDestroyed(self, instead('hand')))],
  }),
  creature({ ...plain, name: 'Comet', abilities: [zRush, hyperMode(6000, doubleBreaker)] }),
  creature({
    ...plain,
    name: 'Shy',
    abilities: [hyperize(), hyperMode(6000, has(power(1000))), hasWhile(inHyperMode, power(500))],
  }),
  evolutionCreature({ ...plain, name: 'Crown', power: 4000, abilities: [evolution({})] }),
  says('Shatter', putIntoGraveyard(choose(yourShields()))),
  says('Recall', returnToHand(choose(yourCreatures()))),
];
const mana = { fire: 2 } as const;

/** `Duke 8000`, with a mark for what is in hyper mode, for each creature of p1. */
const powers = (duel: Driver): readonly string[] =>
  duel.duel
    .view('p1')
    .zones.p1.battleZone.flatMap((card) =>
      card.hidden ? [] : [`${card.name} ${card.current.power}${card.inHyperMode ? ' hyper' : ''}`],
    );

describe('816.2 a hyper mode that is released', () => {
  driven('816.2d is released in the main step by tapping another creature', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Duke', 'Raider', { name: 'Raider', tapped: true }] } });
    expect(powers(duel)).toEqual(['Duke 2000', 'Raider 2000', 'Raider 2000']);
    duel.choose('Hyperize Duke');
    expect(powers(duel)).toEqual(['Duke 8000 hyper', 'Raider 2000', 'Raider 2000']);
    expect(duel.zone('p1', 'battleZone')).toEqual(['Duke', 'Raider (tapped)', 'Raider (tapped)']);
    expect(duel.facts()).toContain('abilityActivated Duke');
  });

  driven('816.2d is not released again, nor without enough other creatures to tap', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Raider'], manaZone: mana, battleZone: ['Duke', 'Raider', 'Queen'] },
    });
    expect(duel.options).toEqual([
      'Summon Raider',
      'Hyperize Duke',
      'Hyperize Queen',
      'Go on to the attack step',
    ]);
    duel.choose('Hyperize Duke').choose('Raider');
    expect(duel.options).toEqual(['Summon Raider', 'Go on to the attack step']);
    const why = duel.duel.explain().map(({ card, what, rule }) => `${card.name} ${what} ${rule}`);
    expect(why).toEqual(['Duke be hyperized 816.2d', 'Queen be hyperized 602.1']);
  });

  driven('602.1 the ability of a creature without a hyper mode can be used too', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Squire', 'Raider'] } });
    duel.choose('Hyperize Squire');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Squire', 'Raider (tapped)']);
  });

  driven('602.1 over hyperize taps two, tapped as they come of their player’s choice', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Queen', 'Raider', 'Duke', 'Herald'] } });
    duel.choose('Hyperize Queen').choose('Raider', 'Herald');
    expect(powers(duel)).toEqual(['Queen 9000 hyper', 'Raider 2000', 'Duke 2000', 'Herald 2000']);
    expect(duel.zone('p1', 'battleZone')).toEqual(['Queen', 'Raider (tapped)', 'Duke', 'Herald (tapped)']);
  });

  driven('816.2a has the abilities of both halves while it attacks', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Duke', 'Raider'] } });
    duel.choose('Hyperize Duke').choose('Duke attacks the player').choose('Shield 1', 'Shield 2');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([1, 3]);
  });

  driven('816.3 is not there before: one shield, no card, and power 2000', (begin) => {
    const duel = begin({ cards, step: 'attack', p1: { battleZone: ['Duke', 'Raider'] } });
    duel.choose('Duke attacks the player').choose('Shield 1');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([0, 4]);
  });

  driven("816.2 lasts through the opponent's turn, until the next turn of its player begins", (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Duke', 'Raider'] } });
    duel.choose('Hyperize Duke').passUntil('p2 charge');
    expect(powers(duel)).toEqual(['Duke 8000 hyper', 'Raider 2000']);
    duel.passUntil('p1 charge');
    expect(powers(duel)).toEqual(['Duke 2000', 'Raider 2000']);
  });

  driven('816.2a its static abilities reach others, and a second copy is released for itself', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Raider'], manaZone: mana, battleZone: ['Herald', 'Herald', 'Raider', 'Raider'] },
    });
    duel.choose('Hyperize Herald').choose('Raider');
    expect(powers(duel)).toEqual(['Herald 5000 hyper', 'Herald 3000', 'Raider 3000', 'Raider 3000']);
    duel.use('Summon Raider').choose('Go on to the attack step');
    expect(duel.options.filter((one) => one === 'Raider attacks the player')).toHaveLength(2);
  });

  driven('816.2a its replacement works', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: [{ name: 'Phoenix', hyperMode: true }, 'Phoenix'] },
      p2: { battleZone: [{ name: 'Bolshack Dragon', tapped: true }] },
    });
    duel.choose(duel.options.find((one) => one.startsWith('Phoenix attacks Bolshack')) ?? '');
    expect([duel.names('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([['Phoenix'], []]);
  });

  driven(
    '110.5a the effect on standby does nothing once its creature has left, and a new object is not released',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Recall'], manaZone: mana, battleZone: ['Duke', 'Raider'] },
      });
      duel.choose('Hyperize Duke').use('Cast Recall').choose('Duke');
      duel.use('Summon Duke');
      expect(powers(duel)).toEqual(['Raider 2000', 'Duke 2000']);
    },
  );

  driven('801.2 stays on the creature that evolves, and is there again when the card below is', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Crown'], manaZone: mana, battleZone: ['Duke', 'Raider'] },
    });
    duel.choose('Hyperize Duke').use('Summon Crown').choose('Duke');
    expect(powers(duel)).toEqual(['Crown 4000 hyper', 'Raider 2000']);
  });

  driven('816.3 a condition asks for it', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Shy', 'Raider'] } });
    expect(powers(duel)).toEqual(['Shy 2000', 'Raider 2000']);
    duel.choose('Hyperize Shy');
    expect(powers(duel)).toEqual(['Shy 7500 hyper', 'Raider 2000']);
  });
});

describe('603.1, 816.2 Z rush', () => {
  driven('releases when a shield of its player leaves, by an effect', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Shatter'], manaZone: mana, battleZone: ['Comet'] } });
    duel.use('Cast Shatter').choose('Card 1');
    expect(powers(duel)).toEqual(['Comet 6000 hyper']);
  });

  driven('releases when a shield of the opponent is broken, before the next attack', (begin) => {
    const duel = begin({ cards, step: 'attack', p1: { battleZone: ['Comet', 'Raider'] } });
    duel.choose('Raider attacks the player').choose('Shield 1');
    expect(powers(duel)).toEqual(['Comet 6000 hyper', 'Raider 2000']);
    duel.choose('Comet attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.count('p2', 'shieldZone')).toBe(2);
  });

  driven("816.2 released in the opponent's turn, it ends as its player's turn begins", (begin) => {
    const duel = begin({
      cards,
      active: 'p2',
      step: 'attack',
      p1: { battleZone: ['Comet'] },
      p2: { battleZone: ['Raider', 'Raider'] },
    });
    duel.choose('Raider attacks the player').choose('Shield 1');
    expect(powers(duel)).toEqual(['Comet 6000 hyper']);
    duel.passUntil('p1 charge');
    expect(powers(duel)).toEqual(['Comet 2000']);
  });
});

describe('a position with a hyper mode', () => {
  driven('begins with it released, and is printed and read', (begin) => {
    const duel = begin({ cards, p1: { battleZone: [{ name: 'Duke', hyperMode: true }] } });
    expect(powers(duel)).toEqual(['Duke 8000 hyper']);
    const text = printPosition(positionOf(duel.duel.game, 'main'));
    expect(text).toContain('p1 battle zone: Duke [hyper mode]\n');
    expect(printPosition(parsePosition(text))).toBe(text);
    expect(() =>
      createDuel({ cards, position: parsePosition('turn 1 of p1, main\np1 hand: Duke [hyper mode]') }),
    ).toThrow(PositionError);
  });
});
