import {
  blocker,
  choose,
  creature,
  destroy,
  each,
  flight,
  gains,
  guardman,
  opponentsCreatures,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  creature({ ...plain, name: 'Kite', abilities: [flight] }),
  creature({ ...plain, name: 'Hawk', abilities: [flight, blocker] }),
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Sheriff', abilities: [blocker] }),
  creature({ ...plain, name: 'Falconer', abilities: [each(yourCreatures(), gains(flight))] }),
  creature({ ...plain, name: 'Page', abilities: [guardman] }),
  plainSpell('Smite', destroy(choose(opponentsCreatures({ names: ['Falconer'] })))),
];
const tapped = (name: string) => ({ name, tapped: true }) as const;

describe('101.2 flight', () => {
  driven('is attacked by creatures with flight alone, whose flight may be given', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Kite', 'Raider'] },
      p2: { battleZone: [tapped('Kite'), tapped('Raider')] },
    });
    expect(duel.options).toEqual([
      'Kite attacks the player',
      'Kite attacks Kite',
      'Kite attacks Raider',
      'Raider attacks the player',
      'Raider attacks Raider',
      'Attack no more',
    ]);
    const given = begin({
      cards,
      p1: { hand: [], battleZone: ['Raider', 'Falconer'] },
      p2: { battleZone: [tapped('Kite')] },
    }).passUntil('p1 attack');
    expect(given.options).toContain('Raider attacks Kite');
  });

  driven('is blocked by creatures with flight alone', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Kite', 'Raider'] },
      p2: { battleZone: ['Hawk', 'Sheriff'] },
    });
    duel.choose('Kite attacks the player');
    expect([duel.asked, duel.options]).toEqual(['p2 block', ['Block with Hawk']]);
    duel.pass().choose('Shield 1').choose('Raider attacks the player');
    expect(duel.options).toEqual(['Block with Hawk', 'Block with Sheriff']);
  });

  driven('507.1 bans no guardman: that redirects an attack on another creature', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Raider'] },
      p2: { battleZone: ['Page', tapped('Raider'), tapped('Kite')] },
    });
    duel.choose('Raider attacks Raider');
    expect(duel.asked).toBe('p2 block');
  });

  driven('is lost with what gave it', (begin) => {
    const fields = { battleZone: ['Raider'], manaZone: { fire: 1 } } as const;
    const opposing = { battleZone: [tapped('Raider'), 'Falconer'] } as const;
    const before = begin({ cards, p1: fields, p2: opposing }).passUntil('p1 attack');
    expect(before.options).toEqual(['Raider attacks the player', 'Attack no more']);
    const after = begin({ cards, p1: { ...fields, hand: ['Smite'] }, p2: opposing }).use('Cast Smite');
    expect(after.options).toContain('Raider attacks Raider');
  });
});
