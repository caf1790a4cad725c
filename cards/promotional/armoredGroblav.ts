import {
  allCreatures,
  countOf,
  doubleBreaker,
  evolution,
  evolutionCreature,
  hasWhile,
  isAttacking,
  power,
  times,
} from '../../effects/language/words.ts';

export const armoredGroblav = evolutionCreature({
  name: 'Armored Groblav',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 5,
  power: 6000,
  printings: ['Promotional L1/6 Y1'],
  abilities: [
    evolution({ races: ['Human'] }),
    hasWhile(
      isAttacking,
      power(times(1000, countOf(allCreatures({ civilizations: ['fire'], other: true })))),
    ),
    doubleBreaker,
  ],
});
