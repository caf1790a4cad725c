import {
  additionalCost,
  cardsIn,
  choose,
  creature,
  crossGear,
  draw,
  each,
  field,
  inOrder,
  named,
  put,
  spell,
  spellAbility,
  tally,
  tap,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const gear = crossGear({ ...plain, name: 'Gear' });
const yard = field({ ...plain, name: 'Yard' });
const frost = creature({
  ...plain,
  name: 'Frost',
  power: 1000,
  abilities: [each(cardsIn('battleZone', 'opponent'), { kind: 'entersTapped' })],
});
const cards = [gear, yard, frost];

describe('105.4a in the battle zone only creatures are tapped', () => {
  driven('by an effect that speaks of cards', (begin) => {
    const effect = inOrder(tally(tap(cardsIn('battleZone', 'opponent')), 'tapped'), draw(named('tapped')));
    const duel = cast(begin, effect, { cards, p2: { battleZone: ['Gear', 'Fear Fang', 'Yard'] } });
    expect(duel.zone('p2', 'battleZone')).toEqual(['Gear', 'Fear Fang (tapped)', 'Yard']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('as they enter', (begin) => {
    const effect = inOrder(
      { do: 'put', what: choose(yourHand({ type: 'crossGear' })), tapped: true },
      put(choose(yourHand())),
    );
    const duel = cast(begin, effect, {
      cards,
      p1: { hand: ['Gear', 'Yard'] },
      p2: { battleZone: ['Frost'] },
    });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Gear', 'Yard']);
  });

  driven('to pay a cost', (begin) => {
    const dear = spell({
      ...plain,
      name: 'Dear',
      abilities: [additionalCost(tap(choose(cardsIn('battleZone', 'you')))), spellAbility(draw())],
    });
    for (const [battleZone, offered] of [
      [['Gear', { name: 'Brute', tapped: true }], false],
      [['Gear', 'Brute'], true],
    ] as const) {
      const duel = begin({
        cards: [...cards, dear, creature({ ...plain, name: 'Brute', power: 5000 })],
        askEverything: true,
        p1: { hand: ['Dear'], manaZone: { fire: 1 }, battleZone },
      });
      expect(duel.options.includes('Cast Dear')).toBe(offered);
    }
  });
});
