import {
  creature,
  destroy,
  self,
  tripleBreaker,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const deathCruzerTheAnnihilator = creature({
  name: 'Death Cruzer, the Annihilator',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 7,
  power: 13000,
  printings: ['DM-05 S3/55'],
  abilities: [whenPut(self, destroy(yourCreatures({ other: true }))), tripleBreaker],
});
