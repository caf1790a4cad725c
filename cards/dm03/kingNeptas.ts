import {
  allCreatures,
  atMost,
  choose,
  creature,
  may,
  returnToHand,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const kingNeptas = creature({
  name: 'King Neptas',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 6,
  power: 5000,
  printings: ['DM-03 16/55'],
  abilities: [wheneverAttacks(self, may(returnToHand(choose(allCreatures({ power: atMost(2000) })))))],
});
