import { oneOf } from '../instructions/index.ts';
import {
  type Amount,
  type Choice,
  CIVILIZATIONS,
  type Civilization,
  type Effect,
  type Group,
  type Who,
} from '../vocabulary.ts';

/** Exactly this many, or as many as there are. */
export const choose = (from: Choice['choose'], count: Amount = 1, by: Who = 'you'): Choice => ({
  choose: from,
  count,
  amount: 'exactly',
  by,
});

/** Up to this many. */
export const chooseUpTo = (from: Choice['choose'], count: Amount, by: Who = 'you'): Choice => ({
  choose: from,
  count,
  amount: 'upTo',
  by,
});

/** Any number, including none. */
export const chooseAnyNumber = (from: Choice['choose'], by: Who = 'you'): Choice => ({
  choose: from,
  count: 0,
  amount: 'any',
  by,
});

/** This many at random. */
export const atRandom = (from: Group, count: Amount = 1): Choice => ({
  ...choose(from, count),
  atRandom: true,
});

/** Only creatures that can attack now. */
export const ableToAttack = (choice: Choice): Choice => ({ ...choice, able: 'attack' });

/** Gives a name to what is chosen: later parts of the effect refer to it by `the(name)`. */
export const called = (choice: Choice, as: string): Choice => ({ ...choice, as });

/** Limits the sum of the costs, or powers, of what is chosen. */
export const withTotal = (choice: Choice, of: 'cost' | 'power', max: Amount): Choice => ({
  ...choice,
  total: { of, max },
});

/** 106.3. You choose one of the five civilizations, and the effect follows for it. Colorless is none of them. */
export const chooseCivilization = (effectFor: (civilization: Civilization) => Effect): Effect =>
  oneOf(...CIVILIZATIONS.map(effectFor));
