import {
  chooseUpTo,
  creature,
  opponentsHand,
  put,
  self,
  tripleBreaker,
  whenPut,
} from '../../effects/language/words.ts';

export const stratosphereGiant = creature({
  name: 'Stratosphere Giant',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 8,
  power: 13000,
  printings: ['DM-09 S5/55'],
  abilities: [
    whenPut(self, put(chooseUpTo(opponentsHand({ type: 'creature' }), 2, 'opponent'))),
    tripleBreaker,
  ],
});
