import { loadSets } from '@taiki/modern';
import { allCards } from 'taiki';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const cards = [...allCards, ...(await loadSets(['dm25rp1']))];

describe('～啓示ある天騎士～', () => {
  driven('gives a shield trigger to NEO creatures among the shields, and to nothing else', (begin) => {
    const asked = (knight: readonly string[], shield: string) => {
      const duel = begin({
        cards,
        p1: { battleZone: ['Fear Fang'] },
        p2: { battleZone: knight, shieldZone: [shield] },
      });
      duel.passUntil('p1 attack').choose('Fear Fang attacks the player');
      if (duel.asked === 'p2 block') duel.pass();
      return duel.asked;
    };
    const knight = ['～啓示ある天騎士～'];
    expect([
      asked(knight, 'アライフ＝ヴァレンティフ'),
      asked([], 'アライフ＝ヴァレンティフ'),
      asked(knight, 'Fear Fang'),
    ]).toEqual(['p2 declareShields', 'p2 charge', 'p2 charge']);
  });
});

describe('トートロット＝シャルロット', () => {
  driven('taps what the opponent puts, if it has less power', (begin) => {
    const put = (name: string) => {
      const duel = begin({
        cards,
        p1: { hand: [name], manaZone: { darkness: 7, nature: 3 } },
        p2: { battleZone: ['トートロット＝シャルロット'] },
      });
      duel.use(`Summon ${name}`);
      return duel.battleZones.p1;
    };
    expect([put('Fear Fang'), put('Deathliger, Lion of Chaos')]).toEqual([
      ['Fear Fang (tapped)'],
      ['Deathliger, Lion of Chaos'],
    ]);
  });
});

describe('魔誕音像スカルテット', () => {
  driven('destroys what the opponent puts without summoning it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['レヴェクラウド-C10', 'Fear Fang'], manaZone: { light: 4 } },
      p2: { battleZone: ['魔誕音像スカルテット'] },
    });
    duel.use('Summon レヴェクラウド-C10').choose('Yes');
    if (duel.asked === 'p1 choose') duel.choose('Fear Fang');
    expect([duel.battleZones.p1, duel.zone('p1', 'graveyard')]).toEqual([
      ['レヴェクラウド-C10'],
      ['Fear Fang'],
    ]);
  });
});

describe('笑栄の妖精', () => {
  driven('adds a shield as another evolves from it, and not as it is put by itself', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['詩星姫 オクノテルス', '笑栄の妖精'],
        manaZone: { light: 7 },
        battleZone: ['笑栄の妖精'],
      },
    });
    const shields = duel.count('p1', 'shieldZone');
    duel.use('Summon 詩星姫 オクノテルス').choose('笑栄の妖精');
    duel.choose('笑栄の妖精').choose('Yes');
    expect([duel.asked, duel.count('p1', 'shieldZone')]).toEqual(['p1 main', shields + 1]);
    duel.use('Summon 笑栄の妖精');
    if (duel.asked === 'p1 evolve') duel.pass();
    expect([duel.asked, duel.battleZones.p1]).toEqual([
      'p1 attack',
      ['詩星姫 オクノテルス (over 笑栄の妖精)', '笑栄の妖精'],
    ]);
  });
});

describe('～不死の黄昏司祭～', () => {
  driven('taps a creature for every card that the opponent discards, and holds it for a turn', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['～不死の黄昏司祭～'], manaZone: { light: 1, water: 1, darkness: 2 } },
      p2: { battleZone: ['Fear Fang', 'Aqua Hulcus'], hand: [], manaZone: { fire: 1 } },
    });
    duel.use('Summon ～不死の黄昏司祭～').choose('Aqua Hulcus');
    expect([duel.battleZones.p2, duel.zone('p2', 'graveyard')]).toEqual([
      ['Fear Fang (tapped)'],
      ['Aqua Hulcus'],
    ]);
    duel.passUntil('p2 charge');
    expect(duel.battleZones.p2).toEqual(['Fear Fang (tapped)']);
  });
});

describe('粋と雨衣 ケローラ', () => {
  driven('destroys a weak creature as it is discarded, with fire in the mana zone', (begin) => {
    const discarded = (mana: Readonly<Record<string, number>>) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['粋と雨衣 ケローラ', 'Fear Fang'],
          battleZone: ['粋と雨衣 ケローラ'],
          manaZone: mana,
        },
        p2: { battleZone: ['Aqua Hulcus'] },
      });
      duel.passUntil('p1 attack').choose('粋と雨衣 ケローラ attacks the player');
      duel.choose('Yes').choose('粋と雨衣 ケローラ');
      return duel.battleZones.p2;
    };
    expect([discarded({ fire: 1 }), discarded({ water: 1 })]).toEqual([[], ['Aqua Hulcus']]);
  });
});

describe('名俳句楽 Drache der’Zen', () => {
  driven('deals the top three cards to mana zone, hand and shields', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: {
        battleZone: ['名俳句楽 Drache der’Zen'],
        deck: ['Fear Fang', 'Aqua Hulcus', 'Bombat, General of Speed', 'Fear Fang', 'Fear Fang'],
        manaZone: [],
        hand: [],
        shieldZone: [],
      },
    });
    duel.choose('名俳句楽 Drache der’Zen attacks the player').choose('Yes');
    duel.choose('Aqua Hulcus').choose('Fear Fang');
    expect([duel.zone('p1', 'manaZone'), duel.zone('p1', 'hand'), duel.names('p1', 'shieldZone')]).toEqual([
      ['Aqua Hulcus'],
      ['Fear Fang'],
      ['Bombat, General of Speed'],
    ]);
  });
});

describe('R・R・R', () => {
  driven('adds a second shield only if the first left two or fewer', (begin) => {
    const added = (shields: number) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['R・R・R'],
          manaZone: { light: 2, water: 2, nature: 2 },
          shieldZone: Array<string>(shields).fill('Fear Fang'),
        },
      });
      duel.use('Cast R・R・R').choose(duel.options[1] ?? '');
      return duel.count('p1', 'shieldZone');
    };
    expect([added(1), added(2)]).toEqual([3, 3]);
  });
});
