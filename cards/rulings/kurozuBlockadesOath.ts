import { cannot, cardsIn, creature, each } from '../../effects/language/words.ts';

export const kurozuBlockadesOath = creature({
  name: "Kurozu, Blockade's Oath",
  civilizations: ['light'],
  races: ['Metallica'],
  cost: 3,
  power: 3500,
  reconstructed: 'Known from a ruling only: it is taken to bind the graveyard of the opponent.',
  abilities: [each(cardsIn('graveyard', 'opponent'), cannot({ do: 'move', from: 'graveyard' }))],
});
