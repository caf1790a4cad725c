import {
  atMost,
  choose,
  destroy,
  doubleBreaker,
  evolution,
  evolutionCreature,
  may,
  opponentsCreatures,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const doboulgyserGiantRockBeast = evolutionCreature({
  name: 'Doboulgyser, Giant Rock Beast',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 6,
  power: 8000,
  printings: ['DM-04 4/55'],
  abilities: [
    evolution({ races: ['Rock Beast'] }),
    whenPut(self, may(destroy(choose(opponentsCreatures({ power: atMost(3000) }))))),
    doubleBreaker,
  ],
});
