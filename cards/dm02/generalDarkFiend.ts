import {
  choose,
  creature,
  doubleBreaker,
  putIntoGraveyard,
  self,
  wheneverAttacks,
  yourShields,
} from '../../effects/language/words.ts';

export const generalDarkFiend = creature({
  name: 'General Dark Fiend',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 5,
  power: 6000,
  printings: ['DM-02 27/55'],
  abilities: [wheneverAttacks(self, putIntoGraveyard(choose(yourShields()))), doubleBreaker],
});
