import {
  atMost,
  cannot,
  evolution,
  evolutionCreature,
  gets,
  hasWhile,
  inOrder,
  opponentsCreatures,
  self,
  shieldsAre,
  tap,
  tripleBreaker,
  whenPut,
} from '../../effects/language/words.ts';

export const miradanteTimeRevolution = evolutionCreature({
  name: 'Miradante, Time Revolution',
  civilizations: ['light'],
  races: ['Angel Command Dragon', 'Revolutionary'],
  cost: 8,
  power: 13500,
  abilities: [
    evolution({ civilizations: ['light'] }),
    tripleBreaker,
    whenPut(
      self,
      inOrder(
        tap(opponentsCreatures()),
        gets(opponentsCreatures(), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
    hasWhile(shieldsAre('you', atMost(0)), cannot({ do: 'summon', who: 'opponent' })),
  ],
});
