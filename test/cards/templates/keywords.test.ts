import { creature } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

/** Double breaker. */
describe.each([
  'Boltail Dragon',
  'Dawn Giant',
  'Garkago Dragon',
  'Giriel, Ghastly Warrior',
  'King Nautilus',
  'Legendary Bynor',
  'Miar, Comet Elemental',
  'Ultracide Worm',
  'Xeno Mantis',
])('%s', (card) => {
  driven('breaks 2 shields, or the last', (begin) => {
    const position = (shieldZone: number) =>
      ({ step: 'attack', p1: { battleZone: [card, 'Filler'] }, p2: { shieldZone } }) as const;
    const duel = begin(position(5)).choose(`${card} attacks the player`);
    expect(duel.asked).toBe('p1 shields');
    expect([duel.decision.min, duel.decision.max]).toEqual([2, 2]);
    duel.choose('Shield 1', 'Shield 2');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
    const last = begin(position(1)).choose(`${card} attacks the player`);
    expect([last.asked, last.count('p2', 'shieldZone'), last.count('p2', 'hand')]).toEqual([
      'p1 attack',
      0,
      1,
    ]);
  });
});

/** Blocker. */
describe.each([
  'Alek, Solidity Enforcer',
  'Gray Balloon, Shadow of Greed',
  'Marrow Ooze, the Twister',
  'Raza Vega, Thunder Guardian',
])('%s', (card) => {
  driven('blocks, and not while it is tapped', (begin) => {
    const asked = (tapped: boolean) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Burning Mane'] },
        p2: { battleZone: [{ name: card, tapped }] },
      }).choose('Burning Mane attacks the player').asked;
    expect([asked(false), asked(true)]).toEqual(['p2 block', 'p1 shields']);
  });
});

describe('Gray Balloon, Shadow of Greed', () => {
  driven('attacks creatures, but no players', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gray Balloon, Shadow of Greed'] },
      p2: { battleZone: [{ name: 'Filler', tapped: true }] },
    });
    expect(duel.options).toEqual(['Gray Balloon, Shadow of Greed attacks Filler', 'Attack no more']);
  });
});

describe('Dawn Giant', () => {
  driven('attacks players, but no creatures', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Dawn Giant'] },
      p2: { battleZone: [{ name: 'Filler', tapped: true }] },
    });
    expect(duel.options).toEqual(['Dawn Giant attacks the player', 'Attack no more']);
  });
});

/** Can attack untapped creatures. */
describe.each([
  'Bazagazeal Dragon',
  'Cavalry General Curatops',
  'Garkago Dragon',
  "Muramasa's Knife",
  'Valiant Warrior Exorious',
])('%s', (card) => {
  driven('can attack untapped creatures', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [card, 'Fear Fang'] },
      p2: { battleZone: ['Filler', { name: 'Burning Mane', tapped: true }] },
    });
    expect(duel.options).toEqual([
      `${card} attacks the player`,
      `${card} attacks Filler`,
      `${card} attacks Burning Mane`,
      'Fear Fang attacks the player',
      'Fear Fang attacks Burning Mane',
      'Attack no more',
    ]);
  });
});

/** Slayer. */
describe.each([
  'Beratcha, the Hidden Glutton',
  'Cursed Pincher',
  'Death Harp',
  'Grinning Axe, the Monstrosity',
  'Scratchclaw',
  'Spectral Worm Giunair',
  'Wailing Shadow Belbetphlo',
])('%s', (card) => {
  driven('destroys the creature that it battles', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [card, 'Filler'] },
      p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
    });
    duel.choose(`${card} attacks Gran Gure`);
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: [] });
    const attacked = begin({
      step: 'attack',
      p1: { battleZone: ['Zagaan, Knight of Darkness', 'Filler'] },
      p2: { battleZone: [{ name: card, tapped: true }] },
    });
    attacked.choose(`Zagaan, Knight of Darkness attacks ${card}`);
    expect(attacked.battleZones).toEqual({ p1: ['Filler'], p2: [] });
  });
});

/** Slayer of a creature that cannot attack. */
describe.each(['Gigagriff'])('%s', (card) => {
  driven('destroys the creature that it blocks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Zagaan, Knight of Darkness', 'Filler'] },
      p2: { battleZone: [card, 'Filler'] },
    });
    duel.choose('Zagaan, Knight of Darkness attacks the player').choose(`Block with ${card}`);
    expect([duel.asked, duel.battleZones]).toEqual(['p1 attack', { p1: ['Filler'], p2: ['Filler'] }]);
  });
});

describe('Ethel, Star Sea Elemental', () => {
  driven('is not blocked; another creature is', (begin) => {
    const asked = (attacker: string) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Ethel, Star Sea Elemental', 'Fear Fang'] },
        p2: { battleZone: ['Gran Gure, Space Guardian'] },
      }).choose(`${attacker} attacks the player`).asked;
    expect([asked('Ethel, Star Sea Elemental'), asked('Fear Fang')]).toEqual(['p1 shields', 'p2 block']);
  });
});

/** Cannot be blocked by creatures up to a power. */
describe.each([
  { card: 'Xeno Mantis', limit: 5000 },
  { card: 'Clobber Totem', limit: 5000 },
  { card: 'Ultra Mantis, Scourge of Fate', limit: 8000 },
  { card: 'Masked Pomegranate', limit: 4000 },
])('$card', ({ card, limit }) => {
  driven(`is blocked by more than ${limit} power only`, (begin) => {
    const wall = (name: string, power: number) =>
      creature({
        name,
        civilizations: ['light'],
        cost: 1,
        power,
        abilities: [{ kind: 'keyword', name: 'blocker' }],
      });
    const duel = begin({
      step: 'attack',
      cards: [wall('Low Wall', limit), wall('High Wall', limit + 500)],
      p1: { battleZone: [card] },
      p2: { battleZone: ['Low Wall', 'High Wall'] },
    });
    duel.choose(`${card} attacks the player`);
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with High Wall']);
  });
});

describe('King Nautilus', () => {
  driven('no Liquid People can be blocked, whoever has them', (begin) => {
    const asked = (p1: readonly string[], p2: readonly string[], attacker: string) =>
      begin({ step: 'attack', p1: { battleZone: p1 }, p2: { battleZone: [...p2, 'King Coral'] } }).choose(
        `${attacker} attacks the player`,
      ).asked;
    expect(asked(['King Nautilus', 'Aqua Vehicle'], [], 'Aqua Vehicle')).toBe('p1 shields');
    expect(asked(['Aqua Vehicle'], ['King Nautilus'], 'Aqua Vehicle')).toBe('p1 shields');
    expect(asked(['King Nautilus', 'Aqua Vehicle'], [], 'King Nautilus')).toBe('p2 block');
    expect(asked(['Aqua Vehicle'], [], 'Aqua Vehicle')).toBe('p2 block');
  });
});

describe('Legendary Bynor', () => {
  driven('other water creatures of its player cannot be blocked', (begin) => {
    const asked = (attacker: string) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Legendary Bynor', 'Aqua Vehicle', 'Fear Fang'] },
        p2: { battleZone: ['King Coral'] },
      }).choose(`${attacker} attacks the player`).asked;
    expect(['Aqua Vehicle', 'Fear Fang', 'Legendary Bynor'].map(asked)).toEqual([
      'p1 shields',
      'p2 block',
      'p2 block',
    ]);
  });
});

describe('Sieg Balicula, the Intense', () => {
  driven('other light creatures of its player block', (begin) => {
    const options = (p2: readonly string[]) =>
      begin({ step: 'attack', p1: { battleZone: ['Fear Fang'] }, p2: { battleZone: p2 } }).choose(
        'Fear Fang attacks the player',
      );
    const duel = options(['Sieg Balicula, the Intense', 'Reusol, the Oracle', 'Burning Mane']);
    expect(duel.options).toEqual(['Block with Reusol, the Oracle']);
    expect(options(['Reusol, the Oracle', 'Burning Mane']).asked).toBe('p1 shields');
  });
});

/** Evolution: the base that it is put on, beside a creature of another race. */
describe.each([
  { card: 'Ultracide Worm', mana: { darkness: 6 }, base: 'Horrid Worm' },
  { card: 'Legendary Bynor', mana: { water: 6 }, base: 'King Coral' },
  { card: 'Sieg Balicula, the Intense', mana: { light: 8 }, base: 'Lok, Vizier of Hunting' },
  { card: 'Frost Specter, Shadow of Age', mana: { darkness: 3 }, base: 'Lone Tear, Shadow of Solitude' },
])('$card', ({ card, mana, base }) => {
  driven(`is put on ${base}, and on nothing where its player has none`, (begin) => {
    const position = (battleZone: readonly string[]) => ({
      p1: { hand: [card], manaZone: mana, battleZone },
    });
    const duel = begin(position(['Burning Mane', base])).use(`Summon ${card}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Burning Mane', `${card} (over ${base})`]);
    expect(duel.options).toContain(`${card} attacks the player`);
    expect(begin(position(['Burning Mane'])).asked).toBe('p1 attack');
  });
});

describe('Snip Striker Bullraizer', () => {
  driven('cannot attack while the opponent has more creatures', (begin) => {
    const options = (p1: readonly string[], p2: readonly string[]) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Snip Striker Bullraizer', 'Filler', ...p1] },
        p2: { battleZone: p2 },
      }).options;
    const attack = 'Snip Striker Bullraizer attacks the player';
    expect(options([], ['Filler', 'Filler', 'Filler'])).not.toContain(attack);
    expect(options([], ['Filler', 'Filler'])).toContain(attack);
    expect(options(['Filler'], ['Filler', 'Filler', 'Filler'])).toContain(attack);
  });
});

/** Cards of one type cost 1 less, but not less than 1. */
describe.each([
  {
    card: 'Elf-X',
    cheap: 'Fear Fang',
    cost: 3,
    one: 'Sniper Mosquito',
    other: 'Dimension Gate',
    label: 'Summon',
  },
  {
    card: 'Essence Elf',
    cheap: 'Dimension Gate',
    cost: 3,
    one: "Pangaea's Song",
    other: 'Fear Fang',
    label: 'Cast',
  },
])('$card', ({ card: elf, cheap, cost, one, other, label }) => {
  const position = (card: string, nature: number, elves: readonly string[]) =>
    ({ p1: { hand: [card], manaZone: { nature }, battleZone: [...elves, 'Filler'] } }) as const;

  driven(`${cheap} costs 1 less with one, 2 less with two`, (begin) => {
    expect(begin(position(cheap, cost - 1, [elf])).options).toContain(`${label} ${cheap}`);
    expect(begin(position(cheap, cost - 2, [elf])).asked).toBe('p1 attack');
    expect(begin(position(cheap, cost - 2, [elf, elf])).options).toContain(`${label} ${cheap}`);
  });

  driven('nothing costs less than 1, and nothing else costs less', (begin) => {
    const duel = begin(position(one, 1, [elf, elf])).use(`${label} ${one}`);
    expect(duel.zone('p1', 'manaZone')).toContain('Nature Filler (tapped)');
    expect(begin(position(one, 0, [elf, elf])).asked).toBe('p1 attack');
    expect(begin(position(other, 2, [elf])).asked).toBe('p1 attack');
  });
});

/** The opponent cannot choose it; it can be attacked, and affected by what does not choose. */
describe.each(['Warlord Ailzonius', 'Yuliana, Channeler of Suns'])('%s', (card) => {
  const position = (spell: string, mana: Readonly<Record<string, number>>) => ({
    p1: { hand: [spell], manaZone: mana, battleZone: ['Fear Fang'] },
    p2: { battleZone: [{ name: card, tapped: true }, 'Filler', 'Seamine'] },
  });

  driven('is not chosen by the opponent', (begin) => {
    const duel = begin(position('Terror Pit', { darkness: 6 })).use('Cast Terror Pit');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Filler', 'Seamine']]);
  });

  driven('is attacked, and affected by what chooses nothing', (begin) => {
    const duel = begin(position('Invincible Abyss', { darkness: 13 }));
    expect(begin({ ...position('Terror Pit', {}), step: 'attack' }).options).toContain(
      `Fear Fang attacks ${card}`,
    );
    expect(duel.use('Cast Invincible Abyss').count('p2', 'battleZone')).toBe(0);
  });

  driven('is chosen by its own player', (begin) => {
    const duel = begin({
      p1: { hand: ['Spiral Gate'], manaZone: { water: 2 }, battleZone: [card, 'Filler'] },
    });
    expect(duel.use('Cast Spiral Gate').options).toEqual([card, 'Filler']);
  });
});
