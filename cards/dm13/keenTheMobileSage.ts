import { blocker, cannotAttackPlayers, creature, powerAttacker } from '../../effects/language/words.ts';

export const keenTheMobileSage = creature({
  name: 'Keen, the Mobile Sage',
  civilizations: ['light', 'fire'],
  races: ['Gladiator', 'Armorloid'],
  cost: 3,
  power: 4000,
  printings: ['DM-13 52/55'],
  abilities: [blocker, cannotAttackPlayers, powerAttacker(2500)],
});
