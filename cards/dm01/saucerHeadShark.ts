import { allCreatures, atMost, creature, returnToHand, self, whenPut } from '../../effects/language/words.ts';

export const saucerHeadShark = creature({
  name: 'Saucer-Head Shark',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 5,
  power: 3000,
  printings: ['DM-01 38/110'],
  abilities: [whenPut(self, returnToHand(allCreatures({ power: atMost(2000) })))],
});
