import {
  atLeast,
  creature,
  hasWhile,
  unblockable,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const tropico = creature({
  name: 'Tropico',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 5,
  power: 3000,
  printings: ['DM-01 42/110', 'Promotional P5/Y0'],
  abilities: [hasWhile(youHave(yourCreatures({ other: true }), atLeast(2)), unblockable())],
});
