import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

/** "Blocker" against some creatures only. */
describe.each([
  { card: 'Amnis, Holy Elemental', foe: 'Bone Spider', other: 'Aqua Hulcus' },
  { card: 'Giliam, the Tormentor', foe: 'Lah, Purification Enforcer', other: 'Aqua Hulcus' },
  { card: 'Sasha, Channeler of Suns', foe: 'Bolshack Dragon', other: 'Aqua Hulcus' },
])('$card', ({ card, foe, other }) => {
  driven('blocks these, and no others', (begin) => {
    const attackedBy = (attacker: string) =>
      begin({
        step: 'attack',
        p1: { battleZone: [attacker] },
        p2: { battleZone: [card], shieldZone: 5 },
      }).choose(`${attacker} attacks the player`);
    expect(attackedBy(foe).options).toEqual([`Block with ${card}`]);
    expect(attackedBy(other).asked).toBe('p1 shields');
  });
});

/** Not destroyed when it loses a battle against some creatures. */
describe.each([
  { card: 'Amnis, Holy Elemental', foe: 'Deathliger, Lion of Chaos', other: 'Bolshack Dragon' },
  { card: 'Giliam, the Tormentor', foe: 'Hanusa, Radiance Elemental', other: 'Bolshack Dragon' },
])('$card', ({ card, foe, other }) => {
  driven('stays where it loses to one of these, and to no other', (begin) => {
    const fight = (against: string) =>
      begin({
        step: 'attack',
        p1: { battleZone: [card, 'Filler'] },
        p2: { battleZone: [{ name: against, tapped: true }, 'Fear Fang'] },
      }).choose(`${card} attacks ${against}`).battleZones;
    expect(fight(foe)).toEqual({ p1: [`${card} (tapped)`, 'Filler'], p2: [`${foe} (tapped)`, 'Fear Fang'] });
    expect(fight(other)).toEqual({ p1: ['Filler'], p2: [`${other} (tapped)`, 'Fear Fang'] });
  });
});

/** More power in battles against some creatures. */
describe.each([
  { card: 'Sasha, Channeler of Suns', foe: 'Billion-Degree Dragon', other: 'Deathliger, Lion of Chaos' },
  { card: 'Tajimal, Vizier of Aqua', foe: 'Bolshack Dragon', other: 'Hanusa, Radiance Elemental' },
])('$card', ({ card, foe, other }) => {
  const attackedBy = (begin: Begin, attacker: string) =>
    begin({
      step: 'attack',
      p1: { battleZone: [attacker, 'Filler'] },
      p2: { battleZone: [{ name: card, tapped: true }, 'Fear Fang'] },
    }).choose(`${attacker} attacks ${card}`);

  driven('wins against one of these', (begin) => {
    expect(attackedBy(begin, foe).battleZones).toEqual({
      p1: ['Filler'],
      p2: [`${card} (tapped)`, 'Fear Fang'],
    });
  });

  driven('has no more than its own power against others', (begin) => {
    const duel = attackedBy(begin, other);
    const survives = card === 'Sasha, Channeler of Suns';
    expect(duel.battleZones.p2).toEqual(survives ? [`${card} (tapped)`, 'Fear Fang'] : ['Fear Fang']);
    expect(powersOf(duel, 'p2')[0]).toBe(survives ? `${card} 9500` : 'Fear Fang 3000');
  });
});

/** Not blocked while it attacks a creature. */
describe.each(['Aerodactyl Kooza', 'Snaptongue Lizard'])('%s', (card) => {
  const position = {
    step: 'attack',
    p1: { battleZone: [card, 'Filler'] },
    p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Seamine'], shieldZone: 5 },
  } as const;

  driven('cannot be blocked while it attacks a creature', (begin) => {
    const duel = begin(position).choose(`${card} attacks Fear Fang`);
    expect(duel.battleZones).toEqual({ p1: [`${card} (tapped)`, 'Filler'], p2: ['Seamine'] });
  });

  driven('can be blocked while it attacks the player', (begin) => {
    const duel = begin(position).choose(`${card} attacks the player`);
    expect(duel.options).toEqual(['Block with Seamine']);
  });
});
