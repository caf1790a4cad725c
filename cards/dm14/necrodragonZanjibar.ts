import { creature, each, opponentsCreatures, power } from '../../effects/language/words.ts';

export const necrodragonZanjibar = creature({
  name: 'Necrodragon Zanjibar',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 7,
  power: 5000,
  printings: ['DM-14 6/110'],
  abilities: [each(opponentsCreatures({ tapped: true }), power(-2000))],
});
