import { type Ability, type Effect, itself, type Replacement } from 'taiki/words';

/** Meanings of fixed sentences, which the readers of both languages share. */

/** The bearer is put into the battle zone instead of being discarded in the opponent's turn. */
export const putWhenDiscarded: Replacement = {
  kind: 'replacement',
  of: { event: 'moves', what: itself, from: 'hand', to: 'graveyard' },
  instead: { kind: 'move', to: 'battleZone' },
  while: { kind: 'turnOf', who: 'opponent' },
  from: ['hand'],
};

/** The shields that the bearer breaks go to the graveyard. */
export const breaksToGraveyard: Ability = {
  kind: 'replacement',
  of: { event: 'breaks', what: itself },
  instead: { kind: 'do', effect: { do: 'move', what: { ref: 'that' }, to: 'graveyard' } },
};

/** An extra turn, at the end of which its player loses. The loss lapses with that turn, also where its end is skipped. */
export const lastTurn: Effect = {
  do: 'inOrder',
  effects: [
    { do: 'extraTurn', who: 'you' },
    {
      do: 'delayed',
      ability: {
        kind: 'triggered',
        when: { event: 'startOfTurn', of: 'you' },
        effect: {
          do: 'delayed',
          ability: {
            kind: 'triggered',
            when: { event: 'endOfTurn', of: 'you' },
            effect: { do: 'wins', who: 'opponent' },
          },
          until: 'turn',
        },
      },
      until: 'once',
    },
  ],
};
