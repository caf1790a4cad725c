import { creature, each, opponentsCreatures, power } from '../../effects/language/words.ts';

export const bangrenAncientArhat = creature({
  name: 'Bangren, Ancient Arhat',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 5,
  power: 3000,
  printings: ['DM-14 23/110'],
  abilities: [each(opponentsCreatures({ tapped: true }), power(-1000))],
});
