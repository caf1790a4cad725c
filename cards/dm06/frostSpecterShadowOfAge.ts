import {
  each,
  evolution,
  evolutionCreature,
  gains,
  slayer,
  yourCreatures,
} from '../../effects/language/words.ts';

export const frostSpecterShadowOfAge = evolutionCreature({
  name: 'Frost Specter, Shadow of Age',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 3,
  power: 5000,
  printings: ['DM-06 54/110'],
  abilities: [evolution({ races: ['Ghost'] }), each(yourCreatures({ races: ['Ghost'] }), gains(slayer))],
});
