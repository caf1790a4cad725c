import type { CardObject, ObjectId, Player } from '../../table/nouns.ts';
import { changeObjects, counted, findObject, type Moved, type ObjectChange } from '../../table/objects.ts';
import type { CardPool, Effect } from '../language/vocabulary.ts';
import { nameOf } from '../questions/characteristics.ts';
import type { Caches } from '../state/caches.ts';
import type { Asking } from '../state/decisions.ts';
import type { About, Fact, FactBody } from '../state/facts.ts';
import type { Game, Opportunity, Procedure, StandbyEffect } from '../state/game.ts';
import { gameWith } from '../state/gameWith.ts';
import type { InstructionResult } from '../state/instruction.ts';
import type { RulesProfile } from '../state/profile.ts';
import type { Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';

/** 605.2c. Follows an effect in its printed order. */
export type Perform = (play: Play, effect: Effect, scope: Scope) => Procedure<InstructionResult>;

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
  readonly claimed: ReadonlySet<ObjectId>;
  /** Whether the first clause of the substitute has begun. */
  readonly begun: boolean;
  /** What moved when the event happened; undefined until then. */
  readonly moved: readonly Moved[] | undefined;
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
  readonly #perform: Perform;
  /** The game after the last check for state-based actions. */
  settled: Game | undefined;
  readonly facts: Fact[] = [];
  /** How many instructions have begun, and how deep they are nested now. */
  instructions = 0;
  depth = 0;
  /** The player whose effect is being followed; undefined where the rules act by themselves (703.2). */
  acting: Player | undefined;
  /** Set while something is done instead of an event. */
  clause: Clause | undefined;
  /** 605.4. Cards of decks that an effect looks at while it uses or puts others: other effects do not affect them. */
  setAside: ReadonlySet<ObjectId> = NO_OBJECTS;
  /** Effects that have triggered but are not on standby yet. */
  readonly triggered: StandbyEffect[] = [];
  /** Opportunities to declare that have opened. */
  readonly opened: Opportunity[] = [];

  constructor(world: World, place: Place, asking: Asking, perform: Perform) {
    this.game = world.game;
    this.pool = world.pool;
    this.profile = world.profile;
    this.caches = world.caches;
    this.place = place;
    this.asking = asking;
    this.#perform = perform;
  }

  /** Records a fact. Use `happen` for facts that can trigger something. */
  note(body: FactBody, rule: string = this.place.rule): void {
    this.facts.push(placedFact(body, this.place.state, rule));
  }

  /** Late-bound: effects perform actions, and actions perform effects. Not part of a clause that is being performed. */
  perform(effect: Effect, scope: Scope): Procedure<InstructionResult> {
    return this.outsideClause(this.#perform(this, effect, scope));
  }

  /** 101.5a. Performs what is done instead of an event; its first clause takes the place of the event. */
  performInstead(effect: Effect, scope: Scope): Procedure<InstructionResult> {
    return this.#perform(this, effect, scope);
  }

  /** 101.5a. What is caused by a clause that takes the place of an event is an event of its own. */
  outsideClause<T>(procedure: Procedure<T>): Procedure<T> {
    return this.clause === undefined ? procedure : this.#leaveClause(procedure);
  }

  /** Runs a procedure as a player's, or as nobody's. */
  *actingAs<T>(player: Player | undefined, procedure: Procedure<T>): Procedure<T> {
    const { acting } = this;
    this.acting = player;
    const result = yield* procedure;
    this.acting = acting;
    return result;
  }

  *#leaveClause<T>(procedure: Procedure<T>): Procedure<T> {
    const { clause } = this;
    this.clause = undefined;
    const result = yield* procedure;
    this.clause = clause;
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
