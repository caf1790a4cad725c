import type { BeginningStep, Duration } from './vocabulary.ts';

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
  step: 'until the end of this step',
  nextDrawStep: 'until the next draw step',
  nextChargeStep: 'until the next mana charge step',
  nextMainStep: 'until the next main step',
  nextAttackStep: 'until the next attack step',
};

/** Steps as words name them. */
export const STEP_NAMES: { readonly [S in BeginningStep]: string } = {
  draw: 'draw',
  charge: 'mana charge',
  main: 'main',
  attack: 'attack',
  block: 'block',
  battle: 'battle',
  directAttack: 'direct attack',
};
