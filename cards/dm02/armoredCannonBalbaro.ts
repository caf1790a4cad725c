import {
  allCreatures,
  countOf,
  evolution,
  evolutionCreature,
  hasWhile,
  isAttacking,
  power,
  times,
} from '../../effects/language/words.ts';

export const armoredCannonBalbaro = evolutionCreature({
  name: 'Armored Cannon Balbaro',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 3,
  power: 3000,
  printings: ['DM-02 34/55'],
  abilities: [
    evolution({ races: ['Human'] }),
    hasWhile(isAttacking, power(times(2000, countOf(allCreatures({ races: ['Human'], other: true }))))),
  ],
});
