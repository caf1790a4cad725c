import { blockerAgainst, creature, survivesBattlesAgainst } from '../../effects/language/words.ts';

export const amnisHolyElemental = creature({
  name: 'Amnis, Holy Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 7,
  power: 5000,
  printings: ['Promotional L3/6 Y1'],
  abilities: [
    blockerAgainst({ type: 'creature', civilizations: ['darkness'] }),
    survivesBattlesAgainst({ type: 'creature', civilizations: ['darkness'] }),
  ],
});
