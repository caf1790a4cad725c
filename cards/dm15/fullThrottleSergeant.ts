import { cardsIn, choose, creature, cross, tapAbility, yourCreatures } from '../../effects/language/words.ts';

export const fullThrottleSergeant = creature({
  name: 'Full Throttle Sergeant',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 3,
  power: 2000,
  printings: ['DM-15 10/55'],
  abilities: [
    tapAbility(cross(choose(cardsIn('battleZone', 'you', { type: 'crossGear' })), choose(yourCreatures()))),
  ],
});
