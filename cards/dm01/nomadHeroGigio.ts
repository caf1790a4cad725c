import { canAttackUntapped, creature } from '../../effects/language/words.ts';

export const nomadHeroGigio = creature({
  name: 'Nomad Hero Gigio',
  civilizations: ['fire'],
  races: ['Machine Eater'],
  cost: 5,
  power: 3000,
  printings: ['DM-01 83/110'],
  abilities: [canAttackUntapped()],
});
