import { loadSets } from '@taiki/modern';
import { allCards } from 'taiki';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const cards = [...allCards, ...(await loadSets(['dm25rp1', 'dm25rp2', 'dm25rp3']))];

describe('邪幽 ジャジーガイスト', () => {
  driven(
    'takes a card from the graveyard in place of a draw, with three cards or fewer in the deck',
    (begin) => {
      const drawn = (deck: readonly string[]) => {
        const duel = begin({
          cards,
          p1: {
            hand: ['～空想騎士人形～'],
            manaZone: { water: 1 },
            battleZone: ['邪幽 ジャジーガイスト'],
            deck,
            graveyard: ['Aqua Hulcus'],
          },
        });
        duel.use('Summon ～空想騎士人形～');
        if (duel.asked === 'p1 replace') duel.choose(duel.options[0] ?? '');
        return [duel.count('p1', 'deck'), duel.names('p1', 'graveyard')];
      };
      const four = Array<string>(4).fill('Fear Fang');
      expect([drawn(four), drawn(four.slice(1))]).toEqual([
        [3, ['Aqua Hulcus', 'Fear Fang']],
        [3, ['Aqua Hulcus']],
      ]);
    },
  );
});

describe('熱き邪道 レッドゾーンZ（ゼット）', () => {
  driven(
    'sends what the opponent would put in your turn to the graveyard, beside another fire Command',
    (begin) => {
      const put = (others: readonly string[]) => {
        const duel = begin({
          cards,
          step: 'attack',
          p1: { battleZone: ['熱き邪道 レッドゾーンZ（ゼット）', ...others] },
          p2: { shieldZone: ['Amber Grass', 'Fear Fang', 'Fear Fang'], graveyard: [] },
        });
        duel.choose('レッドゾーンZ（ゼット） attacks the player');
        duel
          .choose(...duel.options.slice(0, 2))
          .passUntil('p2 declareShields')
          .choose('Amber Grass');
        return [duel.zone('p2', 'battleZone'), duel.zone('p2', 'graveyard')];
      };
      expect([put(['Jumazol, Shudder of Demonbirth']), put([])]).toEqual([
        [[], ['Amber Grass']],
        [['Amber Grass'], []],
      ]);
    },
  );
});

describe('PP-「P（プリン）」', () => {
  driven('sends what costs more than the opponent has mana to the mana zone', (begin) => {
    const put = (mana: number) => {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { battleZone: ['PP-「P（プリン）」'] },
        p2: { shieldZone: ['Amber Grass'], manaZone: { fire: mana } },
      });
      duel.choose('attacks the player').passUntil('p2 declareShields').choose('Amber Grass');
      return [duel.zone('p2', 'battleZone'), duel.count('p2', 'manaZone')];
    };
    expect([put(3), put(4)]).toEqual([
      [[], 4],
      [['Amber Grass'], 4],
    ]);
  });
});

describe('黒怖剣 ゼナグニル', () => {
  driven('gives the creature above it cards to leave in its place', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Death Smoke', 'Death Smoke'], manaZone: { darkness: 8 } },
      p2: {
        battleZone: [{ name: 'デンジャラス=トットロ', over: ['黒怖剣 ゼナグニル', 'Fear Fang'] }],
        graveyard: [],
      },
    });
    duel.use('Cast Death Smoke');
    expect([duel.zone('p2', 'battleZone'), duel.names('p2', 'graveyard')]).toEqual([
      ['デンジャラス=トットロ'],
      ['Fear Fang', '黒怖剣 ゼナグニル'],
    ]);
    duel.use('Cast Death Smoke');
    expect(duel.zone('p2', 'battleZone')).toEqual([]);
  });
});

describe('黒魔誕ダーク・ジオス', () => {
  driven('comes from the mana zone at the second attack of a turn, but not beside another', (begin) => {
    const put = (others: readonly string[]) => {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { battleZone: ['Fear Fang', 'Aqua Hulcus', ...others], manaZone: ['黒魔誕ダーク・ジオス'] },
        p2: { shieldZone: Array<string>(5).fill('Fear Fang') },
      });
      duel.choose('Fear Fang attacks the player').choose(duel.options[0] ?? '');
      expect(duel.count('p1', 'manaZone')).toBe(1);
      duel.passUntil('p1 attack').choose('Aqua Hulcus attacks the player');
      if (duel.asked === 'p1 confirm') duel.choose('Yes');
      return duel.count('p1', 'manaZone');
    };
    expect([put([]), put(['黒魔誕ダーク・ジオス'])]).toEqual([0, 1]);
  });
});

describe('魔誕の覇王アザファウスト', () => {
  driven('destroys a creature that costs at most as many as the cards that are buried', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['魔誕の覇王アザファウスト'], manaZone: { fire: 4 } },
      p2: {
        battleZone: ['Fear Fang', 'Deathliger, Lion of Chaos'],
        graveyard: ['Fear Fang', 'Aqua Hulcus', 'Bombat, General of Speed', 'Death Smoke'],
      },
    });
    duel.use('Summon 魔誕の覇王アザファウスト').choose(duel.options[1] ?? '');
    duel.choose('Fear Fang', 'Aqua Hulcus', 'Death Smoke');
    while (duel.asked.endsWith('order')) duel.choose(...duel.options);
    expect([duel.names('p2', 'graveyard'), duel.battleZones.p2]).toEqual([
      ['Bombat, General of Speed', 'Fear Fang'],
      ['Deathliger, Lion of Chaos'],
    ]);
  });
});

describe('「GT」-002', () => {
  driven(
    'is used for four mana of three civilizations as a creature attacks, and untaps all mana',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['「GT」-002'],
          manaZone: ['Fear Fang', 'Bombat, General of Speed', '純粋ZARU-36', 'Aqua Hulcus'],
          battleZone: ['Deathliger, Lion of Chaos'],
          deck: ['Aqua Vehicle', 'Fear Fang', 'Fear Fang'],
        },
        p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
      });
      duel.passUntil('p1 attack').choose('Deathliger, Lion of Chaos attacks Fear Fang');
      duel.choose('「GT」-002');
      while (duel.asked !== 'p1 mode') duel.choose(duel.options[0] ?? '');
      duel.choose(duel.options[1] ?? '');
      expect([duel.battleZones.p1, duel.zone('p1', 'manaZone')]).toEqual([
        ['Deathliger, Lion of Chaos (tapped)', '「GT」-002'],
        ['Fear Fang', 'Bombat, General of Speed', '純粋ZARU-36', 'Aqua Hulcus', 'Aqua Vehicle'],
      ]);
    },
  );
});

describe('轟速 ジャ・ヴェルデ', () => {
  driven('makes each card in the mana zone pay for every civilization', (begin) => {
    const castable = (battleZone: readonly string[]) =>
      begin({ cards, p1: { hand: ['Death Smoke'], manaZone: { nature: 4 }, battleZone } }).options.some(
        (option) => option.includes('Death Smoke'),
      );
    expect([castable(['轟速 ジャ・ヴェルデ']), castable(['Fear Fang'])]).toEqual([true, false]);
  });
});

describe('三番龍 マンション&ドラゴン Parヒルズ', () => {
  driven('is put tapped, and untaps only as a card that is no creature is used', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['三番龍 マンション&ドラゴン Parヒルズ', '蒸熱のタイフーン', 'Aqua Hulcus'],
        manaZone: { light: 3, water: 5 },
      },
    });
    duel.use('Summon 三番龍 マンション&ドラゴン Parヒルズ').use('Summon Aqua Hulcus').pass();
    expect(duel.battleZones.p1[0]).toBe('三番龍 マンション&ドラゴン Parヒルズ (tapped)');
    duel.use('Cast 蒸熱のタイフーン');
    while (duel.asked === 'p1 choose') duel.choose(duel.options[0] ?? '');
    expect(duel.battleZones.p1[0]).toBe('三番龍 マンション&ドラゴン Parヒルズ');
  });
});

describe('ZEROの邪道 ピットアウト', () => {
  driven(
    'puts a card of the graveyard under a NEO creature, which is an evolution creature then',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['ZEROの邪道 ピットアウト'],
          manaZone: { darkness: 3 },
          battleZone: ['～鉄装の氷騎士～', 'Fear Fang'],
          graveyard: ['Death Smoke'],
        },
      });
      duel.use('Summon ZEROの邪道 ピットアウト').choose('Yes');
      expect(duel.battleZones.p1[0]).toBe('～鉄装の氷騎士～ (over Death Smoke)');
    },
  );
});

describe('「ゼノテクソード出撃!!」', () => {
  driven('makes a creature stronger before it battles', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['「ゼノテクソード出撃!!」'], manaZone: { nature: 4 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Deathliger, Lion of Chaos', 'Bolshack Dragon'] },
    });
    duel.use('Cast 「ゼノテクソード出撃!!」');
    if (duel.asked === 'p1 choose' && duel.options.includes('Fear Fang')) duel.choose('Fear Fang');
    duel.choose('Bolshack Dragon');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Deathliger, Lion of Chaos'] });
  });
});

describe('～飛び立て！提督よ～', () => {
  driven('returns a creature as it is put and as it untaps', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['～飛び立て！提督よ～'],
        manaZone: { water: 4 },
        deck: Array<string>(9).fill('Fear Fang'),
      },
      p2: {
        battleZone: ['Aqua Hulcus', 'Fear Fang'],
        hand: [],
        shieldZone: Array<string>(5).fill('Fear Fang'),
      },
    });
    duel.use('Summon ～飛び立て！提督よ～').choose('Yes').choose('Aqua Hulcus');
    expect(duel.battleZones.p2).toEqual(['Fear Fang']);
    duel
      .passUntil('p1 attack')
      .choose('提督よ～ attacks the player')
      .choose(duel.options[0] ?? '');
    duel.passUntil('p1 confirm').choose('Yes');
    expect(duel.battleZones.p2).toEqual([]);
  });
});

describe('邪悪発動', () => {
  driven('measures what it destroys and what it halts by the card that is discarded', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['邪悪発動'],
        manaZone: { water: 1, darkness: 2, fire: 2 },
        battleZone: ['Aqua Vehicle'],
        deck: ['Fear Fang', 'Fear Fang', 'Fear Fang', 'Fear Fang', 'Fear Fang'],
      },
      p2: { battleZone: ['Aqua Hulcus', 'Dark Raven, Shadow of Grief'] },
    });
    duel.use('Cast 邪悪発動').choose('Fear Fang').choose('Yes');
    expect([duel.battleZones.p2, duel.names('p1', 'graveyard')]).toEqual([
      ['Dark Raven, Shadow of Grief'],
      ['Fear Fang', '邪悪発動'],
    ]);
    duel.passUntil('p1 attack').choose('Aqua Vehicle attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });
});
