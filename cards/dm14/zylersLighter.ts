import {
  allOf,
  creature,
  gains,
  hasWhile,
  power,
  speedAttacker,
  yourMana,
} from '../../effects/language/words.ts';

export const zylersLighter = creature({
  name: "Zyler's Lighter",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 3,
  power: 2000,
  printings: ['DM-14 59/110'],
  abilities: [hasWhile(allOf(yourMana(), { civilizations: ['fire'] }), power(1000), gains(speedAttacker))],
});
