import { creature, search, self, whenPut } from '../../effects/language/words.ts';

export const gyulcasSageOfTheEastWind = creature({
  name: 'Gyulcas, Sage of the East Wind',
  civilizations: ['fire'],
  races: ['Feathernoid'],
  cost: 5,
  power: 3000,
  printings: ['DM-15 31/55'],
  abilities: [whenPut(self, search({ type: 'crossGear' }, 'hand', 'shown'))],
});
