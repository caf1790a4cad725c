import { atMost, blocker, creature, gains, hasWhile, shieldsAre } from '../../effects/language/words.ts';

export const bexTheOracle = creature({
  name: 'Bex, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 3,
  power: 2500,
  printings: ['DM-07 6/55'],
  abilities: [hasWhile(shieldsAre('you', atMost(0)), gains(blocker))],
});
