import { creature, each, gains, search, self, whenPut, yourCreatures } from '../../effects/language/words.ts';

export const forbosSanctumGuardianQ = creature({
  name: 'Forbos, Sanctum Guardian Q',
  civilizations: ['light'],
  races: ['Survivor', 'Guardian'],
  cost: 6,
  power: 4000,
  printings: ['DM-06 19/110'],
  abilities: [
    each(
      yourCreatures({ races: ['Survivor'] }),
      gains(whenPut(self, search({ type: 'spell' }, 'hand', 'shown'))),
    ),
  ],
});
