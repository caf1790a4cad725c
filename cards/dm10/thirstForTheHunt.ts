import {
  gains,
  gets,
  powerAttacker,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const thirstForTheHunt = spell({
  name: 'Thirst for the Hunt',
  civilizations: ['nature'],
  cost: 1,
  printings: ['DM-10 94/110'],
  abilities: [spellAbility(gets(yourCreatures(), 'turn', gains(powerAttacker(1000))))],
});
