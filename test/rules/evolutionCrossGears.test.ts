import {
  any,
  cardsIn,
  choose,
  creature,
  crossedGets,
  crossGear,
  destroy,
  draw,
  evolution,
  evolutionCrossGear,
  power,
  putOnto,
  when,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';
import { plain, plainSpell } from './plainCards.ts';

const gear = { civilizations: ['fire'], cost: 1 } as const;
const cards = [
  crossGear({ ...gear, name: 'Blade', abilities: [crossedGets(power(1000))] }),
  crossGear({ name: 'Water Blade', civilizations: ['water'], cost: 1 }),
  evolutionCrossGear({
    ...gear,
    name: 'Catastrophe',
    cost: 2,
    abilities: [evolution({ civilizations: ['fire'] }), crossedGets(power(4000))],
  }),
  creature({ ...plain, name: 'Bearer' }),
  creature({
    ...plain,
    name: 'Smith',
    abilities: [when({ event: 'put', what: any('you', { type: 'crossGear' }) }, draw())],
  }),
  plainSpell('Break', destroy(choose(cardsIn('battleZone', 'any', { type: 'crossGear' })))),
  plainSpell(
    'Forge',
    putOnto(
      choose(yourHand({ type: 'crossGear' })),
      choose(cardsIn('battleZone', 'you', { type: 'crossGear' })),
    ),
  ),
];

describe('701.15a evolution cross gears', () => {
  driven('are generated onto a cross gear such as they say, and nothing else', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Catastrophe'], manaZone: { fire: 2 }, battleZone: ['Blade', 'Water Blade', 'Bearer'] },
    }).use('Generate Catastrophe');
    expect(duel.battleZones.p1).toEqual(['Catastrophe (over Blade)', 'Water Blade', 'Bearer']);
    const none = begin({
      cards,
      p1: { hand: ['Catastrophe'], manaZone: { fire: 2 }, battleZone: ['Water Blade', 'Bearer'] },
      p2: { battleZone: ['Blade'] },
    });
    expect(none.options).not.toContain('Generate Catastrophe');
  });

  driven('stay crossed onto the creature that bore the gear below', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Catastrophe'],
        manaZone: { fire: 3 },
        battleZone: [{ name: 'Bearer', bears: [{ name: 'Blade' }] }],
      },
    });
    expect(powersOf(duel, 'p1', cards)).toContain('Bearer 3000');
    duel.use('Generate Catastrophe');
    expect(powersOf(duel, 'p1', cards)).toContain('Bearer 6000');
    expect(duel.asked).toBe('p1 attack');
  });

  driven('are crossed by paying their cost, and leave with the gear below', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Break'],
        manaZone: { fire: 3 },
        battleZone: [{ name: 'Catastrophe', over: ['Blade'] }, 'Bearer'],
      },
    })
      .use('Cross Catastrophe')
      .passUntil('p1 main');
    expect(powersOf(duel, 'p1', cards)).toContain('Bearer 6000');
    duel.use('Cast Break');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Bearer'],
      ['Blade', 'Break', 'Catastrophe'],
    ]);
  });

  driven('evolve by an effect too, and count as put each time', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Forge', 'Catastrophe', 'Catastrophe'],
        manaZone: { fire: 3 },
        battleZone: ['Blade', 'Smith'],
      },
    })
      .use('Cast Forge')
      .choose('Catastrophe');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([
      ['Catastrophe (over Blade)', 'Smith'],
      2,
    ]);
    duel.use('Generate Catastrophe');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([
      ['Catastrophe (over Catastrophe, Blade)', 'Smith'],
      2,
    ]);
  });
});
