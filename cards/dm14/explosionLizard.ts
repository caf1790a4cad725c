import { creature, powerAttacker, shieldTrigger } from '../../effects/language/words.ts';

export const explosionLizard = creature({
  name: 'Explosion Lizard',
  civilizations: ['fire'],
  races: ['Melt Warrior'],
  cost: 4,
  power: 1000,
  printings: ['DM-14 97/110'],
  abilities: [shieldTrigger, powerAttacker(4000)],
});
