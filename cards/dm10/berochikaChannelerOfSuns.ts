import {
  atLeast,
  creature,
  provided,
  self,
  shieldsAre,
  topOfDeckTo,
  whenPut,
} from '../../effects/language/words.ts';

export const berochikaChannelerOfSuns = creature({
  name: 'Berochika, Channeler of Suns',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 5,
  power: 5000,
  printings: ['DM-10 11/110'],
  abilities: [provided(shieldsAre('you', atLeast(5)), whenPut(self, topOfDeckTo('shieldZone')))],
});
