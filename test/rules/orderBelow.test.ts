import { cardsIn, putUnder, self, whenPut } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { BIG, being, ONE_MANA, SMALL } from './fromTheRulebook/madeUp.ts';

const digger = being('Digger', 3000, whenPut(self, putUnder(cardsIn('graveyard', 'you'), self)));

describe('403.4a cards that are put under a card', () => {
  driven('the player chooses in which order several lie', (begin) => {
    const duel = begin({
      cards: [digger, SMALL, BIG],
      p1: { hand: ['Digger'], manaZone: ONE_MANA, graveyard: ['Small', 'Big'] },
      p2: { graveyard: ['Small'] },
    });
    duel.use('Summon Digger');
    expect([duel.asked, [...duel.options].sort()]).toEqual(['p1 order', ['Big', 'Small']]);
    duel.choose('Big', 'Small');
    expect([duel.battleZones.p1, duel.names('p2', 'graveyard')]).toEqual([
      ['Digger (over Big, Small)'],
      ['Small'],
    ]);
  });

  driven('a single one needs no order', (begin) => {
    const duel = begin({
      cards: [digger, SMALL],
      p1: { hand: ['Digger'], manaZone: ONE_MANA, graveyard: ['Small'] },
    });
    duel.use('Summon Digger');
    expect([duel.asked === 'p1 order', duel.battleZones.p1]).toEqual([false, ['Digger (over Small)']]);
  });
});
