import {
  countOf,
  creature,
  draw,
  may,
  opponentsCreatures,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const plasmaChaser = creature({
  name: 'Plasma Chaser',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 6,
  power: 4000,
  printings: ['DM-02 18/55'],
  abilities: [wheneverAttacks(self, may(draw(countOf(opponentsCreatures()))))],
});
