import {
  choose,
  creature,
  may,
  returnToHand,
  self,
  whenPut,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const phalEegaDawnGuardian = creature({
  name: 'Phal Eega, Dawn Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 5,
  power: 4000,
  printings: ['DM-02 8/55'],
  abilities: [whenPut(self, may(returnToHand(choose(yourGraveyard({ type: 'spell' })))))],
});
