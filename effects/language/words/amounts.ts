import type { Amount, Bounds, Group, Ref, Subject } from '../vocabulary.ts';
import { subjectOf } from './subjectOf.ts';

/** The number of cards in a group. */
export const countOf = (of: Group): Amount => ({ count: of });

/** The power of a creature. */
export const powerOfRef = (of: Ref): Amount => ({ powerOf: of });

/** The cost of a card. */
export const costOf = (of: Ref): Amount => ({ costOf: of });

/** How many objects a name stands for. */
export const sizeOf = (of: Ref): Amount => ({ sizeOf: of });

/** How many different civilizations the cards of a group have. */
export const civilizationsIn = (of: Group): Amount => ({ civilizationsOf: of });

/** How many different races the cards of a group have, apart from these. */
export const racesIn = (of: Group, ...except: readonly string[]): Amount =>
  except.length === 0 ? { racesOf: of } : { racesOf: of, except };

/** A number that `nameNumber` or `remember` gave this name. */
export const named = (name: string): Amount => ({ named: name });

/** The highest power among the creatures of a group. */
export const highestPower = (of: Group): Amount => ({ highestPower: of });

/** How many of your opponent's shields such a creature has broken in this turn, or in the attack in progress. */
export const shieldsBroken = (by: Ref | Subject, time: 'turn' | 'attack'): Amount => ({
  shieldsBroken: 'opponent',
  by: subjectOf(by),
  in: time,
});

/** Half an amount, rounded down. */
export const half = (of: Amount): Amount => ({ half: of });

/** The product of two amounts. */
export const times = (a: Amount, b: Amount): Amount => ({ times: [a, b] });

/** The sum of two amounts. */
export const plus = (a: Amount, b: Amount): Amount => ({ plus: [a, b] });

/** This number or more. */
export const atLeast = (min: Amount): Bounds => ({ min });

/** This number or less. */
export const atMost = (max: Amount): Bounds => ({ max });

/** This number, no more and no less. */
export const exactly = (value: Amount): Bounds => ({ min: value, max: value });
