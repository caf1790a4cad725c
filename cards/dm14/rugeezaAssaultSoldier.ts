import { cannot, creature, gains, metamorph, powerAttacker } from '../../effects/language/words.ts';

export const rugeezaAssaultSoldier = creature({
  name: 'Rugeeza, Assault Soldier',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 3,
  power: 2000,
  printings: ['DM-14 98/110'],
  abilities: [metamorph(cannot({ do: 'beAttacked' }), gains(powerAttacker(3000)))],
});
