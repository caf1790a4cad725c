import {
  atMost,
  choose,
  creature,
  destroy,
  may,
  opponentsCreatures,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const muramasaDukeOfBlades = creature({
  name: 'Muramasa, Duke of Blades',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 6,
  power: 3000,
  printings: ['DM-03 40/55'],
  abilities: [wheneverAttacks(self, may(destroy(choose(opponentsCreatures({ power: atMost(2000) })))))],
});
