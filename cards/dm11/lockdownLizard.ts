import { cannot, creature, has } from '../../effects/language/words.ts';

export const lockdownLizard = creature({
  name: 'Lockdown Lizard',
  civilizations: ['fire'],
  races: ['Melt Warrior'],
  cost: 4,
  power: 3000,
  printings: ['DM-11 39/55'],
  abilities: [has(cannot({ do: 'useTapAbility', who: 'any' }))],
});
