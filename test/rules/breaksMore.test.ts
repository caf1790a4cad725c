import type { CardDefinition } from 'taiki';
import {
  breakShields,
  breaksMore,
  choose,
  destroy,
  each,
  has,
  put,
  self,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { beast } from './printed.ts';

const lord = beast('Lord', 1000, each(yourCreatures({ names: ['Ram'] }), breaksMore(2)));
const ram = beast('Ram', 3000, has(breaksMore()), whenPut(self, breakShields(1)));

/** Chooses the first of the shields, as many as are asked for, until the attack step. */
function broken(duel: Driver): number {
  while (duel.asked === 'p1 shields') duel.choose(...duel.options.slice(0, duel.decision.max));
  expect(duel.asked).toBe('p1 attack');
  return 5 - duel.count('p2', 'shieldZone');
}

describe('701.14d what lets a creature break more shields', () => {
  const putting = (card: CardDefinition, beside: readonly string[] = []) => ({
    cards: [lord, ram, card],
    p1: { hand: [card.name], battleZone: ['Brute', ...beside] },
  });
  const putIt = put(choose(yourHand()));

  driven('counts for what it breaks by an effect, and adds up', (begin) => {
    expect(broken(cast(begin, putIt, putting(ram)))).toBe(2);
    expect(broken(cast(begin, putIt, putting(ram, ['Lord'])))).toBe(4);
  });

  driven('counts in the turn of the other player', (begin) => {
    const wrath = beast(
      'Wrath',
      3000,
      has(breaksMore()),
      wheneverAttacks({ of: 'opponent' }, breakShields(1)),
    );
    const duel = begin({
      cards: [wrath],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Wrath'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect([duel.asked, duel.decision.min]).toEqual(['p2 shields', 2]);
  });

  driven('adds nothing where no shield is broken, and no shield that is not there', (begin) => {
    const idle = beast('Idle', 3000, has(breaksMore()), whenPut(self, breakShields(0)));
    expect(broken(cast(begin, putIt, putting(idle)))).toBe(0);
    const duel = cast(begin, putIt, { ...putting(ram), p2: { shieldZone: 1 } });
    expect([duel.asked, duel.count('p2', 'shieldZone'), duel.duel.result]).toEqual([
      'p1 attack',
      0,
      undefined,
    ]);
  });

  driven('605.2e is not counted once the creature has left', (begin) => {
    const martyr = beast('Martyr', 3000, has(breaksMore()), whenDestroyed(self, breakShields(1)));
    const doomed = { cards: [martyr], p1: { battleZone: ['Brute', 'Martyr'] } };
    expect(broken(cast(begin, destroy(yourCreatures({ names: ['Martyr'] })), doomed))).toBe(1);
  });

  driven('is not that of a spell, or of another creature', (begin) => {
    expect(
      broken(cast(begin, breakShields(1), { ...putting(ram), p1: { battleZone: ['Brute', 'Ram'] } })),
    ).toBe(1);
    const other = beast('Other', 3000, whenPut(self, breakShields(1)));
    expect(broken(cast(begin, putIt, putting(other, ['Ram'])))).toBe(1);
  });
});
