import {
  doubleBreaker,
  each,
  evolution,
  evolutionCreature,
  gains,
  powerAttacker,
  yourCreatures,
} from '../../effects/language/words.ts';

export const uberdragonJabaha = evolutionCreature({
  name: 'Überdragon Jabaha',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 11000,
  printings: ['DM-03 43/55'],
  abilities: [
    evolution({ races: ['Armored Dragon'] }),
    each(yourCreatures({ civilizations: ['fire'], other: true }), gains(powerAttacker(2000))),
    doubleBreaker,
  ],
});
