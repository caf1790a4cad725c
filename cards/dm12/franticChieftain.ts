import {
  atMost,
  choose,
  creature,
  returnToHand,
  self,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const franticChieftain = creature({
  name: 'Frantic Chieftain',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 2,
  power: 2000,
  printings: ['DM-12 43/55'],
  abilities: [whenPut(self, returnToHand(choose(yourCreatures({ cost: atMost(4) }))))],
});
