import { allCreatures, choose, creature, destroy, self, whenPut } from '../../effects/language/words.ts';

export const punchTrooperBronks = creature({
  name: 'Punch Trooper Bronks',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 4,
  power: 3000,
  printings: ['DM-12 4/55'],
  abilities: [whenPut(self, destroy(choose(allCreatures({ extreme: 'lowestPower' }))))],
});
