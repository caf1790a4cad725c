import { creature, shieldTrigger } from '../../effects/language/words.ts';

export const bradsCutter = creature({
  name: "Brad's Cutter",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 2,
  power: 1000,
  printings: ['DM-11 34/55'],
  abilities: [shieldTrigger],
});
