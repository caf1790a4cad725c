import { atMost, cannot, creature, hasWhile, shieldsAre } from '../../effects/language/words.ts';

export const gigazoul = creature({
  name: 'Gigazoul',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 3,
  power: 3000,
  printings: ['DM-05 28/55'],
  abilities: [hasWhile(shieldsAre('opponent', atMost(0)), cannot({ do: 'attack' }))],
});
