import { blocker, cannotAttack, creature } from '../../effects/language/words.ts';

export const marineFlower = creature({
  name: 'Marine Flower',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 1,
  power: 2000,
  printings: ['DM-01 35/110'],
  abilities: [blocker, cannotAttack],
});
