import { creature, itself, powerAttacker, when } from '../../effects/language/words.ts';

export const choyaTheUnheeding = creature({
  name: 'Choya, the Unheeding',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 2,
  power: 1000,
  printings: ['DM-06 76/110'],
  abilities: [powerAttacker(1000), when({ event: 'becomesBlocked', what: itself }, { do: 'endAttack' })],
  reconstructed:
    'Assumes that the attack ends where no battle happens, so that nothing more is declared for it.',
});
