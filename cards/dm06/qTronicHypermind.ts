import {
  allCreatures,
  countOf,
  doubleBreaker,
  draw,
  evolution,
  evolutionCreature,
  may,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const qTronicHypermind = evolutionCreature({
  name: 'Q-tronic Hypermind',
  civilizations: ['water'],
  races: ['Survivor'],
  cost: 8,
  power: 8000,
  printings: ['DM-06 S4/110'],
  abilities: [
    evolution({ races: ['Survivor'] }),
    whenPut(self, may(draw(countOf(allCreatures({ races: ['Survivor'] }))))),
    doubleBreaker,
  ],
});
