import { any, creature, topOfDeckTo, whenPut } from '../../effects/language/words.ts';

export const bakkraHornTheSilent = creature({
  name: 'Bakkra Horn, the Silent',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 4,
  power: 2000,
  printings: ['DM-08 46/55'],
  abilities: [whenPut(any('you', { races: ['Dragonoid', 'Dragon'] }), topOfDeckTo('manaZone'))],
});
