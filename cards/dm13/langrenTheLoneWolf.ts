import { allCreatures, cannot, creature, hasWhile, youHave } from '../../effects/language/words.ts';

export const langrenTheLoneWolf = creature({
  name: 'Langren, the Lone Wolf',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 2,
  power: 4000,
  printings: ['DM-13 45/55'],
  abilities: [hasWhile(youHave(allCreatures({ tapped: false, other: true })), cannot({ do: 'attack' }))],
});
