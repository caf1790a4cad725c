import {
  choose,
  creature,
  returnToHand,
  self,
  wheneverAttacks,
  yourMana,
} from '../../effects/language/words.ts';

export const sabermaskScarab = creature({
  name: 'Sabermask Scarab',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 4,
  power: 4000,
  printings: ['DM-10 88/110'],
  abilities: [wheneverAttacks(self, returnToHand(choose(yourMana())))],
});
