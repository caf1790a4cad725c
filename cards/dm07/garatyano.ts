import { creature, inOrder, lookAtTop, putOnDeck, tapAbility, the } from '../../effects/language/words.ts';

export const garatyano = creature({
  name: 'Garatyano',
  civilizations: ['water'],
  races: ['Sea Hacker'],
  cost: 4,
  power: 2000,
  printings: ['DM-07 21/55'],
  abilities: [tapAbility(inOrder(lookAtTop(3, 'seen'), putOnDeck(the('seen'), 'top')))],
});
