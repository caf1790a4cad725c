import {
  choose,
  creature,
  putIntoGraveyard,
  self,
  whenDestroyed,
  yourShields,
} from '../../effects/language/words.ts';

export const bruiserDragon = creature({
  name: 'Bruiser Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 5,
  power: 5000,
  printings: ['DM-08 36/55', 'Promotional 36a/55'],
  abilities: [whenDestroyed(self, putIntoGraveyard(choose(yourShields())))],
});
