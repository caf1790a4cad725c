import {
  creature,
  doubleBreaker,
  each,
  gains,
  speedAttacker,
  turboRush,
  yourCreatures,
} from '../../effects/language/words.ts';

export const magmadragonJagalzor = creature({
  name: 'Magmadragon Jagalzor',
  civilizations: ['fire'],
  races: ['Volcano Dragon'],
  cost: 6,
  power: 6000,
  printings: ['DM-08 4/55'],
  abilities: [doubleBreaker, turboRush(each(yourCreatures(), gains(speedAttacker)))],
});
