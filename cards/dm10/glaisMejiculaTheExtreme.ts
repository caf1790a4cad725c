import {
  choose,
  discard,
  evolution,
  evolutionCreature,
  insteadDo,
  optional,
  wouldBeBroken,
  yourHand,
} from '../../effects/language/words.ts';

export const glaisMejiculaTheExtreme = evolutionCreature({
  name: 'Glais Mejicula, the Extreme',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 2,
  power: 5500,
  printings: ['DM-10 16/110'],
  abilities: [
    evolution({ races: ['Initiate'] }),
    optional(wouldBeBroken('you', insteadDo(discard(choose(yourHand(), 2))))),
  ],
});
