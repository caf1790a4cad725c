import { loadSets } from '@taiki/modern';
import { defineCard } from 'taiki';
import {
  choose,
  type Effect,
  putIntoMana,
  spell,
  spellAbility,
  topOfDeckTo,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { goOnTo } from './goOnTo.ts';

const cards = await loadSets(['dm22rp1']);
const civil = (name: string, count: number) => Array<string>(count).fill(name);

describe('赤翼の精霊エルラ・ルージュ', () => {
  driven('draws and taps for the first attack of a turn only', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['赤翼の精霊エルラ・ルージュ', 'Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    const hand = duel.count('p1', 'hand');
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.battleZones.p2).toEqual(['Aqua Vehicle (tapped)']);
    goOnTo(duel, 'p1 attack');
    duel.facts();
    duel.choose('Burning Mane attacks the player');
    expect(duel.facts('effectResolved')).not.toContain('effectResolved 赤翼の精霊エルラ・ルージュ');
    goOnTo(duel, 'p1 attack');
    expect(duel.count('p1', 'hand')).toBe(hand + 1);
  });

  driven('lets a blocker that cannot attack players attack them, with three light creatures', (begin) => {
    const attackers = (light: number) => {
      const duel = begin({
        cards,
        p1: {
          battleZone: [
            '赤翼の精霊エルラ・ルージュ',
            '聖女の翼 アクルクス',
            ...civil('アストマープル-T3', light),
          ],
        },
      });
      duel.passUntil('p1 attack');
      return duel.options.some((option) => option.includes('聖女の翼 アクルクス attacks the player'));
    };
    expect([attackers(0), attackers(1)]).toEqual([false, true]);
  });
});

describe('予言者マンプクルト', () => {
  driven('attacks players only beside a tamaseed, which untaps it', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['ハイパーソニック・ゴールデンタイヤ'],
        manaZone: { light: 3 },
        battleZone: [{ name: '予言者マンプクルト', tapped: true }, 'Fear Fang'],
      },
    });
    duel.use('ハイパーソニック・ゴールデンタイヤ');
    duel.passUntil('p1 attack');
    expect(duel.options).toContain('予言者マンプクルト attacks the player');
  });
});

describe('幾層の守り 針亜', () => {
  driven('untaps after its first block of a turn, and not after its second', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane', 'Aqua Vehicle'] },
      p2: { battleZone: ['幾層の守り 針亜'] },
    });
    const blocked = (attacker: string) => {
      duel.passUntil('p1 attack').choose(`${attacker} attacks the player`);
      goOnTo(duel, 'p2 block');
      duel.choose('針亜');
      goOnTo(duel, 'p1 attack');
      return duel.battleZones.p2;
    };
    expect(blocked('Fear Fang')).toEqual(['幾層の守り 針亜']);
    expect(blocked('Burning Mane')).toEqual(['幾層の守り 針亜 (tapped)']);
  });
});

describe('ラクリマ・クロウラー', () => {
  driven('comes from the hand at the end of a turn in which a spell that costs 5 was cast', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['ラクリマ・クロウラー', '♪目には青葉 テレポーテーション 初がつお'],
        manaZone: { water: 5 },
      },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('テレポーテーション');
    duel.passUntil('p1 declareUsage').choose('ラクリマ・クロウラー');
    expect(duel.battleZones).toEqual({ p1: ['ラクリマ・クロウラー'], p2: [] });
  });
});

describe('AQ NETWORK', () => {
  driven('goes to the hand when it is destroyed beside two more water creatures or tamaseeds', (begin) => {
    const destroyed = (others: readonly string[]) => {
      const duel = begin({
        cards,
        p1: { hand: ['Death Smoke'], manaZone: { darkness: 4 }, battleZone: ['Fear Fang'] },
        p2: { battleZone: ['AQ NETWORK', ...others], hand: [] },
      });
      duel.use('Cast Death Smoke');
      if (duel.asked === 'p1 choose') duel.choose('AQ NETWORK');
      return [duel.names('p2', 'hand'), duel.names('p2', 'graveyard')];
    };
    expect(destroyed(['合唱魚', '知識のコイン'])).toEqual([['AQ NETWORK'], []]);
    expect(destroyed(['合唱魚'])).toEqual([[], ['AQ NETWORK']]);
  });
});

describe('氷結呪文「フリズン」', () => {
  driven('leaves to the opponent whether the creature goes to the top or to the bottom', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['氷結呪文「フリズン」'], manaZone: { water: 4 } },
      p2: { battleZone: ['Fear Fang', '知識のコイン'], deck: ['Aqua Hulcus', 'Filler'] },
    });
    duel.use('氷結呪文「フリズン」').choose('Fear Fang');
    expect(duel.asked).toBe('p2 mode');
    duel.choose('bottom');
    expect(duel.zone('p2', 'deck').at(-1)).toBe('Fear Fang');
    expect(duel.battleZones.p2).toEqual(['知識のコイン']);
  });
});

describe('アビスベル=ジャシン帝', () => {
  driven('lets Abyss creatures be summoned from the graveyard for 2 less, to attack at once', (begin) => {
    const duel = begin({
      cards,
      p1: {
        battleZone: ['アビスベル=ジャシン帝'],
        graveyard: ['ブック＝ラギルップ', 'Fear Fang', 'フォーク＝フォック'],
        manaZone: { darkness: 2 },
        deck: 10,
      },
    });
    expect(duel.options.filter((option) => option.startsWith('Summon'))).toHaveLength(2);
    duel.use('ブック＝ラギルップ');
    duel.passUntil('p1 attack');
    expect(duel.options).toContain('ブック＝ラギルップ attacks the player');
    duel.choose('ブック＝ラギルップ attacks the player');
    goOnTo(duel, 'p2 charge');
    expect(duel.zone('p1', 'deck').at(-1)).toBe('ブック＝ラギルップ');
  });

  driven('stays if two cards are discarded', (begin) => {
    const destroyed = (hand: number) => {
      const duel = begin({
        cards,
        p1: { hand: ['Death Smoke'], manaZone: { darkness: 4 }, battleZone: ['Fear Fang'] },
        p2: { battleZone: ['アビスベル=ジャシン帝'], hand },
      });
      duel.use('Cast Death Smoke');
      if (duel.duel.decision?.kind === 'replace') duel.choose('アビスベル');
      else if (duel.asked === 'p2 confirm') duel.choose('Yes');
      return [duel.battleZones.p2.length, duel.count('p2', 'hand')];
    };
    expect(destroyed(2)).toEqual([1, 0]);
    expect(destroyed(0)).toEqual([0, 0]);
  });
});

describe('落下男', () => {
  driven('destroys a creature that attacks in the turn in which it came, after its attack', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['斥候の旋風マーサ'], manaZone: { fire: 3 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['落下男'] },
    });
    duel.use('斥候の旋風マーサ');
    duel.passUntil('p1 attack').choose('斥候の旋風マーサ attacks the player');
    goOnTo(duel, 'p1 attack');
    expect(duel.zone('p1', 'graveyard')).toContain('斥候の旋風マーサ');
    duel.choose('Fear Fang attacks the player');
    goOnTo(duel, 'p2 charge');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)']);
  });
});

describe('暴竜爵の爪', () => {
  driven('puts a revealed creature that costs as much as the one that attacks', (begin) => {
    const revealed = (top: string) => {
      const duel = begin({
        cards,
        p1: { battleZone: ['暴竜爵の爪', 'Fear Fang'], hand: [], deck: [top, 'Filler'] },
      });
      duel.passUntil('p1 attack').choose('Fear Fang attacks the player');
      goOnTo(duel, 'p2 charge');
      return [duel.battleZones.p1.length, duel.zone('p1', 'hand')];
    };
    expect(revealed('打ち上げパーシモン')).toEqual([3, []]);
    expect(revealed('Aqua Vehicle')).toEqual([2, ['Aqua Vehicle']]);
  });
});

describe('惹起する若輩 ジャイロ', () => {
  driven('untaps after its first attack of a turn', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['惹起する若輩 ジャイロ'] } });
    duel.passUntil('p1 attack').choose('attacks the player');
    goOnTo(duel, 'p1 attack');
    expect(duel.battleZones.p1).toEqual(['惹起する若輩 ジャイロ']);
    duel.choose('attacks the player');
    goOnTo(duel, 'p2 charge');
    expect(duel.battleZones.p1).toEqual(['惹起する若輩 ジャイロ (tapped)']);
  });
});

describe('轟廻！グランドスラム・スコーピオン', () => {
  driven('is a creature only beside three nature creatures or tamaseeds', (begin) => {
    const attacks = (others: number) => {
      const duel = begin({
        cards,
        p1: {
          battleZone: [
            '轟廻！グランドスラム・スコーピオン',
            'Aqua Vehicle',
            ...civil('繁茂のコイン', others),
          ],
          manaZone: { nature: 2 },
        },
      });
      duel.passUntil('p1 attack');
      return duel.options.some((option) => option.includes('スコーピオン attacks'));
    };
    expect([attacks(2), attacks(3)]).toEqual([false, true]);
  });
});

describe('灼熱の闘志 テスタ・ロッサ', () => {
  driven('discards as many cards as it drew', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['灼熱の闘志 テスタ・ロッサ', 'Fear Fang'], manaZone: { water: 1, fire: 1 }, deck: 5 },
    });
    duel.use('Summon 灼熱の闘志 テスタ・ロッサ').choose('1');
    if (duel.asked === 'p1 choose') duel.choose('Fear Fang');
    expect([duel.zone('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([['Fear Fang'], 1]);
  });
});

describe('炎竜闘衣', () => {
  driven('makes the next creature of the turn fast, and no other', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['炎竜闘衣', 'Burning Mane', 'Fear Fang'],
        manaZone: { fire: 2, nature: 4, darkness: 2 },
      },
    });
    duel.use('Cast 炎竜闘衣');
    duel.use('Summon Burning Mane');
    duel.use('Summon Fear Fang');
    duel.passUntil('p1 attack');
    expect(duel.options.filter((option) => option.includes('attacks'))).toEqual([
      'Burning Mane attacks the player',
    ]);
  });

  driven('draws a card with two fire creatures', (begin) => {
    const drawn = (fire: number) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['炎竜闘衣'],
          manaZone: { fire: 1 },
          battleZone: civil('Deadly Fighter Braid Claw', fire),
        },
      });
      duel.use('Cast 炎竜闘衣');
      return duel.count('p1', 'hand');
    };
    expect([drawn(1), drawn(2)]).toEqual([0, 1]);
  });
});

describe('カタパルト・チャージ', () => {
  driven('lets the next creature attack creatures at once, but no players', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['カタパルト・チャージ', 'Burning Mane'], manaZone: { nature: 3 } },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    duel.use('Cast カタパルト・チャージ');
    duel.use('Summon Burning Mane');
    duel.passUntil('p1 attack');
    expect(duel.options.filter((option) => option.includes('attacks'))).toEqual([
      'Burning Mane attacks Aqua Vehicle',
    ]);
  });
});

describe('ダイコン・リーガー', () => {
  driven('may put another of its name from the mana zone', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['ダイコン・リーガー'], manaZone: [...civil('Burning Mane', 3), 'ダイコン・リーガー'] },
    });
    duel.use('Summon ダイコン・リーガー').choose('Yes').choose('No');
    expect(duel.battleZones.p1).toEqual(['ダイコン・リーガー', 'ダイコン・リーガー']);
  });

  driven('puts both creatures into the mana zones in place of the battle, with three of nature', (begin) => {
    const battled = (nature: number) => {
      const duel = begin({
        cards,
        p1: { battleZone: ['ダイコン・リーガー', ...civil('Burning Mane', nature)] },
        p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
      });
      const mana = [duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')];
      duel.passUntil('p1 attack').choose('ダイコン・リーガー attacks Fear Fang');
      goOnTo(duel, 'p1 attack');
      return [
        duel.battleZones.p1.length,
        duel.battleZones.p2.length,
        duel.count('p1', 'manaZone') - (mana[0] ?? 0),
        duel.count('p2', 'manaZone') - (mana[1] ?? 0),
      ];
    };
    expect(battled(1)).toEqual([1, 1, 0, 0]);
    expect(battled(2)).toEqual([2, 0, 1, 1]);
  });
});

describe('♪面白き こともなき墓地を 面白く', () => {
  const song = '♪面白き こともなき墓地を 面白く';

  driven('lets a spell of the graveyard be cast for its cost in this turn, and no other', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: [song],
        manaZone: { water: 6 },
        graveyard: ['Brain Serum', 'Crystal Memory', 'Aqua Hulcus'],
        deck: ['Fear Fang', 'Burning Mane', 'Aqua Vehicle'],
      },
    });
    duel.use(song);
    expect(duel.options).toEqual(['Brain Serum', 'Crystal Memory']);
    duel.choose('Brain Serum');
    expect(duel.options.filter((option) => option.startsWith('Cast'))).toEqual(['Cast Brain Serum']);
    duel.use('Cast Brain Serum').choose('2');
    expect(duel.names('p1', 'graveyard')).toEqual(['Aqua Hulcus', 'Brain Serum', 'Crystal Memory', song]);
    expect(duel.options.some((option) => option.startsWith('Cast'))).toBe(false);
  });
});

describe('2番ウッドのタイガーくん', () => {
  const tiger = '2番ウッドのタイガーくん';
  const charging = (name: string, effect: Effect) =>
    defineCard(spell({ name, civilizations: ['nature'], cost: 1, abilities: [spellAbility(effect)] }));
  const all = [
    ...cards,
    charging('From the Deck', topOfDeckTo('manaZone')),
    charging('From the Graveyard', putIntoMana(choose(yourGraveyard({ type: 'creature' })))),
    charging('From the Shields', putIntoMana(choose(yourShields()))),
    charging('From the Hand', putIntoMana(choose(yourHand({ type: 'creature' })))),
    charging('From the Battle Zone', putIntoMana(choose(yourCreatures()))),
  ];

  driven(
    'is put into the battle zone instead of the mana zone, wherever it comes from but the hand',
    (begin) => {
      const putFrom = (name: string, lies: object) => {
        const duel = begin({
          cards: all,
          p1: { hand: [name], manaZone: { nature: 2 }, shieldZone: [], graveyard: [], ...lies },
        });
        duel.use(`Cast ${name}`);
        return duel.battleZones.p1.join();
      };
      expect(putFrom('From the Deck', { deck: [tiger, 'Fear Fang'] })).toBe(tiger);
      expect(putFrom('From the Deck', { deck: ['Fear Fang', tiger] })).toBe('');
      expect(putFrom('From the Graveyard', { graveyard: [tiger] })).toBe(tiger);
      expect(putFrom('From the Shields', { shieldZone: [tiger] })).toBe(tiger);
      expect(putFrom('From the Battle Zone', { battleZone: [tiger] })).toBe(tiger);
      expect(putFrom('From the Hand', { hand: ['From the Hand', tiger] })).toBe('');
    },
  );

  driven('is shown as it leaves the deck, and the owner puts it where an opponent charges', (begin) => {
    const duel = begin({
      cards: [...all, charging('For the Opponent', topOfDeckTo('manaZone', 1, 'opponent'))],
      p1: { hand: ['For the Opponent'], manaZone: { nature: 1 } },
      p2: { deck: [tiger, 'Fear Fang', 'Fear Fang'] },
    });
    duel.use('Cast For the Opponent');
    expect(duel.battleZones.p2).toEqual([tiger]);
  });
});

describe('裁キノ聖堂 ラ・ファミリエ', () => {
  const temple = '裁キノ聖堂 ラ・ファミリエ';
  const onShield = { name: 'Fear Fang', bears: [{ name: temple }] };

  driven('lies on a shield, and puts a small light creature as a creature attacks, or draws', (begin) => {
    for (const [answer, there, hand] of [
      ['Yes', ['Fear Fang (tapped)', 'Emerald Grass'], 0],
      ['No', ['Fear Fang (tapped)'], 2],
    ] as const) {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { battleZone: ['Fear Fang'], hand: ['Emerald Grass'], shieldZone: [onShield], deck: 9 },
        p2: { shieldZone: ['Fear Fang', 'Fear Fang'] },
      });
      duel.choose('Fear Fang attacks the player').choose(answer);
      expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([there, hand]);
    }
  });

  driven('is cast, and then part of a shield', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: [temple, 'Fear Fang'], manaZone: { light: 5 }, shieldZone: ['Aqua Vehicle'] },
    });
    duel.use(`Cast ${temple}`);
    expect([duel.zone('p1', 'shieldZone'), duel.names('p1', 'graveyard')]).toEqual([
      ['Aqua Vehicle', temple],
      [],
    ]);
    expect(duel.duel.view('p1').counts.p1.shieldZone).toBe(1);
  });
});
