import { crewBreaker, evolution, evolutionCreature } from '../../effects/language/words.ts';

export const uberdragonZaschack = evolutionCreature({
  name: 'Überdragon Zaschack',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 9,
  power: 11000,
  printings: ['Promotional L6 Y2'],
  abilities: [evolution({ races: ['Armored Dragon'] }), crewBreaker({ races: ['Armored Dragon'] })],
});
