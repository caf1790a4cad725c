import {
  any,
  anyOf,
  creature,
  given,
  notThat,
  skipRestOfTurn,
  tripleBreaker,
  when,
  yourTurn,
} from '../../effects/language/words.ts';

export const completelyUnidentified = creature({
  name: 'Completely Unidentified',
  civilizations: ['water'],
  races: ['???'],
  cost: 11,
  power: 16000,
  abilities: [
    tripleBreaker,
    given(
      notThat(yourTurn),
      when(
        anyOf(
          { event: 'moved', what: { of: 'opponent' }, to: 'manaZone' },
          { event: 'used', by: 'opponent' },
        ),
        skipRestOfTurn,
      ),
    ),
    when({ event: 'endOfAttack', what: any('opponent') }, skipRestOfTurn),
  ],
});
