import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Crisis Boulder', () => {
  const position = (
    battleZone: readonly string[],
    manaZone: number | { readonly fire: number; readonly water: number },
  ) => ({
    p1: { hand: ['Crisis Boulder'], manaZone: { fire: 4 }, battleZone: ['Filler'] },
    p2: { battleZone, manaZone },
  });

  driven(
    'the opponent chooses a creature or a card of the mana zone, which goes to the graveyard',
    (begin) => {
      const duel = begin(position(['Fear Fang', 'Burning Mane'], { fire: 1, water: 1 })).use(
        'Cast Crisis Boulder',
      );
      expect([duel.asked, duel.options.length]).toEqual(['p2 mode', 2]);
      const creature = begin(position(['Fear Fang', 'Burning Mane'], { fire: 1, water: 1 })).use(
        'Cast Crisis Boulder',
      );
      creature.choose(creature.options[0] ?? '');
      expect([creature.asked, creature.options]).toEqual(['p2 choose', ['Fear Fang', 'Burning Mane']]);
      creature.choose('Burning Mane');
      expect([creature.asked, creature.zone('p2', 'graveyard')]).toEqual(['p1 attack', ['Burning Mane']]);
      expect([creature.facts('cardDestroyed'), creature.count('p2', 'manaZone')]).toEqual([[], 2]);
      duel.choose(duel.options[1] ?? '');
      expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Water Filler', 'Fire Filler']]);
      duel.choose('Water Filler');
      expect([duel.zone('p2', 'graveyard'), duel.count('p2', 'battleZone')]).toEqual([['Water Filler'], 2]);
    },
  );

  driven('takes from the one place where there is something', (begin) => {
    const creature = begin(position(['Fear Fang', 'Burning Mane'], 0)).use('Cast Crisis Boulder');
    expect([creature.asked, creature.options]).toEqual(['p2 choose', ['Fear Fang', 'Burning Mane']]);
    const card = begin(position([], { fire: 1, water: 1 })).use('Cast Crisis Boulder');
    expect([card.asked, card.options]).toEqual(['p2 choose', ['Water Filler', 'Fire Filler']]);
    const nothing = begin(position([], 0)).use('Cast Crisis Boulder');
    expect([nothing.asked, nothing.count('p2', 'graveyard')]).toEqual(['p1 attack', 0]);
  });
});
