import { creature } from '../../effects/language/words.ts';

export const picorasWrench = creature({
  name: "Picora's Wrench",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 2,
  power: 2000,
  printings: ['DM-06 84/110'],
});
