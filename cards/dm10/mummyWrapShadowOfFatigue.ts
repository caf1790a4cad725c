import {
  atRandom,
  creature,
  discard,
  inOrder,
  opponentsHand,
  tapAbility,
  yourHand,
} from '../../effects/language/words.ts';

export const mummyWrapShadowOfFatigue = creature({
  name: 'Mummy Wrap, Shadow of Fatigue',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 3,
  power: 1000,
  printings: ['DM-10 53/110'],
  abilities: [tapAbility(inOrder(discard(atRandom(yourHand())), discard(atRandom(opponentsHand()))))],
});
