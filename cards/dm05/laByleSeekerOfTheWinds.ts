import {
  blocker,
  creature,
  delayed,
  itself,
  self,
  untap,
  when,
  wheneverBlocks,
} from '../../effects/language/words.ts';

export const laByleSeekerOfTheWinds = creature({
  name: 'La Byle, Seeker of the Winds',
  civilizations: ['light'],
  races: ['Mecha Thunder'],
  cost: 7,
  power: 5000,
  printings: ['DM-05 1/55'],
  abilities: [
    blocker,
    wheneverBlocks(self, delayed(when({ event: 'battleEnds', what: itself }, untap(self)), 'attack')),
  ],
});
