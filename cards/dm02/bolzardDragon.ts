import {
  choose,
  creature,
  opponentsMana,
  putIntoGraveyard,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const bolzardDragon = creature({
  name: 'Bolzard Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 6,
  power: 5000,
  printings: ['DM-02 35/55'],
  abilities: [wheneverAttacks(self, putIntoGraveyard(choose(opponentsMana())))],
});
