import { creature, shieldTrigger } from '../../effects/language/words.ts';

export const photonLunatron = creature({
  name: 'Photon Lunatron',
  civilizations: ['water'],
  races: ['Cyber Moon'],
  cost: 5,
  power: 3000,
  printings: ['DM-14 79/110'],
  abilities: [shieldTrigger],
});
