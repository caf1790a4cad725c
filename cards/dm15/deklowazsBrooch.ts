import {
  accelerator,
  choose,
  creature,
  discard,
  gains,
  opponentsHand,
  self,
  whenDestroyed,
} from '../../effects/language/words.ts';

export const deklowazsBrooch = creature({
  name: "Deklowaz's Brooch",
  civilizations: ['darkness'],
  races: ['Brain Jacker'],
  cost: 2,
  power: 1000,
  printings: ['DM-15 28/55'],
  abilities: [accelerator(gains(whenDestroyed(self, discard(choose(opponentsHand(), 2, 'opponent')))))],
});
