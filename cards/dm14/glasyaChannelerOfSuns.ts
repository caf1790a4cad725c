import {
  allCreatures,
  choose,
  creature,
  may,
  self,
  tap,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const glasyaChannelerOfSuns = creature({
  name: 'Glasya, Channeler of Suns',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 4,
  power: 3500,
  printings: ['DM-14 71/110'],
  abilities: [wheneverAttacks(self, may(tap(choose(allCreatures({ civilizations: ['darkness', 'fire'] })))))],
});
