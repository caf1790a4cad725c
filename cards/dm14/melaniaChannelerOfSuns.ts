import {
  atMost,
  blocker,
  creature,
  doubleBreaker,
  eachWhile,
  gains,
  shieldsAre,
  yourCreatures,
} from '../../effects/language/words.ts';

export const melaniaChannelerOfSuns = creature({
  name: 'Melania, Channeler of Suns',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 6,
  power: 6000,
  printings: ['DM-14 2/110'],
  abilities: [eachWhile(shieldsAre('you', atMost(0)), yourCreatures(), gains(blocker)), doubleBreaker],
});
