import { allCreatures, blocker, cannot, cannotAttack, creature, each } from '../../effects/language/words.ts';

export const dione = creature({
  name: 'Dione',
  civilizations: ['water'],
  races: ['Sea Hacker'],
  cost: 3,
  power: 3000,
  printings: ['DM-14 4/110'],
  abilities: [
    blocker,
    each(allCreatures({ keyword: 'speedAttacker', fresh: true }), cannot({ do: 'attack' })),
    cannotAttack,
  ],
});
