import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Evil Incarnate', () => {
  driven("at the start of its player's turn that player destroys one of the own creatures", (begin) => {
    const duel = begin({
      step: 'end',
      p1: { battleZone: ['Seamine'], hand: ['Filler'] },
      p2: { battleZone: ['Evil Incarnate', 'Fear Fang'], hand: ['Filler'] },
    });
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Evil Incarnate', 'Fear Fang']]);
    duel.choose('Fear Fang');
    expect([duel.asked, duel.battleZones]).toEqual([
      'p2 charge',
      { p1: ['Seamine'], p2: ['Evil Incarnate'] },
    ]);
  });

  driven("at the start of the opponent's turn the opponent does", (begin) => {
    const duel = begin({
      step: 'end',
      p1: { battleZone: ['Evil Incarnate', 'Filler'] },
      p2: { battleZone: ['Fear Fang', 'Seamine'], hand: ['Filler'] },
    });
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Fear Fang', 'Seamine']]);
    duel.choose('Seamine');
    expect([duel.asked, duel.battleZones]).toEqual([
      'p2 charge',
      { p1: ['Evil Incarnate', 'Filler'], p2: ['Fear Fang'] },
    ]);
  });

  driven('alone it is destroyed itself; an opponent without creatures destroys none', (begin) => {
    const alone = begin({
      step: 'end',
      p1: { battleZone: ['Filler'] },
      p2: { battleZone: ['Evil Incarnate'], hand: ['Filler'] },
    });
    expect([alone.asked, alone.zone('p2', 'graveyard')]).toEqual(['p2 charge', ['Evil Incarnate']]);
    const none = begin({ step: 'end', p1: { battleZone: ['Evil Incarnate'] }, p2: { hand: ['Filler'] } });
    expect([none.asked, none.zone('p1', 'battleZone')]).toEqual(['p2 charge', ['Evil Incarnate']]);
  });
});
