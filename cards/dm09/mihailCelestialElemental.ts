import { another, creature, stays, wouldBeDestroyed } from '../../effects/language/words.ts';

export const mihailCelestialElemental = creature({
  name: 'Mihail, Celestial Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 8,
  power: 4000,
  printings: ['DM-09 12/55'],
  abilities: [wouldBeDestroyed(another('any'), stays)],
});
