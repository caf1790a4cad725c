import { discard, spell, spellAbility, yourHand } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

const discardOwn = spell({
  name: 'Mind Order',
  civilizations: ['darkness'],
  cost: 1,
  abilities: [spellAbility(discard(yourHand()))],
});

/** Put into the battle zone where it would be discarded in the opponent's turn. */
describe.each([
  { card: 'Bingole, the Explorer', may: true },
  { card: 'Dava Torey, Seeker of Clouds', may: false },
  { card: 'Sanfist, the Savage Vizier', may: true },
  { card: 'Terradragon Arque Delacerna', may: true },
])('$card', ({ card, may }) => {
  const position = {
    p1: { hand: ['Ghost Touch'], manaZone: { darkness: 2 }, battleZone: ['Fear Fang'] },
    p2: { hand: [card], battleZone: ['Filler'] },
  } as const;

  driven(`in the opponent's turn${may ? ', if its player likes' : ''}`, (begin) => {
    const duel = begin(position).use('Cast Ghost Touch');
    if (may) {
      expect(duel.asked).toBe('p2 replace');
      expect(duel.options).toEqual([`Replace: ${card}`, 'Do not replace']);
      duel.choose(`Replace: ${card}`);
    }
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Filler', card] });
    expect([duel.count('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([0, []]);
    if (!may) return;
    const declined = begin(position).use('Cast Ghost Touch').pass();
    expect(declined.battleZones.p2).toEqual(['Filler']);
    expect(declined.zone('p2', 'graveyard')).toEqual([card]);
  });

  driven('not in the own turn', (begin) => {
    const own = begin({
      p1: { hand: ['Mind Order', card], manaZone: { darkness: 1 } },
      cards: [discardOwn],
    }).use('Cast Mind Order');
    expect([own.battleZones.p1, own.names('p1', 'graveyard')]).toEqual([[], [card, 'Mind Order'].sort()]);
  });
});

describe('Terradragon Arque Delacerna', () => {
  driven('breaks 2 shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Terradragon Arque Delacerna'] },
      p2: { shieldZone: 5 },
    }).choose('Terradragon Arque Delacerna attacks the player');
    expect(duel.decision.max).toBe(2);
  });
});

describe('Sanfist, the Savage Vizier', () => {
  driven('blocks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Sanfist, the Savage Vizier'] },
    }).choose('Fear Fang attacks the player');
    expect(duel.options).toEqual(['Block with Sanfist, the Savage Vizier']);
  });
});
