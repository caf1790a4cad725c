import { attacksEachTurnIfAble, creature, powerAttacker } from '../../effects/language/words.ts';

export const magmaColossus = creature({
  name: 'Magma Colossus',
  civilizations: ['fire'],
  races: ['Big Muscle'],
  cost: 3,
  power: 3000,
  printings: ['DM-15 48/55'],
  abilities: [powerAttacker(2000), attacksEachTurnIfAble],
});
