import {
  blocker,
  choose,
  creature,
  doubleBreaker,
  may,
  returnToHand,
  self,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const syforceAuroraElemental = creature({
  name: 'Syforce, Aurora Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 7,
  power: 7000,
  printings: ['DM-05 14/55', 'Promotional 15/46'],
  abilities: [blocker, whenPut(self, may(returnToHand(choose(yourMana({ type: 'spell' }))))), doubleBreaker],
});
