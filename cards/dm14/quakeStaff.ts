import { crossedGets, crossGear, gains, slayer } from '../../effects/language/words.ts';

export const quakeStaff = crossGear({
  name: 'Quake Staff',
  civilizations: ['darkness'],
  cost: 1,
  printings: ['DM-14 94/110'],
  abilities: [crossedGets(gains(slayer))],
});
