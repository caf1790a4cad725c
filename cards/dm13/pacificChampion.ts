import { cannot, evolution, evolutionCreature, has, unblockable } from '../../effects/language/words.ts';

export const pacificChampion = evolutionCreature({
  name: 'Pacific Champion',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 2,
  power: 5000,
  printings: ['DM-13 9/55'],
  abilities: [
    evolution({ races: ['Merfolk'] }),
    has(cannot({ do: 'beAttacked', by: { evolution: false } }), unblockable({ evolution: false })),
  ],
});
