import { creature, metamorph } from '../../effects/language/words.ts';

export const innocentTheInvoked = creature({
  name: 'Innocent, the Invoked',
  civilizations: ['nature'],
  races: ['Wonder Trick'],
  cost: 3,
  power: 2000,
  printings: ['DM-14 37/110'],
  abilities: [metamorph({ kind: 'can', permission: { do: 'beBaseOfAnyRace' } })],
});
