import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const NAME = 'Ea Parlenchan, Dragon Element Symbol';
const DECK = ['Spiral Gate', 'Aqua Hulcus', 'Aqua Hulcus', 'Aqua Hulcus'];

const attacking = (begin: Begin, deck: readonly string[]) =>
  begin({
    p1: { battleZone: [NAME, 'Fear Fang'], deck },
    p2: { shieldZone: ['Filler'] },
  }).choose(`${NAME} attacks the player`);

describe(`${NAME}: 114.4b`, () => {
  driven('untaps after it has drawn a water spell, if its player shows it', (begin) => {
    const duel = attacking(begin, DECK).choose('Yes');
    expect([duel.asked, duel.zone('p1', 'hand')]).toEqual(['p1 confirm', ['Spiral Gate']]);
    duel.choose('Yes').passUntil('p1 attack');
    expect(duel.battleZones.p1).toEqual([NAME, 'Fear Fang']);
  });

  driven('stays tapped if its player does not show it, or draws another card', (begin) => {
    const unseen = attacking(begin, DECK).choose('Yes').choose('No').passUntil('p1 attack');
    const other = attacking(begin, DECK.toReversed()).choose('Yes').passUntil('p1 attack');
    for (const duel of [unseen, other]) {
      expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([[`${NAME} (tapped)`, 'Fear Fang'], 1]);
      expect(duel.facts('cardRevealed')).toEqual([]);
    }
  });
});
