import { creature, itself, powerAttacker, when } from '../../effects/language/words.ts';

export const badlandsLizard = creature({
  name: 'Badlands Lizard',
  civilizations: ['fire'],
  races: ['Dune Gecko'],
  cost: 5,
  power: 3000,
  printings: ['DM-06 74/110'],
  abilities: [powerAttacker(3000), when({ event: 'becomesBlocked', what: itself }, { do: 'endAttack' })],
  reconstructed:
    'Assumes that the attack ends where no battle happens, so that nothing more is declared for it.',
});
