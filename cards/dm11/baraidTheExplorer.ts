import { creature, gets, silentSkill, unblockable, yourCreatures } from '../../effects/language/words.ts';

export const baraidTheExplorer = creature({
  name: 'Baraid, the Explorer',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 5,
  power: 5000,
  printings: ['DM-11 7/55'],
  abilities: [silentSkill(gets(yourCreatures({ civilizations: ['light'] }), 'turn', unblockable()))],
});
