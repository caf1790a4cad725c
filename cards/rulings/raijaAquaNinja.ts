import {
  choose,
  creature,
  returnToHand,
  self,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const raijaAquaNinja = creature({
  name: 'Raija, Aqua Ninja',
  civilizations: ['water'],
  races: ['Liquid People', 'Shinobi'],
  cost: 3,
  power: 2000,
  reconstructed:
    'Known only from a ruling as a water creature that returns a creature of its own player; its cost, power and races are assumed, and no other ability.',
  abilities: [whenPut(self, returnToHand(choose(yourCreatures())))],
});
