import { cannot, creature, has } from '../../effects/language/words.ts';

export const gankloaksMagnifyingGlass = creature({
  name: "Gankloak's Magnifying Glass",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 4,
  power: 3000,
  printings: ['DM-14 96/110'],
  abilities: [has(cannot({ do: 'beAttacked', by: { civilizations: ['light', 'water'] } }))],
});
