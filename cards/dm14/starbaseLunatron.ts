import { blocker, cannotAttack, creature } from '../../effects/language/words.ts';

export const starbaseLunatron = creature({
  name: 'Starbase Lunatron',
  civilizations: ['water'],
  races: ['Cyber Moon'],
  cost: 5,
  power: 7000,
  printings: ['DM-14 47/110'],
  abilities: [blocker, cannotAttack],
});
