import { blocker, cannotAttack, creature, self, wheneverBlocks } from '../../effects/language/words.ts';

export const chekiculVizierOfEndurance = creature({
  name: 'Chekicul, Vizier of Endurance',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 5,
  power: 1000,
  printings: ['DM-06 15/110'],
  abilities: [blocker, wheneverBlocks(self, { do: 'endAttack' }), cannotAttack],
  reconstructed:
    'Assumes that the attack ends where no battle happens, so that nothing more is declared for it.',
});
