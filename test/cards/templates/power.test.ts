import { creature } from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';

interface Around {
  readonly manaZone?: readonly string[];
  /** Other creatures of its player, and those of the opponent. */
  readonly yours?: readonly (string | { readonly name: string; readonly tapped: true })[];
  readonly opponents?: readonly string[];
}

/** Fights a rival and says whether the card survives: it does exactly where it has more power. */
function survives(
  begin: Begin,
  card: string,
  rivalPower: number,
  role: 'attacking' | 'attacked',
  around: Around,
) {
  const rival = creature({ name: 'Rival', civilizations: ['light'], cost: 1, power: rivalPower });
  const { yours = [], opponents = [], manaZone = ['Solar Ray'] } = around;
  const attacking = role === 'attacking';
  const itself = { battleZone: [attacking ? card : { name: card, tapped: true }, ...yours], manaZone };
  const others = { battleZone: [attacking ? { name: 'Rival', tapped: true } : 'Rival', ...opponents] };
  const duel = begin({
    step: 'attack',
    cards: [rival],
    ...(attacking ? { p1: itself, p2: others } : { p1: others, p2: itself }),
  });
  duel.choose(attacking ? `${card} attacks Rival` : `Rival attacks ${card}`);
  if (duel.asked === 'p1 confirm') duel.choose('No');
  return !duel.names(attacking ? 'p1' : 'p2', 'graveyard').includes(card);
}

function expectPower(
  begin: Begin,
  card: string,
  power: number,
  role: 'attacking' | 'attacked',
  around: Around = {},
): void {
  const outcomes = [power - 1, power].map((rival) => survives(begin, card, rival, role, around));
  expect(outcomes).toEqual([true, false]);
}

/** 1000 power more for each other creature of its civilization that its player has, attacking or not. */
describe.each([
  { card: 'Alek, Solidity Enforcer', printed: 4000, counted: 'Lok, Vizier of Hunting' },
  { card: 'Chaos Fish', printed: 1000, counted: 'Aqua Vehicle' },
  { card: 'Garkago Dragon', printed: 6000, counted: 'Explosive Dude Joe' },
  { card: 'Masked Pomegranate', printed: 1000, counted: 'Fear Fang' },
  { card: 'Scratchclaw', printed: 1000, counted: 'Horrid Worm' },
])('$card', ({ card, printed, counted }) => {
  driven('gets 1000 power for each other creature of its civilization', (begin) => {
    expectPower(begin, card, printed + 2000, 'attacking', { yours: [counted, counted] });
    expectPower(begin, card, printed + 1000, 'attacked', { yours: [counted] });
  });

  driven("not for others, the opponent's or itself", (begin) => {
    const others = card === 'Chaos Fish' ? ['Fear Fang'] : ['Aqua Vehicle'];
    expectPower(begin, card, printed, 'attacking', { yours: others, opponents: [counted] });
  });
});

/** More power while all the cards of its player's mana zone are of its civilization. */
describe.each([
  { card: 'Baby Zoppe', printed: 2000, more: 2000, fit: 'Tornado Flame' },
  { card: 'Cloud Mayfly', printed: 2000, more: 4000, fit: 'Ultimate Force' },
  { card: 'Parshia, the Explorer', printed: 2000, more: 2500, fit: 'Solar Ray' },
  { card: 'Zamaru, Treasure of Darkness', printed: 2000, more: 2000, fit: 'Terror Pit' },
  { card: "Zyler's Lighter", printed: 2000, more: 1000, fit: 'Tornado Flame' },
  { card: 'Mudman', printed: 2000, more: 2000, fit: 'Terror Pit' },
  { card: 'Ur Pale, Seeker of Sunlight', printed: 2500, more: 2000, fit: 'Solar Ray' },
  { card: 'Raging Dash-Horn', printed: 4000, more: 3000, fit: 'Ultimate Force' },
])('$card', ({ card, printed, more, fit }) => {
  driven(`gets ${more} power while all its mana is of its civilization`, (begin) => {
    expectPower(begin, card, printed + more, 'attacking', { manaZone: [fit, fit] });
    expectPower(begin, card, printed + more, 'attacked', { manaZone: [fit] });
  });

  driven('not with one other card; an empty mana zone has no other card', (begin) => {
    expectPower(begin, card, printed, 'attacking', { manaZone: [fit, fit, 'Brain Serum'] });
    expectPower(begin, card, printed + more, 'attacking', { manaZone: [] });
  });
});

describe('Angler Cluster', () => {
  driven('gets 3000 power while all its mana is water, and cannot attack', (begin) => {
    expectPower(begin, 'Angler Cluster', 6000, 'attacked', { manaZone: ['Brain Serum', 'Aqua Vehicle'] });
    expectPower(begin, 'Angler Cluster', 3000, 'attacked', { manaZone: ['Brain Serum', 'Solar Ray'] });
    const duel = begin({ step: 'attack', p1: { battleZone: ['Angler Cluster', 'Filler'] } });
    expect(duel.options).toEqual(['Filler attacks the player', 'Attack no more']);
    const blocked = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Angler Cluster'] },
    });
    expect(blocked.choose('Fear Fang attacks the player').options).toEqual(['Block with Angler Cluster']);
  });
});

describe('Raging Dash-Horn', () => {
  driven('breaks 2 shields while all its mana is nature', (begin) => {
    const breaks = (manaZone: readonly string[]) =>
      begin({ step: 'attack', p1: { battleZone: ['Raging Dash-Horn'], manaZone } }).choose(
        'Raging Dash-Horn attacks the player',
      ).decision.max;
    expect(breaks(['Ultimate Force', 'Fear Fang'])).toBe(2);
    expect(breaks(['Ultimate Force', 'Solar Ray'])).toBe(1);
  });
});

describe('Sparkle Flower', () => {
  driven('blocks while all its mana is light', (begin) => {
    const asked = (manaZone: readonly string[]) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Fear Fang'] },
        p2: { battleZone: ['Sparkle Flower'], manaZone },
      }).choose('Fear Fang attacks the player').asked;
    expect(asked(['Solar Ray', 'Emerald Grass'])).toBe('p2 block');
    expect(asked(['Solar Ray', 'Terror Pit'])).toBe('p1 shields');
  });
});

describe('Dogarn, the Marauder', () => {
  driven('attacks with 2000 power more for each other tapped creature of its player', (begin) => {
    const tapped = { name: 'Filler', tapped: true } as const;
    expectPower(begin, 'Dogarn, the Marauder', 6000, 'attacking', { yours: [tapped, tapped, 'Filler'] });
    expectPower(begin, 'Dogarn, the Marauder', 2000, 'attacking', { yours: ['Filler'] });
  });

  driven('has 2000 power while it is attacked', (begin) => {
    const tapped = { name: 'Filler', tapped: true } as const;
    expectPower(begin, 'Dogarn, the Marauder', 2000, 'attacked', { yours: [tapped] });
  });
});

/** 1000 power more for each other creature of its player while it attacks. */
describe.each([
  { card: 'Launch Locust', printed: 2000 },
  { card: 'Leaping Tornado Horn', printed: 2000 },
])('$card', ({ card, printed }) => {
  driven('attacks with 1000 power more for each other creature of its player', (begin) => {
    expectPower(begin, card, printed + 2000, 'attacking', { yours: ['Filler', 'Aqua Vehicle'] });
    expectPower(begin, card, printed, 'attacking', { opponents: ['Filler'] });
  });

  driven(`has ${printed} power while it is attacked`, (begin) => {
    expectPower(begin, card, printed, 'attacked', { yours: ['Filler'] });
  });
});

/** Power attacker and double breaker while its player has no other creature, or no other of its civilization. */
describe.each([
  { card: 'Galsaur', printed: 4000, more: 4000, counted: 'Filler', others: [] },
  { card: 'Astronaut Skyterror', printed: 4000, more: 4000, counted: 'Filler', others: [] },
  {
    card: 'Armored Scout Gestuchar',
    printed: 4000,
    more: 3000,
    counted: 'Explosive Dude Joe',
    others: ['Fear Fang'],
  },
])('$card', ({ card, printed, more, counted, others }) => {
  driven(`alone it attacks with ${more} power more and breaks 2 shields`, (begin) => {
    const around = { yours: others, opponents: [counted] };
    expectPower(begin, card, printed + more, 'attacking', around);
    expectPower(begin, card, printed, 'attacked', around);
    const duel = begin({ step: 'attack', p1: { battleZone: [card, ...others] } });
    expect(duel.choose(`${card} attacks the player`).decision.max).toBe(2);
  });

  driven(`neither beside ${counted}`, (begin) => {
    expectPower(begin, card, printed, 'attacking', { yours: [counted] });
    const duel = begin({ step: 'attack', p1: { battleZone: [card, counted] } });
    expect(duel.choose(`${card} attacks the player`).decision.max).toBe(1);
  });
});

describe('Torchclencher', () => {
  driven('attacks with 3000 power more beside another fire creature of its player', (begin) => {
    expectPower(begin, 'Torchclencher', 5000, 'attacking', { yours: ['Explosive Dude Joe'] });
    expectPower(begin, 'Torchclencher', 2000, 'attacked', { yours: ['Explosive Dude Joe'] });
  });

  driven("not beside others, nor beside the opponent's", (begin) => {
    expectPower(begin, 'Torchclencher', 2000, 'attacking', {
      yours: ['Fear Fang'],
      opponents: ['Explosive Dude Joe'],
    });
  });
});

/** Power attacker. */
describe.each([
  { card: 'Mini Titan Gett', printed: 2000, more: 1000 },
  { card: 'Hysteria Lizard', printed: 3000, more: 3000 },
  { card: 'Silver Fist', printed: 3000, more: 2000 },
  { card: 'Sword Butterfly', printed: 2000, more: 3000 },
  { card: 'Clobber Totem', printed: 4000, more: 2000 },
  { card: 'Trench Scarab', printed: 4000, more: 4000 },
])('$card', ({ card, printed, more }) => {
  driven(`attacks with ${printed + more} power, and has ${printed} while it is attacked`, (begin) => {
    expectPower(begin, card, printed + more, 'attacking');
    expectPower(begin, card, printed, 'attacked');
  });
});

describe.each([
  'Automated Weaponmaster Machai',
  'Hysteria Lizard',
  'Jasper, the Stubborn',
  'Magma Colossus',
  'Mini Titan Gett',
  'Pyuzero, Prince of the South Wind',
])('%s', (card) => {
  driven('attacks if able', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: [card, 'Filler'] } });
    expect(duel.options).not.toContain('Attack no more');
    duel.choose(`${card} attacks the player`).choose('Shield 1');
    expect(duel.options).toEqual(['Filler attacks the player', 'Attack no more']);
  });
});

describe('Barkwhip, the Smasher', () => {
  driven('tapped it gives 2000 power to each other Beast Folk of its player', (begin) => {
    const tapped = { name: 'Barkwhip, the Smasher', tapped: true } as const;
    expectPower(begin, 'Burning Mane', 4000, 'attacking', { yours: [tapped] });
    expectPower(begin, 'Burning Mane', 2000, 'attacking', { yours: ['Barkwhip, the Smasher'] });
    expectPower(begin, 'Aqua Vehicle', 1000, 'attacking', { yours: [tapped] });
    expectPower(begin, 'Barkwhip, the Smasher', 5000, 'attacked', { yours: ['Burning Mane'] });
  });

  driven('is put on a Beast Folk', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Barkwhip, the Smasher'],
        manaZone: { nature: 2 },
        battleZone: ['Aqua Vehicle', 'Burning Mane'],
      },
    });
    duel.use('Summon Barkwhip');
    expect(duel.battleZones.p1).toEqual(['Aqua Vehicle', 'Barkwhip, the Smasher (over Burning Mane)']);
  });
});

describe('Überdragon Jabaha', () => {
  driven('gives power attacker to each other fire creature of its player', (begin) => {
    expectPower(begin, 'Explosive Dude Joe', 5000, 'attacking', { yours: ['Überdragon Jabaha'] });
    expectPower(begin, 'Explosive Dude Joe', 3000, 'attacked', { yours: ['Überdragon Jabaha'] });
    expectPower(begin, 'Aqua Vehicle', 1000, 'attacking', { yours: ['Überdragon Jabaha'] });
    expectPower(begin, 'Explosive Dude Joe', 3000, 'attacking', { opponents: ['Überdragon Jabaha'] });
    expectPower(begin, 'Überdragon Jabaha', 11000, 'attacking');
  });

  driven('is put on an Armored Dragon', (begin) => {
    const duel = begin({
      p1: { hand: ['Überdragon Jabaha'], manaZone: { fire: 7 }, battleZone: ['Filler', 'Bolshack Dragon'] },
    });
    duel.use('Summon Überdragon Jabaha');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Überdragon Jabaha (over Bolshack Dragon)']);
    expect(duel.choose('Überdragon Jabaha attacks the player').decision.max).toBe(2);
  });
});
