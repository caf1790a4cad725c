import {
  choose,
  creature,
  lookAt,
  may,
  opponentsShields,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const curiousEye = creature({
  name: 'Curious Eye',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 3,
  power: 1000,
  printings: ['DM-07 3/55'],
  abilities: [wheneverAttacks(self, may(lookAt(choose(opponentsShields()))))],
});
