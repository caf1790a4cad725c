import { extraTurn, spell, spellAbility } from 'taiki/words';
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
