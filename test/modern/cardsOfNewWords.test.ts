import { loadSets } from '@taiki/modern';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';
import { goOnTo } from './goOnTo.ts';

const cards = await loadSets(['dm22rp1', 'dm26rp1']);

describe('ブルトゥーラ-D1', () => {
  driven('keeps the others from being returned, and lets them be destroyed', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Teleportation'], manaZone: { water: 6, darkness: 6 } },
      p2: { battleZone: ['ブルトゥーラ-D1', 'Fear Fang'] },
    });
    duel.use('Cast Teleportation').choose('Fear Fang', 'ブルトゥーラ-D1');
    expect(duel.battleZones.p2).toEqual(['Fear Fang']);
  });
});

describe('ドッペルデッカー・ワイバーン', () => {
  driven('is destroyed at the end of the turn in which it was summoned in a hurry', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['ドッペルデッカー・ワイバーン'],
        manaZone: [
          'Fire Filler',
          'Fire Filler',
          ...Array<{ name: string; tapped: true }>(3).fill({ name: 'Fire Filler', tapped: true }),
        ],
      },
    });
    duel.use('Summon ドッペルデッカー・ワイバーン');
    const hand = duel.count('p1', 'hand');
    expect(duel.battleZones.p1).toEqual(['ドッペルデッカー・ワイバーン']);
    goOnTo(duel, 'p2 charge');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.count('p1', 'hand')).toBe(hand + 1);
  });

  driven('needs five cards in the mana zone for that', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['ドッペルデッカー・ワイバーン'], manaZone: { fire: 4 } },
    });
    expect(duel.options).not.toContain('Summon ドッペルデッカー・ワイバーン');
  });
});

describe('強振の超人', () => {
  driven('lets one creature in a turn be summoned from the mana zone', (begin) => {
    const duel = begin({
      cards,
      p1: {
        manaZone: ['Fear Fang', 'Fear Fang', ...Array<string>(6).fill('Nature Filler')],
        battleZone: ['強振の超人'],
      },
    });
    duel.use('Summon Fear Fang');
    expect(duel.battleZones.p1).toEqual(['強振の超人', 'Fear Fang']);
    expect(duel.options).not.toContain('Summon Fear Fang');
  });
});

describe('キャディ・ビートル', () => {
  driven('sends what is too expensive into the mana zone, in the opponent’s turn only', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['とこしえの超人'], manaZone: { nature: 1 }, battleZone: ['Aqua Vehicle'] },
      p2: { battleZone: ['キャディ・ビートル'] },
    });
    duel.use('Summon とこしえの超人');
    expect(duel.battleZones.p1).toEqual(['Aqua Vehicle', 'とこしえの超人']);
  });
});

describe('とこしえの超人', () => {
  driven('sends what comes from elsewhere than the hand into the mana zone', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['インフェルノ・ドラグーン', 'Fear Fang'],
        manaZone: { nature: 6, darkness: 4 },
        battleZone: ['強振の超人'],
      },
      p2: { battleZone: ['とこしえの超人'] },
    });
    duel.use('Summon Fear Fang');
    expect(duel.battleZones.p1).toEqual(['強振の超人', 'Fear Fang']);
  });
});

describe('ナイフ=アライフ', () => {
  driven('draws for the first destruction of a turn', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['ナイフ=アライフ'], manaZone: { darkness: 4 } },
      p2: { battleZone: ['Burning Mane', 'Aqua Vehicle'] },
    });
    duel.use('Summon ナイフ=アライフ');
    const hand = duel.count('p1', 'hand');
    goOnTo(duel, 'p1 confirm');
    duel.choose('Yes');
    expect(duel.battleZones.p2).toEqual([]);
    expect(duel.count('p1', 'hand')).toBe(hand + 1);
  });
});

describe('改竄の炎 ボルメテウス・ハック', () => {
  driven('keeps creatures that are not in the hand from being put', (begin) => {
    const duel = begin({
      cards,
      p1: {
        manaZone: ['Fear Fang', ...Array<string>(6).fill('Nature Filler')],
        battleZone: ['強振の超人'],
      },
      p2: { battleZone: ['改竄の炎 ボルメテウス・ハック'] },
    });
    duel.use('Summon Fear Fang');
    expect(duel.battleZones.p1).toEqual(['強振の超人']);
    expect(duel.names('p1', 'manaZone')).toContain('Fear Fang');
  });
});

describe('二重のA ボルバルザーク・紫電', () => {
  driven('untaps at the end of its first attack, with twice the power', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['二重のA ボルバルザーク・紫電'] },
      p2: { shieldZone: 5 },
    });
    duel.passUntil('p1 attack').choose('attacks the player');
    goOnTo(duel, 'p1 attack');
    expect(duel.battleZones.p1).toEqual(['二重のA ボルバルザーク・紫電']);
    expect(powersOf(duel, 'p1', cards)).toEqual(['二重のA ボルバルザーク・紫電 8000']);
  });
});

describe('冥幽のU ブライゼジェネレイド', () => {
  driven('is summoned from the graveyard for three mana and a creature, with two shields', (begin) => {
    const summonable = (shieldZone: number) => {
      const duel = begin({
        cards,
        p1: {
          graveyard: ['冥幽のU ブライゼジェネレイド'],
          manaZone: { darkness: 3 },
          battleZone: ['Fear Fang'],
          shieldZone,
        },
      });
      if (duel.asked !== 'p1 main') return undefined;
      if (!duel.options.includes('Summon 冥幽のU ブライゼジェネレイド')) return undefined;
      duel.use('Summon 冥幽のU ブライゼジェネレイド');
      return duel.battleZones.p1;
    };
    expect(summonable(1)).toBeUndefined();
    expect(summonable(4)).toEqual(['冥幽のU ブライゼジェネレイド']);
  });
});

describe('邪杯と魔術の決断', () => {
  driven('does the same twice', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['邪杯と魔術の決断', 'Fear Fang'], manaZone: { water: 3, darkness: 2 } },
    });
    duel.use('Cast 邪杯と魔術の決断');
    expect(duel.asked).toBe('p1 mode');
    duel.choose('draw').choose('Fear Fang');
    expect(duel.asked).toBe('p1 mode');
  });
});
