import { blockerAgainst, creature, survivesBattlesAgainst } from '../../effects/language/words.ts';

export const giliamTheTormentor = creature({
  name: 'Giliam, the Tormentor',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 7,
  power: 5000,
  printings: ['Promotional L5/6 Y1'],
  abilities: [
    blockerAgainst({ type: 'creature', civilizations: ['light'] }),
    survivesBattlesAgainst({ type: 'creature', civilizations: ['light'] }),
  ],
});
