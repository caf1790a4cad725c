import {
  canAttackUntapped,
  cannotAttackPlayers,
  creature,
  may,
  self,
  untap,
  whenWinsBattle,
} from '../../effects/language/words.ts';

export const mobileSaintMeermax = creature({
  name: 'Mobile Saint Meermax',
  civilizations: ['light', 'fire'],
  races: ['Initiate', 'Armorloid'],
  cost: 6,
  power: 3000,
  printings: ['DM-13 17/55'],
  abilities: [canAttackUntapped(), cannotAttackPlayers, whenWinsBattle(self, may(untap(self)))],
});
