import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';

/** Returns to the hand at the end of its player's turn if it has broken a shield in that turn. */
describe.each(['Hazard Hopper', "Hearty Cap'n Polligon"])('%s', (card) => {
  const turnOf = (begin: Begin) =>
    begin({ step: 'attack', p1: { battleZone: [card, 'Fear Fang'] }, p2: { hand: ['Filler'] } });

  driven('returns to the hand at the end of a turn in which it has broken a shield', (begin) => {
    const duel = turnOf(begin).choose(`${card} attacks the player`).choose('Shield 1');
    expect(duel.battleZones.p1).toEqual([`${card} (tapped)`, 'Fear Fang']);
    duel.pass();
    expect([duel.asked, duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([
      'p2 charge',
      ['Fear Fang'],
      [card],
    ]);
  });

  driven('stays where it has broken none, though another creature has', (begin) => {
    const duel = turnOf(begin).choose('Fear Fang attacks the player').choose('Shield 1').pass();
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p2 charge', [card, 'Fear Fang (tapped)']]);
  });

  driven('stays at the end of the next turn, and where its attack was blocked', (begin) => {
    const blocked = begin({
      step: 'attack',
      p1: { battleZone: [card, 'Fear Fang'] },
      p2: { battleZone: ['King Coral'], hand: ['Filler'] },
    });
    blocked.choose(`${card} attacks the player`).choose('Block with King Coral').passUntil('p2 charge');
    expect(blocked.battleZones.p1).toEqual([`${card} (tapped)`, 'Fear Fang']);
  });
});
