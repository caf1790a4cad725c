import {
  any,
  cannotBeChosenByOpponent,
  creature,
  given,
  may,
  notThat,
  returnToHand,
  that,
  when,
  yourTurn,
} from '../../effects/language/words.ts';

export const onikamasStrangeFlow = creature({
  name: 'Onikamas, Strange Flow',
  civilizations: ['water'],
  races: ['Mutopia'],
  cost: 2,
  power: 2000,
  abilities: [
    cannotBeChosenByOpponent,
    given(
      notThat(yourTurn),
      when({ event: 'put', what: any('opponent'), how: 'notSummoned' }, may(returnToHand(that))),
    ),
  ],
});
