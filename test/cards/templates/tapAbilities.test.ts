import type { CardInput, PlayerInput } from 'taiki/testing';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

type Others = { readonly p1?: PlayerInput; readonly p2?: PlayerInput };

/** An attack step with the card and what else lies there. */
const stepOf = (begin: Begin, card: CardInput, { p1 = {}, p2 = {} }: Others = {}): Driver => {
  const own = Array.isArray(p1.battleZone) ? p1.battleZone : [];
  return begin({ step: 'attack', p1: { ...p1, battleZone: [card, ...own] }, p2 });
};

/** The tap ability of the card has been used. */
const used = (begin: Begin, card: string, others: Others = {}): Driver =>
  stepOf(begin, card, others).choose(`${card} uses its tap ability`);

const battleZoneOf = (...battleZone: readonly CardInput[]): Others => ({ p1: { battleZone } });
const tapped = (name: string) => ({ name, tapped: true }) as const;

/** Used by the card itself, in place of its attack. */
describe.each([
  'Adomis, the Oracle',
  'Aeropica',
  'Aqua Fencer',
  'Armored Transport Galiacruse',
  'Battleship Mutant',
  'Biancus',
  'Bliss Totem, Avatar of Luck',
  'Brood Shell',
  'Charmilia, the Enticer',
  'Chen Treg, Vizier of Blades',
  'Cosmogold, Spectral Knight',
  'Crath Lade, Merciless King',
  'Deklowaz, the Terminator',
  'Gandar, Seeker of Explosions',
  'Garatyano',
  "Gigio's Hammer",
  'Grim Soul, Shadow of Reversal',
  'Gummer, Assassination Doll',
  'Heavyweight Dragon',
  'Hokira',
  'King Benthos',
  "Kipo's Contraption",
  'Lupa, Poison-Tipped Doll',
  'Migasa, Adept of Chaos',
  'Mighty Bandit, Ace of Thieves',
  'Milkyway, Spectral Knight',
  'Mummy Wrap, Shadow of Fatigue',
  'Neon Cluster',
  'Popple, Flowerpetal Dancer',
  "Rikabu's Screwdriver",
  'Rondobil, the Explorer',
  'Silvermoon Trailblazer',
  'Sky Crusher, the Agitator',
  'Sopian',
  'Spinning Totem',
  'Tangle Fist, the Weaver',
  'Tank Mutant',
  'Tanzanyte, the Awakener',
  'Techno Totem',
  'Tra Rion, Penumbra Guardian',
  'Venom Worm',
])('%s', (card) => {
  driven('is tapped in place of an attack, but not in the turn in which it was put', (begin) => {
    const use = `${card} uses its tap ability`;
    expect(stepOf(begin, card).options).toContain(use);
    expect(stepOf(begin, { name: card, fresh: true }, battleZoneOf('Fear Fang')).options).not.toContain(use);
    const duel = stepOf(begin, card, battleZoneOf('Fear Fang')).choose(use);
    expect(duel.duel.game.zones.p1.battleZone[0]?.tapped).toBe(true);
    expect(duel.duel.log.filter(({ kind }) => kind === 'attackDeclared')).toEqual([]);
  });
});

/** Used by each of its player's creatures of one civilization. */
describe.each([
  { card: 'Arc Bine, the Astounding', base: 'Gran Gure, Space Guardian', own: 'Reusol, the Oracle' },
  { card: 'Fort Megacluster', base: 'Angler Cluster', own: 'Aqua Vehicle' },
  { card: 'Lava Walker Executo', base: 'Deadly Fighter Braid Claw', own: 'Immortal Baron, Vorg' },
  { card: 'Living Citadel Vosh', base: 'Dome Shell', own: 'Fear Fang' },
  { card: 'Phantasmal Horror Gigazald', base: 'Gigagiele', own: 'Skeleton Soldier, the Defiled' },
])('$card', ({ card, base, own }) => {
  const other = own === 'Fear Fang' ? 'Aqua Vehicle' : 'Fear Fang';

  driven('is used by each of them that could attack, and by no other', (begin) => {
    const duel = stepOf(begin, card, {
      p1: { battleZone: [own, other, { name: own, fresh: true }] },
      p2: { battleZone: [own] },
    });
    expect(duel.options.filter((label) => label.includes('tap ability'))).toEqual([
      `${card} uses its tap ability`,
      `${own} uses the tap ability of ${card}`,
    ]);
  });

  driven(`is put on ${base}`, (begin) => {
    const duel = begin({
      p1: {
        hand: [card],
        manaZone: { light: 5, water: 5, darkness: 5, fire: 5, nature: 5 },
        battleZone: [base, other],
      },
    });
    duel.use(`Summon ${card}`);
    expect(duel.battleZones.p1).toEqual([`${card} (over ${base})`, other]);
    expect(duel.options).toContain(`${card} uses its tap ability`);
  });
});

describe('Arc Bine, the Astounding', () => {
  driven("taps one of the opponent's creatures for each creature that is tapped for it", (begin) => {
    const duel = stepOf(begin, 'Arc Bine, the Astounding', {
      p1: { battleZone: ['Reusol, the Oracle', 'Aqua Vehicle'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    });
    duel.choose('Reusol, the Oracle uses').choose('Fear Fang');
    duel.choose('Arc Bine, the Astounding uses its tap ability').choose('Burning Mane');
    expect(duel.battleZones.p2).toEqual(['Fear Fang (tapped)', 'Burning Mane (tapped)']);
  });
});

/** Draws. */
describe.each([
  { card: 'Fort Megacluster', count: 1 },
  { card: 'Neon Cluster', count: 2 },
])('$card', ({ card, count }) => {
  driven(`draws ${count}`, (begin) => {
    const duel = used(begin, card, battleZoneOf('Fear Fang'));
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([count, 0]);
  });
});

/** Taps one of the opponent's creatures. */
describe.each(['Chen Treg, Vizier of Blades', 'Techno Totem'])('%s', (card) => {
  driven("taps one of the opponent's creatures; none where there is none", (begin) => {
    const duel = used(begin, card, {
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Forest Hornet'] },
    });
    expect(duel.options).toEqual(['Burning Mane', 'Forest Hornet']);
    duel.choose('Forest Hornet');
    expect(duel.battleZones.p2).toEqual(['Burning Mane', 'Forest Hornet (tapped)']);
    expect(used(begin, card, battleZoneOf('Fear Fang')).asked).toBe('p1 attack');
  });
});

describe('Techno Totem', () => {
  driven('gives its other creatures power attacker +1500 while it is tapped', (begin) => {
    const duel = (totem: CardInput) =>
      begin({
        step: 'attack',
        p1: { battleZone: [totem, 'Fear Fang', 'Burning Mane'] },
        p2: { battleZone: [tapped('Forest Hornet')] },
      }).choose('Fear Fang attacks Forest Hornet').battleZones;
    expect(duel(tapped('Techno Totem'))).toEqual({
      p1: ['Techno Totem (tapped)', 'Fear Fang (tapped)', 'Burning Mane'],
      p2: [],
    });
    expect(duel('Techno Totem')).toEqual({
      p1: ['Techno Totem', 'Burning Mane'],
      p2: ['Forest Hornet (tapped)'],
    });
  });
});

/** Puts the top card of the deck into the mana zone. */
describe.each(['Living Citadel Vosh', 'Popple, Flowerpetal Dancer'])('%s', (card) => {
  driven('puts the top card of its deck into the mana zone', (begin) => {
    const duel = used(begin, card, { p1: { battleZone: ['Fear Fang'], deck: ['Terror Pit', 'Filler'] } });
    expect(duel.zone('p1', 'manaZone')).toEqual(['Terror Pit']);
    expect([duel.count('p2', 'manaZone'), duel.asked]).toEqual([0, 'p1 attack']);
  });
});

/** Returns a card of one kind from a zone to the hand. */
describe.each([
  { card: 'Brood Shell', zone: 'manaZone', one: 'Aqua Vehicle', other: 'Terror Pit' },
  { card: 'Cosmogold, Spectral Knight', zone: 'manaZone', one: 'Terror Pit', other: 'Aqua Vehicle' },
  {
    card: 'Grim Soul, Shadow of Reversal',
    zone: 'graveyard',
    one: 'Skeleton Soldier, the Defiled',
    other: 'Fear Fang',
  },
] as const)('$card', ({ card, zone, one, other }) => {
  driven(`returns ${one}, not ${other}`, (begin) => {
    const duel = used(begin, card, { p1: { battleZone: ['Fear Fang'], [zone]: [one, other, one] } });
    expect([duel.asked, duel.options]).toEqual(['p1 choose', [one, one]]);
    duel.choose(one);
    expect([duel.zone('p1', 'hand'), duel.names('p1', zone)]).toEqual([[one], [one, other].sort()]);
    const none = used(begin, card, { p1: { battleZone: ['Fear Fang'], [zone]: [other] } });
    expect([none.asked, none.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

describe('Aqua Fencer', () => {
  driven("returns a card of the opponent's mana zone", (begin) => {
    const duel = used(begin, 'Aqua Fencer', {
      p1: { battleZone: ['Fear Fang'], manaZone: ['Burning Mane'] },
      p2: { manaZone: ['Terror Pit', 'Aqua Vehicle'] },
    });
    expect(duel.options).toEqual(['Terror Pit', 'Aqua Vehicle']);
    duel.choose('Terror Pit');
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'manaZone')]).toEqual([
      ['Terror Pit'],
      ['Aqua Vehicle'],
    ]);
  });
});

describe('Aeropica', () => {
  driven('returns any creature to the hand of its owner', (begin) => {
    const duel = used(begin, 'Aeropica', {
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    });
    expect(duel.options).toEqual(['Aeropica', 'Fear Fang', 'Burning Mane']);
    duel.choose('Burning Mane');
    expect(duel.zone('p2', 'hand')).toEqual(['Burning Mane']);
    const itself = used(begin, 'Aeropica', battleZoneOf('Fear Fang')).choose('Aeropica');
    expect(itself.zone('p1', 'hand')).toEqual(['Aeropica']);
  });
});

/** Destroys one of the opponent's creatures that is like this. */
describe.each([
  { card: "Kipo's Contraption", one: 'Burning Mane', other: 'Fear Fang' },
  { card: "Rikabu's Screwdriver", one: 'La Ura Giga, Sky Guardian', other: 'Burning Mane' },
])('$card', ({ card, one, other }) => {
  driven(`destroys ${one} of the opponent, not ${other}`, (begin) => {
    const duel = used(begin, card, {
      p1: { battleZone: ['Fear Fang', one] },
      p2: { battleZone: [one, other, one] },
    });
    expect(duel.options).toEqual([one, one]);
    duel.choose(one);
    expect(duel.battleZones.p2).toEqual([other, one]);
    const none = used(begin, card, { p1: { battleZone: ['Fear Fang', one] }, p2: { battleZone: [other] } });
    expect([none.asked, none.count('p2', 'graveyard')]).toEqual(['p1 attack', 0]);
  });
});

describe('Tank Mutant', () => {
  driven('the opponent chooses which of theirs is destroyed', (begin) => {
    const duel = used(begin, 'Tank Mutant', {
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Forest Hornet'] },
    });
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Burning Mane', 'Forest Hornet']]);
    duel.choose('Burning Mane');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Burning Mane']);
  });
});

/** Makes one of its player's creatures unblockable. */
describe.each(['Biancus', 'Sopian'])('%s', (card) => {
  driven('the chosen creature is not blocked in this turn, another is', (begin) => {
    const asked = (attacker: string) =>
      used(begin, card, {
        p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
        p2: { battleZone: ['Gran Gure, Space Guardian'] },
      })
        .choose('Fear Fang')
        .choose(`${attacker} attacks the player`).asked;
    expect([asked('Fear Fang'), asked('Burning Mane')]).toEqual(['p1 shields', 'p2 block']);
  });
});

describe('Biancus', () => {
  driven('blocks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Biancus'] },
    });
    expect(duel.choose('Fear Fang attacks the player').asked).toBe('p2 block');
  });
});

describe('King Benthos', () => {
  driven('its water creatures are not blocked in this turn, others are', (begin) => {
    const asked = (attacker: string) =>
      used(begin, 'King Benthos', {
        p1: { battleZone: ['Aqua Vehicle', 'Fear Fang'] },
        p2: { battleZone: ['Gran Gure, Space Guardian'] },
      }).choose(`${attacker} attacks the player`).asked;
    expect([asked('Aqua Vehicle'), asked('Fear Fang')]).toEqual(['p1 shields', 'p2 block']);
  });
});

describe('Armored Transport Galiacruse', () => {
  driven('its fire creatures may attack untapped creatures in this turn', (begin) => {
    const duel = used(begin, 'Armored Transport Galiacruse', {
      p1: { battleZone: ['Immortal Baron, Vorg', 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    });
    expect(duel.options).toEqual([
      'Immortal Baron, Vorg attacks the player',
      'Immortal Baron, Vorg attacks Burning Mane',
      'Fear Fang attacks the player',
      'Attack no more',
    ]);
  });
});

describe('Battleship Mutant', () => {
  const position = {
    p1: { battleZone: ['Skeleton Soldier, the Defiled', 'Fear Fang'] },
    p2: { battleZone: [tapped('Forest Hornet'), 'Burning Mane'] },
  } as const;

  driven('its darkness creatures get +4000 and double breaker in this turn', (begin) => {
    const duel = used(begin, 'Battleship Mutant', position);
    expect(powersOf(duel, 'p1')).toEqual([
      'Battleship Mutant 9000',
      'Skeleton Soldier, the Defiled 7000',
      'Fear Fang 3000',
    ]);
    duel.choose('Skeleton Soldier, the Defiled attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'shields', min: 2, max: 2 });
    duel.choose('Shield 1', 'Shield 2');
    expect(duel.battleZones.p1).toContain('Skeleton Soldier, the Defiled (tapped)');
  });

  driven('those of them that battle are destroyed after the battle, the others are not', (begin) => {
    const duel = used(begin, 'Battleship Mutant', position);
    duel.choose('Skeleton Soldier, the Defiled attacks Forest Hornet');
    expect(duel.battleZones).toEqual({
      p1: ['Battleship Mutant (tapped)', 'Fear Fang'],
      p2: ['Burning Mane'],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Skeleton Soldier, the Defiled']);
  });
});

describe('Legionnaire Lizard', () => {
  driven('gives one creature speed attacker, and has it itself', (begin) => {
    const duel = stepOf(
      begin,
      { name: 'Legionnaire Lizard', fresh: true },
      {
        p1: {
          battleZone: [
            { name: 'Fear Fang', fresh: true },
            { name: 'Burning Mane', fresh: true },
          ],
        },
      },
    );
    expect(duel.options).toEqual([
      'Legionnaire Lizard attacks the player',
      'Legionnaire Lizard uses its tap ability',
      'Attack no more',
    ]);
    duel.choose('Legionnaire Lizard uses its tap ability').choose('Burning Mane');
    expect(duel.options).toEqual(['Burning Mane attacks the player', 'Attack no more']);
  });
});

describe('Lupa, Poison-Tipped Doll', () => {
  driven('gives one creature slayer in this turn', (begin) => {
    const duel = used(begin, 'Lupa, Poison-Tipped Doll', {
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [tapped('Gran Gure, Space Guardian'), tapped('Gran Gure, Space Guardian')] },
    });
    duel.choose('Fear Fang').choose('Burning Mane attacks Gran Gure');
    expect(duel.battleZones.p2).toHaveLength(2);
    duel.choose('Fear Fang attacks Gran Gure');
    expect(duel.battleZones.p2).toHaveLength(1);
  });
});

describe('Migasa, Adept of Chaos', () => {
  driven('gives one fire creature double breaker in this turn', (begin) => {
    const duel = used(begin, 'Migasa, Adept of Chaos', {
      p1: { battleZone: ['Immortal Baron, Vorg', 'Fear Fang'] },
    });
    expect(duel.options).toEqual(['Migasa, Adept of Chaos', 'Immortal Baron, Vorg']);
    duel.choose('Immortal Baron, Vorg').choose('Immortal Baron, Vorg attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'shields', min: 2, max: 2 });
  });
});

/** More power for one creature until the end of the turn. */
describe.each([
  { card: 'Mighty Bandit, Ace of Thieves', own: 'Fear Fang', power: 8000, others: ['Aqua Vehicle'] },
  { card: 'Lava Walker Executo', own: 'Immortal Baron, Vorg', power: 5000, others: [] },
])('$card', ({ card, own, power, others }) => {
  driven('gives one creature more power in this turn', (begin) => {
    const duel = used(begin, card, { p1: { battleZone: [own, 'Aqua Vehicle'] }, p2: { hand: ['Filler'] } });
    expect(duel.options).toEqual([card, own, ...others]);
    duel.choose(own);
    expect(powersOf(duel, 'p1')).toContain(`${own} ${power}`);
    expect(powersOf(duel.passUntil('p2 charge'), 'p1')).not.toContain(`${own} ${power}`);
  });
});

/** Discards at random. */
describe.each([
  { card: 'Crath Lade, Merciless King', p1: 0, p2: 2 },
  { card: 'Mummy Wrap, Shadow of Fatigue', p1: 1, p2: 1 },
  { card: 'Phantasmal Horror Gigazald', p1: 0, p2: 1 },
])('$card', ({ card, p1, p2 }) => {
  const hand = ['Fear Fang', 'Terror Pit', 'Aqua Vehicle'];

  driven(`p1 discards ${p1}, p2 discards ${p2} at random`, (begin) => {
    const duel = used(begin, card, { p1: { battleZone: ['Fear Fang'], hand }, p2: { hand } });
    expect([duel.count('p1', 'graveyard'), duel.count('p2', 'graveyard')]).toEqual([p1, p2]);
    expect(duel.asked).toBe('p1 attack');
  });

  driven('nothing from empty hands', (begin) => {
    const duel = used(begin, card, battleZoneOf('Fear Fang'));
    expect([duel.count('p1', 'graveyard'), duel.count('p2', 'graveyard')]).toEqual([0, 0]);
  });
});

describe('Charmilia, the Enticer', () => {
  driven('finds a creature and shows it, or finds none', (begin) => {
    const others = { p1: { battleZone: ['Fear Fang'], deck: ['Terror Pit', 'Aqua Vehicle', 'Filler'] } };
    const duel = used(begin, 'Charmilia, the Enticer', others);
    expect(duel.options).toContain('Aqua Vehicle');
    expect(duel.options).not.toContain('Terror Pit');
    duel.choose('Aqua Vehicle');
    expect(duel.zone('p1', 'hand')).toEqual(['Aqua Vehicle']);
    expect(duel.facts('cardRevealed', 'deckShuffled')).toEqual(['cardRevealed Aqua Vehicle', 'deckShuffled']);
    expect(used(begin, 'Charmilia, the Enticer', others).choose().count('p1', 'hand')).toBe(0);
  });
});

describe('Adomis, the Oracle', () => {
  driven('looks at a shield of either player, which stays where it is', (begin) => {
    const duel = used(begin, 'Adomis, the Oracle', {
      p1: { battleZone: ['Fear Fang'], shieldZone: 1 },
      p2: { shieldZone: ['Terror Pit'] },
    });
    expect([duel.asked, duel.options.length]).toEqual(['p1 choose', 2]);
    duel.duel.choose(1, 'p1');
    expect(duel.facts('cardLookedAt')).toEqual(['cardLookedAt Terror Pit']);
    expect([duel.count('p1', 'shieldZone'), duel.zone('p2', 'shieldZone')]).toEqual([1, ['Terror Pit']]);
  });
});

/** Puts up to three cards into the mana zone. */
describe.each([
  { card: 'Bliss Totem, Avatar of Luck', zone: 'graveyard' },
  { card: 'Tangle Fist, the Weaver', zone: 'hand' },
] as const)('$card', ({ card, zone }) => {
  const cards = ['Aqua Vehicle', 'Burning Mane', 'Forest Hornet', 'Terror Pit'];

  driven('puts up to three cards into the mana zone, or none', (begin) => {
    const duel = used(begin, card, { p1: { battleZone: ['Fear Fang'], [zone]: cards } });
    expect(duel.decision).toMatchObject({ kind: 'choose', min: 0, max: 3 });
    duel.choose('Aqua Vehicle', 'Burning Mane', 'Terror Pit');
    expect(duel.names('p1', 'manaZone')).toEqual(['Aqua Vehicle', 'Burning Mane', 'Terror Pit']);
    expect(duel.names('p1', zone)).toEqual(['Forest Hornet']);
    const none = used(begin, card, { p1: { battleZone: ['Fear Fang'], [zone]: cards } }).choose();
    expect([none.asked, none.count('p1', 'manaZone')]).toEqual(['p1 attack', 0]);
  });
});

describe('Deklowaz, the Terminator', () => {
  driven(
    'destroys creatures of power 3000 or less, and the opponent discards those from the hand',
    (begin) => {
      const duel = used(begin, 'Deklowaz, the Terminator', {
        p1: { battleZone: ['Fear Fang', 'Forest Hornet'], hand: ['Burning Mane'] },
        p2: { battleZone: ['Burning Mane'], hand: ['Aqua Vehicle', 'Forest Hornet', 'Terror Pit'] },
      });
      expect(duel.battleZones).toEqual({
        p1: ['Deklowaz, the Terminator (tapped)', 'Forest Hornet'],
        p2: [],
      });
      expect(duel.names('p2', 'hand')).toEqual(['Forest Hornet', 'Terror Pit']);
      expect(duel.zone('p1', 'hand')).toEqual(['Burning Mane']);
      expect(duel.names('p2', 'graveyard')).toEqual(['Aqua Vehicle', 'Burning Mane']);
    },
  );
});

describe('Gandar, Seeker of Explosions', () => {
  driven('at the end of the turn its light creatures untap', (begin) => {
    const duel = used(begin, 'Gandar, Seeker of Explosions', {
      p1: { battleZone: [tapped('Reusol, the Oracle'), tapped('Fear Fang')] },
      p2: { battleZone: [tapped('Reusol, the Oracle')], hand: ['Filler'] },
    });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual([
      'Gandar, Seeker of Explosions',
      'Reusol, the Oracle',
      'Fear Fang (tapped)',
    ]);
  });
});

describe('Garatyano', () => {
  driven('puts the top three cards back in any order', (begin) => {
    const duel = used(begin, 'Garatyano', {
      p1: {
        battleZone: ['Fear Fang'],
        deck: ['Aqua Vehicle', 'Burning Mane', 'Terror Pit', 'Forest Hornet', 'Filler'],
      },
    });
    expect([duel.asked, duel.options]).toEqual(['p1 order', ['Aqua Vehicle', 'Burning Mane', 'Terror Pit']]);
    duel.choose('Terror Pit', 'Aqua Vehicle', 'Burning Mane');
    expect(duel.zone('p1', 'deck').slice(0, 4).sort()).toEqual([
      'Aqua Vehicle',
      'Burning Mane',
      'Forest Hornet',
      'Terror Pit',
    ]);
    expect(duel.zone('p1', 'deck')[3]).toBe('Forest Hornet');
    expect(duel.zone('p1', 'deck').slice(0, 3)).not.toEqual(['Aqua Vehicle', 'Burning Mane', 'Terror Pit']);
  });
});

describe('Heavyweight Dragon', () => {
  const others = {
    p1: { battleZone: ['Fear Fang'] },
    p2: {
      battleZone: [tapped('Forest Hornet'), tapped('Draglide'), tapped('Fear Fang'), 'Burning Mane'],
    },
  } as const;

  driven('destroys up to two tapped creatures of less power together than its own', (begin) => {
    const duel = used(begin, 'Heavyweight Dragon', others);
    expect(duel.options).toEqual(['Forest Hornet', 'Draglide', 'Fear Fang']);
    expect(duel.decision).toMatchObject({ min: 0, max: 2 });
    duel.choose('Forest Hornet', 'Fear Fang');
    expect(duel.names('p2', 'graveyard')).toEqual(['Fear Fang', 'Forest Hornet']);
  });

  driven('destroys none where they have as much together', (begin) => {
    const duel = used(begin, 'Heavyweight Dragon', others).choose('Forest Hornet', 'Draglide');
    expect([duel.asked, duel.count('p2', 'graveyard')]).toEqual(['p1 attack', 0]);
  });
});

describe('Rondobil, the Explorer', () => {
  driven('makes one of its creatures a shield', (begin) => {
    const duel = used(begin, 'Rondobil, the Explorer', battleZoneOf('Fear Fang', 'Burning Mane'));
    duel.choose('Fear Fang');
    expect([duel.count('p1', 'shieldZone'), duel.battleZones.p1]).toEqual([
      6,
      ['Rondobil, the Explorer (tapped)', 'Burning Mane'],
    ]);
    expect(duel.duel.game.zones.p1.shieldZone.at(-1)?.faceUp).toBe(false);
  });
});

describe('Sky Crusher, the Agitator', () => {
  driven('each player puts a card of their mana zone into the graveyard', (begin) => {
    const manaZone = ['Aqua Vehicle', 'Terror Pit'];
    const duel = used(begin, 'Sky Crusher, the Agitator', {
      p1: { battleZone: ['Fear Fang'], manaZone },
      p2: { manaZone },
    });
    expect(duel.asked).toBe('p1 choose');
    duel.choose('Aqua Vehicle');
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Terror Pit');
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Aqua Vehicle'],
      ['Terror Pit'],
    ]);
  });
});

describe('Spinning Totem', () => {
  const others = {
    p1: { battleZone: ['Fear Fang', 'Aqua Vehicle'] },
    p2: { battleZone: ['Gran Gure, Space Guardian', tapped('Burning Mane')] },
  } as const;

  driven('a nature creature that attacks the player and becomes blocked breaks a shield', (begin) => {
    const duel = used(begin, 'Spinning Totem', others);
    duel.choose('Fear Fang attacks the player').choose('Block with Gran Gure').choose('Shield 1');
    expect(duel.count('p2', 'shieldZone')).toBe(4);
  });

  driven('none that attacks a creature, and none of another civilization', (begin) => {
    const creature = used(begin, 'Spinning Totem', others);
    creature.choose('Fear Fang attacks Burning Mane').choose('Block with Gran Gure');
    expect([creature.asked, creature.count('p2', 'shieldZone')]).toEqual(['p1 attack', 5]);
    const water = used(begin, 'Spinning Totem', others);
    water.choose('Aqua Vehicle attacks the player').choose('Block with Gran Gure');
    expect([water.asked, water.count('p2', 'shieldZone')]).toEqual(['p1 attack', 5]);
  });
});

describe('Tanzanyte, the Awakener', () => {
  driven('returns all creatures of one name from the graveyard', (begin) => {
    const duel = used(begin, 'Tanzanyte, the Awakener', {
      p1: {
        battleZone: ['Fear Fang'],
        graveyard: ['Aqua Vehicle', 'Terror Pit', 'Burning Mane', 'Aqua Vehicle'],
      },
    });
    expect(duel.options).toEqual(['Aqua Vehicle', 'Burning Mane', 'Aqua Vehicle']);
    duel.choose('Aqua Vehicle');
    expect(duel.zone('p1', 'hand')).toEqual(['Aqua Vehicle', 'Aqua Vehicle']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Burning Mane', 'Terror Pit']);
  });
});

describe('Lockdown Lizard', () => {
  driven('no player uses tap abilities, whoever has it', (begin) => {
    const options = (p2: readonly string[], p1: readonly string[] = []) =>
      stepOf(begin, 'Sopian', { p1: { battleZone: p1 }, p2: { battleZone: p2 } }).options;
    expect(options([])).toContain('Sopian uses its tap ability');
    expect(options(['Lockdown Lizard'])).not.toContain('Sopian uses its tap ability');
    expect(options([], ['Lockdown Lizard'])).not.toContain('Sopian uses its tap ability');
  });
});

describe("Gigio's Hammer", () => {
  driven('each creature of the race must attack and gets power attacker +4000', (begin) => {
    const duel = used(begin, "Gigio's Hammer", {
      p1: { battleZone: ['Fear Fang', 'Aqua Vehicle'] },
      p2: { battleZone: [tapped('Draglide')] },
    });
    duel.choose('Beast Folk');
    expect(duel.options).not.toContain('Attack no more');
    duel.choose('Fear Fang attacks Draglide');
    expect(duel.battleZones.p2).toEqual([]);
    expect(duel.options).toEqual(['Aqua Vehicle attacks the player', 'Attack no more']);
  });
});

describe('Hokira', () => {
  driven('its creatures of the race return to the hand instead of being destroyed in this turn', (begin) => {
    const duel = used(begin, 'Hokira', {
      p1: { battleZone: ['Fear Fang', 'Aqua Vehicle'] },
      p2: { battleZone: [tapped('Gran Gure, Space Guardian')] },
    });
    duel.choose('Beast Folk').choose('Fear Fang attacks Gran Gure').choose('Aqua Vehicle attacks Gran Gure');
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([
      ['Fear Fang'],
      ['Aqua Vehicle'],
    ]);
  });
});

describe('Silvermoon Trailblazer', () => {
  driven('creatures of the race are not blocked by power 3000 or less in this turn', (begin) => {
    const asked = (attacker: string, wall: string) =>
      used(begin, 'Silvermoon Trailblazer', {
        p1: { battleZone: ['Fear Fang', 'Aqua Vehicle'] },
        p2: { battleZone: [wall] },
      })
        .choose('Beast Folk')
        .choose(`${attacker} attacks the player`).asked;
    expect(asked('Fear Fang', 'Hunter Fish')).toBe('p1 shields');
    expect(asked('Fear Fang', 'Phantom Fish')).toBe('p2 block');
    expect(asked('Aqua Vehicle', 'Hunter Fish')).toBe('p2 block');
  });
});

describe('Tra Rion, Penumbra Guardian', () => {
  driven('at the end of this turn all creatures of the race untap', (begin) => {
    const duel = used(begin, 'Tra Rion, Penumbra Guardian', {
      p1: { battleZone: [tapped('Fear Fang'), tapped('Aqua Vehicle')] },
      p2: { hand: ['Filler'] },
    });
    duel.choose('Beast Folk');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual([
      'Tra Rion, Penumbra Guardian (tapped)',
      'Fear Fang',
      'Aqua Vehicle (tapped)',
    ]);
  });
});

describe('Venom Worm', () => {
  driven('each creature of the race gets slayer in this turn', (begin) => {
    const duel = used(begin, 'Venom Worm', {
      p1: { battleZone: ['Fear Fang', 'Aqua Vehicle'] },
      p2: { battleZone: [tapped('Gran Gure, Space Guardian')] },
    });
    duel.choose('Beast Folk').choose('Aqua Vehicle attacks Gran Gure');
    expect(duel.battleZones.p2).toHaveLength(1);
    duel.choose('Fear Fang attacks Gran Gure');
    expect(duel.battleZones.p2).toEqual([]);
  });
});

/** Double breaker. */
describe.each([
  'Gandar, Seeker of Explosions',
  'Heavyweight Dragon',
  'King Benthos',
  'Tanzanyte, the Awakener',
])('%s', (card) => {
  driven('breaks two shields', (begin) => {
    const duel = stepOf(begin, card).choose(`${card} attacks the player`);
    expect(duel.decision).toMatchObject({ kind: 'shields', min: 2, max: 2 });
  });
});

describe('Emerald Mist', () => {
  driven('returns all creatures, itself too', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Emerald Mist', 'Filler'], hand: 0 },
      p2: { battleZone: ['Fear Fang', tapped('Seamine')], hand: 0 },
    }).choose('Emerald Mist uses its tap ability');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    expect(duel.names('p1', 'hand')).toEqual(['Emerald Mist', 'Filler']);
    expect(duel.zone('p2', 'hand').slice(0, 2)).toEqual(['Fear Fang', 'Seamine']);
  });
});

describe('Gummer, Assassination Doll', () => {
  driven("destroys one of the opponent's tapped creatures", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gummer, Assassination Doll', tapped('Filler')] },
      p2: { battleZone: [tapped('Fear Fang'), tapped('Seamine'), 'Burning Mane'] },
    }).choose('Gummer, Assassination Doll uses its tap ability');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Seamine']]);
    expect(duel.choose('Seamine').zone('p2', 'graveyard')).toEqual(['Seamine']);
  });
});

describe('Howlsk, the Gigantic Avatar', () => {
  driven("destroys all the opponent's creatures of 3000 power or less", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Howlsk, the Gigantic Avatar', 'Filler'] },
      p2: { battleZone: ['Fear Fang', 'Seamine', 'Burning Mane'] },
    }).choose('Howlsk, the Gigantic Avatar uses its tap ability');
    expect(duel.battleZones.p2).toEqual(['Seamine']);
    expect(duel.count('p1', 'battleZone')).toBe(2);
  });

  driven('is put on a Melt Warrior only', (begin) => {
    const asked = (base: string) =>
      begin({ p1: { hand: ['Howlsk, the Gigantic Avatar'], manaZone: { fire: 6 }, battleZone: [base] } })
        .asked;
    expect([asked('Hysteria Lizard'), asked('Filler')]).toEqual(['p1 main', 'p1 attack']);
  });
});
