import { loadSets, MODERN_SETS } from '@taiki/modern';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';

/** Says yes, declares what can be declared and takes first options, until the decision is `asked`. */
function goOnTo(duel: Driver, asked: string): void {
  for (let tries = 0; duel.asked !== asked && tries < 50; tries++) {
    const { kind, min, options } = duel.decision;
    const count = kind === 'confirm' || kind === 'declareUsage' ? 1 : min;
    duel.choose(...options.slice(0, count).map(({ label }) => label));
  }
  expect(duel.asked).toBe(asked);
}

const cards = await loadSets(MODERN_SETS);

describe('キリフダReVo', () => {
  const MONKID = 'スパダチ モンキッドR';
  const attacking = {
    step: 'attack',
    cards,
    p1: { hand: [MONKID], manaZone: { nature: 10 }, battleZone: ['Fear Fang'] },
    p2: { battleZone: ['Burning Mane'] },
  } as const;

  driven('triggers as its creature is put by kirifudash', (begin) => {
    const duel = begin(attacking);
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    goOnTo(duel, 'p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', MONKID], p2: [] });
    expect(duel.names('p2', 'manaZone')).toEqual(['Burning Mane']);
  });

  driven('does not trigger as it is summoned in the main step', (begin) => {
    const duel = begin({ ...attacking, step: 'main' });
    duel.use(`Summon ${MONKID}`);
    goOnTo(duel, 'p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', MONKID], p2: ['Burning Mane'] });
  });

  driven('is not reached where no shield was broken', (begin) => {
    const duel = begin({ ...attacking, p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] } });
    duel.choose('Fear Fang attacks Burning Mane');
    expect(duel.names('p1', 'hand')).toEqual([MONKID]);
  });

  driven('of two copies each triggers for its own', (begin) => {
    const duel = begin({
      ...attacking,
      p1: { hand: [MONKID, MONKID], manaZone: { nature: 20 }, battleZone: ['Fear Fang'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    goOnTo(duel, 'p1 attack');
    expect(duel.facts('effectResolved').length).toBeGreaterThan(1);
    expect(duel.battleZones.p2).toEqual([]);
  });
});

describe('飛行', () => {
  driven('セラの天使 is not blocked by what does not fly, and blocks what does not', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['セラの天使'] },
      p2: { battleZone: ['Dia Nork, Moonlight Guardian'] },
    });
    duel.choose('セラの天使 attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });
});

describe('∞パワーアタッカー', () => {
  driven('武闘将軍 カツキング GS wins against anything as it attacks, and breaks a shield', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['武闘将軍 カツキング GS'] },
      p2: { battleZone: ['武闘将軍 カツキング'] },
    });
    duel.choose('武闘将軍 カツキング GS attacks 武闘将軍 カツキング');
    expect(duel.battleZones.p2).toEqual([]);
    expect(duel.asked).toBe('p1 shields');
  });
});

describe('メクレイド', () => {
  driven('トライシェルビ-P6 looks at three cards and uses a Mecha of them for nothing', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['トライシェルビ-P6'],
        manaZone: { light: 7 },
        battleZone: ['星姫械 リゲート'],
        deck: ['Filler', '聖なる混沌 クノイチマントラ', 'トライシェルビ-P6', 'Filler', 'Filler'],
      },
    });
    duel.use('Summon トライシェルビ-P6').choose('Yes').choose('星姫械 リゲート');
    expect(duel.options.filter((label) => label.includes('クノイチマントラ'))).toHaveLength(1);
    expect(duel.options.filter((label) => label.includes('トライシェルビ'))).toHaveLength(0);
    duel.choose('聖なる混沌 クノイチマントラ');
    goOnTo(duel, 'p2 charge');
    expect(duel.battleZones.p1).toContain('聖なる混沌 クノイチマントラ');
    expect(duel.count('p1', 'deck')).toBe(4);
  });
});

describe('real cards of older keywords', () => {
  driven('Jチェンジ: ソーナンデス changes places with a Jokers creature that goes on attacking', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['ソーナンデス'], manaZone: ['グレープ・ダール'] },
    });
    duel.choose('ソーナンデス attacks the player').choose('Yes');
    goOnTo(duel, 'p1 shields');
    expect(duel.battleZones.p1).toEqual(['グレープ・ダール (tapped)']);
    expect(duel.names('p1', 'graveyard')).toEqual(['ソーナンデス']);
  });

  driven('B・A・D: “龍装”チュリス costs two less and is destroyed at the end of the turn', (begin) => {
    const duel = begin({ cards, p1: { hand: ['“龍装”チュリス'], manaZone: { fire: 3 } } });
    duel.use('Summon “龍装”チュリス');
    goOnTo(duel, 'p1 attack');
    duel.pass();
    expect(duel.names('p1', 'graveyard')).toEqual(['“龍装”チュリス']);
  });

  driven('ガチンコ・ジャッジ: ガチンコ・ルーレット returns to the hand if it wins', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['ガチンコ・ルーレット'],
        manaZone: { nature: 3 },
        deck: ['Filler', 'トライシェルビ-P6', 'Filler'],
      },
      p2: { deck: ['Fear Fang', 'Filler'] },
    });
    duel.use('Cast ガチンコ・ルーレット');
    expect(duel.names('p1', 'hand')).toContain('ガチンコ・ルーレット');
    expect(duel.count('p1', 'graveyard')).toBe(0);
  });
});
