import {
  choose,
  creature,
  lookAt,
  may,
  opponentsShields,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const stingerBall = creature({
  name: 'Stinger Ball',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 3,
  power: 1000,
  printings: ['DM-03 22/55'],
  abilities: [wheneverAttacks(self, may(lookAt(choose(opponentsShields()))))],
});
