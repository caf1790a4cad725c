import {
  creature,
  doubleBreaker,
  draw,
  galaxyCastle,
  has,
  insteadDo,
  insteadOfBreaking,
  self,
  takesBreaks,
  wouldBeBroken,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { plain } from './plainCards.ts';

const cards = [
  galaxyCastle({
    name: 'Keep',
    civilizations: ['light'],
    cost: 1,
    abilities: [{ ...has(takesBreaks), from: ['shieldZone'] }],
  }),
  creature({ ...plain, name: 'Twin', power: 9000, abilities: [doubleBreaker] }),
  creature({
    ...plain,
    name: 'Gentle',
    power: 9000,
    abilities: [doubleBreaker, insteadOfBreaking(self, draw())],
  }),
  creature({ ...plain, name: 'Idler' }),
  creature({ ...plain, name: 'Shelter', abilities: [wouldBeBroken('you', insteadDo(draw()))] }),
];
const KEEP = { name: 'Keep', faceUp: true } as const;

/** A creature of p1 breaks the first two shields of p2. */
const attacked = (
  begin: Begin,
  attacker: string,
  shieldZone: readonly (string | typeof KEEP)[],
  theirs: readonly string[] = [],
): Driver => {
  const duel = begin({
    cards,
    p1: { battleZone: [attacker, 'Idler'] },
    p2: { shieldZone, battleZone: theirs },
  })
    .passUntil('p1 attack')
    .choose(`${attacker} attacks the player`);
  return duel.choose(...duel.options.slice(0, 2));
};

const hands = (duel: Driver) => [duel.count('p1', 'hand'), duel.names('p2', 'hand')];

describe('609.8 a shield that is broken in place of others, among other replacements', () => {
  driven('two copies: one of them is chosen, or neither', (begin) => {
    const shields = ['Fear Fang', 'Aqua Hulcus', KEEP, KEEP];
    const duel = attacked(begin, 'Twin', shields);
    expect([duel.asked, duel.options]).toEqual([
      'p2 replace',
      ['Replace: Keep', 'Replace: Keep', 'Do not replace'],
    ]);
    duel.choose('Replace: Keep');
    expect([duel.asked, hands(duel), duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      [0, ['Keep']],
      3,
    ]);
    const declined = attacked(begin, 'Twin', shields).pass();
    expect(hands(declined)).toEqual([0, ['Aqua Hulcus', 'Fear Fang']]);
  });

  driven("the active player's replacement comes first, and leaves no event to replace", (begin) => {
    const duel = attacked(begin, 'Gentle', ['Fear Fang', 'Aqua Hulcus', KEEP]);
    expect([duel.asked, hands(duel), duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', [2, []], 3]);
  });

  driven('with another of the same player, that player says which applies, one an event', (begin) => {
    const taken = attacked(begin, 'Twin', ['Fear Fang', 'Aqua Hulcus', KEEP], ['Shelter']);
    expect(taken.asked).toBe('p2 replace');
    taken.choose('Replace: Keep');
    expect([hands(taken), taken.zone('p2', 'shieldZone')]).toEqual([
      [0, ['Keep']],
      ['Fear Fang', 'Aqua Hulcus'],
    ]);
    const sheltered = attacked(begin, 'Twin', ['Fear Fang', 'Aqua Hulcus', KEEP], ['Shelter']).pass();
    expect([sheltered.count('p2', 'hand'), sheltered.count('p2', 'shieldZone')]).toEqual([2, 3]);
  });
});
