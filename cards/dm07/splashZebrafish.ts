import {
  cannotBeBlocked,
  choose,
  creature,
  returnToHand,
  self,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const splashZebrafish = creature({
  name: 'Splash Zebrafish',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 4,
  power: 3000,
  printings: ['DM-07 23/55'],
  abilities: [whenPut(self, returnToHand(choose(yourMana()))), cannotBeBlocked],
});
