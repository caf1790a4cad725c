import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

/** Stealth: cannot be blocked while the opponent has a card of that civilization in the mana zone. */
describe.each([
  { card: 'Aqua Agent', civilization: 'water', other: 'fire' },
  { card: 'Gezary, Undercover Doll', civilization: 'nature', other: 'water' },
  { card: 'Kizar Basiku, the Outrageous', civilization: 'fire', other: 'light' },
  { card: 'Phantasmal Horror Gigazabal', civilization: 'light', other: 'darkness' },
  { card: 'Rodi Gale, Night Guardian', civilization: 'darkness', other: 'light' },
  { card: 'Stinger Horn, the Delver', civilization: 'water', other: 'nature' },
  { card: 'Valkrowzer, Ultra Rock Beast', civilization: 'water', other: 'fire' },
  { card: 'Wild Racer Chief Garan', civilization: 'light', other: 'fire' },
  { card: 'World Tree, Root of Life', civilization: 'darkness', other: 'nature' },
])('$card', ({ card, civilization, other }) => {
  type Mana = Readonly<Record<string, number>>;
  const position = (p1: Mana, p2: Mana) =>
    ({
      step: 'attack',
      p1: { battleZone: [card, 'Fear Fang'], manaZone: p1 },
      p2: { battleZone: ['Seamine'], manaZone: p2 },
    }) as const;

  driven(`cannot be blocked while the opponent has ${civilization} mana`, (begin) => {
    const duel = begin(position({}, { [civilization]: 1, [other]: 2 }));
    expect(duel.choose(`${card} attacks the player`).asked).toBe('p1 shields');
  });

  driven('is blocked where only its own player has such mana', (begin) => {
    const duel = begin(position({ [civilization]: 2 }, { [other]: 2 })).choose(`${card} attacks the player`);
    expect([duel.asked, duel.options]).toEqual(['p2 block', ['Block with Seamine']]);
  });

  driven('another creature is blocked', (begin) => {
    const duel = begin(position({}, { [civilization]: 2 })).choose('Fear Fang attacks the player');
    expect([duel.asked, duel.options]).toEqual(['p2 block', ['Block with Seamine']]);
  });
});
