import { chooseUpTo, putIntoMana, spell, spellAbility, yourGraveyard } from '../../effects/language/words.ts';

export const enchantedSoil = spell({
  name: 'Enchanted Soil',
  civilizations: ['nature'],
  cost: 4,
  printings: ['DM-05 51/55'],
  abilities: [spellAbility(putIntoMana(chooseUpTo(yourGraveyard({ type: 'creature' }), 2)))],
});
