import {
  addToShields,
  choose,
  creature,
  inOrder,
  lookAt,
  may,
  opponentsHand,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const pakurio = creature({
  name: 'Pakurio',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 4,
  power: 1000,
  printings: ['DM-15 24/55'],
  abilities: [whenPut(self, may(inOrder(lookAt(opponentsHand()), addToShields(choose(opponentsHand())))))],
});
