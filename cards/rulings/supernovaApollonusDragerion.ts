import {
  breakShields,
  evolutionCreature,
  meteorburn,
  opponentsMana,
  putIntoGraveyard,
  tripleBreaker,
  vortexEvolution,
  when,
} from '../../effects/language/words.ts';

export const supernovaApollonusDragerion = evolutionCreature({
  name: 'Supernova Apollonus Dragerion',
  civilizations: ['fire'],
  races: ['Phoenix', 'Tyranno Drake'],
  cost: 6,
  power: 15000,
  abilities: [
    vortexEvolution({ races: ['Dragon'] }, 3),
    meteorburn(3, breakShields('all')),
    tripleBreaker,
    when(
      { event: 'chosen', what: { of: 'any', filter: { itself: true } }, by: 'opponent' },
      putIntoGraveyard(opponentsMana()),
    ),
  ],
  reconstructed:
    'Assumes that its meteorburn uses three cards and adds no power. It breaks all shields, as in the rulings.',
});
