import {
  choose,
  creature,
  inOrder,
  lookAt,
  opponentsShields,
  self,
  topOfDeckTo,
  whenPut,
} from '../../effects/language/words.ts';

export const estolVizierOfAqua = creature({
  name: 'Estol, Vizier of Aqua',
  civilizations: ['light', 'water'],
  races: ['Initiate', 'Liquid People'],
  cost: 5,
  power: 2000,
  printings: ['DM-10 97/110'],
  abilities: [whenPut(self, inOrder(topOfDeckTo('shieldZone'), lookAt(choose(opponentsShields()))))],
});
