import {
  doubleBreaker,
  each,
  evolutionCreature,
  itself,
  mayAttackUntapped,
  returnToHand,
  vortexEvolutionOn,
  when,
  yourCreatures,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const eternalPhoenixPhoenixOfTheDragonflame = evolutionCreature({
  name: 'Eternal Phoenix, Phoenix of the Dragonflame',
  civilizations: ['fire'],
  races: ['Phoenix'],
  cost: 5,
  power: 11000,
  printings: ['DM-13 S1/55'],
  abilities: [
    vortexEvolutionOn({ races: ['Fire Bird'] }, { races: ['Armored Dragon'] }),
    doubleBreaker,
    each(yourCreatures({ races: ['Phoenix', 'Dragon'] }), mayAttackUntapped()),
    when(
      { event: 'moved', what: itself, from: 'battleZone' },
      returnToHand(yourGraveyard({ type: 'creature', civilizations: ['fire'], evolution: false })),
    ),
  ],
});
