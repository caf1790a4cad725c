import {
  creature,
  doubleBreaker,
  insteadOfBreaking,
  putIntoGraveyard,
  self,
  that,
} from '../../effects/language/words.ts';

export const bolmeteusSteelDragon = creature({
  name: 'Bolmeteus Steel Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 7000,
  printings: ['DM-06 S7/110'],
  abilities: [doubleBreaker, insteadOfBreaking(self, putIntoGraveyard(that))],
});
