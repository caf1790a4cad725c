import {
  any,
  choose,
  creature,
  may,
  opponentsCreatures,
  tap,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const thrumissZephyrGuardian = creature({
  name: 'Thrumiss, Zephyr Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 6,
  power: 3000,
  printings: ['DM-08 15/55'],
  abilities: [wheneverAttacks(any('you'), may(tap(choose(opponentsCreatures()))))],
});
