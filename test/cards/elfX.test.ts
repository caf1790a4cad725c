import { cardsIn, creature, each } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const gate = creature({
  name: 'Test Gate',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 9,
  power: 1000,
  abilities: [
    each(cardsIn('graveyard', 'you', { type: 'creature' }), {
      kind: 'can',
      permission: { do: 'summonFrom', zone: 'graveyard' },
    }),
  ],
});

describe('Elf-X', () => {
  driven('makes a creature that is summoned from the graveyard cost 1 less, too', (begin) => {
    const options = (battleZone: readonly string[]) =>
      begin({
        cards: [gate],
        p1: { graveyard: ['Fear Fang'], manaZone: { nature: 2 }, battleZone: ['Test Gate', ...battleZone] },
      }).options;
    expect(options(['Elf-X'])).toContain('Summon Fear Fang');
    expect(options([])).not.toContain('Summon Fear Fang');
  });
});
