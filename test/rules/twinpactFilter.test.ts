import {
  cardsIn,
  choose,
  creature,
  destroy,
  draw,
  returnToHand,
  spell,
  spellAbility,
  twinpact,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { charm, ONE_MANA, SMALL } from './fromTheRulebook/madeUp.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const pact = twinpact(
  'Ebb / Flow',
  creature({ ...plain, name: 'Ebb', power: 1000 }),
  spell({ ...plain, name: 'Flow', abilities: [spellAbility(draw())] }),
);

describe('810.2 being a twinpact is a characteristic of the card', () => {
  driven('in the graveyard it is found among others', (begin) => {
    const duel = begin({
      cards: [pact, SMALL, charm('Recall', returnToHand(cardsIn('graveyard', 'you', { twinpact: true })))],
      p1: {
        hand: ['Recall'],
        manaZone: ONE_MANA,
        battleZone: ['Filler'],
        graveyard: ['Ebb / Flow', 'Small'],
      },
      p2: { graveyard: ['Ebb / Flow'] },
    });
    duel.use('Cast Recall');
    expect([duel.names('p1', 'hand'), duel.names('p1', 'graveyard'), duel.names('p2', 'graveyard')]).toEqual([
      ['Ebb / Flow'],
      ['Recall', 'Small'],
      ['Ebb / Flow'],
    ]);
  });

  driven('in the battle zone its creature still is one, and others are not', (begin) => {
    const duel = begin({
      cards: [pact, SMALL, charm('Cull', destroy(yourCreatures({ twinpact: false })))],
      p1: { hand: ['Cull'], manaZone: ONE_MANA, battleZone: ['Ebb / Flow', 'Small'] },
    });
    duel.use('Cast Cull');
    expect(duel.battleZones.p1).toEqual(['Ebb / Flow']);
  });

  driven('a card with two sides is not one (805.1)', (begin) => {
    const duel = begin({
      cards: [charm('Cull', destroy(choose(yourCreatures({ twinpact: true }))))],
      p1: { hand: ['Cull'], manaZone: ONE_MANA, battleZone: ['Martini, Temporal Dancer', 'Filler'] },
    });
    duel.use('Cast Cull');
    expect(duel.battleZones.p1).toEqual(['Martini, Temporal Dancer', 'Filler']);
  });
});
