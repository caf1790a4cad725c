import {
  breakShields,
  choose,
  destroy,
  opponentsCreatures,
  opponentsShields,
  putIntoMana,
  returnToHand,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { wordCards } from '../support/wordCards.ts';
import { plainSpell } from './plainCards.ts';

const cards = [
  ...wordCards,
  plainSpell('Doom', destroy(choose(yourCreatures()))),
  plainSpell('Strike', destroy(choose(opponentsCreatures()))),
  plainSpell('Recall', returnToHand(choose(yourCreatures()))),
  plainSpell('Sink', putIntoMana(choose(opponentsShields()))),
  plainSpell('Break', breakShields(1)),
];
const manaZone = ['Human', 'Human', 'Human'];
/** Something to do in the main step, so that it does not pass by itself. */
const idle = ['Human', 'Human'];

const faceUpShields = (duel: Driver, player: 'p1' | 'p2'): readonly string[] =>
  duel.duel.view('p1').zones[player].shieldZone.flatMap((shield) => (shield.hidden ? [] : [shield.name]));

describe('110.3d shield go', () => {
  driven('it becomes a shield, face up, as it is destroyed, also in battle', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Nine'] },
      p2: { battleZone: [{ name: 'Monument', tapped: true }, 'Human'], shieldZone: ['Wall'] },
    });
    duel.choose('Nine attacks Monument');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Human']);
    // It has become a shield before the winner's own trigger breaks one, in the order of the active player first (603.2).
    expect(duel.names('p2', 'graveyard')).toEqual([]);
    expect(faceUpShields(duel, 'p2')).toEqual(['Monument']);
  });

  driven('it does nothing as it leaves in another way', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Recall', ...idle], manaZone, battleZone: ['Monument'] } });
    duel.use('Cast Recall');
    expect([duel.asked, duel.names('p1', 'hand')]).toEqual(['p1 main', ['Human', 'Human', 'Monument']]);
  });

  driven('what follows its becoming a shield follows; a face-down one triggers nothing', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Doom', ...idle], manaZone, battleZone: ['Monument'] } });
    duel.use('Cast Doom');
    expect(faceUpShields(duel, 'p1')).toEqual(['Monument']);
    expect(duel.count('p1', 'hand')).toBe(3);
    expect(duel.count('p1', 'shieldZone')).toBe(6);
  });

  driven('609 face up it goes to the graveyard instead of to the hand, as it is broken', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Strike', 'Break', ...idle], manaZone },
      p2: { battleZone: ['Monument'], shieldZone: [] },
    });
    duel.use('Cast Strike');
    expect(faceUpShields(duel, 'p2')).toEqual(['Monument']);
    expect(duel.count('p2', 'hand')).toBe(1);
    duel.use('Cast Break');
    expect(duel.count('p2', 'shieldZone')).toBe(0);
    expect(duel.count('p2', 'hand')).toBe(1);
    expect(duel.names('p2', 'graveyard')).toEqual(['Monument']);
  });

  driven('609 face up it goes to the graveyard instead of to any other zone', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Strike', 'Sink', ...idle], manaZone },
      p2: { battleZone: ['Bulwark'], shieldZone: [] },
    });
    duel.use('Cast Strike').use('Cast Sink');
    expect(duel.count('p2', 'manaZone')).toBe(0);
    expect(duel.names('p2', 'graveyard')).toEqual(['Bulwark']);
  });

  driven('face down it goes where it is put', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Break', ...idle], manaZone },
      p2: { shieldZone: ['Bulwark'], hand: [] },
    });
    duel.use('Cast Break');
    expect(duel.names('p2', 'hand')).toEqual(['Bulwark']);
  });

  driven(
    'a static ability works while it is a shield face up, twice for two, and neither before nor after',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Doom', 'Doom', 'Human'], manaZone, battleZone: ['Bulwark', 'Bulwark', 'Human'] },
      });
      const power = (): number | undefined => {
        const found = duel.duel
          .view('p1')
          .zones.p1.battleZone.find((card) => !card.hidden && card.name === 'Human');
        return found?.hidden === false ? found.current.power : undefined;
      };
      expect(power()).toBe(2000);
      duel.use('Cast Doom').choose('Bulwark');
      expect(power()).toBe(3000);
      duel.use('Cast Doom').choose('Bulwark');
      expect(power()).toBe(4000);
    },
  );
});
