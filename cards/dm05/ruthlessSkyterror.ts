import { canAttackUntapped, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const ruthlessSkyterror = creature({
  name: 'Ruthless Skyterror',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 4,
  power: 6000,
  printings: ['DM-05 44/55'],
  abilities: [canAttackUntapped({ civilizations: ['water'] }), cannotAttackPlayers],
});
