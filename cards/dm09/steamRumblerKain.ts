import {
  choose,
  creature,
  putIntoGraveyard,
  self,
  wheneverAttacks,
  yourShields,
} from '../../effects/language/words.ts';

export const steamRumblerKain = creature({
  name: 'Steam Rumbler Kain',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 4,
  power: 5000,
  printings: ['DM-09 45/55'],
  abilities: [wheneverAttacks(self, putIntoGraveyard(choose(yourShields())))],
});
