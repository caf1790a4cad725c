import {
  gains,
  gets,
  powerAttacker,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const auraBlast = spell({
  name: 'Aura Blast',
  civilizations: ['nature'],
  cost: 4,
  printings: ['DM-01 89/110'],
  abilities: [spellAbility(gets(yourCreatures(), 'turn', gains(powerAttacker(2000))))],
});
