import { choose, creature, discard, opponentsHand, self, whenPut } from '../../effects/language/words.ts';

export const westernBarrelShadowOfRiots = creature({
  name: 'Western Barrel, Shadow of Riots',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 3,
  power: 1000,
  printings: ['DM-14 90/110'],
  abilities: [whenPut(self, discard(choose(opponentsHand(), 1, 'opponent')))],
});
