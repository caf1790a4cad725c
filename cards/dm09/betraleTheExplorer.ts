import {
  atEndOfYourTurn,
  blocker,
  cannotAttackPlayers,
  creature,
  may,
  self,
  untap,
} from '../../effects/language/words.ts';

export const betraleTheExplorer = creature({
  name: 'Betrale, the Explorer',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 5,
  power: 5000,
  printings: ['DM-09 6/55'],
  abilities: [blocker, cannotAttackPlayers, atEndOfYourTurn(may(untap(self)))],
});
