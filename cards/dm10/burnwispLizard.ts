import { creature, each, gains, speedAttacker, yourCreatures } from '../../effects/language/words.ts';

export const burnwispLizard = creature({
  name: 'Burnwisp Lizard',
  civilizations: ['fire'],
  races: ['Melt Warrior'],
  cost: 5,
  power: 4000,
  printings: ['DM-10 64/110'],
  abilities: [each(yourCreatures({ keyword: 'silentSkill' }), gains(speedAttacker))],
});
