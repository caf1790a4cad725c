import { cannot, cardsIn, creature, each } from '../../effects/language/words.ts';

export const kurozuBlockadesOath = creature({
  name: "Kurozu, Blockade's Oath",
  civilizations: ['light'],
  races: ['Metallica'],
  cost: 3,
  power: 3500,
  reconstructed: 'Known only from a ruling. Assumes that it affects the graveyard of the opponent.',
  abilities: [each(cardsIn('graveyard', 'opponent'), cannot({ do: 'move', from: 'graveyard' }))],
});
