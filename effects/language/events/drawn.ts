import { EXPECTATIONS } from '../../../table/sentences/problems.ts';
import { somePlayerDoes } from '../describeNouns.ts';
import { type EventWord, notSeen } from '../eventWord.ts';
import type { Effect, Triggered, Who } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';

/** 502.1. Any card, only the one that is drawn for the draw step, or any other. */
export interface DrawnEvent {
  readonly event: 'drawn';
  readonly by: Who;
  readonly for?: 'drawStep' | 'otherwise';
  /** The card that is drawn is the bearer of the ability. */
  readonly itself?: true;
}

/** Whenever you draw the card of your draw step. */
export const whenDrawingForTurn = (effect: Effect): Triggered =>
  when({ event: 'drawn', by: 'you', for: 'drawStep' }, effect);

/** Whenever a player draws a card that is not drawn for the draw step. */
export const whenDrawingOtherwise = (by: Who, effect: Effect): Triggered =>
  when({ event: 'drawn', by, for: 'otherwise' }, effect);

const DRAWN_FOR = {
  drawStep: 'draw the card of the draw step',
  otherwise: 'draw a card other than that of the draw step',
} as const;

const THIS_DRAWN_FOR = {
  drawStep: 'draw this as the card of the draw step',
  otherwise: 'draw this other than as the card of the draw step',
} as const;

function describeDrawing({ for: step, itself }: DrawnEvent): string {
  if (step === undefined) return itself ? 'draw this' : 'draw a card';
  return (itself ? THIS_DRAWN_FOR : DRAWN_FOR)[step];
}

export const drawnWord: EventWord<DrawnEvent> = {
  text: (event) => somePlayerDoes(event.by, describeDrawing(event)),
  binds: ['that', 'was'],
  seesItself: (event) => (event.itself ? ['hand'] : notSeen()),
  misfit: ({ for: step, itself }) =>
    itself && step !== undefined ? ['for', EXPECTATIONS.noneAtAnyTime, step] : undefined,
  generated: {
    weight: 1,
    fields: { by: 'who' },
    optional: { for: ['drawStep', 'otherwise'], itself: [true] },
  },
};
