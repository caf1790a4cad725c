import type { CardObject } from '../../table/nouns.ts';
import type { Effect, Instruction } from '../language/instructions/index.ts';
import type { Play } from '../play/play.ts';
import type { Attempt } from '../questions/legality/attempts.ts';
import type { Procedure } from '../state/game.ts';
import type { InstructionResult } from '../state/instruction.ts';
import type { Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import type { Price } from './sharedCosts.ts';

/** What an instruction does. What the language knows of it is in the file of the same name in `effects/language`. */
export interface InstructionRules<W extends Effect['do']> {
  /** 605.2c. Follows it as far as possible (101.3). */
  readonly perform: (play: Play, effect: Instruction<W>, scope: Scope) => Procedure<InstructionResult>;
  /** 609.4. Whether at least a part of it could be done now. */
  readonly isPossible: (attempt: Attempt, effect: Instruction<W>) => boolean;
  /** 101.5a. For what only settles something for the next effect: whether that is possible in some way of following this one. */
  readonly leadsTo?: (
    attempt: Attempt,
    effect: Instruction<W>,
    next: (attempt: Attempt) => boolean,
  ) => boolean;
  /** 601.1a. Whether it could be followed in full, as the cost of a card. If not given: there is as much to choose as it asks for. */
  readonly canPay?: (cost: Cost, effect: Instruction<W>) => boolean;
  /** 601.1a. The cards that it takes as a cost. If not given: those that it lets the player choose. */
  readonly takes?: (cost: Cost, effect: Instruction<W>) => readonly Price[];
  /** 601.1a. Whether it could be done to a card that a cost lets the player choose. */
  readonly canPayWith?: (cost: Cost, effect: Instruction<W>, object: CardObject) => boolean;
  /**
   * It is made of other instructions, or only settles something for them: state-based actions are checked after those. 101.5a. It is
   * one clause, or what it contains are clauses of their own.
   */
  readonly compound?: 'oneClause' | 'clauses';
  /** It chooses its cards first, and then waits for the instant of the event itself. */
  readonly choosesFirst?: true;
}

/** A cost that a player would pay with a card's own effect. */
export interface Cost {
  readonly world: World;
  readonly scope: Scope;
  /** Whether another effect could be followed in full. */
  readonly canPay: (cost: Cost, effect: Effect) => boolean;
}
