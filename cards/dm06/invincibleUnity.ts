import {
  gains,
  gets,
  power,
  spell,
  spellAbility,
  tripleBreaker,
  yourCreatures,
} from '../../effects/language/words.ts';

export const invincibleUnity = spell({
  name: 'Invincible Unity',
  civilizations: ['nature'],
  cost: 13,
  printings: ['DM-06 9/110'],
  abilities: [spellAbility(gets(yourCreatures(), 'turn', power(8000), gains(tripleBreaker)))],
});
