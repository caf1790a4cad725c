export {
  type Arrangement,
  arrange,
  type CardInput,
  type PlayerInput,
  type ZoneInput,
} from '../engine/arrange.ts';
export { abilityArbitrary, effectArbitrary } from './arbitraries/abilities.ts';
export { type CardOptions, cardArbitrary } from './arbitraries/cards.ts';
export { answerBy, choicesArbitrary, chooserOf, passingAnswer } from './arbitraries/choices.ts';
export { type DeckOptions, deckArbitrary } from './arbitraries/decks.ts';
export { type DuelChoices, duelArbitrary, type GeneratedDuel } from './arbitraries/duels.ts';
export { type PositionChoices, positionArbitrary } from './arbitraries/positions.ts';
export { type CheckParameters, checkDuel, checkRecord, PropertyError } from './checkDuel.ts';
export {
  type Chooser,
  type Course,
  type CourseChoice,
  type DuelProperty,
  playCourse,
  type Violation,
} from './course.ts';
export { courseOfRecord } from './courseOfRecord.ts';
export { type Divergence, playInLockstep } from './lockstep.ts';
export { type Finding, printFinding } from './printout.ts';
export { chanceProperties } from './properties/chance.ts';
export { engineProperties } from './properties/engine.ts';
export { informationProperties } from './properties/information.ts';
export { type PriorityProperty, priorityProperties } from './properties/priority.ts';
export { type Parting, playTwins, type Twins, twinPosition } from './twins.ts';
export type { Moment } from './watcher.ts';
