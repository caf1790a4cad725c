import { loadSets } from '@taiki/modern';
import { allCards } from 'taiki';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const cards = [...allCards, ...(await loadSets(['dm25rp1', 'dm25rp2', 'dm25rp3']))];

describe('～凍てついた時間～', () => {
  driven('ends the turn in which the opponent puts a creature without summoning it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['レヴェクラウド-C10', 'Aqua Hulcus'], manaZone: { light: 4 } },
      p2: { battleZone: ['～凍てついた時間～'] },
    });
    duel.use('Summon レヴェクラウド-C10').choose('Yes').passUntil('p2 confirm').choose('Yes');
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p2 charge', ['レヴェクラウド-C10', 'Aqua Hulcus']]);
  });
});

describe('ソウルサンライト コハク', () => {
  driven('does not leave in the turn in which it is put', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['ソウルサンライト コハク', 'OLD LIMITED DEPTH'],
        manaZone: { light: 2, water: 5 },
        battleZone: ['Fear Fang'],
      },
    });
    duel.use('Summon ソウルサンライト コハク').use('Cast OLD LIMITED DEPTH');
    if (duel.asked === 'p1 choose') duel.choose('ソウルサンライト コハク', 'Fear Fang');
    expect(duel.battleZones.p1).toEqual(['ソウルサンライト コハク']);
  });
});

describe('無頼BEN-K1000', () => {
  driven('deals the top three cards to shields, mana zone and under itself', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['無頼BEN-K1000'],
        manaZone: { light: 1, fire: 1, nature: 1 },
        deck: ['Fear Fang', 'Aqua Hulcus', 'Bombat, General of Speed', 'Fear Fang', 'Fear Fang'],
        shieldZone: [],
      },
    });
    duel.use('Summon 無頼BEN-K1000').choose('Aqua Hulcus').choose('Fear Fang');
    expect([duel.names('p1', 'shieldZone'), duel.battleZones.p1, duel.zone('p1', 'manaZone').at(-1)]).toEqual(
      [['Aqua Hulcus'], ['無頼BEN-K1000 (over Bombat, General of Speed)'], 'Fear Fang'],
    );
  });
});

describe('テレス＝テレジア', () => {
  driven('comes back when it is destroyed, if the opponent has no cards in hand', (begin) => {
    const destroyed = (hand: readonly string[]) => {
      const duel = begin({
        cards,
        p1: { hand: ['Death Smoke', ...hand], manaZone: { darkness: 4 } },
        p2: { battleZone: ['テレス＝テレジア'], graveyard: [] },
      });
      duel.use('Cast Death Smoke');
      if (duel.asked === 'p2 confirm') duel.choose('Yes');
      return duel.battleZones.p2;
    };
    expect([destroyed([]), destroyed(['Fear Fang'])]).toEqual([['テレス＝テレジア'], []]);
  });
});

describe('魔誕の戦鬼ベル・ヘル・デ・バラン', () => {
  driven('takes a creature that was destroyed under itself, and spends it for a battle', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Death Smoke'], manaZone: { darkness: 4 }, battleZone: ['Aqua Hulcus'] },
      p2: { battleZone: ['魔誕の戦鬼ベル・ヘル・デ・バラン', 'Fear Fang'], graveyard: [] },
    });
    duel.use('Cast Death Smoke').choose('Fear Fang').choose('Yes');
    expect(duel.battleZones.p2).toEqual(['魔誕の戦鬼ベル・ヘル・デ・バラン (over Fear Fang)']);
    duel.passUntil('p2 attack').choose('ベル・ヘル・デ・バラン attacks the player').choose('Yes');
    expect([duel.battleZones, duel.zone('p2', 'graveyard')]).toEqual([
      { p1: [], p2: ['魔誕の戦鬼ベル・ヘル・デ・バラン (tapped)'] },
      ['Fear Fang'],
    ]);
  });
});

describe('怒留流-GUN33', () => {
  driven('attacks only as a pile of three cards', (begin) => {
    const attacks = (over: readonly string[]) =>
      begin({
        cards,
        step: 'attack',
        p1: { battleZone: [{ name: '怒留流-GUN33', over }, 'Fear Fang'] },
      }).options.some((option) => option.includes('GUN33 attacks'));
    expect([attacks(['Fear Fang']), attacks(['Fear Fang', 'Fear Fang'])]).toEqual([false, true]);
  });
});

describe('我流TENSAY-G01&T02', () => {
  driven(
    'is summoned from the mana zone for three mana, itself among them, while its player has no elements',
    (begin) => {
      const summonable = (battleZone: readonly string[]) => {
        const duel = begin({
          cards,
          p1: {
            hand: ['Aqua Hulcus'],
            manaZone: [
              '我流TENSAY-G01&T02',
              'Fear Fang',
              'Bombat, General of Speed',
              '純粋ZARU-36',
              'Aqua Hulcus',
            ],
            battleZone,
          },
        });
        if (!duel.options.some((option) => option.includes('我流TENSAY'))) return [];
        duel.use('Summon 我流TENSAY-G01&T02');
        return [
          ...duel.battleZones.p1,
          duel.zone('p1', 'manaZone').filter((name) => name.endsWith('(tapped)')).length,
        ];
      };
      expect([summonable([]), summonable(['Fear Fang'])]).toEqual([['我流TENSAY-G01&T02', 2], []]);
    },
  );
});

describe('DARK MEMORY CONTAINER', () => {
  driven('comes from the graveyard when a shield is added', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['R・R・R'],
        manaZone: { light: 2, water: 2, nature: 2 },
        graveyard: ['DARK MEMORY CONTAINER'],
        shieldZone: ['Fear Fang', 'Fear Fang', 'Fear Fang'],
      },
    });
    const hand = duel.count('p1', 'hand');
    duel.use('Cast R・R・R').choose(duel.options[1] ?? '');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect([duel.asked, duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([
      'p2 charge',
      ['DARK MEMORY CONTAINER'],
      hand + 1,
    ]);
  });
});

describe('ダンマ＝ダンマダン', () => {
  driven('offers both of its modes together only as an evolution creature', (begin) => {
    const modes = (base: readonly string[]) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['ダンマ＝ダンマダン'],
          manaZone: { water: 2, darkness: 1, fire: 1 },
          battleZone: base,
        },
        p2: { battleZone: ['Fear Fang'] },
      });
      duel.use('Summon ダンマ＝ダンマダン');
      if (duel.asked === 'p1 evolve') duel.choose(base[0] ?? '');
      return [duel.asked, duel.options.length];
    };
    expect([modes([]), modes(['Aqua Hulcus'])]).toEqual([
      ['p1 mode', 2],
      ['p1 mode', 3],
    ]);
  });
});

describe('王闘の大地', () => {
  driven(
    'puts a creature that attacks at once, and goes to the mana zone at the end of the turn',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['王闘の大地'],
          manaZone: { light: 3, fire: 2, nature: 2 },
          deck: ['アライフ＝ヴァレンティフ', ...Array<string>(4).fill('Death Smoke')],
        },
        p2: { battleZone: [], hand: [] },
      });
      duel.use('Cast 王闘の大地');
      while (duel.asked.endsWith('order')) duel.choose(...duel.options);
      expect(duel.options).toContain('アライフ＝ヴァレンティフ attacks the player');
      duel.passUntil('p2 charge');
      expect([duel.battleZones.p1, duel.zone('p1', 'manaZone')]).toEqual([
        [],
        expect.arrayContaining(['アライフ＝ヴァレンティフ']),
      ]);
    },
  );
});

describe('魔誕の魔龍虫ビャハ', () => {
  driven('destroys itself when it is put in the turn of the opponent, not in that of its player', (begin) => {
    const trigger = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Fear Fang'] },
      p2: { shieldZone: ['魔誕の魔龍虫ビャハ', 'Fear Fang'], battleZone: [], graveyard: [] },
    });
    trigger.choose('Fear Fang attacks the player');
    if (trigger.asked === 'p1 shields') trigger.choose(trigger.options[0] ?? '');
    trigger.passUntil('p2 declareShields').choose('ビャハ');
    if (trigger.asked === 'p2 standby') trigger.choose(trigger.options[0] ?? '');
    trigger.choose('Fear Fang');
    expect([trigger.battleZones, trigger.zone('p2', 'graveyard')]).toEqual([
      { p1: [], p2: [] },
      ['魔誕の魔龍虫ビャハ'],
    ]);
  });
});

describe('MATATA-美吾罪261', () => {
  driven('takes a card of the mana zone under itself as its attack ends', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: {
        battleZone: ['MATATA-美吾罪261'],
        manaZone: ['Aqua Hulcus'],
        deck: ['Fear Fang', 'Death Smoke', 'Fear Fang', 'Fear Fang'],
      },
    });
    duel.choose('MATATA-美吾罪261 attacks the player').choose(duel.options[0] ?? '');
    duel.passUntil('p1 choose').choose('Aqua Hulcus');
    expect([duel.battleZones.p1, duel.zone('p1', 'manaZone')]).toEqual([
      ['MATATA-美吾罪261 (tapped, over Aqua Hulcus)'],
      ['Fear Fang', 'Death Smoke'],
    ]);
  });
});
