import { canAttackUntapped, creature } from '../../effects/language/words.ts';

export const muramasasKnife = creature({
  name: "Muramasa's Knife",
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 3,
  power: 2000,
  printings: ['DM-12 27/55'],
  abilities: [canAttackUntapped()],
});
