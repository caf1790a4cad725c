import {
  blocker,
  breakShields,
  choose,
  creature,
  destroy,
  doubleBreaker,
  each,
  gains,
  has,
  infiniteBreaker,
  instead,
  itself,
  opponentsCreatures,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  wheneverAttacks,
  whenPut,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain } from './plainCards.ts';

const cards = [
  creature({ ...plain, name: 'Gunblade', abilities: [infiniteBreaker] }),
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Twin Gun', abilities: [infiniteBreaker, doubleBreaker] }),
  creature({ ...plain, name: 'Gunsmith', abilities: [each(yourCreatures(), gains(infiniteBreaker))] }),
  creature({ ...plain, name: 'Guard Gun', abilities: [blocker, infiniteBreaker] }),
  creature({
    ...plain,
    name: 'Sapper',
    abilities: [infiniteBreaker, wheneverAttacks(self, breakShields(1))],
  }),
  creature({
    ...plain,
    name: 'Burner',
    abilities: [
      infiniteBreaker,
      { kind: 'replacement', of: { event: 'breaks', what: itself }, instead: instead('graveyard') },
    ],
  }),
  creature({ ...plain, name: 'More', abilities: [infiniteBreaker, has({ kind: 'breaksMore', by: 1 })] }),
  creature({
    ...plain,
    name: 'Mine',
    cost: 9,
    abilities: [whenPut(self, destroy(choose(opponentsCreatures())))],
  }),
  spell({
    ...plain,
    name: 'Trap',
    abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures())))],
  }),
];
const numbers = (...of: readonly number[]) => of.map((count) => `infinite breaker: ${count}`);

describe('509.2 infinite breaker', () => {
  driven('breaks any number of shields, as its player chooses', (begin) => {
    const duel = begin({ step: 'attack', cards, p1: { battleZone: ['Gunblade'] }, p2: { shieldZone: 3 } });
    duel.choose('Gunblade attacks the player');
    expect([duel.asked, duel.options]).toEqual(['p1 breaker', numbers(0, 1, 2, 3)]);
    duel.choose('infinite breaker: 2').choose('Shield 1', 'Shield 2');
    expect(duel.count('p2', 'shieldZone')).toBe(1);
  });

  driven('attacking: none is a number too, and breaks nothing', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Gunblade', 'Raider'] },
      p2: { shieldZone: 2 },
    });
    duel.choose('Gunblade attacks the player').choose('infinite breaker: 0');
    expect([duel.asked, duel.count('p2', 'shieldZone'), duel.facts('shieldBroken')]).toEqual([
      'p1 attack',
      2,
      [],
    ]);
  });

  driven('509.1 is not asked for where no shield is left, which wins the duel', (begin) => {
    const duel = begin({ step: 'attack', cards, p1: { battleZone: ['Gunblade'] }, p2: { shieldZone: [] } });
    duel.choose('Gunblade attacks the player');
    expect(duel.duel.result).toMatchObject({ winner: 'p1', reason: 'directAttack' });
  });

  driven('counts the shields that are there once the effects of the attack were followed', (begin) => {
    const duel = begin({ step: 'attack', cards, p1: { battleZone: ['Sapper'] }, p2: { shieldZone: 3 } });
    duel.choose('Sapper attacks the player').choose('Shield 1');
    expect([duel.asked, duel.options]).toEqual(['p1 breaker', numbers(0, 1, 2)]);
  });

  driven('in the turn of the other player: a creature that blocks breaks nothing', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Raider'] },
      p2: { battleZone: ['Guard Gun'] },
    });
    duel.choose('Raider attacks the player').choose('Block with Guard Gun');
    expect([duel.asked, duel.count('p1', 'shieldZone')]).toEqual(['p2 charge', 5]);
  });

  driven('replaced: so many shields are put elsewhere instead of being broken', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Burner', 'Raider'] },
      p2: { shieldZone: ['Trap', 'Raider', 'Raider'] },
    });
    duel.choose('Burner attacks the player').choose('infinite breaker: 2').choose('Shield 1', 'Shield 2');
    expect([duel.asked, duel.names('p2', 'graveyard'), duel.count('p2', 'hand')]).toEqual([
      'p1 attack',
      ['Raider', 'Trap'],
      0,
    ]);
  });

  driven('source gone: the chosen shields break though the attacker is destroyed by one of them', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Gunblade'] },
      p2: { shieldZone: ['Trap', 'Raider', 'Raider'] },
    });
    duel.choose('Gunblade attacks the player').choose('infinite breaker: 3');
    if (duel.asked === 'p1 shields') duel.choose('Shield 1', 'Shield 2', 'Shield 3');
    duel.choose('Trap');
    expect([duel.battleZones.p1, duel.count('p2', 'shieldZone'), duel.names('p2', 'hand')]).toEqual([
      [],
      0,
      expect.arrayContaining(['Raider']),
    ]);
  });

  driven('source gone: what the creature that gave it has left breaks one shield', (begin) => {
    const given = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Raider', 'Gunsmith'] },
      p2: { shieldZone: ['Trap', 'Raider', 'Raider'] },
    });
    given.choose('Raider attacks the player');
    expect(given.options).toEqual(numbers(0, 1, 2, 3));
    given.choose('infinite breaker: 1').choose('Shield 1').choose('Trap').choose('Gunsmith');
    expect([given.battleZones.p1, given.asked]).toEqual([['Raider (tapped)'], 'p2 charge']);
  });

  driven('a second copy adds no number, and another breaker is one more choice', (begin) => {
    const twice = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Gunblade', 'Gunsmith'] },
      p2: { shieldZone: 2 },
    });
    twice.choose('Gunblade attacks the player');
    expect(twice.options).toEqual(numbers(0, 1, 2));
    const twin = begin({ step: 'attack', cards, p1: { battleZone: ['Twin Gun'] }, p2: { shieldZone: 2 } });
    twin.choose('Twin Gun attacks the player');
    expect(twin.options).toEqual([...numbers(0, 1, 2), 'double breaker']);
  });

  driven('breaks one more than the number that was chosen, where a card says so', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['More', 'Raider'] },
      p2: { shieldZone: 3 },
    });
    duel.choose('More attacks the player').choose('infinite breaker: 1').choose('Shield 1', 'Shield 2');
    expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', 1]);
  });
});
