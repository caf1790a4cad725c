import {
  draw,
  evolution,
  evolutionCreature,
  tapAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const fortMegacluster = evolutionCreature({
  name: 'Fort Megacluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 5,
  power: 5000,
  printings: ['DM-06 33/110'],
  abilities: [
    evolution({ races: ['Cyber Cluster'] }),
    tapAbility(draw(), yourCreatures({ civilizations: ['water'] })),
  ],
});
