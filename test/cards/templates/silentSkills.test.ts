import type { CardInput, PlayerInput } from 'taiki/testing';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../../support/driver.ts';

type Others = { readonly p1?: PlayerInput; readonly p2?: PlayerInput };

const tapped = (name: string) => ({ name, tapped: true }) as const;

/** The start of the turn of p1, who has the card tapped, and one more card in the hand after the draw. */
const startOf = (begin: Begin, card: CardInput, { p1 = {}, p2 = {} }: Others = {}): Driver => {
  const own = Array.isArray(p1.battleZone) ? p1.battleZone : [];
  return begin({
    step: 'startOfTurn',
    p1: { hand: ['Filler'], ...p1, battleZone: [card, ...own] },
    p2,
  });
};

/** The card stays tapped, and its silent skill is used. */
function used(begin: Begin, card: string, others: Others = {}): Driver {
  const duel = startOf(begin, tapped(card), others);
  return duel.choose(duel.options.find((label) => label.startsWith(`${card}: `)) ?? '');
}

/** Used by staying tapped. */
describe.each([
  'Baraid, the Explorer',
  "Brad, Super Kickin' Dynamo",
  'Bulgluf, the Spydroid',
  'Charge Whipper',
  'Flohdani, the Spydroid',
  'Gankloak, Rogue Commando',
  'Gazer Eyes, Shadow of Secrets',
  'Gigamente',
  'Hustle Berry',
  'Inspect Seed',
  'Kaemira, the Oracle',
  'Kejila, the Hidden Horror',
  'Lockon Dude Jiruba',
  'Milporo',
  'Minelord Skyterror',
  'Pinpoint Lunatron',
  'Rollicking Totem',
  'Royal Durian',
  'Soderlight, the Cold Blade',
  'Sporeblast Erengi',
  'Squawking Lunatron',
  'Venom Capsule',
  "Vorg's Engine",
])('%s', (card) => {
  driven('may stay tapped for it; it untaps where it is not used, or is not asked for', (begin) => {
    const duel = startOf(begin, tapped(card));
    expect(duel.decision).toMatchObject({ kind: 'choose', rule: '501.1a', min: 0, max: 1 });
    duel.pass();
    expect(duel.battleZones.p1).toEqual([card]);
    expect(duel.duel.log.filter(({ kind }) => kind === 'abilityActivated')).toEqual([]);
    expect(startOf(begin, card).asked).toBe('p1 charge');
    const kept = used(begin, card, { p2: { hand: ['Filler'] } });
    expect(kept.duel.log.filter(({ kind }) => kind === 'abilityActivated')).toHaveLength(1);
  });
});

describe('Baraid, the Explorer', () => {
  driven('its light creatures are not blocked in this turn, others are', (begin) => {
    const asked = (attacker: string) =>
      used(begin, 'Baraid, the Explorer', {
        p1: { battleZone: ['Reusol, the Oracle', 'Fear Fang'] },
        p2: { battleZone: ['Gran Gure, Space Guardian'] },
      })
        .passUntil('p1 attack')
        .choose(`${attacker} attacks the player`).asked;
    expect([asked('Reusol, the Oracle'), asked('Fear Fang')]).toEqual(['p1 shields', 'p2 block']);
  });
});

describe("Brad, Super Kickin' Dynamo", () => {
  driven("destroys one of the opponent's creatures with blocker, no other", (begin) => {
    const duel = used(begin, "Brad, Super Kickin' Dynamo", {
      p2: { battleZone: ['Hunter Fish', 'Fear Fang', 'Phantom Fish'] },
    });
    expect(duel.options).toEqual(['Hunter Fish', 'Phantom Fish']);
    expect(duel.choose('Hunter Fish').battleZones.p2).toEqual(['Fear Fang', 'Phantom Fish']);
    const none = used(begin, "Brad, Super Kickin' Dynamo", { p2: { battleZone: ['Fear Fang'] } });
    expect([none.asked, none.battleZones.p2]).toEqual(['p1 charge', ['Fear Fang']]);
  });
});

/** Adds the top card of the deck to the shields. */
describe.each(['Bulgluf, the Spydroid', 'Kaemira, the Oracle'])('%s', (card) => {
  driven('adds the top card of its deck to its shields', (begin) => {
    const duel = used(begin, card, { p1: { shieldZone: 1, deck: ['Terror Pit', 'Filler', 'Filler'] } });
    expect(duel.names('p1', 'shieldZone')).toContain('Terror Pit');
    expect([duel.count('p1', 'shieldZone'), duel.count('p2', 'shieldZone')]).toEqual([2, 5]);
    expect(duel.duel.game.zones.p1.shieldZone.at(-1)?.faceUp).toBe(false);
  });
});

describe('Charge Whipper', () => {
  const others = {
    p1: { hand: ['Fear Fang'], shieldZone: ['Terror Pit'] },
    p2: { battleZone: ['Fear Fang'] },
  };

  driven(
    'adds a card of the hand to the shields, then takes one, whose shield trigger is not used',
    (begin) => {
      const duel = used(begin, 'Charge Whipper', others).choose('Yes');
      expect(duel.asked).toBe('p1 choose');
      expect(duel.options).toHaveLength(2);
      duel.duel.choose(0, 'p1');
      expect(duel.asked).toBe('p1 charge');
      expect(duel.names('p1', 'hand')).toContain('Terror Pit');
      expect(duel.zone('p1', 'shieldZone')).toEqual(['Fear Fang']);
      expect(duel.battleZones.p2).toEqual(['Fear Fang']);
    },
  );

  driven('takes none where none is added', (begin) => {
    const declined = used(begin, 'Charge Whipper', others).choose('No');
    expect([declined.asked, declined.zone('p1', 'shieldZone')]).toEqual(['p1 charge', ['Terror Pit']]);
    const empty = used(begin, 'Charge Whipper', { p1: { hand: [], shieldZone: ['Terror Pit'] } });
    empty.choose('Yes');
    expect([empty.asked, empty.zone('p1', 'shieldZone')]).toEqual(['p1 charge', ['Terror Pit']]);
  });
});

describe('Flohdani, the Spydroid', () => {
  driven("taps up to two of the opponent's creatures", (begin) => {
    const battleZone = ['Fear Fang', 'Burning Mane', 'Forest Hornet'];
    const duel = used(begin, 'Flohdani, the Spydroid', { p2: { battleZone } });
    expect(duel.decision).toMatchObject({ min: 0, max: 2 });
    duel.choose('Fear Fang', 'Forest Hornet');
    expect(duel.battleZones.p2).toEqual(['Fear Fang (tapped)', 'Burning Mane', 'Forest Hornet (tapped)']);
  });
});

describe('Gankloak, Rogue Commando', () => {
  driven('its fire creatures break two shields in this turn, others one', (begin) => {
    const breaks = (attacker: string) =>
      used(begin, 'Gankloak, Rogue Commando', {
        p1: { battleZone: ['Immortal Baron, Vorg', 'Fear Fang'] },
      })
        .passUntil('p1 attack')
        .choose(`${attacker} attacks the player`).decision.max;
    expect([breaks('Immortal Baron, Vorg'), breaks('Fear Fang')]).toEqual([2, 1]);
  });
});

describe('Gazer Eyes, Shadow of Secrets', () => {
  driven("looks at the opponent's hand and chooses what is discarded", (begin) => {
    const duel = used(begin, 'Gazer Eyes, Shadow of Secrets', { p2: { hand: ['Terror Pit', 'Fear Fang'] } });
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Terror Pit', 'Fear Fang']]);
    duel.choose('Terror Pit');
    expect([duel.zone('p2', 'graveyard'), duel.zone('p2', 'hand')]).toEqual([['Terror Pit'], ['Fear Fang']]);
    expect(used(begin, 'Gazer Eyes, Shadow of Secrets').asked).toBe('p1 charge');
  });
});

describe('Gigamente', () => {
  driven('returns a creature from the graveyard, no spell', (begin) => {
    const graveyard = ['Fear Fang', 'Terror Pit', 'Burning Mane'];
    const duel = used(begin, 'Gigamente', { p1: { graveyard } });
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
    duel.choose('Fear Fang');
    expect(duel.names('p1', 'hand')).toContain('Fear Fang');
    expect(duel.names('p1', 'graveyard')).toEqual(['Burning Mane', 'Terror Pit']);
  });
});

describe('Hustle Berry', () => {
  driven('puts the top card of its deck into the mana zone', (begin) => {
    const duel = used(begin, 'Hustle Berry', { p1: { deck: ['Terror Pit', 'Filler', 'Filler'] } });
    expect(duel.zone('p1', 'manaZone')).toEqual(['Terror Pit']);
  });
});

/** The creature breaks shields of the opponent. */
describe.each([
  { card: 'Kejila, the Hidden Horror', count: 2 },
  { card: 'Venom Capsule', count: 1 },
])('$card', ({ card, count }) => {
  driven(`breaks ${count} of the opponent's shields, or those that are left`, (begin) => {
    const duel = used(begin, card);
    expect(duel.decision).toMatchObject({ kind: 'shields', min: count, max: count });
    duel.choose(...['Shield 1', 'Shield 2'].slice(0, count));
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([5 - count, count]);
    const last = used(begin, card, { p2: { shieldZone: 1 } });
    expect([last.asked, last.count('p2', 'shieldZone')]).toEqual(['p1 charge', 0]);
  });
});

describe('Kejila, the Hidden Horror', () => {
  driven('breaks two shields as it attacks', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Kejila, the Hidden Horror'] } });
    expect(duel.choose('Kejila, the Hidden Horror attacks').decision).toMatchObject({ min: 2, max: 2 });
  });
});

describe('Milporo', () => {
  driven('draws a card before the card of the draw step', (begin) => {
    const duel = used(begin, 'Milporo', { p1: { hand: [] } });
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 charge', 2]);
  });
});

/** Destroys all creatures up to a power. */
describe.each([
  { card: 'Minelord Skyterror', p1: ['Fear Fang'], p2: ['Fear Fang', 'Burning Mane'], itself: true },
  { card: "Vorg's Engine", p1: [], p2: ['Burning Mane'], itself: true },
])('$card', ({ card, p1, p2 }) => {
  driven('destroys all creatures of so little power, itself and those of its player too', (begin) => {
    const duel = used(begin, card, {
      p1: { battleZone: ['Fear Fang', 'Forest Hornet'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane', 'Forest Hornet'] },
    });
    expect(duel.names('p1', 'graveyard')).toEqual([card, ...p1].sort());
    expect(duel.names('p2', 'graveyard')).toEqual([...p2].sort());
  });
});

describe('Pinpoint Lunatron', () => {
  const others = {
    p1: { battleZone: ['Fear Fang'], manaZone: ['Aqua Vehicle'] },
    p2: { battleZone: ['Burning Mane'], manaZone: ['Terror Pit'] },
  };

  driven('returns a creature of either player to the hand of its owner', (begin) => {
    const duel = used(begin, 'Pinpoint Lunatron', others);
    expect(duel.asked).toBe('p1 mode');
    duel.choose(duel.options[0] ?? '');
    expect(duel.options).toEqual(['Pinpoint Lunatron', 'Fear Fang', 'Burning Mane']);
    expect(duel.choose('Burning Mane').zone('p2', 'hand')).toEqual(['Burning Mane']);
  });

  driven('or a card of either mana zone', (begin) => {
    const duel = used(begin, 'Pinpoint Lunatron', others);
    duel.choose(duel.options[1] ?? '');
    expect(duel.options).toEqual(['Aqua Vehicle', 'Terror Pit']);
    expect(duel.choose('Terror Pit').zone('p2', 'hand')).toEqual(['Terror Pit']);
  });
});

/** Puts a Dragon from the mana zone into the battle zone. */
describe.each(['Rollicking Totem', 'Royal Durian'])('%s', (card) => {
  driven('puts a Dragon from the mana zone into the battle zone, and nothing else', (begin) => {
    const duel = used(begin, card, {
      p1: { manaZone: ['Bolshack Dragon', 'Fear Fang', 'Bolgash Dragon'] },
    });
    expect(duel.options).toEqual(['Bolshack Dragon', 'Bolgash Dragon']);
    duel.choose('Bolgash Dragon');
    expect(duel.battleZones.p1).toEqual([`${card} (tapped)`, 'Bolgash Dragon']);
    const none = used(begin, card, { p1: { manaZone: ['Fear Fang'] } });
    expect([none.asked, none.battleZones.p1]).toEqual(['p1 charge', [`${card} (tapped)`]]);
  });
});

describe('Soderlight, the Cold Blade', () => {
  driven('the opponent chooses which of theirs is destroyed', (begin) => {
    const duel = used(begin, 'Soderlight, the Cold Blade', {
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    });
    expect(duel.asked).toBe('p2 choose');
    expect(duel.choose('Burning Mane').zone('p2', 'graveyard')).toEqual(['Burning Mane']);
  });

  driven('is not blocked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Soderlight, the Cold Blade'] },
      p2: { battleZone: ['Gran Gure, Space Guardian'] },
    });
    expect(duel.choose('Soderlight, the Cold Blade attacks the player').asked).toBe('p1 shields');
  });
});

describe('Sporeblast Erengi', () => {
  driven('finds a creature and shows it, or finds none', (begin) => {
    const others = { p1: { deck: ['Terror Pit', 'Aqua Vehicle', 'Filler', 'Filler'] } };
    const duel = used(begin, 'Sporeblast Erengi', others);
    expect(duel.options).not.toContain('Terror Pit');
    duel.choose('Aqua Vehicle');
    expect(duel.names('p1', 'hand')).toContain('Aqua Vehicle');
    expect(duel.facts('cardRevealed', 'deckShuffled')).toEqual(['cardRevealed Aqua Vehicle', 'deckShuffled']);
    expect(used(begin, 'Sporeblast Erengi', others).choose().asked).toBe('p1 charge');
  });
});

describe('Squawking Lunatron', () => {
  driven('returns up to three cards of the mana zone to the hand', (begin) => {
    const manaZone = ['Aqua Vehicle', 'Burning Mane', 'Terror Pit', 'Fear Fang'];
    const duel = used(begin, 'Squawking Lunatron', { p1: { hand: [], manaZone } });
    expect(duel.decision).toMatchObject({ min: 0, max: 3 });
    duel.choose('Aqua Vehicle', 'Terror Pit');
    expect(duel.names('p1', 'manaZone')).toEqual(['Burning Mane', 'Fear Fang']);
    expect(duel.count('p1', 'hand')).toBe(3);
  });
});

describe('Burnwisp Lizard', () => {
  driven('its creatures with silent skill have speed attacker, others do not', (begin) => {
    const fresh = (name: string) => ({ name, fresh: true });
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burnwisp Lizard', fresh('Milporo'), fresh('Fear Fang')] },
    });
    expect(duel.options).toEqual([
      'Burnwisp Lizard attacks the player',
      'Milporo attacks the player',
      'Attack no more',
    ]);
  });
});

describe('Mystic Magician', () => {
  driven('its creatures with silent skill are put tapped, others are not', (begin) => {
    const put = (card: string) =>
      begin({
        p1: { hand: [card], manaZone: { water: 3, nature: 3 }, battleZone: ['Mystic Magician'] },
      }).use(`Summon ${card}`).battleZones.p1;
    expect([put('Milporo'), put('Fear Fang')]).toEqual([
      ['Mystic Magician', 'Milporo (tapped)'],
      ['Mystic Magician', 'Fear Fang'],
    ]);
  });

  driven('they return to the hand instead of being destroyed', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Mystic Magician', 'Milporo', 'Fear Fang'] },
      p2: { battleZone: [tapped('Gran Gure, Space Guardian')] },
    });
    duel.choose('Milporo attacks Gran Gure').choose('Fear Fang attacks Gran Gure');
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([['Milporo'], ['Fear Fang']]);
  });
});
