import {
  choose,
  gains,
  gets,
  powerAttacker,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const burningPower = spell({
  name: 'Burning Power',
  civilizations: ['fire'],
  cost: 1,
  printings: ['DM-01 71/110'],
  abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', gains(powerAttacker(2000))))],
});
