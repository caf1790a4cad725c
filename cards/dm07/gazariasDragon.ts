import {
  atMost,
  creature,
  doubleBreaker,
  gains,
  hasWhile,
  power,
  shieldsAre,
} from '../../effects/language/words.ts';

export const gazariasDragon = creature({
  name: 'Gazarias Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 5,
  power: 4000,
  printings: ['DM-07 40/55'],
  abilities: [hasWhile(shieldsAre('you', atMost(0)), power(4000), gains(doubleBreaker))],
});
