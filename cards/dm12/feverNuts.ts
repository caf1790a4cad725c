import { cardsIn, creature, each } from '../../effects/language/words.ts';

export const feverNuts = creature({
  name: 'Fever Nuts',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 3,
  power: 1000,
  printings: ['DM-12 54/55'],
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'any', { type: 'creature' }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
  ],
});
