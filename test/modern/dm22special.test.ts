import { loadSets } from '@taiki/modern';
import { defineCard } from 'taiki';
import {
  choose,
  creature,
  destroy,
  evolution,
  evolutionCreature,
  opponentsCreatures,
  put,
  self,
  spell,
  spellAbility,
  whenPut,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { goOnTo } from './goOnTo.ts';

const sets = await loadSets(['dm22rp1']);
const plain = { civilizations: [], cost: 1 } as const;
const cards = [
  ...sets,
  defineCard(
    spell({ ...plain, name: 'Blast', abilities: [spellAbility(destroy(choose(opponentsCreatures())))] }),
  ),
  defineCard(spell({ ...plain, name: 'Call', abilities: [spellAbility(put(choose(yourHand())))] })),
  defineCard(
    creature({
      ...plain,
      name: 'Bomber',
      races: [],
      power: 1000,
      abilities: [whenPut(self, destroy(choose(opponentsCreatures())))],
    }),
  ),
  defineCard(creature({ ...plain, name: 'Imp', races: ['Abyss Royal'], power: 1000, abilities: [] })),
  defineCard(creature({ ...plain, cost: 9, name: 'Remnant', races: ['Distas'], power: 1000, abilities: [] })),
];

describe('暗刻 クロック＝クロニクル', () => {
  driven('keeps Abysses from leaving by spells of the opponent, not by creatures', (begin) => {
    for (const [used, stays] of [
      ['Cast Blast', true],
      ['Summon Bomber', false],
    ] as const) {
      const duel = begin({
        cards,
        p1: { hand: ['Blast', 'Bomber'], manaZone: { fire: 2 } },
        p2: { battleZone: ['暗刻 クロック＝クロニクル', 'Imp'] },
      });
      duel.use(used);
      if (duel.asked === 'p1 choose') duel.choose('Imp');
      expect(duel.battleZones.p2.includes('Imp')).toBe(stays);
    }
  });

  driven('does not keep other creatures, nor its own player', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Blast'], manaZone: { fire: 1 }, battleZone: ['暗刻 クロック＝クロニクル'] },
      p2: { battleZone: ['Imp'] },
    });
    duel.use('Cast Blast');
    expect(duel.battleZones.p2).toEqual([]);
  });

  driven('discards three cards at random as it attacks', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['暗刻 クロック＝クロニクル'] },
      p2: { hand: ['Imp', 'Imp', 'Imp', 'Imp'] },
    });
    duel.passUntil('p1 attack').choose('暗刻 クロック＝クロニクル attacks the player');
    expect(duel.count('p2', 'hand')).toBe(1);
  });
});

describe('砕慄接続 グレイトフル・ベン', () => {
  driven('lets one creature a turn be summoned from the mana zone, a Distas for nothing', (begin) => {
    for (const [name, tapped] of [
      ['Remnant', 0],
      ['Imp', 1],
    ] as const) {
      const duel = begin({
        cards,
        p1: {
          battleZone: ['砕慄接続 グレイトフル・ベン'],
          manaZone: ['Remnant', 'Imp', 'Call', 'Call'],
        },
      });
      duel.use(`Summon ${name}`);
      const { manaZone } = duel.duel.game.zones.p1;
      expect([manaZone.filter((card) => card.tapped).length, duel.battleZones.p1.at(-1)]).toEqual([
        tapped,
        name,
      ]);
      expect(duel.asked).toBe('p1 attack');
    }
  });

  driven('puts the graveyard into the mana zone tapped, and a shield in its place', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['砕慄接続 グレイトフル・ベン', 'Call', 'Imp'],
        manaZone: { fire: 2 },
        graveyard: ['Imp', 'Call'],
        shieldZone: 1,
      },
    });
    duel.use('Cast Call').choose('砕慄接続 グレイトフル・ベン');
    for (let asked = 0; !['p1 main', 'p1 attack'].includes(duel.asked) && asked < 9; asked++)
      duel.choose(duel.options.includes('Yes') ? 'Yes' : (duel.options[0] ?? ''));
    expect(duel.count('p1', 'shieldZone')).toBe(2);
    expect(duel.zone('p1', 'manaZone')).toContain('Imp (tapped)');
  });
});

describe('次元の嵐 スコーラー', () => {
  const gone = {
    hand: ['次元の嵐 スコーラー', 'Call', ...Array<string>(6).fill('Blast')],
    manaZone: { water: 7 },
  };

  driven('costs nothing after five spells, and gives a turn as the first of the duel', (begin) => {
    const duel = begin({ cards, p1: gone, p2: { battleZone: Array<string>(6).fill('Imp') } });
    for (let cast = 0; cast < 5; cast++) {
      expect(duel.options).not.toContain('Summon 次元の嵐 スコーラー');
      duel.use('Cast Blast').choose('Imp');
    }
    duel.use('Summon 次元の嵐 スコーラー');
    expect(duel.duel.game.turn.extra).toEqual(['p1']);
  });

  driven('gives none if another one has been put before, in whatever way and turn', (begin) => {
    const duel = begin({
      cards,
      p1: { ...gone, hand: [...gone.hand, '次元の嵐 スコーラー'] },
      p2: { battleZone: Array<string>(6).fill('Imp') },
    });
    duel.use('Cast Call');
    duel.choose('次元の嵐 スコーラー');
    goOnTo(duel, 'p2 charge');
    goOnTo(duel, 'p1 main');
    for (let cast = 0; cast < 5; cast++) duel.use('Cast Blast').choose('Imp');
    duel.use('Summon 次元の嵐 スコーラー');
    expect([duel.battleZones.p1.length, duel.duel.game.turn.extra]).toEqual([2, []]);
  });
});

describe('神の試練', () => {
  driven('takes the cards that are revealed until two have the same cost', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['神の試練'],
        manaZone: { water: 5 },
        deck: ['Imp', 'Fear Fang', 'Remnant', 'Blast', 'Call', 'Call'],
      },
    });
    duel.use('Cast 神の試練');
    expect([duel.names('p1', 'hand'), duel.zone('p1', 'deck'), duel.duel.game.turn.extra]).toEqual([
      ['Blast', 'Fear Fang', 'Imp', 'Remnant'],
      ['Call', 'Call'],
      [],
    ]);
  });

  driven('takes the whole deck, with which its player cannot lose any more', (begin) => {
    for (const deck of [
      ['Imp', 'Fear Fang', 'Remnant'],
      ['Imp', 'Fear Fang', 'Blast'],
    ]) {
      const duel = begin({ cards, p1: { hand: ['神の試練'], manaZone: { water: 5 }, deck } });
      duel.use('Cast 神の試練');
      goOnTo(duel, 'p2 charge');
      expect([duel.count('p1', 'deck'), duel.facts('turnGained'), duel.duel.result]).toEqual([
        0,
        ['turnGained'],
        undefined,
      ]);
    }
  });
});

describe('十番龍 オービーメイカー Par100', () => {
  const five = Array<string>(5).fill('Fear Fang');

  driven('costs 3 less for each creature of the turn, also one that has left', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['十番龍 オービーメイカー Par100', 'Fear Fang', 'Fear Fang', 'Blast'],
        manaZone: { nature: 10, fire: 1 },
      },
    });
    for (const _ of [1, 2]) duel.use('Summon Fear Fang');
    duel.use('Summon 十番龍 オービーメイカー Par100');
    expect(duel.names('p1', 'battleZone')).toContain('十番龍 オービーメイカー Par100');
  });

  driven('costs 3 less for each tamaseed of the turn', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['十番龍 オービーメイカー Par100', '繁茂のコイン', 'Blast'],
        manaZone: { nature: 10 },
      },
    });
    duel.use('Execute 繁茂のコイン');
    duel.use('Summon 十番龍 オービーメイカー Par100');
    expect(duel.names('p1', 'battleZone')).toContain('十番龍 オービーメイカー Par100');
  });

  driven('keeps what the opponent puts from triggering, in the turn of the opponent only', (begin) => {
    for (const [mine, destroyed] of [
      [five.slice(0, 3), 1],
      [five, 0],
    ] as const) {
      const duel = begin({
        cards,
        p1: { hand: ['Bomber'], manaZone: { fire: 1 } },
        p2: { battleZone: ['十番龍 オービーメイカー Par100', ...mine] },
      });
      duel.use('Summon Bomber');
      if (duel.asked === 'p1 choose') duel.choose('Fear Fang');
      expect(duel.count('p2', 'graveyard')).toBe(destroyed);
    }
  });

  driven('lets triggers be in the turn of its own player', (begin) => {
    const duel = begin({
      cards: [
        ...cards,
        defineCard(
          spell({
            ...plain,
            name: 'Gift',
            abilities: [spellAbility(put(choose({ in: 'graveyard', of: 'opponent' })))],
          }),
        ),
      ],
      p1: {
        hand: ['Gift'],
        manaZone: { fire: 1 },
        battleZone: ['十番龍 オービーメイカー Par100', ...five],
      },
      p2: { graveyard: ['Bomber'] },
    });
    duel.use('Cast Gift');
    expect(duel.asked).toBe('p2 choose');
  });
});

describe('The邪悪 寄成ギョウ', () => {
  driven('uses the abilities of what the opponent puts', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Bomber'], manaZone: { fire: 1 }, battleZone: ['Imp', 'Fear Fang'] },
      p2: { battleZone: ['The邪悪 寄成ギョウ'] },
    });
    duel.use('Summon Bomber');
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Imp');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Bomber'], p2: ['The邪悪 寄成ギョウ'] });
  });

  driven('does not use those of its own player, nor of what is there already', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Bomber'], manaZone: { fire: 1 }, battleZone: ['The邪悪 寄成ギョウ'] },
      p2: { battleZone: ['Imp', 'Fear Fang'] },
    });
    duel.use('Summon Bomber');
    expect(duel.asked).toBe('p1 choose');
  });

  driven('lets the opponent put a creature of the graveyard tapped, whose ability it uses', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['The邪悪 寄成ギョウ'] },
      p2: { graveyard: ['Bomber', 'Blast'], battleZone: ['Imp', 'Fear Fang'] },
    });
    goOnTo(duel, 'p1 choose');
    duel.choose('Bomber');
    expect(duel.battleZones.p2).toContain('Bomber (tapped)');
    expect(duel.asked).toBe('p1 choose');
  });
});

describe('王来英雄 モモキングRX', () => {
  const evolved = defineCard(
    evolutionCreature({
      ...plain,
      name: 'Crowned',
      races: ['Jokers'],
      power: 7000,
      abilities: [evolution({ races: ['Jokers'] })],
    }),
  );
  const other = defineCard(
    evolutionCreature({
      ...plain,
      name: 'Uncrowned',
      races: ['Human'],
      power: 7000,
      abilities: [evolution({ races: ['Human'] })],
    }),
  );

  driven('evolves into what can be put on it, and untaps for each battle that it wins then', (begin) => {
    const duel = begin({
      cards: [...cards, evolved, other],
      p1: {
        hand: ['王来英雄 モモキングRX', 'Crowned', 'Uncrowned', 'Blast'],
        manaZone: { fire: 3, nature: 2 },
      },
      p2: { battleZone: ['Imp', 'Imp'].map((name) => ({ name, tapped: true })) },
    });
    duel.use('Summon 王来英雄 モモキングRX').choose('Blast');
    expect(duel.options.some((option) => option.includes('Uncrowned'))).toBe(false);
    duel.choose('Crowned');
    expect(duel.battleZones.p1).toEqual(['Crowned (over 王来英雄 モモキングRX)']);
    duel.passUntil('p1 attack').choose(duel.options.find((option) => option.includes('attacks Imp')) ?? '');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Crowned (over 王来英雄 モモキングRX)'],
      p2: ['Imp (tapped)'],
    });
  });
});

describe("Drache der'Zen", () => {
  driven('casts a spell of the graveyard without being asked whether to', (begin) => {
    const duel = begin({
      cards,
      p1: {
        battleZone: ["Drache der'Zen", 'Aqua Vehicle', 'Aqua Vehicle', 'Aqua Vehicle'],
        graveyard: ['Death Smoke'],
      },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.passUntil('p1 attack').choose("Drache der'Zen attacks the player");
    expect(duel.asked).toBe('p1 mode');
    duel.choose('choose one of the spells');
    expect(duel.battleZones.p2).toEqual([]);
    expect(duel.names('p1', 'deck')).toContain('Death Smoke');
  });
});
