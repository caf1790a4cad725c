import { creature, each, gains, powerAttacker, yourCreatures } from '../../effects/language/words.ts';

export const legacyShell = creature({
  name: 'Legacy Shell',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 5,
  power: 4000,
  printings: ['DM-10 87/110'],
  abilities: [each(yourCreatures({ civilizations: ['light', 'fire'] }), gains(powerAttacker(3000)))],
});
