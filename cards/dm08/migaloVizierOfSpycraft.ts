import {
  choose,
  creature,
  lookAt,
  may,
  opponentsShields,
  self,
  turboRush,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const migaloVizierOfSpycraft = creature({
  name: 'Migalo, Vizier of Spycraft',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 2,
  power: 1500,
  printings: ['DM-08 9/55'],
  abilities: [turboRush(wheneverAttacks(self, may(lookAt(choose(opponentsShields(), 2)))))],
});
