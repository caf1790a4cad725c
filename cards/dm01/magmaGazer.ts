import {
  choose,
  doubleBreaker,
  gains,
  gets,
  powerAttacker,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const magmaGazer = spell({
  name: 'Magma Gazer',
  civilizations: ['fire'],
  cost: 3,
  printings: ['DM-01 81/110'],
  abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', gains(powerAttacker(4000), doubleBreaker)))],
});
