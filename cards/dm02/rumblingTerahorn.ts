import { creature, search, self, whenPut } from '../../effects/language/words.ts';

export const rumblingTerahorn = creature({
  name: 'Rumbling Terahorn',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 5,
  power: 3000,
  printings: ['DM-02 52/55'],
  abilities: [whenPut(self, search({ type: 'creature' }, 'hand', 'shown'))],
});
