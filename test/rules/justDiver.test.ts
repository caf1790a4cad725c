import { choose, creature, destroy, justDiver, opponentsCreatures, tap, yourCreatures } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  creature({ ...plain, name: 'Diver', abilities: [justDiver] }),
  creature({ ...plain, name: 'Raider', power: 5000 }),
  plainSpell('Tire', tap(yourCreatures())),
  plainSpell('Doom', destroy(choose(opponentsCreatures()))),
];
const p2 = {
  battleZone: ['Raider'],
  hand: ['Doom'],
  manaZone: { fire: 1 },
} as const;

describe('607.1 just diver', () => {
  driven("its creature is not chosen in the opponent's next turn, another one is", (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Diver'], manaZone: { fire: 1 }, battleZone: ['Raider'] },
      p2,
    });
    duel.use('Summon Diver').passUntil('p2 main');
    duel.use('Cast Doom');
    expect(duel.battleZones.p1).toEqual(['Diver']);
  });

  driven('nor attacked, though it is tapped', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Diver', 'Tire'], manaZone: { fire: 2 } }, p2 });
    duel.use('Summon Diver').use('Cast Tire').passUntil('p2 attack');
    expect(duel.options.filter((label) => label.includes('attacks'))).toEqual(['Raider attacks the player']);
  });

  driven("it is chosen again once its player's next turn has begun", (begin) => {
    const duel = begin({ cards, p1: { hand: ['Diver'], manaZone: { fire: 1 } }, p2 });
    duel.use('Summon Diver').passUntil('p2 main').passUntil('p1 charge').passUntil('p2 main');
    duel.use('Cast Doom');
    expect(duel.battleZones.p1).toEqual([]);
  });
});
