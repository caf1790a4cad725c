import { loadSets } from '@taiki/modern';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';
import { goOnTo } from './goOnTo.ts';

const cards = await loadSets(['dm26rp1']);

describe('切り札の時!!', () => {
  driven('breaks a shield of its own player, which releases a hyper mode by Z rush', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['切り札の時!!'],
        manaZone: { darkness: 4 },
        battleZone: ['闘龍騎アポロヌス・ドラグーン'],
        shieldZone: ['Fear Fang'],
      },
    });
    expect(powersOf(duel, 'p1', cards)).toEqual(['闘龍騎アポロヌス・ドラグーン 4000']);
    duel.use('切り札の時!!');
    expect(duel.names('p1', 'hand')).toEqual(['Fear Fang']);
    expect(powersOf(duel, 'p1', cards)).toEqual(['闘龍騎アポロヌス・ドラグーン 10000']);
  });
});

describe('空神のD ドッコイ', () => {
  driven('lets its player return a creature to the hand or put it into mana as it is destroyed', (begin) => {
    const kept = (mode: string) => {
      const duel = begin({
        cards,
        p1: { hand: ['Death Smoke'], manaZone: { darkness: 4 } },
        p2: { battleZone: ['空神のD ドッコイ'], hand: [], manaZone: [] },
      });
      duel.use('Cast Death Smoke');
      expect(duel.asked).toBe('p2 mode');
      duel.choose(mode);
      return (['hand', 'manaZone'] as const).map((zone) =>
        duel.names('p2', zone).includes('空神のD ドッコイ'),
      );
    };
    expect([kept('hand'), kept('mana')]).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('護神のP エメラルド・ファラオ', () => {
  driven('does not draw attacks before its hyper mode is released', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: [{ name: '護神のP エメラルド・ファラオ', tapped: true }] },
    });
    duel.passUntil('p1 attack');
    expect(duel.options).toEqual([
      'Fear Fang attacks the player',
      'Fear Fang attacks 護神のP エメラルド・ファラオ',
      'Attack no more',
    ]);
  });
});

describe('黒神龍ネオ・ドボルザーク', () => {
  driven('comes from the graveyard for a creature that costs 5, not for one that costs 3', (begin) => {
    const putFor = (victim: string) => {
      const duel = begin({
        cards,
        p1: { hand: ['Death Smoke'], manaZone: { darkness: 4 } },
        p2: { battleZone: [victim], graveyard: ['黒神龍ネオ・ドボルザーク'] },
      });
      duel.use('Cast Death Smoke');
      if (duel.duel.decision?.kind === 'confirm') duel.choose('Yes');
      return duel.battleZones.p2;
    };
    expect(putFor('フェイト・ガルペンター')).toEqual(['黒神龍ネオ・ドボルザーク']);
    expect(putFor('Fear Fang')).toEqual([]);
  });
});

describe('蛇王のL ナーガ', () => {
  driven('lets the opponent destroy the creature or put it on top of the deck', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['蛇王のL ナーガ'] },
      p2: { battleZone: ['Fear Fang'], deck: ['Aqua Hulcus'] },
    });
    duel.passUntil('p1 attack').choose('ナーガ attacks the player');
    expect(duel.asked).toBe('p2 mode');
    duel.choose('top');
    expect(duel.battleZones.p2).toEqual([]);
    expect(duel.zone('p2', 'deck')).toEqual(['Fear Fang', 'Aqua Hulcus']);
  });
});

describe('破壊の神遁バジル', () => {
  driven(
    'is put by ura ninja strike 3 with a fire card in the mana zone, and destroys a blocker',
    (begin) => {
      const offered = (mana: { readonly fire?: number; readonly water?: number }) => {
        const duel = begin({
          cards,
          p1: { battleZone: ['Fear Fang', { name: 'Dark Raven, Shadow of Grief' }] },
          p2: { hand: ['破壊の神遁バジル'], manaZone: mana },
        });
        duel.passUntil('p1 attack').choose('Fear Fang attacks the player');
        if (duel.asked !== 'p2 declareUsage') return 'not offered';
        duel.choose('破壊の神遁バジル');
        goOnTo(duel, 'p1 attack');
        return duel.battleZones.p1.join();
      };
      expect(offered({ fire: 1, water: 2 })).not.toContain('Dark Raven');
      expect(offered({ water: 3 })).toContain('Dark Raven');
    },
  );
});
