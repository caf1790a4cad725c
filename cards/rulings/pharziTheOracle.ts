import {
  choose,
  creature,
  may,
  returnToHand,
  self,
  whenDestroyed,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const pharziTheOracle = creature({
  name: 'Pharzi, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 2,
  power: 1000,
  printings: ['DM-12 39/55'],
  abilities: [whenDestroyed(self, may(returnToHand(choose(yourGraveyard({ type: 'spell' })))))],
});
