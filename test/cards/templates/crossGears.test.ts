import type { CardInput, PlayerInput } from 'taiki/testing';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

const tapped = (name: string) => ({ name, tapped: true }) as const;

type Mana = Readonly<Record<string, number>>;
interface Others {
  readonly own?: readonly CardInput[];
  readonly p1?: PlayerInput;
  readonly p2?: PlayerInput;
}

/** The gear is crossed onto the first creature, of this name; a Filler lies beside it. */
const crossedOnto = (
  begin: Begin,
  gear: string,
  manaZone: Mana,
  creature: CardInput,
  { own = [], p1 = {}, p2 = {} }: Others = {},
): Driver => {
  const duel = begin({ p1: { manaZone, battleZone: [gear, creature, 'Filler', ...own], ...p1 }, p2 });
  return duel.use(`Cross ${gear}`).choose(typeof creature === 'string' ? creature : creature.name);
};

/** Gives power. */
describe.each([
  { card: 'Emerald Claw', mana: { nature: 1 }, more: 2000 },
  { card: 'Invisible Suit', mana: { water: 2 }, more: 1000 },
  { card: "Glorious Heaven's Arm", mana: { light: 3 }, more: 3000 },
])('$card', ({ card, mana, more }) => {
  driven(`the crossed creature has ${more} power more`, (begin) => {
    const duel = crossedOnto(begin, card, mana, 'Fear Fang', { own: ['Fear Fang'] });
    expect(powersOf(duel, 'p1').slice(1)).toEqual([
      `Fear Fang ${3000 + more}`,
      'Filler 1000',
      'Fear Fang 3000',
    ]);
  });
});

/** Gives "power attacker". */
describe.each([
  { card: 'Final Dragarmor', mana: { fire: 3 }, more: 5000 },
  { card: 'Neo Sledgehammer', mana: { nature: 2 }, more: 3000 },
])('$card', ({ card, mana, more }) => {
  driven(`the crossed creature attacks with ${more} power more`, (begin) => {
    const duel = crossedOnto(begin, card, mana, 'Fear Fang', { p2: { battleZone: ['Seamine'] } });
    expect(powersOf(duel, 'p1')[1]).toBe('Fear Fang 3000');
    duel.choose('Fear Fang attacks the player');
    expect([duel.asked, powersOf(duel, 'p1')[1]]).toEqual(['p2 block', `Fear Fang ${3000 + more}`]);
  });
});

describe('Final Dragarmor', () => {
  driven('the crossed creature breaks one more shield, and is an Armored Dragon', (begin) => {
    const p2 = { battleZone: ['Filler'] };
    const duel = crossedOnto(begin, 'Final Dragarmor', { fire: 3 }, 'Fear Fang', { p2 });
    expect(duel.choose('Fear Fang attacks the player').decision.max).toBe(2);
    const dragon = crossedOnto(begin, 'Final Dragarmor', { fire: 3 }, 'Fear Fang', {
      p2,
      own: ['Chitta Peloru'],
    });
    expect(dragon.options).toContain('Fear Fang attacks Filler');
    expect(dragon.options).not.toContain('Chitta Peloru attacks Filler');
  });
});

describe('Neo Sledgehammer', () => {
  driven('breaks a shield when the crossed creature becomes blocked', (begin) => {
    const p2 = { battleZone: ['Seamine', 'Seamine'] };
    const duel = crossedOnto(begin, 'Neo Sledgehammer', { nature: 2 }, 'Fear Fang', { p2 });
    duel.choose('Filler attacks the player').choose('Block with Seamine');
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    duel.choose('Fear Fang attacks the player').choose('Block with Seamine');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.choose('Shield 2').count('p2', 'shieldZone')).toBe(4);
  });
});

describe('Crimson Rifle', () => {
  driven(
    "the crossed creature is tapped to destroy one of the opponent's creatures of 2000 power",
    (begin) => {
      const duel = crossedOnto(begin, 'Crimson Rifle', { fire: 1 }, 'Fear Fang', {
        p2: { battleZone: ['Fear Fang', 'Burning Mane', 'Filler'] },
      });
      expect(duel.options.filter((one) => one.includes('tap ability'))).toEqual([
        'Fear Fang uses the tap ability of Crimson Rifle',
      ]);
      duel.choose('Fear Fang uses the tap ability of Crimson Rifle');
      expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Burning Mane', 'Filler']]);
      duel.choose('Burning Mane');
      expect(duel.battleZones).toEqual({
        p1: ['Crimson Rifle', 'Fear Fang (tapped)', 'Filler'],
        p2: ['Fear Fang', 'Filler'],
      });
    },
  );
});

/** The crossed creature is destroyed in its attack on a blocker. */
const lost = (begin: Begin, gear: string, mana: Mana, attacker: string): Driver =>
  crossedOnto(begin, gear, mana, 'Fear Fang', {
    own: ['Burning Mane', 'Aqua Vehicle'],
    p1: { hand: 0 },
    p2: { battleZone: [tapped('Gran Gure, Space Guardian')] },
  }).choose(`${attacker} attacks Gran Gure`);

describe('Demonic Protector', () => {
  driven('may draw when the crossed creature is destroyed', (begin) => {
    const duel = lost(begin, 'Demonic Protector', { darkness: 1 }, 'Fear Fang');
    expect(duel.asked).toBe('p1 confirm');
    expect(duel.choose('Yes').count('p1', 'hand')).toBe(1);
    const none = lost(begin, 'Demonic Protector', { darkness: 1 }, 'Fear Fang').choose('No');
    expect(none.count('p1', 'hand')).toBe(0);
    const other = lost(begin, 'Demonic Protector', { darkness: 1 }, 'Burning Mane');
    expect([other.asked, other.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

describe('Spiral Aura', () => {
  driven('the crossed creature returns to the hand instead of being destroyed', (begin) => {
    const duel = lost(begin, 'Spiral Aura', { water: 2 }, 'Fear Fang');
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([['Fear Fang'], []]);
    expect(duel.battleZones.p1).toEqual(['Spiral Aura', 'Filler', 'Burning Mane', 'Aqua Vehicle']);
    const other = lost(begin, 'Spiral Aura', { water: 2 }, 'Burning Mane');
    expect(other.zone('p1', 'graveyard')).toEqual(['Burning Mane']);
  });
});

describe('Quake Staff', () => {
  driven('what battles the crossed creature is destroyed', (begin) => {
    const outcome = (attacker: string) =>
      lost(begin, 'Quake Staff', { darkness: 1 }, attacker).battleZones.p2;
    expect(outcome('Fear Fang')).toEqual([]);
    expect(outcome('Burning Mane')).toEqual(['Gran Gure, Space Guardian (tapped)']);
  });
});

describe('Hell Double Claw', () => {
  const p2 = { battleZone: [tapped('Filler'), tapped('Filler')] };

  driven('the crossed creature is destroyed when it wins a battle', (begin) => {
    const duel = crossedOnto(begin, 'Hell Double Claw', { darkness: 2 }, 'Fear Fang', {
      own: ['Burning Mane', 'Aqua Vehicle'],
      p2,
    });
    duel.choose('Fear Fang attacks Filler');
    expect(duel.battleZones).toEqual({
      p1: ['Hell Double Claw', 'Filler', 'Burning Mane', 'Aqua Vehicle'],
      p2: ['Filler (tapped)'],
    });
    duel.choose('Burning Mane attacks Filler');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fear Fang']);
  });

  driven('it breaks 2 shields', (begin) => {
    const duel = crossedOnto(begin, 'Hell Double Claw', { darkness: 2 }, 'Fear Fang');
    expect(duel.choose('Fear Fang attacks the player').decision.max).toBe(2);
  });
});

describe('Fire Blade', () => {
  driven('the crossed creature attacks in the turn in which it was put', (begin) => {
    const fresh = { name: 'Fear Fang', fresh: true } as const;
    const other = { name: 'Burning Mane', fresh: true } as const;
    const duel = crossedOnto(begin, 'Fire Blade', { fire: 2 }, fresh, { own: [other] });
    expect(duel.options).toEqual([
      'Fear Fang attacks the player',
      'Filler attacks the player',
      'Attack no more',
    ]);
  });
});

describe('Invisible Suit', () => {
  driven('the crossed creature cannot be blocked', (begin) => {
    const asked = (attacker: string) =>
      crossedOnto(begin, 'Invisible Suit', { water: 2 }, 'Fear Fang', {
        p2: { battleZone: ['Seamine'] },
      }).choose(`${attacker} attacks the player`).asked;
    expect(['Fear Fang', 'Filler'].map(asked)).toEqual(['p1 shields', 'p2 block']);
  });
});

describe('Reverse Armor', () => {
  driven('may untap the crossed creature at the end of the turn', (begin) => {
    const end = () =>
      crossedOnto(begin, 'Reverse Armor', { light: 1 }, 'Fear Fang')
        .choose('Fear Fang attacks the player')
        .choose('Shield 1')
        .choose('Filler attacks the player')
        .choose('Shield 2');
    const duel = end();
    expect(duel.asked).toBe('p1 confirm');
    expect(duel.choose('Yes').battleZones.p1).toEqual(['Reverse Armor', 'Fear Fang', 'Filler (tapped)']);
    expect(end().choose('No').battleZones.p1).toEqual([
      'Reverse Armor',
      'Fear Fang (tapped)',
      'Filler (tapped)',
    ]);
  });
});

describe("Glorious Heaven's Arm", () => {
  driven('adds a shield when the crossed creature attacks the player and is not blocked', (begin) => {
    const attack = (attacker: string, target: string) =>
      crossedOnto(begin, "Glorious Heaven's Arm", { light: 3 }, 'Fear Fang', {
        p1: { shieldZone: 3 },
        p2: { battleZone: ['Seamine', tapped('Filler')] },
      }).choose(`${attacker} attacks ${target}`);
    const shields = (duel: Driver) => duel.count('p1', 'shieldZone');
    expect(shields(attack('Fear Fang', 'the player').pass())).toBe(4);
    expect(shields(attack('Fear Fang', 'the player').choose('Block with Seamine'))).toBe(3);
    expect(shields(attack('Fear Fang', 'Filler').pass())).toBe(3);
    expect(shields(attack('Filler', 'the player').pass())).toBe(3);
  });
});

describe('Typhoon Bazooka', () => {
  driven('may return a creature when the crossed creature attacks the player and is not blocked', (begin) => {
    const attack = (attacker: string) =>
      crossedOnto(begin, 'Typhoon Bazooka', { water: 3 }, 'Fear Fang', {
        p2: { battleZone: ['Seamine', 'Burning Mane'], hand: 0 },
      }).choose(`${attacker} attacks the player`);
    const duel = attack('Fear Fang').pass().choose('Yes');
    expect([duel.asked, duel.options]).toEqual([
      'p1 choose',
      ['Fear Fang', 'Filler', 'Seamine', 'Burning Mane'],
    ]);
    expect(duel.choose('Burning Mane').zone('p2', 'hand')).toEqual(['Burning Mane']);
    expect(attack('Fear Fang').pass().choose('No').asked).toBe('p1 shields');
    expect(attack('Fear Fang').choose('Block with Seamine').battleZones.p2).toContain('Burning Mane');
    expect(attack('Filler').pass().asked).toBe('p1 shields');
  });
});

describe('Martial Law', () => {
  driven("puts one of the opponent's cross gears into the graveyard", (begin) => {
    const duel = begin({
      p1: { hand: ['Martial Law'], manaZone: { light: 2 }, battleZone: ['Filler', 'Emerald Claw'] },
      p2: { battleZone: ['Quake Staff', 'Fear Fang', 'Fire Blade'] },
    }).use('Cast Martial Law');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Quake Staff', 'Fire Blade']]);
    duel.choose('Fire Blade');
    expect([duel.battleZones.p2, duel.zone('p2', 'graveyard')]).toEqual([
      ['Quake Staff', 'Fear Fang'],
      ['Fire Blade'],
    ]);
  });
});

describe('Time Tripper, Shadow of Stagnation', () => {
  const name = 'Time Tripper, Shadow of Stagnation';

  driven("the opponent's cards are put into the mana zone tapped", (begin) => {
    const charged = (p1: string, p2: string) =>
      begin({
        step: 'charge',
        p1: { battleZone: [p1], hand: ['Fear Fang', 'Filler'], manaZone: ['Burning Mane'] },
        p2: { battleZone: [p2] },
      })
        .choose('Fear Fang')
        .zone('p1', 'manaZone');
    expect(charged('Filler', name)).toEqual(['Burning Mane', 'Fear Fang (tapped)']);
    expect(charged(name, 'Filler')).toEqual(['Burning Mane', 'Fear Fang']);
  });

  driven('also those that an effect puts there', (begin) => {
    const mana = (p2: string) =>
      begin({
        p1: { hand: ['Dreaming Moon Knife', 'Terror Pit'], manaZone: { nature: 2 }, battleZone: ['Filler'] },
        p2: { battleZone: [p2] },
      })
        .use('Summon Dreaming Moon Knife')
        .choose('Yes')
        .zone('p1', 'manaZone')
        .at(-1);
    expect([mana(name), mana('Filler')]).toEqual(['Terror Pit (tapped)', 'Terror Pit']);
  });

  driven('also those that go there instead of somewhere else (609.3)', (begin) => {
    const mana = (p1: string) =>
      begin({
        p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: [p1] },
        p2: { battleZone: ['Coiling Vines', 'Filler'], manaZone: 0 },
      })
        .use('Cast Terror Pit')
        .choose('Coiling Vines')
        .zone('p2', 'manaZone');
    expect([mana(name), mana('Filler')]).toEqual([['Coiling Vines (tapped)'], ['Coiling Vines']]);
  });
});

describe("Bajula's Soul", () => {
  driven(
    'the crossed creature has 2000 more, breaks one more shield, and takes mana as it attacks',
    (begin) => {
      const mana = ['Seamine', 'Terror Pit', 'Fear Fang'];
      const duel = crossedOnto(begin, "Bajula's Soul", { fire: 5 }, 'Fear Fang', { p2: { manaZone: mana } });
      expect(powersOf(duel, 'p1').slice(1)).toEqual(['Fear Fang 5000', 'Filler 1000']);
      duel.choose('Fear Fang attacks the player');
      expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 0, 2]);
      duel.choose('Seamine', 'Fear Fang');
      expect([duel.zone('p2', 'manaZone'), duel.names('p2', 'graveyard')]).toEqual([
        ['Terror Pit'],
        ['Fear Fang', 'Seamine'],
      ]);
      expect([duel.asked, duel.decision.max]).toEqual(['p1 shields', 2]);
      duel.choose('Shield 1', 'Shield 2').choose('Filler attacks the player');
      expect([duel.asked, duel.decision.max]).toEqual(['p1 shields', 1]);
    },
  );
});

describe('Faerie Scoop', () => {
  driven('a card of the graveyard may go to the mana zone as the crossed creature attacks', (begin) => {
    const attack = (name: string) =>
      crossedOnto(begin, 'Faerie Scoop', { nature: 1 }, 'Fear Fang', {
        p1: { graveyard: ['Terror Pit', 'Seamine'] },
      }).choose(`${name} attacks the player`);
    const duel = attack('Fear Fang').choose('Yes').choose('Terror Pit');
    expect([duel.count('p1', 'manaZone'), duel.zone('p1', 'graveyard')]).toEqual([2, ['Seamine']]);
    expect(attack('Fear Fang').choose('No').count('p1', 'graveyard')).toBe(2);
    expect(attack('Filler').asked).toBe('p1 shields');
  });
});

describe('Hungry Gauntlet', () => {
  driven('the crossed creature is tapped to destroy all creatures of its power or less', (begin) => {
    const duel = crossedOnto(begin, 'Hungry Gauntlet', { darkness: 4 }, 'Fear Fang', {
      own: ['Seamine'],
      p2: { battleZone: ['Fear Fang', 'Burning Mane', 'Bolshack Dragon'] },
    }).choose('Fear Fang uses the tap ability of Hungry Gauntlet');
    expect(duel.battleZones).toEqual({ p1: ['Hungry Gauntlet', 'Seamine'], p2: ['Bolshack Dragon'] });
  });
});

describe('Patrial Flame', () => {
  driven('the opponent cannot choose the crossed creature; its player can', (begin) => {
    const duel = crossedOnto(begin, 'Patrial Flame', { light: 3 }, 'Fear Fang', {
      own: ['Seamine'],
      p2: { hand: ['Terror Pit', 'Filler'], manaZone: { darkness: 6 }, deck: 5 },
    });
    duel.passUntil('p2 charge').passUntil('p2 main').use('Cast Terror Pit');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Filler', 'Seamine']]);
    const own = crossedOnto(begin, 'Patrial Flame', { light: 3, water: 2 }, 'Fear Fang', {
      p1: { hand: ['Spiral Gate'] },
    });
    expect(own.use('Cast Spiral Gate').options).toEqual(['Fear Fang', 'Filler']);
  });
});

describe('Submarine Labor', () => {
  driven('takes one of the top 4 cards as the crossed creature attacks, the rest goes below', (begin) => {
    const attack = (name: string) =>
      crossedOnto(begin, 'Submarine Labor', { water: 2 }, 'Fear Fang', {
        p1: { deck: ['Seamine', 'Terror Pit', 'Burning Mane', 'Aqua Vehicle', 'Filler'], hand: 0 },
      }).choose(`${name} attacks the player`);
    const duel = attack('Fear Fang').choose('Yes');
    expect(duel.options).toEqual(['Seamine', 'Terror Pit', 'Burning Mane', 'Aqua Vehicle']);
    duel.choose('Burning Mane').choose('Seamine', 'Terror Pit', 'Aqua Vehicle');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p1', 'hand')).toEqual(['Burning Mane']);
    expect(duel.zone('p1', 'deck')[0]).toBe('Filler');
    expect([...duel.zone('p1', 'deck')].sort()).toEqual(['Aqua Vehicle', 'Filler', 'Seamine', 'Terror Pit']);
    expect(attack('Fear Fang').choose('No').zone('p1', 'hand')).toEqual([]);
    expect(attack('Filler').asked).toBe('p1 shields');
  });
});
