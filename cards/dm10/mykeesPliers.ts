import { creature, each, gains, speedAttacker, yourCreatures } from '../../effects/language/words.ts';

export const mykeesPliers = creature({
  name: "Mykee's Pliers",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 4,
  power: 2000,
  printings: ['DM-10 72/110'],
  abilities: [each(yourCreatures({ civilizations: ['darkness', 'nature'] }), gains(speedAttacker))],
});
