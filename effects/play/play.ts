import type { CardObject, ObjectId, Player } from '../../table/nouns.ts';
import { changeObjects, findObject } from '../../table/objects.ts';
import { mayKnow } from '../../table/view.ts';
import type { CardPool } from '../language/vocabulary.ts';
import { nameOf } from '../questions/characteristics.ts';
import type { Asking, ObjectInfo } from '../state/decisions.ts';
import type { About, Fact, FactBody } from '../state/facts.ts';
import type { Game, Opportunity, StandbyEffect, World } from '../state/game.ts';
import type { RulesProfile } from '../state/profile.ts';

/** Where in the charts a piece of play runs, and the rule of that state. */
export interface Place {
  readonly state: string;
  readonly rule: string;
}

/**
 * A piece of play in progress. It lives for one run of a procedure only: the game inside it is replaced, never changed,
 * and what it gathered is handed to the charts when the run ends or pauses.
 */
export class Play implements World {
  game: Game;
  readonly pool: CardPool;
  readonly profile: RulesProfile;
  readonly place: Place;
  readonly asking: Asking;
  /** The game for which state-based actions were last seen to be done. */
  settled: Game | undefined;
  readonly facts: Fact[] = [];
  /** How many instructions of effects have begun, and how many of them have not ended. */
  instructions = 0;
  depth = 0;
  /** Effects that triggered and are not yet on standby. */
  readonly triggered: StandbyEffect[] = [];
  /** Points of declaration that opened. */
  readonly opened: Opportunity[] = [];

  constructor(world: World, place: Place, asking: Asking) {
    this.game = world.game;
    this.pool = world.pool;
    this.profile = world.profile;
    this.place = place;
    this.asking = asking;
  }

  /** Writes down a fact, which gets its state and rule. What it triggers is the business of `happen`. */
  note(body: FactBody, rule: string = this.place.rule): void {
    this.facts.push(Object.assign(body, { state: this.place.state, rule }));
  }

  find(id: ObjectId): CardObject | undefined {
    return findObject(this.game, id);
  }

  about(object: CardObject): About {
    return { player: object.owner, object: object.id, name: nameOf(this.game, object) };
  }

  change(ids: readonly ObjectId[], change: Parameters<typeof changeObjects>[2]): void {
    this.game = changeObjects(this.game, ids, change);
  }

  nextEffect(): number {
    const id = this.game.nextEffect;
    this.game = { ...this.game, nextEffect: id + 1 };
    return id;
  }
}

/** How a card is named to somebody who is asked. */
export function infoOf(
  world: World,
  object: CardObject,
  asked: Player,
  known: 'known' | 'asViewed',
): ObjectInfo {
  const visible = known === 'known' || mayKnow(object, asked);
  return {
    id: object.id,
    name: visible ? nameOf(world.game, object) : undefined,
    zone: object.zone,
    owner: object.owner,
  };
}
