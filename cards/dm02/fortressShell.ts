import {
  chooseUpTo,
  creature,
  opponentsMana,
  putIntoGraveyard,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const fortressShell = creature({
  name: 'Fortress Shell',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 9,
  power: 5000,
  printings: ['DM-02 48/55', 'Promotional B7/7 Y1'],
  abilities: [whenPut(self, putIntoGraveyard(chooseUpTo(opponentsMana(), 2)))],
});
