import {
  atMost,
  choose,
  destroy,
  evolution,
  evolutionCreature,
  may,
  opponentsCreatures,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const armoredDecimatorValkaizer = evolutionCreature({
  name: 'Armored Decimator Valkaizer',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 5,
  power: 5000,
  printings: ['DM-06 71/110'],
  abilities: [
    evolution({ races: ['Human'] }),
    whenPut(self, may(destroy(choose(opponentsCreatures({ power: atMost(4000) }))))),
  ],
});
