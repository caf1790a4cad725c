import { choose, creature, returnToHand, self, whenPut, yourShields } from '../../effects/language/words.ts';

export const benzoTheHiddenFury = creature({
  name: 'Benzo, the Hidden Fury',
  civilizations: ['darkness'],
  races: ["Pandora's Box"],
  cost: 4,
  power: 2000,
  printings: ['DM-10 45/110'],
  abilities: [whenPut(self, returnToHand(choose(yourShields())))],
});
