import { blocker, creature, gets, power, self, when } from '../../effects/language/words.ts';

export const solGallaHaloGuardian = creature({
  name: 'Sol Galla, Halo Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 2,
  power: 1000,
  printings: ['DM-08 13/55'],
  abilities: [
    blocker,
    when({ event: 'used', by: 'any', what: { type: 'spell' } }, gets(self, 'turn', power(3000))),
  ],
});
