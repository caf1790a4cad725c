import type { PlayerInput } from 'taiki/testing';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

interface Position {
  readonly own?: readonly (string | { readonly name: string; readonly fresh: true })[];
  readonly p2?: PlayerInput;
}

/** The attack step of a player who has the card and a Fear Fang. */
const withoutBreak = (begin: Begin, card: string, { own = [], p2 = {} }: Position = {}): Driver =>
  begin({ step: 'attack', p1: { battleZone: [card, 'Fear Fang', ...own] }, p2 });

/** Fear Fang has broken a shield. */
const withBreak = (begin: Begin, card: string, position: Position = {}): Driver => {
  const duel = withoutBreak(begin, card, position).choose('Fear Fang attacks the player');
  if (duel.asked === 'p2 block') duel.pass();
  return duel.choose('Shield 1');
};

const tapped = (name: string) => ({ name, tapped: true }) as const;

describe('Carbonite Scarab', () => {
  const p2 = { battleZone: ['Gran Gure, Space Guardian', tapped('Burning Mane')] };

  driven('breaks a shield when it attacks the player and becomes blocked', (begin) => {
    const duel = withBreak(begin, 'Carbonite Scarab', { own: ['Aqua Vehicle'], p2 });
    duel.choose('Carbonite Scarab attacks the player').choose('Block with Gran Gure').choose('Shield 1');
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });

  driven('not when it attacks a creature, and not before another has broken one', (begin) => {
    const creature = withBreak(begin, 'Carbonite Scarab', { own: ['Aqua Vehicle'], p2 });
    creature.choose('Carbonite Scarab attacks Burning Mane').choose('Block with Gran Gure');
    expect([creature.asked, creature.count('p2', 'shieldZone')]).toEqual(['p1 attack', 4]);
    const early = withoutBreak(begin, 'Carbonite Scarab', { p2 });
    early.choose('Carbonite Scarab attacks the player').choose('Block with Gran Gure');
    expect([early.asked, early.count('p2', 'shieldZone')]).toEqual(['p1 attack', 5]);
  });
});

describe('Gachack, Mechanical Doll', () => {
  const attack = 'Gachack, Mechanical Doll attacks the player';

  driven('may destroy a creature when it attacks the player and is not blocked', (begin) => {
    const duel = withBreak(begin, 'Gachack, Mechanical Doll', { p2: { battleZone: ['Burning Mane'] } });
    duel.choose(attack);
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.options).toEqual(['Gachack, Mechanical Doll', 'Fear Fang', 'Burning Mane']);
    expect(duel.choose('Burning Mane').zone('p2', 'graveyard')).toEqual(['Burning Mane']);
  });

  driven('not before another creature has broken a shield', (begin) => {
    const duel = withoutBreak(begin, 'Gachack, Mechanical Doll', { p2: { battleZone: ['Burning Mane'] } });
    expect(duel.choose(attack).asked).toBe('p1 shields');
  });
});

describe('Gigaclaws', () => {
  driven('the opponent discards the hand when it attacks', (begin) => {
    const p2 = { hand: ['Terror Pit', 'Aqua Vehicle'] };
    const duel = withBreak(begin, 'Gigaclaws', { p2 }).choose('Gigaclaws attacks the player');
    expect([duel.count('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([0, 3]);
    const early = withoutBreak(begin, 'Gigaclaws', { p2 }).choose('Gigaclaws attacks the player');
    expect(early.count('p2', 'graveyard')).toBe(0);
  });
});

describe('Illusion Fish', () => {
  driven('is not blocked once another creature has broken a shield', (begin) => {
    const p2 = { battleZone: ['Gran Gure, Space Guardian'] };
    const attack = 'Illusion Fish attacks the player';
    expect(withBreak(begin, 'Illusion Fish', { p2 }).choose(attack).asked).toBe('p1 shields');
    expect(withoutBreak(begin, 'Illusion Fish', { p2 }).choose(attack).asked).toBe('p2 block');
  });
});

describe('Magmadragon Jagalzor', () => {
  const own = [{ name: 'Burning Mane', fresh: true }] as const;

  driven('gives all its creatures speed attacker once another has broken a shield', (begin) => {
    const duel = withoutBreak(begin, 'Magmadragon Jagalzor', { own });
    expect(duel.options).not.toContain('Burning Mane attacks the player');
    expect(withBreak(begin, 'Magmadragon Jagalzor', { own }).options).toContain(
      'Burning Mane attacks the player',
    );
  });

  driven('breaks two shields, which does not set off its own turbo rush', (begin) => {
    const duel = withoutBreak(begin, 'Magmadragon Jagalzor', { own });
    duel.choose('Magmadragon Jagalzor attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
  });
});

describe('Migalo, Vizier of Spycraft', () => {
  const attack = 'Migalo, Vizier of Spycraft attacks the player';

  driven('may look at two shields when it attacks', (begin) => {
    const duel = withBreak(begin, 'Migalo, Vizier of Spycraft').choose(attack).choose('Yes');
    expect(duel.decision).toMatchObject({ kind: 'choose', min: 2, max: 2 });
    duel.duel.choose([0, 1], 'p1');
    expect(duel.facts('cardLookedAt')).toHaveLength(2);
    expect(duel.count('p2', 'shieldZone')).toBe(4);
    expect(withoutBreak(begin, 'Migalo, Vizier of Spycraft').choose(attack).asked).toBe('p1 shields');
  });
});

describe('Missile Soldier Ultimo', () => {
  const p2 = { battleZone: ['Draglide'] };
  const attack = 'Missile Soldier Ultimo attacks Draglide';

  driven('can attack untapped creatures, with +4000 power', (begin) => {
    const duel = withBreak(begin, 'Missile Soldier Ultimo', { p2 }).choose(attack);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Draglide']);
    expect(withoutBreak(begin, 'Missile Soldier Ultimo', { p2 }).options).not.toContain(attack);
  });
});

describe('Senia, Orchard Avenger', () => {
  driven('gets +5000 power and breaks two shields', (begin) => {
    const duel = withBreak(begin, 'Senia, Orchard Avenger');
    expect(powersOf(duel, 'p1')[0]).toBe('Senia, Orchard Avenger 8000');
    expect(duel.choose('Senia, Orchard Avenger attacks').decision).toMatchObject({ min: 2, max: 2 });
    const early = withoutBreak(begin, 'Senia, Orchard Avenger');
    expect(powersOf(early, 'p1')[0]).toBe('Senia, Orchard Avenger 3000');
    expect(early.choose('Senia, Orchard Avenger attacks').decision).toMatchObject({ min: 1, max: 1 });
  });
});

describe('Slaphappy Soldier Galback', () => {
  const p2 = { battleZone: ['Forest Hornet', 'Draglide'] };
  const attack = 'Slaphappy Soldier Galback attacks the player';

  driven('may destroy a creature of power 4000 or less when it attacks', (begin) => {
    const duel = withBreak(begin, 'Slaphappy Soldier Galback', { p2 }).choose(attack).choose('Yes');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Forest Hornet']);
    const declined = withBreak(begin, 'Slaphappy Soldier Galback', { p2 }).choose(attack).choose('No');
    expect(declined.count('p2', 'graveyard')).toBe(0);
    expect(withoutBreak(begin, 'Slaphappy Soldier Galback', { p2 }).choose(attack).asked).toBe('p1 shields');
  });
});

describe('Solar Grass', () => {
  const attack = 'Solar Grass attacks the player';

  driven('untaps its creatures but Solar Grasses when it attacks the player and is not blocked', (begin) => {
    const duel = withBreak(begin, 'Solar Grass', { own: ['Solar Grass'] });
    duel.choose(attack).choose('Shield 1');
    expect(duel.battleZones.p1).toEqual(['Solar Grass (tapped)', 'Fear Fang', 'Solar Grass']);
    duel.choose(attack).choose('Shield 1');
    expect(duel.battleZones.p1).toEqual(['Solar Grass (tapped)', 'Fear Fang', 'Solar Grass (tapped)']);
  });

  driven('not where it is blocked, or before another creature has broken a shield', (begin) => {
    const blocked = withBreak(begin, 'Solar Grass', {
      own: ['Burning Mane'],
      p2: { battleZone: ['Hunter Fish'] },
    });
    blocked.choose(attack).choose('Block with Hunter Fish');
    expect(blocked.battleZones.p1).toContain('Fear Fang (tapped)');
    const early = begin({
      step: 'attack',
      p1: { battleZone: ['Solar Grass', tapped('Fear Fang'), 'Burning Mane'] },
    });
    early.choose(attack).choose('Shield 1');
    expect(early.battleZones.p1).toContain('Fear Fang (tapped)');
  });
});

describe('Vikorakys', () => {
  driven('searches for any card when it attacks', (begin) => {
    const duel = withBreak(begin, 'Vikorakys').choose('Vikorakys attacks the player');
    expect(duel.asked).toBe('p1 choose');
    duel.duel.choose(0, 'p1');
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(duel.facts('deckShuffled', 'cardRevealed')).toEqual(['deckShuffled']);
    expect(withoutBreak(begin, 'Vikorakys').choose('Vikorakys attacks the player').asked).toBe('p1 shields');
  });
});
