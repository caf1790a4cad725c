import { loadSets } from '@taiki/modern';
import { defineCard } from 'taiki';
import { choose, put, spell, spellAbility, yourGraveyard, yourHand } from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';
import { goOnTo } from './goOnTo.ts';

const cards = await loadSets(['dm26rp1']);

describe('究極我竜塔 ティーツー', () => {
  driven('halts a creature as it is laid out, and makes blockers cheaper', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['究極我竜塔 ティーツー', 'インフェルノ・ドラグーン'],
        manaZone: { water: 3, darkness: 2 },
      },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Execute 究極我竜塔 ティーツー');
    expect(duel.duel.game.lasting).toHaveLength(1);
    duel.use('Summon インフェルノ・ドラグーン');
    expect(duel.battleZones.p1).toEqual(['インフェルノ・ドラグーン']);
  });
});

describe('我竜塔第五層 海底鬼面城', () => {
  driven('returns up to two creatures as it is laid out', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['我竜塔第五層 海底鬼面城'], manaZone: { water: 4 } },
      p2: { battleZone: ['Fear Fang', 'Burning Mane', 'Aqua Vehicle'] },
    });
    duel.use('Execute 我竜塔第五層 海底鬼面城').choose('Fear Fang', 'Aqua Vehicle');
    expect(duel.battleZones.p2).toEqual(['Burning Mane']);
  });
});

describe('我竜塔第三層 超鯱城', () => {
  driven('destroys what costs more than its player has mana', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['我竜塔第三層 超鯱城'], manaZone: { fire: 2 } },
      p2: { hand: ['Fear Fang'], manaZone: { nature: 3 } },
    });
    duel.use('Execute 我竜塔第三層 超鯱城');
    goOnTo(duel, 'p2 main');
    duel.use('Summon Fear Fang');
    expect(duel.battleZones.p2).toEqual(['Fear Fang']);
  });
});

describe('創造の天空城 ホワイト・ネオウェーブ', () => {
  driven('draws and puts a small creature as it is laid out, and at the start of the turn', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['創造の天空城 ホワイト・ネオウェーブ', 'Fear Fang'],
        manaZone: { light: 3, water: 2 },
      },
    });
    duel.use('Execute 創造の天空城 ホワイト・ネオウェーブ').choose('Yes');
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
    const hand = duel.count('p1', 'hand');
    goOnTo(duel, 'p2 charge');
    goOnTo(duel, 'p1 charge');
    expect(duel.count('p1', 'hand')).toBe(hand + 2);
  });
});

describe('我竜塔第四層 ポチョムキン', () => {
  driven('draws once for two creatures that are destroyed at one instant', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['我竜塔第四層 ポチョムキン'], manaZone: { darkness: 1 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    duel.use('Execute 我竜塔第四層 ポチョムキン');
    duel.passUntil('p1 attack').choose('Burning Mane attacks Burning Mane');
    goOnTo(duel, 'p1 confirm');
    const hand = duel.count('p1', 'hand');
    duel.choose('Yes');
    expect(duel.count('p1', 'hand')).toBe(hand + 1);
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    expect(duel.asked).not.toBe('p1 confirm');
  });
});

describe('我竜塔第八層 バルザーク', () => {
  driven('draws two for a discard as it is broken face up', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['我竜塔第八層 バルザーク'], manaZone: { fire: 2 }, shieldZone: 0 },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Execute 我竜塔第八層 バルザーク');
    goOnTo(duel, 'p2 attack');
    duel.facts();
    duel.choose('Fear Fang attacks the player');
    goOnTo(duel, 'p1 charge');
    expect(duel.facts('effectResolved')).toContain('effectResolved 我竜塔第八層 バルザーク');
    expect(duel.count('p1', 'shieldZone')).toBe(0);
  });
});

describe('我竜塔第二層 ダルマンディ', () => {
  driven('releases the hyper modes as a creature is put', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['我竜塔第二層 ダルマンディ', 'Fear Fang'],
        manaZone: { nature: 6 },
        battleZone: ['謎神のQ ギリメノアイル'],
      },
    });
    duel.use('Execute 我竜塔第二層 ダルマンディ').use('Summon Fear Fang');
    expect(powersOf(duel, 'p1', cards)).toEqual(['謎神のQ ギリメノアイル 18000', 'Fear Fang 3000']);
  });
});

describe('深き知識の神殿 ブルー・ツナミ', () => {
  driven('makes the opponent discard for each card drawn in its player’s turn', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['深き知識の神殿 ブルー・ツナミ', 'Brain Serum'],
        manaZone: { water: 7, darkness: 1 },
      },
      p2: { hand: ['Fear Fang', 'Burning Mane', 'Aqua Vehicle'] },
    });
    duel.use('Execute 深き知識の神殿 ブルー・ツナミ').use('Cast Brain Serum').choose('2');
    for (const discarded of ['Fear Fang', 'Aqua Vehicle']) {
      expect(duel.asked).toBe('p2 choose');
      duel.choose(discarded);
    }
    expect(duel.names('p2', 'hand')).toEqual(['Burning Mane', 'Filler']);
  });
});

describe('我竜塔第七層 ハッスル・キャッスル', () => {
  const castle = '我竜塔第七層 ハッスル・キャッスル';
  const calling = (name: string, from: typeof yourHand) =>
    defineCard(
      spell({
        name,
        civilizations: ['nature'],
        cost: 1,
        abilities: [spellAbility(put(choose(from({ names: ['Fear Fang'] }))))],
      }),
    );
  const all = [...cards, calling('From the Hand', yourHand), calling('From the Graveyard', yourGraveyard)];

  /** p1 lays the castle out unless `withCastle` says not to; then it is the turn of p2. */
  const inTurnOfP2 = (begin: Begin, withCastle: 'with' | 'without', p2: object) => {
    const duel = begin({
      cards: all,
      p1: { hand: [castle, 'From the Hand', 'Fear Fang'], manaZone: { nature: 4 } },
      p2: { manaZone: { nature: 4 }, ...p2 },
    });
    if (withCastle === 'with') duel.use(`Execute ${castle}`);
    return duel;
  };

  driven('puts the top card of the deck into the mana zone, tapped', (begin) => {
    const duel = inTurnOfP2(begin, 'with', {});
    expect(duel.count('p1', 'manaZone')).toBe(5);
    expect(duel.zone('p1', 'manaZone').at(-1)).toContain('(tapped)');
  });

  driven(
    'sends a creature of the opponent to the mana zone that an effect puts, from the hand or graveyard',
    (begin) => {
      for (const [spell, p2] of [
        ['From the Hand', { hand: ['From the Hand', 'Fear Fang'] }],
        ['From the Graveyard', { hand: ['From the Graveyard'], graveyard: ['Fear Fang'] }],
      ] as const)
        for (const withCastle of ['with', 'without'] as const) {
          const duel = inTurnOfP2(begin, withCastle, p2);
          goOnTo(duel, 'p2 main');
          const mana = duel.count('p2', 'manaZone');
          duel.use(`Cast ${spell}`);
          expect([withCastle, duel.battleZones.p2]).toEqual([
            withCastle,
            withCastle === 'with' ? [] : ['Fear Fang'],
          ]);
          expect(duel.count('p2', 'manaZone')).toBe(withCastle === 'with' ? mana + 1 : mana);
        }
    },
  );

  driven("but not what is summoned, nor its own player's", (begin) => {
    const duel = inTurnOfP2(begin, 'with', { hand: ['Fear Fang'] });
    duel.use('Cast From the Hand');
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
    goOnTo(duel, 'p2 main');
    duel.use('Summon Fear Fang');
    expect(duel.battleZones.p2).toEqual(['Fear Fang']);
  });
});

describe('覇王の前線基地 ブラック・エクスプロード', () => {
  const castle = '覇王の前線基地 ブラック・エクスプロード';

  driven(
    'lets the creature break a shield other than itself, once a turn, and speeds up a creature',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: [castle, 'Fear Fang', 'Burning Mane'],
          manaZone: { fire: 6, darkness: 2, nature: 4 },
          graveyard: ['Aqua Vehicle', 'Bolshack Dragon'],
          shieldZone: ['Onslaughter Triceps', 'Aqua Hulcus'],
        },
      });
      duel.use(`Execute ${castle}`).choose('Yes');
      expect(duel.battleZones.p1).toEqual(['Aqua Vehicle']);
      expect(duel.asked).toBe('p1 confirm');
      duel.choose('Yes');
      expect(duel.asked).toBe('p1 shields');
      expect(duel.options).toHaveLength(2);
      duel.choose('Shield 1');
      expect(duel.names('p1', 'hand')).toContain('Onslaughter Triceps');
      duel.use('Summon Fear Fang');
      expect(duel.asked).toBe('p1 main');
      duel.passUntil('p1 attack');
      expect(duel.options.some((option) => option.startsWith('Aqua Vehicle attacks'))).toBe(true);
    },
  );
});

describe('我竜塔最高層 ローズ・キャッスル', () => {
  const castle = '我竜塔最高層 ローズ・キャッスル';

  driven("lets the opponent's creatures break one shield at a time", (begin) => {
    const duel = begin({
      cards,
      p1: { hand: [castle], manaZone: { darkness: 3 }, shieldZone: ['Brain Serum', 'Aqua Hulcus'] },
      p2: { battleZone: ['Bolshack Dragon'] },
    });
    duel.use(`Execute ${castle}`);
    duel.passUntil('p2 attack').choose('Bolshack Dragon attacks the player');
    goOnTo(duel, 'p2 attack');
    expect(duel.count('p1', 'shieldZone')).toBe(2);
  });

  driven("takes 4000 power from the creature that battles its player's", (begin) => {
    const survivors = (withCastle: 'with' | 'without') => {
      const duel = begin({
        cards,
        p1: { hand: [castle], manaZone: { darkness: 3 }, battleZone: ['Burning Mane'] },
        p2: { battleZone: [{ name: 'Bolshack Dragon', tapped: true }, 'Fear Fang'] },
      });
      if (withCastle === 'with') duel.use(`Execute ${castle}`);
      duel.passUntil('p1 attack').choose('Burning Mane attacks Bolshack Dragon');
      return [duel.battleZones.p1, duel.battleZones.p2];
    };
    expect(survivors('without')).toEqual([[], ['Bolshack Dragon', 'Fear Fang']]);
    expect(survivors('with')).toEqual([[], ['Fear Fang']]);
  });
});

describe('神帝の黒月 ジ・オリジナル', () => {
  const castle = '神帝の黒月 ジ・オリジナル';

  driven(
    "lets its player choose the creatures for the opponent's effects, and no cards elsewhere",
    (begin) => {
      const laidOut = (what: 'castle' | 'nothing') => {
        const duel = begin({
          cards,
          p1: {
            hand: [castle],
            manaZone: { water: 5 },
            battleZone: ['Fear Fang', 'Burning Mane'],
            deck: ['Filler', 'Filler', 'Filler'],
          },
          p2: {
            hand: ['Terror Pit', 'Dimension Gate'],
            manaZone: { darkness: 6, nature: 3 },
            battleZone: ['Aqua Vehicle'],
          },
        });
        if (what === 'castle') duel.use(`Execute ${castle}`);
        goOnTo(duel, 'p2 main');
        return duel.use('Cast Terror Pit');
      };
      expect(laidOut('nothing').asked).toBe('p2 choose');
      const duel = laidOut('castle');
      expect(duel.asked).toBe('p1 choose');
      expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
      duel.choose('Burning Mane');
      expect(duel.battleZones.p1).toEqual(['Fear Fang']);
    },
  );

  driven('returns tapped creatures of the opponent as it is laid out', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: [castle], manaZone: { water: 5 } },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Aqua Vehicle'] },
    });
    duel.use(`Execute ${castle}`).choose('Yes').choose('Fear Fang');
    expect(duel.battleZones.p2).toEqual(['Aqua Vehicle']);
  });
});
