import {
  choose,
  creature,
  may,
  opponentsMana,
  returnToHand,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const smileAngler = creature({
  name: 'Smile Angler',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 6,
  power: 3000,
  printings: ['DM-04 26/55'],
  abilities: [wheneverAttacks(self, may(returnToHand(choose(opponentsMana()))))],
});
