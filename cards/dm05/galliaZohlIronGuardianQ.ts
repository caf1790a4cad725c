import { blocker, creature, each, gains, yourCreatures } from '../../effects/language/words.ts';

export const galliaZohlIronGuardianQ = creature({
  name: 'Gallia Zohl, Iron Guardian Q',
  civilizations: ['light'],
  races: ['Survivor', 'Guardian'],
  cost: 5,
  power: 2000,
  printings: ['DM-05 8/55'],
  abilities: [each(yourCreatures({ races: ['Survivor'] }), gains(blocker))],
});
