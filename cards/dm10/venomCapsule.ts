import { breakShields, creature, silentSkill } from '../../effects/language/words.ts';

export const venomCapsule = creature({
  name: 'Venom Capsule',
  civilizations: ['darkness'],
  races: ['Brain Jacker'],
  cost: 2,
  power: 1000,
  printings: ['DM-10 60/110'],
  abilities: [silentSkill(breakShields(1))],
});
