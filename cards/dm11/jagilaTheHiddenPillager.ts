import {
  atRandom,
  creature,
  discard,
  opponentsHand,
  self,
  waveStriker,
  whenPut,
} from '../../effects/language/words.ts';

export const jagilaTheHiddenPillager = creature({
  name: 'Jagila, the Hidden Pillager',
  civilizations: ['darkness'],
  races: ["Pandora's Box"],
  cost: 5,
  power: 3000,
  printings: ['DM-11 28/55'],
  abilities: [waveStriker(whenPut(self, discard(atRandom(opponentsHand(), 3))))],
});
