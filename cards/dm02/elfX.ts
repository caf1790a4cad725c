import { cardsIn, creature, each } from '../../effects/language/words.ts';

export const elfX = creature({
  name: 'Elf-X',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 4,
  power: 2000,
  printings: ['DM-02 46/55'],
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature' }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
  ],
});
