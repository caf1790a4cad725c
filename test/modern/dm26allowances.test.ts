import { loadSets } from '@taiki/modern';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';
import { goOnTo } from './goOnTo.ts';

const cards = await loadSets(['dm26rp1']);
const faceUp = (name: string) => ({ name, faceUp: true });

describe('神羅の銀月 ザ・ラムーン', () => {
  driven('has two cards below it as it is laid out, and its attacker stays', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['神羅の銀月 ザ・ラムーン'],
        manaZone: { light: 4 },
        battleZone: ['Fear Fang', 'Burning Mane'],
        shieldZone: ['Aqua Guard'],
        deck: ['Bolshack Dragon', 'Aqua Hulcus', 'Fear Fang', 'Fear Fang'],
      },
      p2: { battleZone: [{ name: 'Bolshack Dragon', tapped: true }] },
    });
    duel.use('Execute 神羅の銀月 ザ・ラムーン');
    expect(duel.zone('p1', 'shieldZone')).toEqual([
      'Aqua Guard',
      '神羅の銀月 ザ・ラムーン (over Bolshack Dragon, Aqua Hulcus)',
    ]);
    duel.passUntil('p1 attack').choose('Fear Fang attacks Bolshack Dragon');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Burning Mane']);
    goOnTo(duel, 'p1 attack');
    duel.choose('Burning Mane attacks Bolshack Dragon');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)']);
  });
});

describe('魂が休む庭園 グリーン・グランドクロス', () => {
  driven('takes one off the cost of one creature a turn, for each copy', (begin) => {
    for (const copies of [1, 2]) {
      const duel = begin({
        cards,
        p1: {
          hand: ['Fear Fang', 'Fear Fang', 'Burning Mane'],
          manaZone: { nature: 7 },
          shieldZone: Array.from({ length: copies }, () => faceUp('魂が休む庭園 グリーン・グランドクロス')),
        },
      });
      duel.use('Summon Fear Fang');
      expect(duel.options.filter((option) => option.startsWith('Use'))).toHaveLength(copies);
      duel.choose('Use Fear Fang for 2 mana');
      if (copies === 2) {
        expect(duel.options).toEqual(['Pay 2 mana', 'Use Fear Fang for 1 mana']);
        duel.choose('Pay 2 mana');
      }
      duel.use('Summon Fear Fang');
      expect(duel.asked).toBe(copies === 2 ? 'p1 cost' : 'p1 main');
    }
  });

  driven('does not make a cost of one smaller, and counts again in the next turn', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Burning Mane', 'Burning Mane'],
        manaZone: { nature: 1 },
        shieldZone: [faceUp('魂が休む庭園 グリーン・グランドクロス')],
      },
    });
    duel.use('Summon Burning Mane');
    expect(duel.battleZones.p1).toEqual(['Burning Mane']);
    goOnTo(duel, 'p2 charge');
    goOnTo(duel, 'p1 main');
    duel.use('Summon Burning Mane');
    expect(duel.battleZones.p1).toEqual(['Burning Mane', 'Burning Mane']);
  });
});

describe('燃え尽きぬ館 レッド・プロミネンス', () => {
  driven('lets one creature be summoned from the mana zone, which gives mana and battles', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Burning Mane'],
        manaZone: ['Fear Fang', 'Fear Fang', ...Array<string>(6).fill('Burning Mane')],
        shieldZone: [faceUp('燃え尽きぬ館 レッド・プロミネンス')],
        deck: ['Bolshack Dragon', 'Aqua Hulcus', 'Aqua Hulcus'],
      },
      p2: { battleZone: ['Burning Mane'] },
    });
    expect(duel.options.filter((option) => option === 'Summon Burning Mane')).toHaveLength(7);
    duel.use('Summon Fear Fang').choose('may put the top card').choose('Yes').choose('Burning Mane');
    expect([duel.battleZones, duel.zone('p1', 'manaZone').at(-1)]).toEqual([
      { p1: ['Fear Fang'], p2: [] },
      'Bolshack Dragon (tapped)',
    ]);
    expect(duel.options).toEqual(['Summon Burning Mane', 'Go on to the attack step']);
  });

  driven('gives mana for each copy whose permission is used, and to nobody else', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Burning Mane'],
        manaZone: ['Fear Fang', 'Fear Fang', ...Array<string>(9).fill('Burning Mane')],
        shieldZone: Array<object>(2).fill(faceUp('燃え尽きぬ館 レッド・プロミネンス')) as never,
      },
    });
    for (const card of ['Fear Fang', 'Fear Fang']) {
      duel.use(`Summon ${card}`);
      for (let asked = 0; duel.asked !== 'p1 main' && asked < 9; asked++)
        duel.choose(duel.options.includes('Yes') ? 'Yes' : (duel.options[0] ?? ''));
    }
    expect([duel.battleZones.p1, duel.count('p1', 'manaZone')]).toEqual([['Fear Fang', 'Fear Fang'], 11]);
    expect(duel.options).toEqual(['Summon Burning Mane', 'Go on to the attack step']);
  });
});

describe('我竜塔第六層 シルヴァー・グローリー', () => {
  driven('keeps a destroyed creature below it, which goes to the graveyard with it (822.3)', (begin) => {
    const duel = begin({
      cards,
      p1: {
        battleZone: ['Fear Fang'],
        shieldZone: [faceUp('我竜塔第六層 シルヴァー・グローリー')],
      },
      p2: { battleZone: [{ name: 'Bolshack Dragon', tapped: true }, 'Fear Fang'] },
    });
    duel.passUntil('p1 attack').choose('Fear Fang attacks Bolshack Dragon');
    goOnTo(duel, 'p1 confirm');
    duel.choose('Yes');
    expect([duel.zone('p1', 'shieldZone'), duel.zone('p1', 'graveyard')]).toEqual([
      ['我竜塔第六層 シルヴァー・グローリー (over Fear Fang)'],
      [],
    ]);
    goOnTo(duel, 'p2 attack');
    duel.choose('Fear Fang attacks the player');
    goOnTo(duel, 'p2 attack');
    expect(duel.names('p1', 'graveyard').toSorted()).toEqual([
      'Fear Fang',
      '我竜塔第六層 シルヴァー・グローリー',
    ]);
  });

  driven('makes creatures stronger in the turn of the opponent only', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang'], shieldZone: [faceUp('我竜塔第六層 シルヴァー・グローリー')] },
    });
    expect(powersOf(duel, 'p1', cards)).toEqual(['Fear Fang 3000']);
    goOnTo(duel, 'p2 charge');
    expect(powersOf(duel, 'p1', cards)).toEqual(['Fear Fang 5000']);
  });
});

describe('幸せの精霊ミルザム・キッド', () => {
  driven('adds a card to a shield, or does not', (begin) => {
    for (const [answer, shields] of [
      ['Yes', ['Aqua Guard (over Bolshack Dragon)']],
      ['No', ['Aqua Guard']],
    ] as const) {
      const duel = begin({
        cards,
        p1: {
          hand: ['幸せの精霊ミルザム・キッド'],
          manaZone: { light: 3 },
          shieldZone: ['Aqua Guard'],
          deck: ['Bolshack Dragon', 'Fear Fang'],
        },
      });
      duel.use('Summon 幸せの精霊ミルザム・キッド').choose(answer);
      expect(duel.zone('p1', 'shieldZone')).toEqual(shields);
    }
  });
});

describe('爆焔ジェット・メモッタ', () => {
  driven(
    'lets the top card of the deck be looked at, and summoned once if it is such a creature',
    (begin) => {
      const hyper = cards.filter(
        ({ type, cost, races }) => type === 'creature' && cost <= 6 && races.includes('Hyper Monster'),
      );
      const [first, second] = hyper;
      const duel = begin({
        cards,
        p1: {
          battleZone: ['爆焔ジェット・メモッタ'],
          deck: [first?.name ?? '', second?.name ?? '', 'Fear Fang', 'Fear Fang'],
        },
      });
      expect(duel.facts('cardLookedAt')).toEqual([`cardLookedAt ${first?.name}`]);
      duel.use(`Summon ${first?.name}`);
      expect(duel.names('p1', 'battleZone')).toContain(first?.name);
      expect(duel.options.filter((option) => option.startsWith('Summon'))).toEqual([]);
      expect(duel.facts('cardLookedAt')).toEqual([`cardLookedAt ${second?.name}`]);
    },
  );

  driven('summons nothing that is not on top', (begin) => {
    const duel = begin({
      cards,
      p1: {
        battleZone: ['爆焔ジェット・メモッタ'],
        deck: ['Fear Fang', '爆焔ジェット・メモッタ', 'Fear Fang'],
      },
    });
    expect(duel.asked).toBe('p1 attack');
  });
});

describe('我竜塔第一層 セイント・キャッスル', () => {
  const castle = '我竜塔第一層 セイント・キャッスル';

  driven('is broken in place of all shields of an attack, or is not', (begin) => {
    for (const [answer, left] of [
      [castle, ['Aqua Guard', 'Aqua Guard', 'Aqua Guard']],
      ['Do not', [castle]],
    ] as const) {
      const duel = begin({
        cards,
        p1: { battleZone: ['Bolshack Dragon'] },
        p2: {
          shieldZone: ['Aqua Guard', 'Aqua Guard', 'Aqua Guard', faceUp(castle)].slice(
            answer === castle ? 0 : 1,
          ),
        },
      });
      duel.passUntil('p1 attack').choose('Bolshack Dragon attacks the player');
      duel.choose(...duel.options.slice(0, 2));
      expect(duel.asked).toBe('p2 replace');
      duel.choose(answer);
      expect(duel.zone('p2', 'shieldZone')).toEqual(left);
    }
  });

  driven('asks nothing as it is broken alone, or lies face down', (begin) => {
    for (const shields of [[faceUp(castle)], ['Aqua Guard', castle]]) {
      const duel = begin({
        cards,
        p1: { battleZone: ['Fear Fang'] },
        p2: { shieldZone: shields },
      });
      duel.passUntil('p1 attack').choose('Fear Fang attacks the player');
      if (duel.asked === 'p1 shields') duel.choose(duel.options[0] ?? '');
      expect(duel.asked).not.toBe('p2 replace');
    }
  });
});
