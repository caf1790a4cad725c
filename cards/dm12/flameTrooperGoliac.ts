import {
  atMost,
  choose,
  creature,
  destroy,
  opponentsCreatures,
  self,
  waveStriker,
  whenPut,
} from '../../effects/language/words.ts';

export const flameTrooperGoliac = creature({
  name: 'Flame Trooper Goliac',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 5,
  power: 4000,
  printings: ['DM-12 48/55'],
  abilities: [waveStriker(whenPut(self, destroy(choose(opponentsCreatures({ power: atMost(5000) })))))],
});
