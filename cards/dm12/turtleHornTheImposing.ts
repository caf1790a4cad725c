import { creature, search, wheneverUsesShieldTrigger } from '../../effects/language/words.ts';

export const turtleHornTheImposing = creature({
  name: 'Turtle Horn, the Imposing',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 3,
  power: 2000,
  printings: ['DM-12 53/55'],
  abilities: [wheneverUsesShieldTrigger('opponent', search({ type: 'creature' }, 'hand', 'shown'))],
});
