import {
  atEndOfYourTurn,
  chooseAnyNumber,
  each,
  evolution,
  evolutionCreature,
  power,
  untap,
  yourCreatures,
} from '../../effects/language/words.ts';

export const cometEyeTheSpectralSpud = evolutionCreature({
  name: 'Comet Eye, The Spectral Spud',
  civilizations: ['light', 'nature'],
  races: ['Wild Veggies', 'Rainbow Phantom'],
  cost: 4,
  power: 5500,
  printings: ['DM-12 20/55'],
  abilities: [
    evolution({ races: ['Wild Veggies', 'Rainbow Phantom'] }),
    each(yourCreatures({ races: ['Wild Veggies', 'Rainbow Phantom'], other: true }), power(2000)),
    atEndOfYourTurn(untap(chooseAnyNumber(yourCreatures({ races: ['Wild Veggies', 'Rainbow Phantom'] })))),
  ],
});
