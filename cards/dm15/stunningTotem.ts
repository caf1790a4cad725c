import {
  choose,
  creature,
  gets,
  opponentsCreatures,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const stunningTotem = creature({
  name: 'Stunning Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 5,
  power: 4000,
  printings: ['DM-15 19/55'],
  abilities: [
    wheneverAttacks(
      self,
      gets(choose(opponentsCreatures({ tapped: true })), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
    ),
  ],
});
