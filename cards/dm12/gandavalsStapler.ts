import { another, creature, self, tap, whenPut } from '../../effects/language/words.ts';

export const gandavalsStapler = creature({
  name: "Gandaval's Stapler",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 2,
  power: 3000,
  printings: ['DM-12 51/55'],
  abilities: [whenPut(another('any'), tap(self))],
});
