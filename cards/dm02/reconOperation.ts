import { chooseUpTo, lookAt, opponentsShields, spell, spellAbility } from '../../effects/language/words.ts';

export const reconOperation = spell({
  name: 'Recon Operation',
  civilizations: ['water'],
  cost: 2,
  printings: ['DM-02 19/55', 'DM-10 38/110'],
  abilities: [spellAbility(lookAt(chooseUpTo(opponentsShields(), 3)))],
});
