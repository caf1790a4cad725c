import { creature, each, gains, slayer, yourCreatures } from '../../effects/language/words.ts';

export const gigalingQ = creature({
  name: 'Gigaling Q',
  civilizations: ['darkness'],
  races: ['Survivor', 'Chimera'],
  cost: 5,
  power: 2000,
  printings: ['DM-05 27/55'],
  abilities: [each(yourCreatures({ races: ['Survivor'] }), gains(slayer))],
});
