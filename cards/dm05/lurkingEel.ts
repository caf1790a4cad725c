import { blockerAgainst, creature } from '../../effects/language/words.ts';

export const lurkingEel = creature({
  name: 'Lurking Eel',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 6,
  power: 4000,
  printings: ['DM-05 18/55'],
  abilities: [blockerAgainst({ type: 'creature', civilizations: ['fire', 'nature'] })],
});
