import { allCards } from 'taiki';
import {
  choose,
  creature,
  destroy,
  draw,
  kingKnightMagic,
  knightMagic,
  opponentsCreatures,
  spell,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 1000 } as const;
const magic = { civilizations: [], cost: 0 } as const;
const cards = [
  ...allCards,
  creature({ ...plain, name: 'Squire', races: ['Human'] }),
  creature({ ...plain, name: 'Rider', races: ['Knight'] }),
  spell({ ...magic, name: 'Bullet', abilities: [knightMagic(destroy(choose(opponentsCreatures())))] }),
  spell({ ...magic, name: 'Volley', abilities: [kingKnightMagic(draw())] }),
];
const deck = ['Squire', 'Squire', 'Squire', 'Squire', 'Squire'];

describe('605.2c knight magic', () => {
  driven('lets its player use the text once more with a Knight in the battle zone', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Rider'], hand: ['Bullet', 'Volley'] },
      p2: { battleZone: ['Squire', 'Rider', 'Squire'] },
    });
    duel.use('Cast Bullet').choose('Rider');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes').choose('Squire');
    expect([duel.battleZones.p2, duel.count('p1', 'graveyard')]).toEqual([['Squire'], 1]);
  });

  driven('may be declined', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Rider'], hand: ['Bullet', 'Volley'] },
      p2: { battleZone: ['Squire', 'Rider'] },
    });
    duel.use('Cast Bullet').choose('Rider').choose('No');
    expect(duel.battleZones.p2).toEqual(['Squire']);
  });

  driven("does nothing more without a Knight, nor with the opponent's", (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Squire'], hand: ['Bullet', 'Volley'] },
      p2: { battleZone: ['Squire', 'Rider', 'Rider'] },
    });
    duel.use('Cast Bullet').choose('Squire');
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 main', ['Rider', 'Rider']]);
  });

  driven('king knight magic asks once for each Knight', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Rider', 'Rider', 'Squire'], hand: ['Volley', 'Bullet'], deck },
      p2: { battleZone: ['Squire', 'Squire'] },
    });
    duel.use('Cast Volley').choose('Yes').choose('Yes');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 main', 4]);
  });

  driven('each further use of king knight magic may be declined', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Rider', 'Rider'], hand: ['Volley', 'Bullet'], deck },
      p2: { battleZone: ['Squire', 'Squire'] },
    });
    duel.use('Cast Volley').choose('No').choose('Yes');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 main', 3]);
  });
});
