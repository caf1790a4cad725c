import {
  atLeast,
  breaksMore,
  doubleBreaker,
  each,
  evolution,
  evolutionCreature,
  yourCreatures,
} from '../../effects/language/words.ts';

export const dynoMantisTheMightspinner = evolutionCreature({
  name: 'Dyno Mantis, the Mightspinner',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 5,
  power: 7000,
  printings: ['Promotional L10 Y2'],
  abilities: [
    evolution({ races: ['Giant Insect'] }),
    doubleBreaker,
    each(yourCreatures({ other: true, power: atLeast(5000) }), breaksMore()),
  ],
});
