import {
  blocker,
  cannotAttackPlayers,
  chooseUpTo,
  creature,
  opponentsCreatures,
  self,
  tap,
  whenDestroyed,
} from '../../effects/language/words.ts';

export const jilWarkaTimeGuardian = creature({
  name: 'Jil Warka, Time Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 2000,
  printings: ['DM-09 9/55'],
  abilities: [blocker, cannotAttackPlayers, whenDestroyed(self, tap(chooseUpTo(opponentsCreatures(), 2)))],
});
