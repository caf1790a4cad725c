import {
  doubleBreaker,
  evolution,
  evolutionCreature,
  instead,
  self,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const crystalJouster = evolutionCreature({
  name: 'Crystal Jouster',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 7,
  power: 7000,
  printings: ['DM-06 S3/110'],
  abilities: [
    evolution({ races: ['Liquid People'] }),
    doubleBreaker,
    wouldBeDestroyed(self, instead('hand')),
  ],
});
