import {
  choose,
  gains,
  gets,
  powerAttacker,
  speedAttacker,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const twinTurbo = spell({
  name: 'Twin Turbo',
  civilizations: ['fire'],
  cost: 2,
  printings: ['DM-14 101/110'],
  abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', gains(powerAttacker(3000), speedAttacker)))],
});
