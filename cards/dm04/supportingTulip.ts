import { allCreatures, creature, each, gains, powerAttacker } from '../../effects/language/words.ts';

export const supportingTulip = creature({
  name: 'Supporting Tulip',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 5,
  power: 4000,
  printings: ['DM-04 5/55'],
  abilities: [each(allCreatures({ races: ['Angel Command'] }), gains(powerAttacker(4000)))],
});
