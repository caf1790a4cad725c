import { creature } from '../../effects/language/words.ts';

export const magmadragonMelgars = creature({
  name: 'Magmadragon Melgars',
  civilizations: ['fire'],
  races: ['Volcano Dragon'],
  cost: 4,
  power: 4000,
  printings: ['DM-08 39/55', 'Promotional L12/Y2'],
});
