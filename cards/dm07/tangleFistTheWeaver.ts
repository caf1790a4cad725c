import { chooseUpTo, creature, putIntoMana, tapAbility, yourHand } from '../../effects/language/words.ts';

export const tangleFistTheWeaver = creature({
  name: 'Tangle Fist, the Weaver',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 4,
  power: 2000,
  printings: ['DM-07 54/55'],
  abilities: [tapAbility(putIntoMana(chooseUpTo(yourHand(), 3)))],
});
