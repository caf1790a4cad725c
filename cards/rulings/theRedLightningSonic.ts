import { creature, speedAttacker } from '../../effects/language/words.ts';

export const theRedLightningSonic = creature({
  name: 'The Red, Lightning Sonic',
  civilizations: ['fire'],
  races: ['Sonic Command', 'Invader'],
  cost: 4,
  power: 4000,
  abilities: [speedAttacker],
});
