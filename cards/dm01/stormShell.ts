import {
  choose,
  creature,
  opponentsCreatures,
  putIntoMana,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const stormShell = creature({
  name: 'Storm Shell',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 7,
  power: 2000,
  printings: ['DM-01 106/110'],
  abilities: [whenPut(self, putIntoMana(choose(opponentsCreatures(), 1, 'opponent')))],
});
