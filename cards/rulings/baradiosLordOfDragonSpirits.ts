import {
  anyOf,
  blocker,
  evolution,
  evolutionCreature,
  gets,
  inOrder,
  itself,
  opponentsCreatures,
  tap,
  tripleBreaker,
  when,
} from '../../effects/language/words.ts';

export const baradiosLordOfDragonSpirits = evolutionCreature({
  name: 'Baradios, Lord of Dragon Spirits',
  civilizations: ['light'],
  races: ['Angel Command Dragon'],
  cost: 8,
  power: 12000,
  abilities: [
    evolution({ civilizations: ['light'], races: ['Command'] }),
    blocker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'shieldBroken', of: 'you', last: true }),
      inOrder(
        tap(opponentsCreatures()),
        gets(opponentsCreatures(), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
    tripleBreaker,
  ],
});
