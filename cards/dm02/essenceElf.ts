import { cardsIn, creature, each } from '../../effects/language/words.ts';

export const essenceElf = creature({
  name: 'Essence Elf',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 2,
  power: 1000,
  printings: ['DM-02 47/55'],
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'spell' }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
  ],
});
