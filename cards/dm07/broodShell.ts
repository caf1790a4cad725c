import { choose, creature, returnToHand, tapAbility, yourMana } from '../../effects/language/words.ts';

export const broodShell = creature({
  name: 'Brood Shell',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 4,
  power: 3000,
  printings: ['DM-07 46/55'],
  abilities: [tapAbility(returnToHand(choose(yourMana({ type: 'creature' }))))],
});
