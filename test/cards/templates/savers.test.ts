import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

/** May be destroyed in the place of a creature of one race. */
describe.each([
  { card: 'Balor, Lifesaving Doll', saved: 'Deathliger, Lion of Chaos' },
  { card: 'Bix, Guardian of the Sacred Mountain', saved: 'Hanusa, Radiance Elemental' },
  { card: 'Branca, Protection Soldier', saved: 'Bolshack Dragon' },
  { card: 'Crescent Anemone', saved: 'Hawkeye Lunatron' },
  { card: 'Malulu, Fairy of the Snowy Valley', saved: 'Terradragon Regarion' },
])('$card', ({ card, saved }) => {
  const position = {
    p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
    p2: { battleZone: [card, saved, 'Fear Fang'], hand: 0 },
  } as const;

  driven(`is destroyed instead of ${saved}`, (begin) => {
    const duel = begin(position).use('Cast Terror Pit').choose(saved);
    expect([duel.asked, duel.options]).toEqual(['p2 replace', [`Replace: ${card}`, 'Do not replace']]);
    duel.choose(`Replace: ${card}`);
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 attack', [saved, 'Fear Fang']]);
    expect(duel.zone('p2', 'graveyard')).toEqual([card]);
  });

  driven('if its player likes', (begin) => {
    const duel = begin(position).use('Cast Terror Pit').choose(saved).pass();
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 attack', [card, 'Fear Fang']]);
    expect(duel.zone('p2', 'graveyard')).toEqual([saved]);
  });

  driven("not instead of another creature, itself or the opponent's", (begin) => {
    for (const other of ['Fear Fang', card]) {
      const duel = begin(position).use('Cast Terror Pit').choose(other);
      expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p1 attack', [other]]);
    }
    const theirs = begin({
      p1: { ...position.p1, battleZone: [card] },
      p2: { battleZone: [saved, 'Fear Fang'] },
    });
    theirs.use('Cast Terror Pit').choose(saved);
    expect([theirs.asked, theirs.battleZones]).toEqual(['p1 attack', { p1: [card], p2: ['Fear Fang'] }]);
  });
});
