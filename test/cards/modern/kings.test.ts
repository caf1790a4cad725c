import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

const AUTHORITY = "New World King's Authority";
const IDEOLOGY = "New World King's Ideology";
const FIGHTING_SPIRIT = "New World King's Fighting Spirit";
const FIVE = ['Aqua Guard', 'Emerald Grass', 'Bronze-Arm Tribe', 'Terror Pit', 'Deadly Fighter Braid Claw'];

const KING = {
  name: AUTHORITY,
  otherFace: true,
  links: [
    { name: IDEOLOGY, x: 1, y: 0 },
    { name: FIGHTING_SPIRIT, x: 2, y: 0 },
  ],
} as const;

describe('Volzeos-Balamord', () => {
  driven('is summoned from three cells, attacks at once and empties the hand of the opponent', (begin) => {
    const duel = begin({
      p1: {
        hand: [AUTHORITY, 'Aqua Hulcus'],
        manaZone: [IDEOLOGY, FIGHTING_SPIRIT, ...FIVE, 'Aqua Guard', 'Aqua Guard'],
        deck: ['Terror Pit', 'Aqua Guard', 'Aqua Guard'],
      },
      p2: { hand: ['Aqua Guard', 'Aqua Guard'], battleZone: ['Aqua Guard'], shieldZone: 5, deck: 5 },
    });
    duel.use('Summon Volzeos-Balamord').passUntil('p1 attack');
    expect([duel.count('p1', 'shieldZone'), duel.count('p1', 'manaZone')]).toEqual([7, 7]);
    duel.choose(`${AUTHORITY} attacks the player`);
    const facts = duel.facts().filter((fact) => /^(cardDiscarded|attackBlocked|shieldBroken)/.test(fact));
    expect([facts, duel.battleZones.p2]).toEqual([
      [...Array<string>(2).fill('cardDiscarded Aqua Guard'), ...Array<string>(5).fill('shieldBroken Filler')],
      ['Aqua Guard'],
    ]);
  });

  driven('reacts to the guard strike of a cell', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Aqua Hulcus', 'Bronze-Arm Tribe'] },
      p2: { battleZone: [KING], shieldZone: [IDEOLOGY], deck: ['Aqua Guard', 'Aqua Guard'] },
    });
    duel.choose('Aqua Hulcus attacks the player');
    duel.choose('Guard strike').choose('Bronze-Arm Tribe');
    expect(duel.options.map((option) => option.split(':')[0])).toEqual(['Yes', 'No']);
    duel.choose('Yes').choose('Bronze-Arm Tribe');
    expect([duel.names('p2', 'manaZone'), duel.battleZones.p1]).toEqual([
      ['Aqua Guard'],
      ['Aqua Hulcus (tapped)', 'Bronze-Arm Tribe (tapped)'],
    ]);
  });
});

describe(AUTHORITY, () => {
  driven('untaps as it is charged from the hand', (begin) => {
    const duel = begin({ step: 'charge', p1: { hand: [AUTHORITY, 'Aqua Guard'] } });
    duel.choose(AUTHORITY);
    expect(duel.zone('p1', 'manaZone')).toEqual([AUTHORITY]);
  });
});
