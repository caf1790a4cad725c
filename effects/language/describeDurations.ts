import type { Duration } from './vocabulary.ts';

/** How long something lasts, as the words before it say. */
export const DURATIONS: { readonly [D in Duration]: string } = {
  turn: 'until the end of the turn',
  attack: 'during this attack',
  battle: 'during this battle',
  yourNextTurn: 'until the start of your next turn',
  opponentsNextTurn: "until the start of your opponent's next turn",
  endOfYourNextTurn: 'until the end of your next turn',
  endOfOpponentsNextTurn: "until the end of your opponent's next turn",
  whileThere: 'for as long as this is in the battle zone',
  duel: 'for the rest of the duel',
};
