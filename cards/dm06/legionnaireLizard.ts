import {
  choose,
  creature,
  gains,
  gets,
  speedAttacker,
  tapAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const legionnaireLizard = creature({
  name: 'Legionnaire Lizard',
  civilizations: ['fire'],
  races: ['Dune Gecko'],
  cost: 6,
  power: 4000,
  printings: ['DM-06 81/110'],
  abilities: [speedAttacker, tapAbility(gets(choose(yourCreatures()), 'turn', gains(speedAttacker)))],
});
