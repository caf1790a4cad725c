import type { CardObject, ObjectId, Player } from '../../table/nouns.ts';
import { changeObjects, counted, findObject, type Moved, type ObjectChange } from '../../table/objects.ts';
import type { CardPool, Effect } from '../language/vocabulary.ts';
import type { Cause } from '../questions/characteristics/bans.ts';
import { nameOf } from '../questions/characteristics/characteristics.ts';
import type { Caches } from '../state/caches.ts';
import type { Claims } from '../state/claims.ts';
import type { Game, Opportunity, Procedure, StandbyEffect } from '../state/game.ts';
import { gameWith } from '../state/gameWith.ts';
import type { InstructionResult } from '../state/instruction.ts';
import type { RulesProfile } from '../state/profile.ts';
import type { Asking } from '../state/reported/decisions.ts';
import type { About, Fact, FactBody } from '../state/reported/facts.ts';
import type { Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';

/** What follows effects. Handed in, since actions perform effects and effects perform actions. */
export interface Interpreter {
  /** 605.2c. Follows an effect in its printed order. */
  readonly perform: (play: Play, effect: Effect, scope: Scope) => Procedure<InstructionResult>;
  /** 609.4. Whether an effect can be done without certain objects (609.9b). */
  readonly canBeDone: (world: World, effect: Effect, scope: Scope, claimed: Claims) => boolean;
}

/** The state of the chart in which a procedure runs, and the rule of that state. */
export interface Place {
  readonly state: string;
  readonly rule: string;
}

/** 101.5a. The clause that takes the place of a replaced event, while it is performed. */
export interface Clause {
  /** The replaced event. */
  readonly occurrence: number;
  /** 609.9b. Objects that take the place of other events of the same instant. */
  readonly claimed: Claims;
  /** Whether the first clause of the substitute has begun. */
  readonly begun: boolean;
  /** What moved when the event happened; undefined until then. */
  readonly moved: readonly Moved[] | undefined;
}

/** 101.5a. The sentence that is being followed, where an effect says how far it goes. */
export interface Sentence {
  /** Whether the instruction that is being followed has been replaced. */
  readonly replacing: boolean;
  /** Whether an instruction before it was, so that nothing more of the sentence is replaced. */
  readonly replaced: boolean;
}

const NO_OBJECTS: ReadonlySet<ObjectId> = new Set();

/**
 * Writes state and rule into the fact itself: copying it or `Object.assign` takes several times as long. Frequent facts are made
 * with both, which saves memory.
 */
function placedFact(body: FactBody, state: string, rule: string): Fact {
  const fact: FactBody & { state?: string; rule?: string } = body;
  fact.state = state;
  fact.rule = rule;
  return fact as Fact;
}

/**
 * One run of a procedure. `game` is replaced, never mutated. What the run collects is handed to the charts when it
 * ends or pauses.
 */
export class Play implements World {
  game: Game;
  readonly pool: CardPool;
  readonly profile: RulesProfile;
  readonly caches: Caches;
  readonly place: Place;
  readonly asking: Asking;
  readonly #interpreter: Interpreter;
  /** The game after the last check for state-based actions. */
  settled: Game | undefined;
  readonly facts: Fact[] = [];
  /** How many instructions have begun, and how deep they are nested now. */
  instructions = 0;
  depth = 0;
  /** The player whose effect is being followed; undefined where the rules act by themselves (703.2). */
  acting: Player | undefined;
  /** That effect, by its player and its source. */
  cause: Cause | undefined;
  /** Set while something is done instead of an event. */
  clause: Clause | undefined;
  /** Set while a sentence is followed. */
  sentence: Sentence | undefined;
  /** 601.1f. Set while a cost that consists of instructions is paid. */
  paying = false;
  #unpaid: readonly Effect[] = [];
  /** 601.1a. What the instruction that pays a cost can be done to; undefined for anything. */
  paysWith: ((object: CardObject) => boolean) | undefined;
  /** 605.4. Cards of decks that an effect looks at while it uses or puts others: other effects do not affect them. */
  setAside: ReadonlySet<ObjectId> = NO_OBJECTS;
  /** Effects that have triggered but are not on standby yet. */
  readonly triggered: StandbyEffect[] = [];
  /** 609.8. Objects of which nobody uses the abilities that trigger as they are put, since a player has chosen so. */
  unusedAsPut: ReadonlySet<ObjectId> = NO_OBJECTS;
  /** Opportunities to declare that have opened. */
  readonly opened: Opportunity[] = [];

  constructor(world: World, place: Place, asking: Asking, interpreter: Interpreter) {
    this.game = world.game;
    this.pool = world.pool;
    this.profile = world.profile;
    this.caches = world.caches;
    this.place = place;
    this.asking = asking;
    this.#interpreter = interpreter;
  }

  /** Records a fact. Use `happen` for facts that can trigger something. */
  note(body: FactBody, rule: string = this.place.rule): void {
    this.facts.push(placedFact(body, this.place.state, rule));
  }

  /** Performs an effect that is not part of a clause that is being performed. */
  perform(effect: Effect, scope: Scope): Procedure<InstructionResult> {
    const process = this.outsideClause(this.performPart(effect, scope));
    return this.paying ? this.#besidePayment(process) : process;
  }

  /**
   * Performs a part of what is being performed: an effect inside another, or what is done instead of an event, whose first clause
   * takes the place of the event (101.5a).
   */
  performPart(effect: Effect, scope: Scope): Procedure<InstructionResult> {
    return this.#interpreter.perform(this, effect, scope);
  }

  /**
   * 609.4. Whether an effect can be done now.
   * @param claimed objects that take the place of other events of the same instant (609.9b).
   */
  canBeDone(effect: Effect, scope: Scope, claimed: Claims): boolean {
    return this.#interpreter.canBeDone(this, effect, scope, claimed);
  }

  /** 101.5a. Events caused by a substituted clause are events of their own. */
  outsideClause<T>(procedure: Procedure<T>): Procedure<T> {
    return this.clause === undefined && this.sentence === undefined
      ? procedure
      : this.#leaveClause(procedure);
  }

  /** 101.5a. Whether what happens now is not replaced: it takes the place of an event, or a part of its sentence has been replaced. */
  get isProtected(): boolean {
    return this.clause !== undefined || this.sentence?.replaced === true;
  }

  /** 101.5a. Something of the instruction that is being followed is replaced: the rest of its sentence is not. */
  noteReplaced(): void {
    if (this.sentence !== undefined && this.clause === undefined)
      this.sentence = { ...this.sentence, replacing: true };
  }

  /** 101.5a. The next instruction of the sentence begins. 114.4a: several draws of one instruction may each be replaced. */
  endInstruction(): void {
    if (this.sentence?.replacing) this.sentence = { replacing: false, replaced: true };
  }

  /** 101.5a. Follows a sentence up to its full stop. A sentence inside another is a part of that. */
  inOneSentence<T>(procedure: Procedure<T>): Procedure<T> {
    return this.sentence === undefined ? this.#upToFullStop(procedure) : procedure;
  }

  *#upToFullStop<T>(procedure: Procedure<T>): Procedure<T> {
    this.sentence = { replacing: false, replaced: false };
    const result = yield* procedure;
    this.sentence = undefined;
    if (this.clause?.begun) this.clause = undefined;
    return result;
  }

  /** Runs a procedure as a player's, or as nobody's. */
  *actingAs<T>(player: Player | undefined, procedure: Procedure<T>): Procedure<T> {
    const { acting, cause } = this;
    this.acting = player;
    this.cause = undefined;
    const result = yield* procedure;
    this.acting = acting;
    this.cause = cause;
    return result;
  }

  /**
   * 601.1f. Performs an effect as a part of a cost: what is chosen for it is what it can be done to.
   * @param unpaid the instructions of the cost that are still to be followed, this effect's first.
   */
  *pay(effect: Effect, scope: Scope, unpaid: readonly Effect[] = [effect]): Procedure {
    this.paying = true;
    this.#unpaid = unpaid;
    yield* this.outsideClause(this.performPart(effect, scope));
    this.paying = false;
    this.paysWith = undefined;
  }

  /** 601.1f. The instructions of the cost that follow one of it. */
  laterThan(effect: Effect): readonly Effect[] {
    const index = this.#unpaid.indexOf(effect);
    if (index >= 0) this.#unpaid = this.#unpaid.slice(index + 1);
    return index >= 0 ? this.#unpaid : [];
  }

  /** A card used while a cost is being paid does not pay for that cost. */
  *#besidePayment<T>(procedure: Procedure<T>): Procedure<T> {
    const { paysWith } = this;
    this.paying = false;
    this.paysWith = undefined;
    const result = yield* procedure;
    this.paying = true;
    this.paysWith = paysWith;
    return result;
  }

  *#leaveClause<T>(procedure: Procedure<T>): Procedure<T> {
    const { clause, sentence } = this;
    this.clause = undefined;
    this.sentence = undefined;
    const result = yield* procedure;
    this.clause = clause;
    this.sentence = sentence;
    return result;
  }

  find(id: ObjectId): CardObject | undefined {
    return findObject(this.game, id);
  }

  about(object: CardObject): About {
    return { player: object.owner, object: object.id, name: nameOf(this.game, object) };
  }

  /** The deck as other effects find it: without pending cards (409.1c) and what is set aside (605.4). */
  deckOf(player: Player): readonly CardObject[] {
    const deck = counted(this.game, player, 'deck');
    return this.setAside.size === 0 ? deck : deck.filter(({ id }) => !this.setAside.has(id));
  }

  /** 605.4. Uses or puts cards while what the effect looks at is set aside. */
  *settingAside<T>(seen: readonly ObjectId[] | undefined, procedure: Procedure<T>): Procedure<T> {
    const { setAside } = this;
    if (seen !== undefined) this.setAside = new Set([...setAside, ...seen]);
    const result = yield* procedure;
    this.setAside = setAside;
    return result;
  }

  /** Changes the game. */
  set(change: Partial<Game>): void {
    this.game = gameWith(this.game, change);
  }

  /** Changes objects where they lie. */
  change(ids: readonly ObjectId[], change: ObjectChange): void {
    this.set(changeObjects(this.game, ids, change));
  }

  nextEffect(): number {
    const id = this.game.nextEffect;
    this.set({ nextEffect: id + 1 });
    return id;
  }
}
