import { blocker, cannotAttack, creature, has } from '../../effects/language/words.ts';

export const ardentLunatron = creature({
  name: 'Ardent Lunatron',
  civilizations: ['water'],
  races: ['Cyber Moon'],
  cost: 3,
  power: 5000,
  printings: ['DM-10 29/110'],
  abilities: [blocker, has({ kind: 'mustBlock' }), cannotAttack],
});
