import type { DuelState } from '../behaviour.ts';
import { beginningOfStep, window } from '../window.ts';

const afterUse = window({
  rule: '504',
  onward: [{ guard: 'isDone', target: '#duel.turn.main.choosing' }],
});

/**
 * 601.1. Using a card
 * a-b  the use is declared, with the cost that will be paid; the card becomes pending
 * d-f  the total cost is determined and paid, civilizations first
 * g    the card is used: abilities that trigger on this go on standby
 * h    what the card says to choose is chosen: the base of an evolution creature
 * 605.3  a spell is carried out and goes to the graveyard (302.2); any other card is put where it belongs (301.2)
 */
const use: DuelState = {
  meta: { rule: '601.1' },
  initial: 'declaring',
  states: {
    declaring: {
      meta: { rule: '601.1a' },
      entry: 'declareUse',
      always: { guard: 'isDone', target: 'paying' },
    },
    paying: { meta: { rule: '601.1d' }, entry: 'payCost', always: { guard: 'isDone', target: 'announcing' } },
    announcing: {
      meta: { rule: '601.1g' },
      entry: 'announceUse',
      always: [
        { guard: 'useNeedsBase', target: 'choosingBase' },
        { guard: 'isDone', target: 'puttingOrCasting' },
      ],
    },
    choosingBase: {
      meta: { rule: '601.1h' },
      entry: 'chooseBase',
      always: { guard: 'isDone', target: 'puttingOrCasting' },
    },
    puttingOrCasting: {
      meta: { rule: '605.3' },
      entry: 'putOrCast',
      always: afterUse.entering,
    },
  },
};

/**
 * 504.2. Crossing a cross gear that is in the battle zone
 * 112.2   its cost is paid again
 * 701.5a  crossing a cross gear is not using it
 */
const cross: DuelState = {
  meta: { rule: '504.2' },
  initial: 'paying',
  states: {
    paying: { meta: { rule: '112.2' }, entry: 'payCost', always: { guard: 'isDone', target: 'crossing' } },
    crossing: { meta: { rule: '504.2' }, entry: 'crossGear', always: afterUse.entering },
  },
};

/**
 * 601.1. Laying a card with galaxyshield, which is not using it
 * a-b  it is declared, and the card becomes pending
 * d-f  the cost of its galaxyshield is paid
 * 409.2  it becomes a shield, face up, or is no longer pending
 */
const galaxyshield: DuelState = {
  meta: { rule: '601.1' },
  initial: 'declaring',
  states: {
    declaring: {
      meta: { rule: '601.1a' },
      entry: 'declareGalaxyshield',
      always: { guard: 'isDone', target: 'paying' },
    },
    paying: {
      meta: { rule: '601.1d' },
      entry: 'payGalaxyshield',
      always: { guard: 'isDone', target: 'placing' },
    },
    placing: { meta: { rule: '409.2' }, entry: 'placeGalaxyshield', always: afterUse.entering },
  },
};

/**
 * 504. Main
 * 500.4  abilities that trigger at the start of the step are resolved
 * 504.1  the active player uses cards one after another, as many as they can and want to
 * 101.1  a card may say that a cross gear is crossed for no cost
 * 602.1  hyperize: other creatures are tapped, and its effect goes on standby; so does that of a mana ability
 */
export const main: DuelState = {
  meta: { rule: '504' },
  initial: 'beginning',
  states: {
    beginning: beginningOfStep('beginMain', '#duel.turn.main.choosing'),
    choosing: {
      meta: { rule: '504.1' },
      entry: 'chooseMainAction',
      always: [
        { guard: 'usesCard', target: 'use' },
        { guard: 'laysGalaxyshield', target: 'galaxyshield' },
        { guard: 'crossesGear', target: 'cross' },
        { guard: 'crossesGearFree', target: 'crossFree' },
        { guard: 'hyperizes', target: 'hyperize' },
        { guard: 'isDone', target: '#duel.turn.attack' },
      ],
    },
    use,
    galaxyshield,
    cross,
    crossFree: { meta: { rule: '101.1' }, entry: 'crossGearFree', always: afterUse.entering },
    hyperize: { meta: { rule: '602.1' }, entry: 'useHyperize', always: afterUse.entering[0] },
    ...afterUse.states,
  },
};
