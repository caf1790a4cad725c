import {
  blocker,
  each,
  evolution,
  evolutionCreature,
  gains,
  yourCreatures,
} from '../../effects/language/words.ts';

export const siegBaliculaTheIntense = evolutionCreature({
  name: 'Sieg Balicula, the Intense',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 8,
  power: 5000,
  printings: ['DM-03 8/55'],
  abilities: [
    evolution({ races: ['Initiate'] }),
    each(yourCreatures({ civilizations: ['light'], other: true }), gains(blocker)),
  ],
});
