import {
  creature,
  destroy,
  gets,
  has,
  inOrder,
  leavesOnlyByDestruction,
  power,
  putIntoMana,
  returnToHand,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const stone = creature({
  civilizations: ['fire'],
  cost: 1,
  power: 1000,
  name: 'Stone',
  abilities: [has(leavesOnlyByDestruction)],
});
const named = yourCreatures({ names: ['Stone'] });
const p1 = { battleZone: ['Brute', 'Stone'] };

describe('101.2 what leaves only by being destroyed', () => {
  driven('goes neither to the hand nor to the mana zone', (begin) => {
    const duel = cast(
      begin,
      inOrder(returnToHand(yourCreatures({ names: ['Stone', 'Runt'] })), putIntoMana(named)),
      {
        cards: [stone],
        p1: { battleZone: ['Brute', 'Stone', 'Runt'] },
      },
    );
    expect(duel.battleZones.p1).toEqual(['Brute', 'Stone']);
  });

  driven('is destroyed by effects and by power 0', (begin) => {
    expect(cast(begin, destroy(named), { cards: [stone], p1 }).battleZones.p1).toEqual(['Brute']);
    expect(cast(begin, gets(named, 'turn', power(-1000)), { cards: [stone], p1 }).battleZones.p1).toEqual([
      'Brute',
    ]);
  });
});
