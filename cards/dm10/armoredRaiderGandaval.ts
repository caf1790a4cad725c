import {
  countOf,
  doubleBreaker,
  evolution,
  evolutionCreature,
  hasWhile,
  isAttacking,
  power,
  times,
  yourCreatures,
} from '../../effects/language/words.ts';

export const armoredRaiderGandaval = evolutionCreature({
  name: 'Armored Raider Gandaval',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 5,
  power: 6000,
  printings: ['DM-10 62/110', 'Promotional 62a/110'],
  abilities: [
    evolution({ races: ['Human'] }),
    hasWhile(isAttacking, power(times(2000, countOf(yourCreatures({ tapped: true, other: true }))))),
    doubleBreaker,
  ],
});
