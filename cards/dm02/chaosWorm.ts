import {
  choose,
  destroy,
  evolution,
  evolutionCreature,
  may,
  opponentsCreatures,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const chaosWorm = evolutionCreature({
  name: 'Chaos Worm',
  civilizations: ['darkness'],
  races: ['Parasite Worm'],
  cost: 5,
  power: 5000,
  printings: ['DM-02 24/55', 'Promotional L10/12 Y1'],
  abilities: [
    evolution({ races: ['Parasite Worm'] }),
    whenPut(self, may(destroy(choose(opponentsCreatures())))),
  ],
});
