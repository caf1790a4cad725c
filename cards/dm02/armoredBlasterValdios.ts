import {
  doubleBreaker,
  each,
  evolution,
  evolutionCreature,
  power,
  yourCreatures,
} from '../../effects/language/words.ts';

export const armoredBlasterValdios = evolutionCreature({
  name: 'Armored Blaster Valdios',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 4,
  power: 6000,
  printings: ['DM-02 S4/55'],
  abilities: [
    evolution({ races: ['Human'] }),
    each(yourCreatures({ races: ['Human'], other: true }), power(1000)),
    doubleBreaker,
  ],
});
