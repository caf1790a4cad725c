import {
  allCreatures,
  choose,
  creature,
  may,
  self,
  tap,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const geoshineSpectralKnight = creature({
  name: 'Geoshine, Spectral Knight',
  civilizations: ['light'],
  races: ['Rainbow Phantom'],
  cost: 5,
  power: 4000,
  printings: ['DM-07 7/55'],
  abilities: [wheneverAttacks(self, may(tap(choose(allCreatures({ civilizations: ['darkness', 'fire'] })))))],
});
