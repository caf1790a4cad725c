import { cannot, creature, has, instead, self, wouldBeDestroyed } from '../../effects/language/words.ts';

export const mestapoThePatroller = creature({
  name: 'Mestapo, the Patroller',
  civilizations: ['light'],
  races: ['Cosmo Walker'],
  cost: 3,
  power: 1000,
  printings: ['DM-14 14/110'],
  abilities: [has(cannot({ do: 'lookAtOwnDeck', who: 'any' })), wouldBeDestroyed(self, instead('hand'))],
  reconstructed:
    'Assumes that cards of a deck can still be revealed, and that a player who cannot search the deck still shuffles it.',
});
