import {
  countOf,
  creature,
  draw,
  may,
  self,
  wheneverAttacks,
  yourCreatures,
} from '../../effects/language/words.ts';

export const aquaGrappler = creature({
  name: 'Aqua Grappler',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 5,
  power: 3000,
  printings: ['DM-08 16/55'],
  abilities: [wheneverAttacks(self, may(draw(countOf(yourCreatures({ tapped: true, other: true })))))],
});
