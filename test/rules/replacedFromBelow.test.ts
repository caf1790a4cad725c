import { allCards } from 'taiki';
import {
  any,
  creature,
  draw,
  evolution,
  evolutionCreature,
  inOrder,
  instead,
  named,
  self,
  tally,
  wheneverAttacks,
  wouldLeave,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain } from './plainCards.ts';

const burn = { do: 'moveUnder', what: self, to: 'graveyard', count: 1 } as const;

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Runt' }),
  evolutionCreature({
    ...plain,
    name: 'Crown',
    power: 6000,
    abilities: [evolution({}), wheneverAttacks(self, inOrder(tally(burn, 'burned'), draw(named('burned'))))],
  }),
  creature({
    ...plain,
    name: 'Keeper',
    abilities: [wouldLeave(any('you', { type: 'creature' }), instead('hand'))],
  }),
];
const crown = { name: 'Crown', over: ['Runt'] };

describe('109.2b, 609.1 a card from below a creature that would go to the graveyard', () => {
  driven('goes elsewhere if a replacement speaks of cards, and has not gone there (609.4)', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Flesh-to-Spirit Conversion'],
        manaZone: { darkness: 3, nature: 3 },
        battleZone: [crown],
      },
    });
    duel.use('Cast Flesh-to-Spirit Conversion').choose('Crown attacks the player');
    expect(duel.names('p1', 'manaZone').filter((name) => name.startsWith('Runt'))).toEqual(['Runt']);
    expect(duel.facts('eventReplaced', 'cardDrawn')).toEqual(['eventReplaced Runt']);
    expect([duel.names('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([
      ['Flesh-to-Spirit Conversion'],
      0,
    ]);
  });

  driven('is not what leaves: a replacement for creatures that leave does not apply', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: [crown, 'Keeper'], hand: 0 },
    });
    duel.choose('Crown attacks the player');
    expect([duel.names('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([['Runt'], 1]);
  });
});
