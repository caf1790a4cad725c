import {
  atMost,
  choose,
  creature,
  destroy,
  may,
  opponentsCreatures,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const meteosaur = creature({
  name: 'Meteosaur',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 5,
  power: 2000,
  printings: ['DM-01 82/110'],
  abilities: [whenPut(self, may(destroy(choose(opponentsCreatures({ power: atMost(2000) })))))],
});
