import {
  blocker,
  cannotAttackPlayers,
  cannotBeChosenByOpponent,
  creature,
} from '../../effects/language/words.ts';

export const yulianaChannelerOfSuns = creature({
  name: 'Yuliana, Channeler of Suns',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 3,
  power: 3000,
  printings: ['DM-11 14/55'],
  abilities: [blocker, cannotBeChosenByOpponent, cannotAttackPlayers],
});
