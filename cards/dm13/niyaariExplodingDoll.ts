import { creature, gains, gets, itself, self, slayer, when } from '../../effects/language/words.ts';

export const niyaariExplodingDoll = creature({
  name: 'Niyaari, Exploding Doll',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 2,
  power: 1000,
  printings: ['DM-13 43/55'],
  abilities: [when({ event: 'attacked', what: itself }, gets(self, 'turn', gains(slayer)))],
});
