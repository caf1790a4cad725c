import { atEndOfYourTurn, crossed, crossGear, may, untap } from '../../effects/language/words.ts';

export const reverseArmor = crossGear({
  name: 'Reverse Armor',
  civilizations: ['light'],
  cost: 1,
  printings: ['DM-14 78/110'],
  abilities: [atEndOfYourTurn(may(untap(crossed)))],
});
