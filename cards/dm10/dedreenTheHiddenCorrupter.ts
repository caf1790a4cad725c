import {
  atMost,
  atRandom,
  creature,
  discard,
  opponentsHand,
  provided,
  self,
  shieldsAre,
  whenPut,
} from '../../effects/language/words.ts';

export const dedreenTheHiddenCorrupter = creature({
  name: 'Dedreen, the Hidden Corrupter',
  civilizations: ['darkness'],
  races: ["Pandora's Box"],
  cost: 5,
  power: 4000,
  printings: ['DM-10 47/110'],
  abilities: [provided(shieldsAre('opponent', atMost(3)), whenPut(self, discard(atRandom(opponentsHand()))))],
});
