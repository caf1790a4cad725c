import {
  doubleBreaker,
  each,
  evolution,
  evolutionCreature,
  gains,
  power,
  yourCreatures,
} from '../../effects/language/words.ts';

export const phantomachTheGigatrooper = evolutionCreature({
  name: 'Phantomach, the Gigatrooper',
  civilizations: ['darkness', 'fire'],
  races: ['Chimera', 'Armorloid'],
  cost: 5,
  power: 6000,
  printings: ['DM-12 18/55'],
  abilities: [
    evolution({ races: ['Chimera', 'Armorloid'] }),
    each(yourCreatures({ races: ['Chimera', 'Armorloid'], other: true }), power(2000)),
    each(yourCreatures({ races: ['Chimera', 'Armorloid'] }), gains(doubleBreaker)),
  ],
});
