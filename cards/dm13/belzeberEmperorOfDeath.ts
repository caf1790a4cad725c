import {
  another,
  choose,
  doubleBreaker,
  evolution,
  evolutionCreature,
  opponentsMana,
  putIntoGraveyard,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const belzeberEmperorOfDeath = evolutionCreature({
  name: 'Belzeber, Emperor of Death',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 6,
  power: 8000,
  printings: ['DM-13 10/55'],
  abilities: [
    evolution({ races: ['Dark Lord'] }),
    whenPut(another('you'), putIntoGraveyard(choose(yourMana()))),
    whenPut(another('opponent'), putIntoGraveyard(choose(opponentsMana(), 1, 'opponent'))),
    doubleBreaker,
  ],
});
