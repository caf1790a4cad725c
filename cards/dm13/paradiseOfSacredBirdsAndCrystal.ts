import { gets, spell, spellAbility, unblockable, yourCreatures } from '../../effects/language/words.ts';

export const paradiseOfSacredBirdsAndCrystal = spell({
  name: 'Paradise of Sacred Birds and Crystal',
  civilizations: ['water', 'nature'],
  cost: 2,
  printings: ['DM-13 33/55'],
  abilities: [spellAbility(gets(yourCreatures({ multicolored: true }), 'turn', unblockable()))],
});
