import { allCreatures, chooseUpTo, returnToHand, spell, spellAbility } from '../../effects/language/words.ts';

export const teleportation = spell({
  name: 'Teleportation',
  civilizations: ['water'],
  cost: 5,
  printings: ['DM-01 41/110'],
  abilities: [spellAbility(returnToHand(chooseUpTo(allCreatures(), 2)))],
});
