import {
  chooseAnyNumber,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  yourShields,
} from '../../effects/language/words.ts';

export const ghastlyDrain = spell({
  name: 'Ghastly Drain',
  civilizations: ['darkness'],
  cost: 3,
  printings: ['DM-03 27/55'],
  abilities: [spellAbility(takeShieldWithoutTrigger(chooseAnyNumber(yourShields())))],
});
