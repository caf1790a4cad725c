import { loadSets } from '@taiki/modern';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const cards = await loadSets(['dm23ex2', 'dm24ex1', 'unnumbered']);
const ALIEN = 'ロイヤル・エイリアン ～激演のマザー～';
const FATHER = 'ロイヤル・エイリアン ～熱奏のファーザー～';

describe('パンドラ・シフト', () => {
  driven(`${ALIEN} goes to the hyperspatial zone and takes aliens from the deck`, (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: [ALIEN],
        manaZone: { light: 1, water: 1 },
        deck: [FATHER, 'Filler', 'Filler', 'Filler'],
      },
    });
    duel.choose(`Pandora shift ${ALIEN}`);
    expect(duel.names('p1', 'hyperspatialZone')).toEqual([ALIEN]);
    expect(duel.names('p1', 'hand')).toEqual([FATHER]);
    expect(duel.count('p1', 'deck')).toBe(3);
  });

  driven(`${FATHER} puts from there what was laid there`, (begin) => {
    const duel = begin({
      cards,
      p1: { hand: [FATHER], manaZone: { darkness: 2, fire: 3 }, hyperspatialZone: [ALIEN] },
    });
    duel.use(`Summon ${FATHER}`);
    expect(duel.battleZones.p1).toEqual([FATHER, ALIEN]);
  });
});

describe('輪廻∞', () => {
  driven('天地命動 バラギアラ untaps all mana as it is summoned and casts 輪廻暴氷 from there', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['天地命動 バラギアラ / 輪廻暴氷'],
        manaZone: { nature: 8, water: 1 },
        deck: ['Filler', 'Fear Fang', 'Filler', 'Filler'],
      },
    });
    duel.use('Summon 天地命動 バラギアラ').use('Cast 輪廻暴氷').choose('Filler', 'Fear Fang');
    expect(duel.names('p1', 'hand')).toEqual(['Fear Fang', 'Filler']);
    expect(duel.count('p1', 'manaZone')).toBe(10);
    expect(duel.battleZones.p1).toEqual(['天地命動 バラギアラ / 輪廻暴氷']);
  });
});

describe('フォートE', () => {
  driven('忘却人形ラビオール has each player discard the hand if a death puppet was tapped', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['忘却人形ラビオール', 'Fear Fang'],
        manaZone: ['忘却人形ラビオール', ...Array.from({ length: 5 }, () => 'Darkness Filler')],
      },
      p2: { hand: ['Filler'], deck: ['Fear Fang'] },
    });
    duel.use('Summon 忘却人形ラビオール');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'graveyard'), duel.count('p2', 'graveyard')]).toEqual([
      0, 1, 1,
    ]);
  });
});

describe('究極進化MAX', () => {
  driven('超神羅ギャラクシー・デスティニー is summoned on no evolution that is no ultimate one', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['超神羅ギャラクシー・デスティニー'],
        manaZone: { nature: 7 },
        battleZone: ['Fear Fang'],
      },
    });
    expect(duel.asked).toBe('p1 attack');
  });
});

describe('超無限進化Ω', () => {
  driven(
    '「無情」の極 シャングリラ is put on guardians of three zones and halts the creatures of the opponent',
    (begin) => {
      const guardian = 'Dia Nork, Moonlight Guardian';
      const duel = begin({
        cards,
        p1: {
          hand: ['「無情」の極 シャングリラ'],
          manaZone: [guardian, ...Array.from({ length: 10 }, () => 'Filler')],
          graveyard: [guardian],
          battleZone: [guardian],
        },
        p2: { battleZone: ['Fear Fang'] },
      });
      duel.use('Summon 「無情」の極 シャングリラ').choose(guardian, guardian, guardian);
      expect(duel.battleZones.p1).toEqual([
        `「無情」の極 シャングリラ (over ${guardian}, ${guardian}, ${guardian})`,
      ]);
      duel.choose('「無情」の極 シャングリラ attacks the player').choose('No');
      expect(duel.asked).toBe('p1 shields');
    },
  );
});
