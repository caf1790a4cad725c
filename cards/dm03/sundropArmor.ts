import { addToShields, choose, spell, spellAbility, yourHand } from '../../effects/language/words.ts';

export const sundropArmor = spell({
  name: 'Sundrop Armor',
  civilizations: ['light'],
  cost: 4,
  printings: ['DM-03 10/55'],
  abilities: [spellAbility(addToShields(choose(yourHand())))],
});
