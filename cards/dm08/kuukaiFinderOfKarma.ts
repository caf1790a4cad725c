import {
  blocker,
  cannotAttackPlayers,
  delayed,
  evolution,
  evolutionCreature,
  itself,
  self,
  untap,
  when,
  wheneverBlocks,
} from '../../effects/language/words.ts';

export const kuukaiFinderOfKarma = evolutionCreature({
  name: 'Kuukai, Finder of Karma',
  civilizations: ['light'],
  races: ['Mecha Thunder'],
  cost: 5,
  power: 10500,
  printings: ['DM-08 1/55'],
  abilities: [
    blocker,
    evolution({ races: ['Mecha Thunder'] }),
    wheneverBlocks(self, delayed(when({ event: 'battleEnds', what: itself }, untap(self)), 'attack')),
    cannotAttackPlayers,
  ],
});
