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
    "Known only from a ruling as a water creature that returns one of its owner's creatures. Cost, power and races are assumed, and that it has no other ability.",
  abilities: [whenPut(self, returnToHand(choose(yourCreatures())))],
});
