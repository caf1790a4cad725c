import { attacksEachTurnIfAble, creature, powerAttacker } from '../../effects/language/words.ts';

export const pyuzeroPrinceOfTheSouthWind = creature({
  name: 'Pyuzero, Prince of the South Wind',
  civilizations: ['fire'],
  races: ['Feathernoid'],
  cost: 2,
  power: 2000,
  printings: ['DM-14 99/110'],
  abilities: [attacksEachTurnIfAble, powerAttacker(1000)],
});
