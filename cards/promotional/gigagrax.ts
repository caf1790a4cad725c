import {
  choose,
  creature,
  destroy,
  may,
  opponentsCreatures,
  self,
  whenDestroyed,
} from '../../effects/language/words.ts';

export const gigagrax = creature({
  name: 'Gigagrax',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 8,
  power: 5000,
  printings: ['Promotional M3/Y1'],
  abilities: [whenDestroyed(self, may(destroy(choose(opponentsCreatures()))))],
});
