import { creature, gets, itself, power, self, when } from '../../effects/language/words.ts';

export const quillspikeRumbler = creature({
  name: 'Quillspike Rumbler',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 4,
  power: 3000,
  printings: ['DM-11 46/55'],
  abilities: [when({ event: 'attacks', what: itself, target: 'creature' }, gets(self, 'turn', power(3000)))],
});
