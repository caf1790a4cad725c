import { creature, destroy, exLife, extraExLife, opponentsCreatures } from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  creature({ ...plain, name: 'Reborn', abilities: [exLife] }),
  creature({ ...plain, name: 'Twice Reborn', abilities: [extraExLife] }),
  plainSpell('Doom', destroy(opponentsCreatures())),
];

/** p1 summons a creature, and p2's turn begins. */
const summoned = (begin: Begin, name: string): Driver =>
  begin({
    cards,
    p1: { hand: [name], manaZone: { fire: 1 }, shieldZone: 0, deck: ['Doom', 'Doom', 'Doom', 'Doom'] },
    p2: { hand: ['Doom', 'Doom', 'Doom'], manaZone: { fire: 3 } },
  })
    .use(`Summon ${name}`)
    .passUntil('p2 main');

const left = (duel: Driver): readonly number[] => [
  duel.count('p1', 'battleZone'),
  duel.count('p1', 'shieldZone'),
  duel.count('p1', 'graveyard'),
];

describe('609.1 EX life', () => {
  driven('its shield leaves instead of it, in a later turn too, and once', (begin) => {
    const duel = summoned(begin, 'Reborn');
    expect(left(duel)).toEqual([1, 1, 0]);
    duel.use('Cast Doom');
    expect(left(duel)).toEqual([1, 0, 1]);
    duel.use('Cast Doom');
    expect(left(duel)).toEqual([0, 0, 2]);
  });

  driven('an extra EX life saves it twice', (begin) => {
    const duel = summoned(begin, 'Twice Reborn');
    expect(left(duel)).toEqual([1, 2, 0]);
    duel.use('Cast Doom');
    if (duel.duel.decision?.player === 'p1') duel.choose(duel.options[0] ?? '');
    expect(left(duel)).toEqual([1, 1, 1]);
    duel.use('Cast Doom');
    expect(left(duel)).toEqual([1, 0, 2]);
  });
});
