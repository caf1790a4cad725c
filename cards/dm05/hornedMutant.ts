import { cardsIn, creature, each } from '../../effects/language/words.ts';

export const hornedMutant = creature({
  name: 'Horned Mutant',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 5,
  power: 3000,
  printings: ['DM-05 29/55'],
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'any', { type: 'creature', civilizations: ['nature'] }), {
      kind: 'cost',
      by: 1,
      atLeast: 0,
    }),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'any', { type: 'spell', civilizations: ['nature'] }), {
      kind: 'cost',
      by: 1,
      atLeast: 0,
    }),
  ],
});
