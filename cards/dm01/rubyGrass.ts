import {
  atEndOfYourTurn,
  blocker,
  cannotAttackPlayers,
  creature,
  may,
  self,
  untap,
} from '../../effects/language/words.ts';

export const rubyGrass = creature({
  name: 'Ruby Grass',
  civilizations: ['light'],
  races: ['Starlight Tree'],
  cost: 3,
  power: 3000,
  printings: ['DM-01 17/110'],
  abilities: [blocker, cannotAttackPlayers, atEndOfYourTurn(may(untap(self)))],
});
