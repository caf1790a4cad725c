import { creature, draw, gachinkoJudge, repeat, returnToHand, spell, the, twinpact } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { wordCards } from '../support/wordCards.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  ...wordCards,
  plainSpell('Judge It', gachinkoJudge(draw(), draw(2))),
  plainSpell('Judge Twice', repeat(2, gachinkoJudge(draw()))),
  plainSpell('Keep It', gachinkoJudge(returnToHand(the('judged')))),
  creature({ ...plain, name: 'Five', cost: 5 }),
  twinpact(
    'Two / Seven',
    creature({ ...plain, name: 'Two', cost: 2 }),
    spell({ name: 'Seven', civilizations: ['fire'], cost: 7 }),
  ),
];
const manaZone = ['Human', 'Human', 'Human'];
/** Something to do in the main step, so that it does not pass by itself. */
const idle = ['Human', 'Human'];

describe('701.21 gachinko judge', () => {
  driven('701.21a both show their top cards, which go to the bottom; no less wins', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Judge It', ...idle], manaZone, deck: ['Human', 'Wall', 'Wall'] },
      p2: { deck: ['Human', 'Wall'] },
    });
    duel.use('Cast Judge It');
    expect(duel.facts('cardRevealed')).toEqual(['cardRevealed Human', 'cardRevealed Human']);
    expect(duel.count('p1', 'hand')).toBe(3);
    expect(duel.zone('p1', 'deck')).toEqual(['Wall', 'Human']);
    expect(duel.zone('p2', 'deck')).toEqual(['Wall', 'Human']);
  });

  driven('701.21b less than the opponent does not win', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Judge It', ...idle], manaZone, deck: ['Human', 'Wall', 'Wall', 'Wall'] },
      p2: { deck: ['Five', 'Wall'] },
    });
    duel.use('Cast Judge It');
    expect(duel.count('p1', 'hand')).toBe(4);
  });

  driven('201.2c, 701.21c who shows a card with two costs picks one', (begin) => {
    const p1 = { hand: ['Judge It', ...idle], manaZone, deck: ['Five', 'Wall', 'Wall', 'Wall'] };
    const duel = begin({ cards, p1, p2: { deck: ['Two / Seven', 'Wall'] } });
    duel.use('Cast Judge It');
    expect([duel.asked, duel.options]).toEqual(['p2 number', ['2', '7']]);
    duel.choose('7');
    expect(duel.count('p1', 'hand')).toBe(4);
    const small = begin({ cards, p1, p2: { deck: ['Two / Seven', 'Wall'] } });
    small.use('Cast Judge It').choose('2');
    expect(small.count('p1', 'hand')).toBe(3);
  });

  driven('each judge shows the next cards', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Judge Twice', ...idle], manaZone, deck: ['Five', 'Human', 'Wall', 'Wall'] },
      p2: { deck: ['Human', 'Five', 'Wall'] },
    });
    duel.use('Cast Judge Twice');
    expect(duel.count('p1', 'hand')).toBe(3);
    expect(duel.zone('p2', 'deck')).toEqual(['Wall', 'Human', 'Five']);
  });

  driven('it follows an attack, in the turn of its player only', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Gambler'], deck: ['Five', 'Wall', 'Wall'] },
      p2: { battleZone: ['Gambler'], deck: ['Human', 'Wall'] },
    });
    duel.choose('Gambler attacks the player');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual(['p1 shields', 1, 0]);
  });
});
