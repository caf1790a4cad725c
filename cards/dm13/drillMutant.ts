import {
  choose,
  creature,
  returnToHand,
  self,
  whenPut,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const drillMutant = creature({
  name: 'Drill Mutant',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 4,
  power: 3000,
  printings: ['DM-13 23/55'],
  abilities: [whenPut(self, returnToHand(choose(yourGraveyard({ type: 'evolutionCreature' }))))],
});
