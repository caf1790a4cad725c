import {
  choose,
  creature,
  itself,
  opponentsMana,
  putIntoGraveyard,
  when,
} from '../../effects/language/words.ts';

export const pocopenCounterattackingFaerie = creature({
  name: 'Pocopen, Counterattacking Faerie',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 2,
  power: 2000,
  printings: ['DM-13 49/55'],
  abilities: [
    when({ event: 'attacked', what: itself }, putIntoGraveyard(choose(opponentsMana(), 1, 'opponent'))),
  ],
});
