import {
  blocker,
  cannotAttack,
  creature,
  destroy,
  itself,
  self,
  when,
} from '../../effects/language/words.ts';

export const bairaTheHiddenLunatic = creature({
  name: 'Baira, the Hidden Lunatic',
  civilizations: ['darkness'],
  races: ["Pandora's Box"],
  cost: 3,
  power: 5000,
  printings: ['DM-11 24/55'],
  abilities: [blocker, cannotAttack, when({ event: 'battleEnds', what: itself }, destroy(self))],
});
