import {
  countOf,
  creature,
  has,
  inOrder,
  insteadDo,
  power,
  self,
  shuffleDeck,
  times,
  wouldBeDestroyed,
  yourCreatures,
} from '../../effects/language/words.ts';

export const ryudmilaChannelerOfSuns = creature({
  name: 'Ryudmila, Channeler of Suns',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 5,
  power: 2000,
  printings: ['DM-10 2/110'],
  abilities: [
    has(power(times(2000, countOf(yourCreatures({ tapped: false, other: true }))))),
    wouldBeDestroyed(self, insteadDo(inOrder({ do: 'move', what: self, to: 'deck' }, shuffleDeck('you')))),
  ],
});
