import { blocker, cannotAttack, creature, slayer } from '../../effects/language/words.ts';

export const acidRefluxTheFleshboiler = creature({
  name: 'Acid Reflux, the Fleshboiler',
  civilizations: ['darkness'],
  races: ['Devil Mask'],
  cost: 5,
  power: 3000,
  printings: ['DM-09 26/55'],
  abilities: [blocker, cannotAttack, slayer],
});
