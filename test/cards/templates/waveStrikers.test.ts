import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

/** Two creatures with wave striker that do nothing as long as they neither attack nor leave. */
const TWO = ['Macho Melon', 'Macho Melon'] as const;
const ONE = ['Macho Melon', 'Fear Fang'] as const;
const MANA = { light: 7, water: 7, darkness: 7, fire: 7, nature: 7 } as const;

/** The card has been summoned beside these, against those. */
const summoned = (begin: Begin, card: string, beside: readonly string[], p2 = {}) =>
  begin({ p1: { hand: [card], manaZone: MANA, battleZone: beside }, p2 }).use(`Summon ${card}`);

describe('Aqua Trickster', () => {
  driven("taps one of the opponent's creatures as it is put", (begin) => {
    const p2 = { battleZone: ['Fear Fang', 'Burning Mane'] };
    const duel = summoned(begin, 'Aqua Trickster', TWO, p2).choose('Burning Mane');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Burning Mane (tapped)']);
    expect(summoned(begin, 'Aqua Trickster', ONE, p2).asked).not.toBe('p1 choose');
  });
});

describe('Bonfire Lizard', () => {
  driven("destroys up to two of the opponent's creatures with blocker as it is put", (begin) => {
    const p2 = { battleZone: ['Hunter Fish', 'Phantom Fish', 'King Coral', 'Fear Fang'] };
    const duel = summoned(begin, 'Bonfire Lizard', TWO, p2);
    expect(duel.options).toEqual(['Hunter Fish', 'Phantom Fish', 'King Coral']);
    expect(duel.decision).toMatchObject({ min: 0, max: 2 });
    duel.choose('Hunter Fish', 'King Coral');
    expect(duel.battleZones.p2).toEqual(['Phantom Fish', 'Fear Fang']);
    expect(summoned(begin, 'Bonfire Lizard', ONE, p2).battleZones.p2).toHaveLength(4);
  });
});

describe('Eviscerating Warrior Lumez', () => {
  driven('destroys all creatures of power 2000 or less as it is put', (begin) => {
    const p2 = { battleZone: ['Fear Fang', 'Burning Mane'] };
    const duel = summoned(begin, 'Eviscerating Warrior Lumez', TWO, p2);
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
    expect(summoned(begin, 'Eviscerating Warrior Lumez', ONE, p2).count('p2', 'graveyard')).toBe(0);
  });
});

describe('Flame Trooper Goliac', () => {
  driven("destroys one of the opponent's creatures of power 5000 or less as it is put", (begin) => {
    const p2 = { battleZone: ['Fear Fang', 'Draglide', 'Gran Gure, Space Guardian'] };
    const duel = summoned(begin, 'Flame Trooper Goliac', TWO, p2);
    expect(duel.options).toEqual(['Fear Fang', 'Draglide']);
    expect(duel.choose('Draglide').zone('p2', 'graveyard')).toEqual(['Draglide']);
    expect(summoned(begin, 'Flame Trooper Goliac', ONE, p2).count('p2', 'graveyard')).toBe(0);
  });
});

describe('Hazaria, Duke of Thorns', () => {
  driven('the opponent chooses which of theirs is destroyed as it is put', (begin) => {
    const p2 = { battleZone: ['Fear Fang', 'Burning Mane'] };
    const duel = summoned(begin, 'Hazaria, Duke of Thorns', TWO, p2);
    expect(duel.asked).toBe('p2 choose');
    expect(duel.choose('Fear Fang').zone('p2', 'graveyard')).toEqual(['Fear Fang']);
    expect(summoned(begin, 'Hazaria, Duke of Thorns', ONE, p2).asked).not.toBe('p2 choose');
  });
});

describe('Jagila, the Hidden Pillager', () => {
  driven('the opponent discards three cards at random as it is put, or all they have', (begin) => {
    const discarded = (hand: number, beside: readonly string[]) =>
      summoned(begin, 'Jagila, the Hidden Pillager', beside, { hand }).count('p2', 'graveyard');
    expect([discarded(4, TWO), discarded(2, TWO), discarded(4, ONE)]).toEqual([3, 2, 0]);
  });
});

describe('Klujadras', () => {
  driven('each player draws a card for each of their creatures with wave striker as it is put', (begin) => {
    const hands = (beside: readonly string[], theirs: readonly string[]) => {
      const duel = summoned(begin, 'Klujadras', beside, { battleZone: theirs });
      return [duel.count('p1', 'hand'), duel.count('p2', 'hand')];
    };
    expect(hands(TWO, ['Macho Melon', 'Fear Fang'])).toEqual([3, 1]);
    expect(hands(ONE, ['Fear Fang'])).toEqual([0, 0]);
  });
});

describe('Skyscraper Shell', () => {
  driven('the opponent chooses which of theirs goes to the mana zone as it is put', (begin) => {
    const p2 = { battleZone: ['Fear Fang', 'Burning Mane'] };
    const duel = summoned(begin, 'Skyscraper Shell', TWO, p2);
    expect(duel.asked).toBe('p2 choose');
    expect(duel.choose('Fear Fang').zone('p2', 'manaZone')).toEqual(['Fear Fang']);
    expect(summoned(begin, 'Skyscraper Shell', ONE, p2).count('p2', 'manaZone')).toBe(0);
  });
});

describe('Steamroller Mutant', () => {
  driven('destroys all creatures as it is put, itself too', (begin) => {
    const p2 = { battleZone: ['Fear Fang'] };
    const duel = summoned(begin, 'Steamroller Mutant', TWO, p2);
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    expect(summoned(begin, 'Steamroller Mutant', ONE, p2).battleZones.p2).toEqual(['Fear Fang']);
  });
});

describe('Uncanny Turnip', () => {
  driven('puts the top card of the deck into the mana zone, then takes a creature from there', (begin) => {
    const position = (beside: readonly string[]) =>
      ({
        p1: {
          hand: ['Uncanny Turnip'],
          manaZone: ['Nature Filler', 'Nature Filler'],
          deck: ['Fear Fang', 'Filler'],
          battleZone: beside,
        },
      }) as const;
    const duel = begin(position(TWO)).use('Summon Uncanny Turnip');
    expect(duel.options).toContain('Fear Fang');
    duel.choose('Fear Fang');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(duel.count('p1', 'manaZone')).toBe(2);
    expect(begin(position(ONE)).use('Summon Uncanny Turnip').count('p1', 'hand')).toBe(0);
  });
});

/** More power while it works. */
describe.each([
  { card: 'Asra, Vizier of Safety', printed: 2000, strong: 6000 },
  { card: 'Merlee, the Oracle', printed: 1500, strong: 2500 },
  { card: 'Ninja Pumpkin', printed: 2000, strong: 6000 },
  { card: 'Revival Soldier', printed: 2000, strong: 6000 },
  { card: 'Saliva Worm', printed: 2000, strong: 6000 },
  { card: 'Sapian Tark, Flame Dervish', printed: 2000, strong: 6000 },
])('$card', ({ card, printed, strong }) => {
  driven(`has power ${strong} with two others, else ${printed}`, (begin) => {
    const power = (p1: readonly string[], p2: readonly string[] = []) =>
      powersOf(
        begin({ p1: { battleZone: [card, ...p1], hand: ['Filler'] }, p2: { battleZone: p2 } }),
        'p1',
      )[0];
    expect(power(TWO)).toBe(`${card} ${strong}`);
    expect(power(['Macho Melon'], ['Macho Melon'])).toBe(`${card} ${strong}`);
    expect(power(ONE)).toBe(`${card} ${printed}`);
  });
});

describe('Merlee, the Oracle', () => {
  driven('gives its other creatures as much, and none of the opponent', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Merlee, the Oracle', ...TWO], hand: ['Filler'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    expect([...powersOf(duel, 'p1'), ...powersOf(duel, 'p2')]).toEqual([
      'Merlee, the Oracle 2500',
      'Macho Melon 2000',
      'Macho Melon 2000',
      'Fear Fang 3000',
    ]);
  });
});

describe('Asra, Vizier of Safety', () => {
  driven('has blocker with two others', (begin) => {
    const asked = (beside: readonly string[]) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Fear Fang'] },
        p2: { battleZone: ['Asra, Vizier of Safety', ...beside] },
      }).choose('Fear Fang attacks the player').asked;
    expect([asked(TWO), asked(ONE)]).toEqual(['p2 block', 'p1 shields']);
  });
});

describe('Kilstine, Nebula Elemental', () => {
  driven('its other creatures get +5000, blocker and double breaker', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Kilstine, Nebula Elemental', ...TWO, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    });
    expect(powersOf(duel, 'p1')).toEqual([
      'Kilstine, Nebula Elemental 5000',
      'Macho Melon 6000',
      'Macho Melon 6000',
      'Fear Fang 8000',
    ]);
    duel.choose('Fear Fang attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'shields', min: 2, max: 2 });
    const blocks = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Kilstine, Nebula Elemental', ...TWO] },
    }).choose('Fear Fang attacks the player');
    expect(blocks.options).toEqual(['Block with Macho Melon', 'Block with Macho Melon']);
  });

  driven('and nothing without two others', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Kilstine, Nebula Elemental', ...ONE], hand: ['Filler'] },
    });
    expect(powersOf(duel, 'p1')).toEqual([
      'Kilstine, Nebula Elemental 5000',
      'Macho Melon 1000',
      'Fear Fang 3000',
    ]);
  });
});

describe('Lamiel, Destiny Enforcer', () => {
  const attacked = (begin: Begin, p2: readonly string[]) =>
    begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Forest Hornet'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, ...p2] },
    }).choose('Forest Hornet attacks Burning Mane');

  driven("may draw when one of its creatures is destroyed in the opponent's turn", (begin) => {
    const duel = attacked(begin, ['Lamiel, Destiny Enforcer', ...TWO]);
    expect(duel.asked).toBe('p2 confirm');
    expect(duel.choose('Yes').count('p2', 'hand')).toBe(1);
    expect(attacked(begin, ['Lamiel, Destiny Enforcer', ...ONE]).asked).not.toBe('p2 confirm');
  });

  driven('not in its own turn', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Lamiel, Destiny Enforcer', ...TWO, 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
    }).choose('Burning Mane attacks Gran Gure');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

describe('Macho Melon', () => {
  driven('has power attacker +3000 with two others', (begin) => {
    const survives = (beside: readonly string[]) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Macho Melon', ...beside] },
        p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
      }).choose('Macho Melon attacks Fear Fang').battleZones.p2.length === 0;
    expect([survives(['Ninja Pumpkin', 'Ninja Pumpkin']), survives(['Ninja Pumpkin'])]).toEqual([
      true,
      false,
    ]);
  });
});

describe('Ninja Pumpkin', () => {
  driven('is not blocked by power 5000 or less with two others', (begin) => {
    const asked = (beside: readonly string[], wall: string) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Ninja Pumpkin', ...beside] },
        p2: { battleZone: [wall] },
      }).choose('Ninja Pumpkin attacks the player').asked;
    expect(asked(TWO, 'Phantom Fish')).toBe('p1 shields');
    expect(asked(TWO, 'Szubs Kin, Twilight Guardian')).toBe('p2 block');
    expect(asked(ONE, 'Phantom Fish')).toBe('p2 block');
  });
});

describe('Revival Soldier', () => {
  driven('returns to the hand instead of being destroyed with two others', (begin) => {
    const goesTo = (beside: readonly string[]) => {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Revival Soldier', ...beside] },
        p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
      }).choose('Revival Soldier attacks Gran Gure');
      return [duel.zone('p1', 'hand'), duel.zone('p1', 'graveyard')];
    };
    expect([goesTo(TWO), goesTo(ONE)]).toEqual([
      [['Revival Soldier'], []],
      [[], ['Revival Soldier']],
    ]);
  });
});

describe('Saliva Worm', () => {
  driven('is not blocked with two others while the opponent has darkness mana', (begin) => {
    const asked = (beside: readonly string[], manaZone: readonly string[]) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Saliva Worm', ...beside] },
        p2: { battleZone: ['Gran Gure, Space Guardian'], manaZone },
      }).choose('Saliva Worm attacks the player').asked;
    expect(asked(TWO, ['Fear Fang', 'Terror Pit'])).toBe('p1 shields');
    expect(asked(TWO, ['Fear Fang'])).toBe('p2 block');
    expect(asked(ONE, ['Terror Pit'])).toBe('p2 block');
  });
});

describe('Sapian Tark, Flame Dervish', () => {
  driven('can attack untapped creatures with two others', (begin) => {
    const options = (beside: readonly string[]) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Sapian Tark, Flame Dervish', ...beside] },
        p2: { battleZone: ['Burning Mane'] },
      }).options;
    const attack = 'Sapian Tark, Flame Dervish attacks Burning Mane';
    expect(options(TWO)).toContain(attack);
    expect(options(ONE)).not.toContain(attack);
  });
});
