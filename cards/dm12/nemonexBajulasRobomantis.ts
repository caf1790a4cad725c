import {
  any,
  choose,
  each,
  evolution,
  evolutionCreature,
  opponentsMana,
  power,
  putIntoGraveyard,
  when,
  yourCreatures,
} from '../../effects/language/words.ts';

export const nemonexBajulasRobomantis = evolutionCreature({
  name: "Nemonex, Bajula's Robomantis",
  civilizations: ['fire', 'nature'],
  races: ['Xenoparts', 'Giant Insect'],
  cost: 6,
  power: 5000,
  printings: ['DM-12 19/55'],
  abilities: [
    evolution({ races: ['Xenoparts', 'Giant Insect'] }),
    each(yourCreatures({ races: ['Xenoparts', 'Giant Insect'], other: true }), power(2000)),
    when(
      { event: 'isNotBlocked', what: any('you', { races: ['Xenoparts', 'Giant Insect'] }) },
      putIntoGraveyard(choose(opponentsMana(), 1, 'opponent')),
    ),
  ],
});
