import {
  allCreatures,
  destroy,
  doubleBreaker,
  evolution,
  evolutionCreature,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const ballomMasterOfDeath = evolutionCreature({
  name: 'Ballom, Master of Death',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 8,
  power: 12000,
  printings: ['DM-04 S3/55'],
  abilities: [
    evolution({ races: ['Demon Command'] }),
    whenPut(self, destroy(allCreatures({ not: { civilizations: ['darkness'] } }))),
    doubleBreaker,
  ],
});
