import {
  chooseUpTo,
  creature,
  doubleBreaker,
  opponentsHand,
  put,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const terradragonGamiratar = creature({
  name: 'Terradragon Gamiratar',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 4,
  power: 6000,
  printings: ['DM-08 54/55'],
  abilities: [
    whenPut(self, put(chooseUpTo(opponentsHand({ type: 'creature' }), 1, 'opponent'))),
    doubleBreaker,
  ],
});
