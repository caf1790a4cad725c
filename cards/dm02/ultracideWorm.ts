import { doubleBreaker, evolution, evolutionCreature } from '../../effects/language/words.ts';

export const ultracideWorm = evolutionCreature({
  name: 'Ultracide Worm',
  civilizations: ['darkness'],
  races: ['Parasite Worm'],
  cost: 6,
  power: 11000,
  printings: ['DM-02 S3/55'],
  abilities: [evolution({ races: ['Parasite Worm'] }), doubleBreaker],
});
