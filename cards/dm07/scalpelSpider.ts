import { creature, gains, gets, itself, self, slayer, when } from '../../effects/language/words.ts';

export const scalpelSpider = creature({
  name: 'Scalpel Spider',
  civilizations: ['darkness'],
  races: ['Brain Jacker'],
  cost: 3,
  power: 2000,
  printings: ['DM-07 32/55'],
  abilities: [when({ event: 'attacked', what: itself }, gets(self, 'turn', gains(slayer)))],
});
