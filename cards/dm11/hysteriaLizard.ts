import { attacksEachTurnIfAble, creature, powerAttacker } from '../../effects/language/words.ts';

export const hysteriaLizard = creature({
  name: 'Hysteria Lizard',
  civilizations: ['fire'],
  races: ['Melt Warrior'],
  cost: 4,
  power: 3000,
  printings: ['DM-11 37/55'],
  abilities: [attacksEachTurnIfAble, powerAttacker(3000)],
});
