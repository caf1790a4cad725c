import {
  choose,
  creature,
  returnToHand,
  self,
  wheneverAttacks,
  yourMana,
} from '../../effects/language/words.ts';

export const sniperMosquito = creature({
  name: 'Sniper Mosquito',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 1,
  power: 2000,
  printings: ['DM-03 54/55'],
  abilities: [wheneverAttacks(self, returnToHand(choose(yourMana())))],
});
