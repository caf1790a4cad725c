import { crossedGets, crossGear, power, unblockable } from '../../effects/language/words.ts';

export const invisibleSuit = crossGear({
  name: 'Invisible Suit',
  civilizations: ['water'],
  cost: 2,
  printings: ['DM-14 86/110'],
  abilities: [crossedGets(power(1000), unblockable())],
});
