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

export const spiralGrass = creature({
  name: 'Spiral Grass',
  civilizations: ['light'],
  races: ['Starlight Tree'],
  cost: 4,
  power: 2500,
  printings: ['DM-02 10/55'],
  abilities: [
    blocker,
    wheneverBlocks(self, delayed(when({ event: 'battleEnds', what: itself }, untap(self)), 'attack')),
  ],
});
