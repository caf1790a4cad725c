import { creature, extraTurn, self, spell, spellAbility, wheneverAttacks } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const cards = [
  spell({ ...plain, name: 'Mine', abilities: [spellAbility(extraTurn())] }),
  spell({ ...plain, name: 'Yours', abilities: [spellAbility(extraTurn('opponent'))] }),
  spell({ ...plain, name: 'Ours', abilities: [spellAbility(extraTurn('any'))] }),
];

/** Whose turns follow one in which these are cast in this order. */
const FOLLOW: readonly (readonly [spells: readonly string[], turns: string])[] = [
  [['Mine'], 'p1 p2 p1 p2'],
  [['Mine', 'Mine'], 'p1 p1 p2 p1'],
  [['Yours'], 'p2 p2 p1 p2'],
  [['Yours', 'Yours'], 'p2 p2 p2 p1'],
  [['Ours'], 'p1 p2 p2 p1'],
  [['Mine', 'Yours'], 'p1 p2 p2 p1'],
  [['Yours', 'Mine'], 'p1 p2 p2 p1'],
  [['Yours', 'Mine', 'Mine'], 'p1 p1 p2 p2 p1'],
  [['Yours', 'Mine', 'Yours'], 'p1 p2 p2 p2 p1'],
  [['Mine', 'Yours', 'Yours', 'Mine'], 'p1 p1 p2 p2 p2 p1'],
];

describe('500.5 extra turns come right after this one, those of the active player first', () => {
  for (const [spells, turns] of FOLLOW) {
    driven(`${spells.join(', ')}: ${turns}`, (begin) => {
      const duel = begin({
        cards,
        p1: { hand: [...spells, 'Filler'], manaZone: { fire: 4 }, battleZone: ['Fear Fang'], deck: 30 },
        p2: { deck: 30 },
      });
      for (const name of spells) duel.use(`Cast ${name}`);
      expect(duel.facts('turnGained')).toHaveLength(spells.length + (spells[0] === 'Ours' ? 1 : 0));
      const follow: string[] = [];
      while (follow.length < turns.split(' ').length) {
        const { number } = duel.duel.game.turn;
        while (duel.duel.game.turn.number === number) duel.pass();
        follow.push(duel.duel.game.turn.active);
      }
      expect(follow.join(' ')).toBe(turns);
    });
  }
});

describe('500.5 extra turns', () => {
  const plain = { civilizations: ['nature'], cost: 2 } as const;

  const nature = (count: number) => ({ nature: count });

  const mine = spell({ ...plain, name: 'My Time', abilities: [spellAbility(extraTurn())] });
  const yours = spell({ ...plain, name: 'Your Time', abilities: [spellAbility(extraTurn('opponent'))] });
  const cards = [mine, yours];

  /** Whose turns come, from the one after this. */
  const turns = (
    duel: ReturnType<Parameters<Parameters<typeof driven>[1]>[0]>,
    count: number,
  ): readonly string[] =>
    Array.from({ length: count }, () => {
      const { number } = duel.duel.game.turn;
      while (duel.duel.game.turn.number === number) duel.pass();
      return duel.duel.game.turn.active;
    });

  driven('each comes right after the turn in which it was gained, one by one', (begin) => {
    const duel = begin({ cards, p1: { hand: ['My Time', 'My Time', 'Filler'], manaZone: nature(4) } });
    duel.use('Cast My Time').use('Cast My Time');
    expect(duel.duel.game.turn.active).toBe('p1');
    expect(duel.duel.game.turn.number).toBe(6);
    expect(turns(duel, 4)).toEqual(['p1', 'p2', 'p1', 'p2']);
  });

  driven('the non-active player takes it besides the turn that would follow', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Your Time'], manaZone: nature(2), battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Your Time');
    expect(duel.asked).toBe('p1 attack');
    expect(turns(duel, 4)).toEqual(['p2', 'p2', 'p1', 'p2']);
  });

  driven('500.5a where both gain one, that of the active player comes first', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Your Time', 'My Time'], manaZone: nature(4), battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Your Time').use('Cast My Time');
    expect(duel.asked).toBe('p1 attack');
    expect(turns(duel, 5)).toEqual(['p1', 'p2', 'p2', 'p1', 'p2']);
  });

  driven(
    'one that the other player gains in an extra turn comes before the turn that would follow',
    (begin) => {
      const giver = creature({
        ...plain,
        name: 'Giver',
        power: 2000,
        abilities: [wheneverAttacks(self, extraTurn('opponent'))],
      });
      const duel = begin({
        cards: [...cards, giver],
        p1: { hand: ['Your Time'], manaZone: nature(2), battleZone: ['Fear Fang'] },
        p2: { battleZone: ['Giver', 'Fear Fang'] },
      });
      duel.use('Cast Your Time');
      expect(turns(duel, 1)).toEqual(['p2']);
      duel.passUntil('p2 attack').choose('Giver attacks the player').choose('Shield 1');
      expect(turns(duel, 5)).toEqual(['p1', 'p2', 'p1', 'p2', 'p1']);
    },
  );
});

describe('500.5 the extra turn of Bombazar', () => {
  const BOMBAZAR = 'Bombazar, Dragon of Destiny';

  driven("follows the opponent's turn in which it is put, and is the last", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang'] },
      p2: {
        hand: [BOMBAZAR],
        manaZone: 7,
        battleZone: ['Burning Mane'],
        shieldZone: ['Rapid Reincarnation', 'Filler'],
      },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    duel.choose('Shield trigger: Rapid Reincarnation').choose('Yes').passUntil('p2 attack');
    expect(duel.battleZones.p2).toEqual([BOMBAZAR]);
    duel.pass();
    expect(duel.duel.result).toEqual({ winner: 'p1', reason: 'cardEffect', turn: 6 });
  });

  driven('is the first of two', (begin) => {
    const duel = begin({
      p1: {
        hand: [BOMBAZAR],
        manaZone: { fire: 4, nature: 3 },
        battleZone: [{ name: 'Balesk Baj, the Timeburner', over: ['Draglide'] }],
      },
    });
    duel.use(`Summon ${BOMBAZAR}`).choose('Balesk Baj, the Timeburner attacks the player');
    duel.choose('Shield 1', 'Shield 2').passUntil('p1 charge').passUntil('p1 attack').pass();
    expect(duel.duel.result).toEqual({ winner: 'p2', reason: 'cardEffect', turn: 6 });
  });
});
