import { blocker, creature, each, gains, yourCreatures } from '../../effects/language/words.ts';

export const lemikVizierOfThought = creature({
  name: 'Lemik, Vizier of Thought',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 5,
  power: 3000,
  printings: ['DM-10 19/110'],
  abilities: [each(yourCreatures({ civilizations: ['water', 'nature'] }), gains(blocker))],
});
