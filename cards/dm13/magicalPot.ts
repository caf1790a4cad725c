import { allCreatures, choose, returnToHand, spell, spellAbility } from '../../effects/language/words.ts';

export const magicalPot = spell({
  name: 'Magical Pot',
  civilizations: ['water'],
  cost: 1,
  printings: ['DM-13 41/55'],
  abilities: [spellAbility(returnToHand(choose(allCreatures({ type: 'evolutionCreature' }))))],
});
