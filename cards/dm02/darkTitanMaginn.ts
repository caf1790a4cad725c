import {
  atRandom,
  creature,
  discard,
  opponentsHand,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const darkTitanMaginn = creature({
  name: 'Dark Titan Maginn',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 6,
  power: 4000,
  printings: ['DM-02 26/55'],
  abilities: [wheneverAttacks(self, discard(atRandom(opponentsHand())))],
});
