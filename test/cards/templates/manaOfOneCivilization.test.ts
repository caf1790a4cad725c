import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

/** What holds while all the cards of its player's mana zone are of its civilization. */
describe('Cloud Mayfly', () => {
  const attacked = (manaZone: readonly string[], wall: string) =>
    ({ step: 'attack', p1: { battleZone: ['Cloud Mayfly'], manaZone }, p2: { battleZone: [wall] } }) as const;

  driven('breaks 2 shields, and is not blocked by 5000 power or less', (begin) => {
    const pure = begin(attacked(['Fear Fang'], 'Seamine')).choose('Cloud Mayfly attacks the player');
    expect([pure.asked, pure.decision.max]).toEqual(['p1 shields', 2]);
    const mixed = begin(attacked(['Fear Fang', 'Seamine'], 'Seamine'));
    mixed.choose('Cloud Mayfly attacks the player');
    expect(mixed.asked).toBe('p2 block');
    expect(mixed.pass().decision.max).toBe(1);
  });

  driven('is blocked by more', (begin) => {
    const duel = begin(attacked(['Fear Fang'], 'Gran Gure, Space Guardian'));
    expect(duel.choose('Cloud Mayfly attacks the player').asked).toBe('p2 block');
  });
});

describe('Deep Juggler', () => {
  driven('has 1000 power more, and draws when it attacks', (begin) => {
    const position = (manaZone: readonly string[]) =>
      ({ step: 'attack', p1: { battleZone: ['Deep Juggler', 'Filler'], manaZone, hand: 0 } }) as const;
    const duel = begin(position(['Seamine', 'Aqua Vehicle']));
    expect(powersOf(duel, 'p1')[0]).toBe('Deep Juggler 3000');
    duel.choose('Deep Juggler attacks the player');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 shields', 1]);
    const mixed = begin(position(['Seamine', 'Fear Fang']));
    expect(powersOf(mixed, 'p1')[0]).toBe('Deep Juggler 2000');
    expect(mixed.choose('Deep Juggler attacks the player').count('p1', 'hand')).toBe(0);
    const other = begin(position(['Seamine'])).choose('Filler attacks the player');
    expect(other.count('p1', 'hand')).toBe(0);
  });
});

describe('Parshia, the Explorer', () => {
  driven('blocks with light cards only', (begin) => {
    const asked = (manaZone: readonly string[]) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Fear Fang'] },
        p2: { battleZone: ['Parshia, the Explorer'], manaZone },
      }).choose('Fear Fang attacks the player').asked;
    expect([asked(['Solar Ray']), asked(['Solar Ray', 'Fear Fang'])]).toEqual(['p2 block', 'p1 shields']);
  });
});

describe('Zamaru, Treasure of Darkness', () => {
  driven('the opponent discards a card at random when it attacks', (begin) => {
    const left = (manaZone: readonly string[]) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Zamaru, Treasure of Darkness'], manaZone },
        p2: { hand: 3 },
      }).choose('Zamaru, Treasure of Darkness attacks the player');
    const pure = left(['Terror Pit']);
    expect([pure.asked, pure.count('p2', 'hand'), pure.count('p2', 'graveyard')]).toEqual([
      'p1 shields',
      2,
      1,
    ]);
    expect(left(['Terror Pit', 'Fear Fang']).count('p2', 'hand')).toBe(3);
  });
});

describe("Zyler's Lighter", () => {
  driven('attacks in the turn in which it is summoned with fire cards only', (begin) => {
    const options = (manaZone: Readonly<Record<string, number>>) =>
      begin({ p1: { hand: ["Zyler's Lighter"], manaZone, battleZone: ['Filler'] } })
        .use("Summon Zyler's Lighter")
        .passUntil('p1 attack').options;
    expect(options({ fire: 3 })).toContain("Zyler's Lighter attacks the player");
    expect(options({ fire: 3, nature: 1 })).not.toContain("Zyler's Lighter attacks the player");
  });
});
