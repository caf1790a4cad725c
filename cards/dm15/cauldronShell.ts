import { cannotAttackPlayers, creature, shieldTrigger } from '../../effects/language/words.ts';

export const cauldronShell = creature({
  name: 'Cauldron Shell',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 4,
  power: 5000,
  printings: ['DM-15 33/55'],
  abilities: [shieldTrigger, cannotAttackPlayers],
});
