import { attacksEachTurnIfAble, creature, powerAttacker } from '../../effects/language/words.ts';

export const miniTitanGett = creature({
  name: 'Mini Titan Gett',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 2,
  power: 2000,
  printings: ['DM-02 43/55'],
  abilities: [attacksEachTurnIfAble, powerAttacker(1000)],
});
