import {
  atRandom,
  choose,
  creature,
  discard,
  inOrder,
  lookAt,
  opponentsHand,
  opponentsShields,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const pointaTheAquaShadow = creature({
  name: 'Pointa, the Aqua Shadow',
  civilizations: ['water', 'darkness'],
  races: ['Liquid People', 'Ghost'],
  cost: 5,
  power: 2000,
  printings: ['DM-10 100/110'],
  abilities: [whenPut(self, inOrder(lookAt(choose(opponentsShields())), discard(atRandom(opponentsHand()))))],
});
