import {
  blocker,
  creature,
  doubleBreaker,
  each,
  gains,
  power,
  waveStriker,
  yourCreatures,
} from '../../effects/language/words.ts';

export const kilstineNebulaElemental = creature({
  name: 'Kilstine, Nebula Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 7,
  power: 5000,
  printings: ['DM-12 1/55'],
  abilities: [waveStriker(each(yourCreatures({ other: true }), power(5000), gains(blocker, doubleBreaker)))],
});
