import {
  allCreatures,
  cannotBeChosenByOpponent,
  creature,
  getsWhileThere,
  inOrder,
  nameRace,
  ofRace,
  power,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const petrovaChannelerOfSuns = creature({
  name: 'Petrova, Channeler of Suns',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 5,
  power: 3500,
  printings: ['DM-09 S1/55'],
  abilities: [
    whenPut(
      self,
      inOrder(nameRace('race', 'Mecha Del Sol'), getsWhileThere(allCreatures(ofRace('race')), power(4000))),
    ),
    cannotBeChosenByOpponent,
  ],
});
