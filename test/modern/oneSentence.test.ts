import { loadSets } from '@taiki/modern';
import { creature, instead, insteadDo, self, topOfDeckTo, wouldBeDiscarded, wouldDraw } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['water'], cost: 1, power: 1000 } as const;
const cards = [
  ...(await loadSets(['DM22-RP1', 'DM26-RP1'])),
  creature({
    ...plain,
    name: 'Loyal',
    abilities: [{ ...wouldBeDiscarded(self, instead('manaZone')), from: ['hand'] }],
  }),
  creature({ ...plain, name: 'Digger', abilities: [wouldDraw('you', insteadDo(topOfDeckTo('manaZone')))] }),
];

describe('101.5a a sentence of a card, of which one part has been replaced', () => {
  driven(
    'フェイト・ガルペンター draws and discards in one sentence: only the draws are replaced',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['フェイト・ガルペンター', 'Loyal'], manaZone: { water: 5 }, battleZone: ['Digger'] },
      });
      duel.use('Summon フェイト・ガルペンター');
      expect(duel.names('p1', 'graveyard')).toEqual(['Loyal']);
      expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([0, 8]);
    },
  );

  driven('101.5b without a replaced draw the discard is replaced', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['フェイト・ガルペンター', 'Loyal'], manaZone: { water: 5 } },
    });
    duel.use('Summon フェイト・ガルペンター').choose('Loyal', 'Filler', 'Filler');
    expect(duel.names('p1', 'graveyard')).toEqual(['Filler', 'Filler']);
    expect(duel.names('p1', 'manaZone')).toContain('Loyal');
  });

  driven('王来英雄 モモキングRX goes on with its next sentence, which is an event of its own', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['王来英雄 モモキングRX', 'Loyal'],
        manaZone: { fire: 3, nature: 2 },
        battleZone: ['Digger'],
      },
    });
    duel.use('Summon 王来英雄 モモキングRX');
    expect(duel.names('p1', 'manaZone')).toContain('Loyal');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([2, 6]);
  });
});
