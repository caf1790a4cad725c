import { creature, speedAttacker } from '../../effects/language/words.ts';

export const mezgerCommandoLeader = creature({
  name: 'Mezger, Commando Leader',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 4,
  power: 2000,
  printings: ['DM-10 70/110'],
  abilities: [speedAttacker],
});
