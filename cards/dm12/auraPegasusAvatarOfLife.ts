import {
  anyOf,
  evolutionCreature,
  inOrder,
  isLike,
  itself,
  onlyIf,
  put,
  returnToHand,
  revealTop,
  the,
  tripleBreaker,
  vortexEvolutionOn,
  when,
} from '../../effects/language/words.ts';

export const auraPegasusAvatarOfLife = evolutionCreature({
  name: 'Aura Pegasus, Avatar of Life',
  civilizations: ['light', 'nature'],
  races: ['Pegasus'],
  cost: 6,
  power: 12000,
  printings: ['DM-12 S5/55'],
  abilities: [
    vortexEvolutionOn({ races: ['Horned Beast'] }, { races: ['Angel Command'] }),
    when(
      anyOf({ event: 'attacks', what: itself }, { event: 'moved', what: itself, from: 'battleZone' }),
      inOrder(
        revealTop(1, 'seen'),
        onlyIf(
          isLike(the('seen'), { type: 'creature', evolution: false }),
          put(the('seen')),
          returnToHand(the('seen')),
        ),
      ),
    ),
    tripleBreaker,
  ],
});
