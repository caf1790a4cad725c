import {
  chooseAnyNumber,
  putIntoMana,
  spell,
  spellAbility,
  yourShields,
} from '../../effects/language/words.ts';

export const auroraOfReversal = spell({
  name: 'Aurora of Reversal',
  civilizations: ['nature'],
  cost: 5,
  printings: ['DM-03 45/55'],
  abilities: [spellAbility(putIntoMana(chooseAnyNumber(yourShields())))],
});
