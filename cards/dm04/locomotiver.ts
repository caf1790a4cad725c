import {
  atRandom,
  creature,
  discard,
  opponentsHand,
  self,
  shieldTrigger,
  whenPut,
} from '../../effects/language/words.ts';

export const locomotiver = creature({
  name: 'Locomotiver',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 4,
  power: 1000,
  printings: ['DM-04 32/55', 'Promotional L4 Y2'],
  abilities: [shieldTrigger, whenPut(self, discard(atRandom(opponentsHand())))],
});
