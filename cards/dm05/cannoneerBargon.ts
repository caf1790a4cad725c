import { cannotAttackPlayers, creature, shieldTrigger } from '../../effects/language/words.ts';

export const cannoneerBargon = creature({
  name: 'Cannoneer Bargon',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 4,
  power: 4000,
  printings: ['DM-05 39/55'],
  abilities: [shieldTrigger, cannotAttackPlayers],
});
