import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const creatures = [
  ['Explosion Lizard', 1000, 5000],
  ['Pyuzero, Prince of the South Wind', 2000, 3000],
  ['Adventure Boar', 1000, 3000],
  ['Ambush Scorpion', 3000, 6000],
  ['Angry Maple', 1000, 5000],
  ['Badlands Lizard', 3000, 6000],
  ['Blazosaur Q', 1000, 2000],
  ['Bolgash Dragon', 4000, 12000],
  ['Carrier Shell', 2000, 5000],
  ['Choya, the Unheeding', 1000, 2000],
  ['Garabon, the Glider', 1000, 3000],
  ['Hypersprint Warior Uzesol', 1000, 5000],
  ["Jabaha's Automaton", 6000, 10000],
  ['Lukia Lex, Pinnacle Guardian', 2500, 5500],
  ['Magma Colossus', 3000, 5000],
  ['Nocturnal Giant', 7000, 14000],
  ['Obsidian Scarab', 5000, 8000],
  ['Otherworldly Warrior Naglu', 4000, 7000],
  ['Paradise Horn', 3000, 5000],
  ['Peppi Pepper', 2000, 5000],
  ['Soaring Wing Horn', 1000, 6000],
  ['Space Titanica', 3000, 8000],
  ['Splinterclaw Wasp', 4000, 7000],
  ['Stinger Horn, the Delver', 3000, 4000],
  ['Terradragon Cusdalf', 7000, 11000],
  ['Terradragon Regarion', 4000, 7000],
  ['Toxic Wasp', 3000, 6000],
  ['Valiant Warrior Exorious', 4000, 7000],
  ['Whip Scorpion', 2000, 5000],
  ['Wild Racer Chief Garan', 2000, 3000],
  ['World Tree, Root of Life', 7000, 9000],
] as const;

describe.each(creatures)('power attacker: %s', (name, printed, attacking) => {
  driven('has more power while it attacks, and only then', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [name, 'Filler'] },
      p2: { battleZone: ['Seamine', { name, tapped: true }] },
    });
    expect(powersOf(duel, 'p1')).toEqual([`${name} ${printed}`, 'Filler 1000']);
    duel.choose(`${name} attacks the player`);
    expect(duel.asked).toBe('p2 block');
    expect(powersOf(duel, 'p1')).toEqual([`${name} ${attacking}`, 'Filler 1000']);
    expect(powersOf(duel, 'p2')).toEqual(['Seamine 4000', `${name} ${printed}`]);
  });
});
