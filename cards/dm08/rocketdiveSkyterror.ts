import { cannot, cannotAttackPlayers, creature, has, powerAttacker } from '../../effects/language/words.ts';

export const rocketdiveSkyterror = creature({
  name: 'Rocketdive Skyterror',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 4,
  power: 5000,
  printings: ['DM-08 41/55'],
  abilities: [has(cannot({ do: 'beAttacked' })), cannotAttackPlayers, powerAttacker(1000)],
});
