import { allCards, createDuel } from 'taiki';
import {
  awaken,
  cardsIn,
  choose,
  creature,
  crossedGets,
  destroy,
  doubleFaced,
  power,
  psychicCreature,
  psychicCrossGear,
  put,
  returnToHand,
  spell,
  spellAbility,
  yourCreatures,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain } from './plainCards.ts';

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Omen' }),
  doubleFaced(
    psychicCrossGear({
      name: 'Blade of Time',
      civilizations: ['fire'],
      cost: 2,
      abilities: [
        crossedGets(power(3000)),
        awaken({ event: 'put', what: { of: 'you', filter: { type: 'creature', names: ['Omen'] } } }),
      ],
    }),
    psychicCreature({ ...plain, name: 'Blade Awakened', cost: 6, power: 7000 }),
  ),
  ...[
    { name: 'Gate', effect: put(choose(cardsIn('hyperspatialZone', 'you'))) },
    { name: 'Recall', effect: returnToHand(choose(cardsIn('battleZone', 'you', { type: 'crossGear' }))) },
    { name: 'Doom', effect: destroy(choose(yourCreatures())) },
  ].map(({ name, effect }) =>
    spell({ name, civilizations: ['fire'], cost: 1, abilities: [spellAbility(effect)] }),
  ),
];
const BLADE = 'Blade of Time';

/** What lies in the battle zone of a player, with its power now. */
const there = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view('p1')
    .zones[player].battleZone.flatMap((card) =>
      card.hidden ? [] : [`${card.current.name} ${card.current.power ?? '-'}`],
    );

describe('303, 407.1 psychic cross gears', () => {
  driven('come from the hyperspatial zone and are crossed by paying their cost', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Gate'],
        manaZone: { fire: 3 },
        hyperspatialZone: [BLADE],
        battleZone: ['Raider', 'Omen'],
      },
    });
    duel.use('Cast Gate');
    expect(there(duel)).toEqual(['Raider 2000', 'Omen 2000', 'Blade of Time -']);
    duel.use('Cross Blade of Time').choose('Raider');
    expect(there(duel)).toEqual(['Raider 5000', 'Omen 2000', 'Blade of Time -']);
  });

  driven('stay when their creature leaves, and go home when they leave', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Recall'], manaZone: { fire: 4 }, battleZone: ['Raider', BLADE] },
    });
    duel.use('Cross Blade of Time');
    duel.use('Cast Doom');
    expect(there(duel)).toEqual(['Blade of Time -']);
    duel.use('Cast Recall');
    expect([there(duel), duel.names('p1', 'hyperspatialZone'), duel.count('p1', 'hand')]).toEqual([
      [],
      [BLADE],
      0,
    ]);
  });

  driven('awaken into a creature that is crossed onto nothing', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Omen'], manaZone: { fire: 3 }, battleZone: ['Raider', BLADE] },
    });
    duel.use('Cross Blade of Time');
    duel.use('Summon Omen');
    expect(there(duel)).toEqual(['Raider 2000', 'Blade Awakened 7000', 'Omen 2000']);
    const lying = duel.duel.view('p1').zones.p1.battleZone.map((card) => !card.hidden && card.attachedTo);
    expect(lying).toEqual([undefined, undefined, undefined]);
  });

  driven('help while their creature attacks', (begin) => {
    const duel = begin({
      cards,
      p1: { manaZone: { fire: 2 }, hand: ['Doom'], battleZone: ['Raider', BLADE] },
      p2: { battleZone: [{ name: 'Omen', tapped: true }, 'Bolshack Dragon'] },
    });
    duel.use('Cross Blade of Time');
    duel.choose('Raider attacks Omen');
    expect([there(duel), there(duel, 'p2')]).toEqual([
      ['Raider 5000', 'Blade of Time -'],
      ['Bolshack Dragon 6000'],
    ]);
  });

  driven("defend in the other player's turn, and a second copy adds to the first", (begin) => {
    const duel = begin({
      cards,
      p1: { manaZone: { fire: 4 }, hand: ['Raider'], battleZone: ['Raider', BLADE, BLADE] },
      p2: { battleZone: ['Bolshack Dragon', 'Omen'], hand: [] },
    });
    duel.use('Cross Blade of Time');
    duel.use('Cross Blade of Time');
    expect(there(duel)[0]).toBe('Raider 8000');
    duel.choose('Raider attacks the player').choose('Shield 1');
    duel.passUntil('p2 attack');
    duel.choose('Bolshack Dragon attacks Raider');
    expect([there(duel)[0], there(duel, 'p2')]).toEqual(['Raider 8000', ['Omen 2000']]);
  });

  test('are refused in the deck itself', () => {
    const deck = Array.from({ length: 40 }, () => BLADE);
    expect(() => createDuel({ cards, decks: { p1: deck, p2: deck }, seed: 1 })).toThrow(BLADE);
  });
});
