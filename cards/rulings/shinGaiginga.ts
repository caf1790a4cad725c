import { creature, extraTurn, itself, when } from '../../effects/language/words.ts';

export const shinGaiginga = creature({
  name: 'Shin Gaiginga',
  civilizations: ['fire'],
  races: ['Gaial Command Dragon'],
  cost: 7,
  power: 9000,
  reconstructed:
    'Only the trigger on being chosen is known, from a ruling. The extra turn, cost, power and civilization are assumed, after an older card with a similar name.',
  abilities: [when({ event: 'chosen', what: itself, by: 'opponent' }, extraTurn())],
});
