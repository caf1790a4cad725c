import { chooseUpTo, creature, opponentsCreatures, silentSkill, tap } from '../../effects/language/words.ts';

export const flohdaniTheSpydroid = creature({
  name: 'Flohdani, the Spydroid',
  civilizations: ['light'],
  races: ['Soltrooper'],
  cost: 4,
  power: 4000,
  printings: ['DM-10 15/110'],
  abilities: [silentSkill(tap(chooseUpTo(opponentsCreatures(), 2)))],
});
