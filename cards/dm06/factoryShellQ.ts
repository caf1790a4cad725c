import { creature, each, gains, search, self, whenPut, yourCreatures } from '../../effects/language/words.ts';

export const factoryShellQ = creature({
  name: 'Factory Shell Q',
  civilizations: ['nature'],
  races: ['Survivor', 'Colony Beetle'],
  cost: 6,
  power: 2000,
  printings: ['DM-06 97/110'],
  abilities: [
    each(
      yourCreatures({ races: ['Survivor'] }),
      gains(whenPut(self, search({ type: 'creature', races: ['Survivor'] }, 'hand', 'shown'))),
    ),
  ],
});
