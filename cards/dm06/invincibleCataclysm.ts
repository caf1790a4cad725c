import {
  chooseUpTo,
  opponentsShields,
  putIntoGraveyard,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const invincibleCataclysm = spell({
  name: 'Invincible Cataclysm',
  civilizations: ['fire'],
  cost: 13,
  printings: ['DM-06 7/110'],
  abilities: [spellAbility(putIntoGraveyard(chooseUpTo(opponentsShields(), 3)))],
});
