import {
  creature,
  discard,
  opponentsHand,
  self,
  turboRush,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const gigaclaws = creature({
  name: 'Gigaclaws',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 5,
  power: 2000,
  printings: ['DM-08 30/55'],
  abilities: [turboRush(wheneverAttacks(self, discard(opponentsHand())))],
});
