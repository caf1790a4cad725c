import { another, creature, self, tap, whenPut } from '../../effects/language/words.ts';

export const whirlingWarriorMalian = creature({
  name: 'Whirling Warrior Malian',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 4,
  power: 6000,
  printings: ['DM-12 12/55'],
  abilities: [whenPut(another('any'), tap(self))],
});
