import { creature, shieldTrigger } from '../../effects/language/words.ts';

export const kamikazeChainsawWarrior = creature({
  name: 'Kamikaze, Chainsaw Warrior',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 2,
  power: 1000,
  printings: ['DM-04 42/55'],
  abilities: [shieldTrigger],
});
