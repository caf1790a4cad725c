import { loadSets } from '@taiki/modern';
import { defineCard } from 'taiki';
import {
  creature,
  destroy,
  instead,
  self,
  spell,
  spellAbility,
  wouldBeDestroyed,
  yourCreatures,
} from 'taiki/words';
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

describe('逆転の時!!', () => {
  driven('lets the opponent choose the shield that is broken', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['逆転の時!!'], manaZone: { fire: 2 } },
      p2: { hand: [], shieldZone: ['Fear Fang', 'Aqua Hulcus'] },
    });
    duel.use('逆転の時!!');
    expect(duel.asked).toBe('p2 shields');
    duel.choose('Shield 2');
    expect(duel.names('p2', 'hand')).toContain('Aqua Hulcus');
    expect(duel.names('p2', 'shieldZone')).toEqual(['Fear Fang']);
  });
});

describe('圧倒するレオパルズ・ホーン', () => {
  const horn = '圧倒するレオパルズ・ホーン';
  const manaOf = (...also: readonly string[]) => ['Fear Fang', 'Brain Serum', ...also];

  driven('has 1000 power for each card in the mana zone', (begin) => {
    const duel = begin({ cards, p1: { battleZone: [horn], manaZone: manaOf() } });
    expect(powersOf(duel, 'p1', cards)).toEqual([`${horn} 2000`]);
  });

  driven(
    'makes each card give two mana while four card types are there, whatever stands before a type',
    (begin) => {
      const givenBy = (mana: readonly string[]) => {
        const duel = begin({
          cards,
          p1: { battleZone: [horn], manaZone: mana, hand: ['Fear Fang', 'Bolshack Dragon'] },
        });
        return duel.options.some((option) => option.includes('Bolshack Dragon'));
      };
      const four = ['Bolshack Dragon', 'Brain Serum', "Astral's Vision", '我竜塔第四層 ポチョムキン'];
      expect(givenBy(four)).toBe(true);
      expect(givenBy(['Bolshack Dragon', 'Brain Serum', "Astral's Vision", 'Ultracide Worm'])).toBe(false);
    },
  );

  driven('is summoned without paying while there are seven creatures of both players', (begin) => {
    const offered = (count: number) =>
      begin({
        cards,
        p1: { hand: [horn], battleZone: Array(count).fill('Fear Fang') },
        p2: { battleZone: ['Fear Fang', 'Fear Fang'] },
      }).options.some((option) => option.includes(horn));
    expect([offered(4), offered(5)]).toEqual([false, true]);
  });
});

describe('ゴッダマ・ルピア', () => {
  const lupia = 'ゴッダマ・ルピア';
  driven('keeps one creature a turn by three cards of the graveyard', (begin) => {
    const blast = defineCard(
      spell({
        name: 'Blast',
        civilizations: ['darkness'],
        cost: 1,
        abilities: [spellAbility(destroy(yourCreatures({ not: { names: [lupia] } })))],
      }),
    );
    const duel = begin({
      cards: [...cards, blast],
      p1: {
        hand: ['切り札の時!!', 'Blast', 'Blast'],
        manaZone: { darkness: 12 },
        battleZone: [lupia, 'Fear Fang', 'Burning Mane'],
        shieldZone: ['Aqua Vehicle'],
        graveyard: ['Brain Serum', 'Bolshack Dragon', 'Aqua Hulcus', 'Lightning Charger'],
      },
    });
    duel.use('切り札の時!!').use('Blast');
    expect(duel.asked).toBe('p1 replace');
    duel.choose('Replace').choose('Brain Serum', 'Bolshack Dragon', 'Aqua Hulcus');
    expect(duel.asked).toBe('p1 order');
    duel.choose('Brain Serum', 'Bolshack Dragon', 'Aqua Hulcus');
    expect(duel.asked).toBe('p1 main');
    expect(duel.battleZones.p1).toHaveLength(2);
    expect(duel.names('p1', 'graveyard')).toContain('Lightning Charger');
    expect(duel.names('p1', 'graveyard')).not.toContain('Aqua Hulcus');
    duel.use('Blast');
    expect(duel.battleZones.p1).toEqual([lupia]);
  });
});

describe('切札竜 ボルメテウス・リバース・ドラゴン', () => {
  const reverse = '切札竜 ボルメテウス・リバース・ドラゴン';

  driven('buries the shields that it breaks in its hyper mode, and each player draws as many', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['切り札の時!!'],
        manaZone: { darkness: 4 },
        battleZone: [reverse],
        shieldZone: ['Aqua Vehicle'],
        deck: ['Burning Mane', 'Burning Mane', 'Burning Mane', 'Burning Mane'],
      },
      p2: {
        hand: [],
        shieldZone: ['Fear Fang', 'Brain Serum'],
        deck: ['Aqua Hulcus', 'Aqua Hulcus', 'Aqua Hulcus'],
      },
    });
    duel.use('切り札の時!!').passUntil('p1 attack').choose(`${reverse} attacks the player`);
    duel.choose('triple breaker');
    expect(duel.asked).toBe('p2 order');
    duel.choose(...duel.options);
    expect(duel.names('p2', 'shieldZone')).toEqual([]);
    expect(duel.names('p2', 'hand').slice(0, 2)).toEqual(['Aqua Hulcus', 'Aqua Hulcus']);
    expect([...duel.names('p2', 'deck')].sort()).toEqual(['Aqua Hulcus', 'Brain Serum', 'Fear Fang']);
    expect(duel.names('p1', 'hand')).toEqual(['Aqua Vehicle', 'Burning Mane', 'Burning Mane']);
  });
});

describe('聖竜鎧 シデンズ・ソウル', () => {
  const gear = '聖竜鎧 シデンズ・ソウル';
  const all = [
    ...cards,
    defineCard(
      spell({
        name: 'Gust',
        civilizations: ['fire'],
        cost: 1,
        abilities: [spellAbility(destroy(yourCreatures()))],
      }),
    ),
  ];

  driven(
    'is crossed onto what is put, moves on as that attacks, and is taken off so that it stays',
    (begin) => {
      const duel = begin({
        cards: all,
        p1: {
          hand: ['Fear Fang', 'Gust'],
          manaZone: { nature: 3, fire: 4 },
          battleZone: [gear, 'Burning Mane'],
        },
        p2: { battleZone: ['Aqua Vehicle', { name: 'Aqua Hulcus', tapped: true }] },
      });
      duel.use('Summon Fear Fang').choose('Yes');
      expect(duel.battleZones.p2).toEqual(['Aqua Vehicle (tapped)', 'Aqua Hulcus (tapped)']);
      duel.use('Gust');
      expect(duel.asked).toBe('p1 replace');
      duel.choose('Replace');
      expect(duel.battleZones.p1).toEqual([gear, 'Fear Fang']);
      expect(duel.facts('gearUncrossed')).toEqual([`gearUncrossed ${gear}`]);
      expect(duel.duel.game.zones.p1.battleZone.every(({ attachedTo }) => attachedTo === undefined)).toBe(
        true,
      );
    },
  );

  driven('lets the creature attack at once, and is crossed onto another one as it does', (begin) => {
    const duel = begin({
      cards: all,
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: [gear, 'Burning Mane'] },
    });
    duel.use('Summon Fear Fang').choose('Yes').passUntil('p1 attack');
    duel.choose('Fear Fang attacks the player').choose('Yes');
    const { battleZone } = duel.duel.game.zones.p1;
    const [onto] = battleZone.flatMap(({ attachedTo }) => attachedTo ?? []);
    const bearer = battleZone.find(({ id }) => id === onto);
    expect(bearer && duel.duel.game.cards[bearer.card]?.name).toBe('Burning Mane');
  });
});

describe('叡智のW インビンシブル・ギャラクシー', () => {
  const phoenix = defineCard(
    creature({
      name: 'Phoenix',
      civilizations: ['light'],
      cost: 1,
      power: 1000,
      abilities: [wouldBeDestroyed(self, instead('hand'))],
    }),
  );
  const ruin = defineCard(
    spell({
      name: 'Ruin',
      civilizations: ['light'],
      cost: 1,
      abilities: [spellAbility(destroy(yourCreatures({ names: ['Phoenix'] })))],
    }),
  );

  driven('keeps creatures where they are, so that nothing takes the place of leaving (700.3)', (begin) => {
    const duel = begin({
      cards: [...cards, phoenix, ruin],
      p1: {
        hand: ['叡智のW インビンシブル・ギャラクシー', 'Ruin'],
        manaZone: { light: 6 },
        battleZone: ['Phoenix'],
      },
    });
    duel.use('Summon 叡智のW インビンシブル・ギャラクシー').choose('Shield 1');
    duel.use('Cast Ruin');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'battleZone')).toEqual(['Phoenix', '叡智のW インビンシブル・ギャラクシー']);
  });
});
