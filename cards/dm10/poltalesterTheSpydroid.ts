import { blocker, cannotAttackPlayers, creature, shieldTrigger } from '../../effects/language/words.ts';

export const poltalesterTheSpydroid = creature({
  name: 'Poltalester, the Spydroid',
  civilizations: ['light'],
  races: ['Soltrooper'],
  cost: 5,
  power: 2000,
  printings: ['DM-10 23/110'],
  abilities: [shieldTrigger, blocker, cannotAttackPlayers],
});
