import { blocker, cannotAttack, creature } from '../../effects/language/words.ts';

export const madrillonFish = creature({
  name: 'Madrillon Fish',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 2,
  power: 3000,
  printings: ['DM-06 37/110'],
  abilities: [blocker, cannotAttack],
});
