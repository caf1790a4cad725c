import {
  cannotBeBlocked,
  evolution,
  evolutionCreature,
  tripleBreaker,
} from '../../effects/language/words.ts';

export const crystalZweilancer = evolutionCreature({
  name: 'Crystal Zweilancer',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 8,
  power: 13000,
  printings: ['DM-14 S3/110'],
  abilities: [evolution({ races: ['Liquid People'] }), cannotBeBlocked, tripleBreaker],
});
