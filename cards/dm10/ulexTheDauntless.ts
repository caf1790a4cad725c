import { cannotBeTappedBy, creature } from '../../effects/language/words.ts';

export const ulexTheDauntless = creature({
  name: 'Ulex, the Dauntless',
  civilizations: ['darkness', 'fire'],
  races: ['Spirit Quartz'],
  cost: 3,
  power: 3000,
  printings: ['DM-10 104/110'],
  abilities: [cannotBeTappedBy('opponent')],
});
