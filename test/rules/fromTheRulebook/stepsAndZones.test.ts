import {
  addToShields,
  allCreatures,
  cannot,
  choose,
  destroy,
  gets,
  revealTop,
  self,
  untap,
  wheneverAttacks,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { BIG, being, charm, ONE_MANA, SMALL } from './madeUp.ts';

describe('503 charging', () => {
  driven('503.1 a player may charge one card, or none', (begin) => {
    const duel = begin({
      cards: [SMALL, BIG],
      step: 'charge',
      p1: { hand: ['Small', 'Big'], battleZone: ['Filler'] },
    });
    expect([duel.asked, [...duel.options].sort()]).toEqual([
      'p1 charge',
      ['Charge Big', 'Charge Small', 'Charge nothing'],
    ]);
    duel.choose('Charge Small');
    expect([duel.names('p1', 'manaZone'), duel.asked === 'p1 charge']).toEqual([['Small'], false]);
  });
});

describe('505 attacks', () => {
  driven('505.2 it attacks the player and tapped creatures, not untapped ones', (begin) => {
    const duel = begin({
      cards: [SMALL, BIG],
      step: 'attack',
      p1: { battleZone: ['Filler', { name: 'Big', tapped: true }] },
      p2: { battleZone: ['Small', { name: 'Big', tapped: true }] },
    });
    expect([...duel.options].filter((option) => option.includes('attacks')).sort()).toEqual([
      'Filler attacks Big',
      'Filler attacks the player',
    ]);
  });

  driven('505.5 a creature that untaps after its attack may attack again', (begin) => {
    const duel = begin({
      cards: [being('Runner', 3000, wheneverAttacks(self, untap(self)))],
      step: 'attack',
      p1: { battleZone: ['Runner'] },
      p2: { hand: [] },
    });
    duel.choose('Runner attacks the player').choose(duel.options[0] ?? '');
    expect(duel.asked).toBe('p1 attack');
    duel.choose('Runner attacks the player').choose(duel.options[0] ?? '');
    expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', 3]);
  });

  driven(
    '505.6a a ban on attacking that comes during its attack does not take it from the attack',
    (begin) => {
      const duel = begin({
        cards: [
          being('Late', 3000, wheneverAttacks(self, gets(yourCreatures(), 'turn', cannot({ do: 'attack' })))),
        ],
        step: 'attack',
        p1: { battleZone: ['Late', 'Filler'] },
        p2: { hand: [] },
      });
      duel.choose('Late attacks the player').choose(duel.options[0] ?? '');
      expect([duel.count('p2', 'shieldZone'), duel.asked.startsWith('p1 attack')]).toEqual([4, false]);
    },
  );
});

describe('400 to 403 zones', () => {
  driven('403.1 an effect on creatures does not find those in the mana zone', (begin) => {
    const duel = begin({
      cards: [SMALL, charm('Fell', destroy(choose(allCreatures())))],
      p1: { hand: ['Fell'], manaZone: ['Small'], battleZone: ['Filler'] },
      p2: { battleZone: ['Filler'], manaZone: ['Small'] },
    });
    duel.use('Cast Fell');
    expect(duel.options.filter((option) => option.includes('Small'))).toEqual([]);
    expect(duel.options.length).toBe(2);
  });

  driven('400.2e a creature that becomes a shield lies face down, also for its owner', (begin) => {
    const duel = begin({
      cards: [SMALL, charm('Hide', addToShields(choose(yourCreatures())))],
      p1: { hand: ['Hide'], manaZone: ONE_MANA, battleZone: ['Small'], shieldZone: ['Filler'] },
    });
    duel.use('Cast Hide');
    const isSeen = (viewer: 'p1' | 'p2') =>
      JSON.stringify(duel.duel.view(viewer).zones.p1.shieldZone).includes('Small');
    expect([duel.count('p1', 'shieldZone'), isSeen('p1'), isSeen('p2')]).toEqual([2, false, false]);
  });

  driven('401.5 a revealed top card is face down again after the effect', (begin) => {
    const duel = begin({
      cards: [SMALL, charm('Peek', revealTop(1, 'revealed'))],
      p1: { hand: ['Peek'], manaZone: ONE_MANA, battleZone: ['Filler'], deck: ['Small', 'Filler'] },
    });
    duel.use('Cast Peek');
    expect([
      duel.facts('cardRevealed').length,
      duel.duel.game.zones.p1.deck.map(({ faceUp }) => faceUp),
      duel.zone('p1', 'deck')[0],
    ]).toEqual([1, [false, false], 'Small']);
  });
});
