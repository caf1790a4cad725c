import {
  creature,
  draw,
  each,
  gains,
  may,
  self,
  wheneverAttacks,
  yourCreatures,
} from '../../effects/language/words.ts';

export const splitHeadHydroturtleQ = creature({
  name: 'Split-Head Hydroturtle Q',
  civilizations: ['water'],
  races: ['Survivor', 'Gel Fish'],
  cost: 5,
  power: 2000,
  printings: ['DM-05 24/55'],
  abilities: [each(yourCreatures({ races: ['Survivor'] }), gains(wheneverAttacks(self, may(draw()))))],
});
