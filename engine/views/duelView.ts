import { describeAbility, describeStaticEffect } from '../../effects/language/describe.ts';
import type { Duration } from '../../effects/language/vocabulary.ts';
import type { Caches } from '../../effects/state/caches.ts';
import type { CurrentCard, PrintedCard } from '../../effects/state/cardFace.ts';
import type { Delayed, Lasting, ShieldUse, StandbyEffect } from '../../effects/state/game.ts';
import { isInHyperMode } from '../../effects/state/hyperMode.ts';
import type { Decision } from '../../effects/state/reported/decisions.ts';
import type { World } from '../../effects/state/world.ts';
import { type MainAction, mainActions } from '../../effects/steps/turn/paidUses.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import type { CardObject, ObjectId, Player, Result, Zone } from '../../table/nouns.ts';
import { counted } from '../../table/objects.ts';
import {
  type AttackView,
  attackView,
  type HiddenCard,
  objectsAsSeen,
  objectView,
  type ShownLink,
  type Viewer,
  type VisibleObject,
} from '../../table/view.ts';
import { byZone, ZONES } from '../../table/zones.ts';
import { currentCard, printedCard } from './currentCard.ts';
import { type CardEffect, type EffectSource, effectsOn, HYPER_MODE_TEXT, sourceFor } from './effectsOn.ts';
import type { KnownFact } from './knownFacts.ts';
import { knownWorld } from './knownWorld.ts';
import { type CardLegality, cardLegality } from './legality.ts';
import type { Standby } from './standby.ts';

/** A card that the viewer may identify: how it lies, what it is now, and what it may do. */
export interface VisibleCard extends VisibleObject {
  /** What it is now, after all continuous effects. */
  readonly current: CurrentCard;
  /** What is printed on it. */
  readonly printed: PrintedCard;
  /** The continuous effects that apply to it: why it differs from what is printed, by which card, and for how long. */
  readonly effects: readonly CardEffect[];
  /** What it may do in this turn, and what may be done to it; with the reason and the rule if not. */
  readonly can: CardLegality;
  /** 816.2. An effect has released its hyper mode. */
  readonly inHyperMode: boolean;
}

/** A card as the viewer sees it. */
export type CardView = VisibleCard | HiddenCard;

/** The cards of one player by zone, each in the order of the table: the top card of a deck first. No card is hidden from a judge. */
export type PlayerView<V extends Viewer = Player> = {
  readonly [Z in Zone]: readonly (V extends 'judge' ? VisibleCard : CardView)[];
};

/** An effect on standby (603.3), or one that is being resolved. */
export interface StandbyEffectView {
  /** Its number in the facts about it. */
  readonly effect: number;
  readonly player: Player;
  readonly source: EffectSource;
  /** The ability in English; undefined for the use of a shield trigger and its like. */
  readonly text: string | undefined;
  /** 101.4a. The use of a shield trigger, strike back or guard strike, which comes before all other effects. */
  readonly shieldUse: ShieldUse['way'] | undefined;
}

/** 603.3, 101.4. What waits on standby, in order of arrival. */
export interface StandbyView {
  readonly active: readonly StandbyEffectView[];
  readonly nonActive: readonly StandbyEffectView[];
  readonly resolving: StandbyEffectView | undefined;
}

/** An effect of a card that was resolved, and that lasts (607.1, 609) or waits (603.6). */
export interface LastingView {
  readonly kind: 'continuous' | 'replacement' | 'delayed';
  /** In English, without what it affects: `cannot attack players`. */
  readonly text: string;
  readonly source: EffectSource;
  readonly player: Player;
  readonly until: Duration | 'once';
  /** The turn in which it began. */
  readonly since: number;
}

/**
 * All that one viewer may know at one moment of a duel, enough to draw the table or to decide. It is frozen, and stays as it is when
 * the duel goes on. Everything after `attack` is computed when it is first read, and is an own, enumerable property:
 * `JSON.stringify`, `structuredClone` and comparisons see plain data.
 */
export interface DuelView<V extends Viewer = Player> {
  readonly viewer: V;
  /** 1 for the first turn; 0 before it. */
  readonly turn: number;
  /** 102. The player whose turn it is. */
  readonly active: Player;
  /** The dotted path of the state of the duel chart, as `duel.state`: `turn.main.choosing`. */
  readonly state: string;
  /** The player who has to decide; undefined when the duel is over. */
  readonly waitingFor: Player | undefined;
  readonly result: Result | undefined;
  /** 506 to 510. The attack in progress. */
  readonly attack: AttackView | undefined;
  /** The number of cards that count in each zone; pending cards do not (409.1c). */
  readonly counts: { readonly [P in Player]: { readonly [Z in Zone]: number } };
  /** The cards of both players by zone. */
  readonly zones: { readonly [P in Player]: PlayerView<V> };
  readonly standby: StandbyView;
  /** Continuous effects, replacement effects and delayed triggers that resolved effects have left behind, oldest first. */
  readonly lasting: readonly LastingView[];
  /**
   * The open decision, if the viewer is asked, as in `duel.decisionFor`. The judge sees every decision, with the ids of the table;
   * the spectator sees none.
   */
  readonly decision: Decision | undefined;
  /** What has happened since the last answer, as far as the viewer may know it. */
  readonly facts: readonly KnownFact[];
}

/** The moment that a view shows. Nothing here ever changes, so a view can be read at any later time. */
export interface Moment<V extends Viewer = Viewer> {
  readonly viewer: V;
  readonly state: string;
  readonly world: World;
  /** For the worlds of this viewer. */
  readonly caches: Caches;
  readonly standby: () => Standby;
  readonly waitingFor: Player | undefined;
  readonly decision: () => Decision | undefined;
  readonly facts: () => readonly KnownFact[];
}

/** An own property that is computed when it is read. The function is shared by all objects of a class, which makes these cheap. */
const computed = <Owner extends object>(get: (owner: Owner) => unknown): PropertyDescriptor => ({
  enumerable: true,
  get(this: Owner) {
    return get(this);
  },
});

/** Prints the computed properties too, where Node would print `[Getter]`. */
const INSPECT = Symbol.for('nodejs.util.inspect.custom');

/** What is worked out of a moment once for all its cards. */
export class Known {
  readonly moment: Moment;
  #world: World | undefined;
  readonly #actions: { [P in Player]?: readonly MainAction[] } = {};

  constructor(moment: Moment) {
    this.moment = moment;
  }

  /** The world as the viewer may know it. */
  get world(): World {
    const { world, viewer, caches } = this.moment;
    this.#world ??= knownWorld(world, viewer, caches);
    return this.#world;
  }

  /** What a player may do in the main step; undefined if the viewer may not know it. */
  actionsOf(player: Player): readonly MainAction[] | undefined {
    const { viewer } = this.moment;
    if (viewer !== 'judge' && viewer !== player) return undefined;
    this.#actions[player] ??= mainActions(this.world, player);
    return this.#actions[player];
  }
}

class CardOnView implements VisibleCard {
  declare readonly hidden: false;
  declare readonly id: ObjectId;
  declare readonly name: string;
  declare readonly owner: Player;
  declare readonly zone: Zone;
  declare readonly tapped: boolean;
  declare readonly faceUp: boolean;
  declare readonly faceDown: boolean;
  declare readonly flipped: boolean;
  declare readonly pending: boolean;
  declare readonly under: readonly string[];
  declare readonly links: readonly ShownLink[];
  declare readonly arrivedThisTurn: boolean;
  declare readonly attachedTo: ObjectId | undefined;
  declare readonly attachedShield: number | undefined;
  declare readonly cards: number | undefined;
  declare readonly ignored: boolean;
  declare readonly seals: number;
  declare readonly current: CurrentCard;
  declare readonly printed: PrintedCard;
  declare readonly effects: readonly CardEffect[];
  declare readonly can: CardLegality;
  declare readonly inHyperMode: boolean;
  readonly #known: Known;
  readonly #object: CardObject;
  #current: CurrentCard | undefined;
  #printed: PrintedCard | undefined;
  #effects: readonly CardEffect[] | undefined;
  #can: CardLegality | undefined;

  static readonly #CURRENT = computed((card: CardOnView) => {
    card.#current ??= deepFreeze(currentCard(card.#known.world, card.#object));
    return card.#current;
  });
  static readonly #PRINTED = computed((card: CardOnView) => {
    card.#printed ??= deepFreeze(printedCard(card.#known.world, card.#object));
    return card.#printed;
  });
  static readonly #EFFECTS = computed((card: CardOnView) => {
    const { world, moment } = card.#known;
    card.#effects ??= deepFreeze(effectsOn(world, card.#object, moment.viewer));
    return card.#effects;
  });
  static readonly #CAN = computed((card: CardOnView) => {
    const { world } = card.#known;
    card.#can ??= deepFreeze(cardLegality(world, card.#object, card.#known.actionsOf(card.owner)));
    return card.#can;
  });

  constructor(shown: VisibleObject, known: Known, object: CardObject) {
    this.#known = known;
    this.#object = object;
    this.hidden = shown.hidden;
    this.id = shown.id;
    this.name = shown.name;
    this.owner = shown.owner;
    this.zone = shown.zone;
    this.tapped = shown.tapped;
    this.faceUp = shown.faceUp;
    this.faceDown = shown.faceDown;
    this.flipped = shown.flipped;
    this.pending = shown.pending;
    this.under = shown.under;
    this.links = shown.links;
    this.arrivedThisTurn = shown.arrivedThisTurn;
    this.attachedTo = shown.attachedTo;
    this.attachedShield = shown.attachedShield;
    this.cards = shown.cards;
    this.ignored = shown.ignored;
    this.seals = shown.seals;
    this.inHyperMode = isInHyperMode(known.moment.world.game, object.id);
    Object.defineProperty(this, 'current', CardOnView.#CURRENT);
    Object.defineProperty(this, 'printed', CardOnView.#PRINTED);
    Object.defineProperty(this, 'effects', CardOnView.#EFFECTS);
    Object.defineProperty(this, 'can', CardOnView.#CAN);
    Object.freeze(this);
  }

  [INSPECT](): object {
    return { ...this };
  }
}

class PlayerOnView implements PlayerView {
  declare readonly deck: readonly CardView[];
  declare readonly hand: readonly CardView[];
  declare readonly battleZone: readonly CardView[];
  declare readonly manaZone: readonly CardView[];
  declare readonly shieldZone: readonly CardView[];
  declare readonly graveyard: readonly CardView[];
  declare readonly hyperspatialZone: readonly CardView[];
  declare readonly superGRZone: readonly CardView[];
  declare readonly abyssZone: readonly CardView[];
  readonly #known: Known;
  readonly #player: Player;
  readonly #zones: { [Z in Zone]?: readonly CardView[] } = {};

  static readonly #ZONES = ZONES.map(
    (zone) => [zone, computed((player: PlayerOnView) => player.#cardsIn(zone))] as const,
  );

  constructor(known: Known, player: Player) {
    this.#known = known;
    this.#player = player;
    for (const [zone, property] of PlayerOnView.#ZONES) Object.defineProperty(this, zone, property);
    Object.freeze(this);
  }

  #cardsIn(zone: Zone): readonly CardView[] {
    this.#zones[zone] ??= Object.freeze(this.#lookInto(zone));
    return this.#zones[zone];
  }

  #lookInto(zone: Zone): readonly CardView[] {
    const { world, viewer } = this.#known.moment;
    return objectsAsSeen(world.game, this.#player, zone, viewer).map((object) => {
      const shown = objectView(world.game, object, viewer);
      return shown.hidden ? shown : new CardOnView(shown, this.#known, object);
    });
  }

  [INSPECT](): object {
    return { ...this };
  }
}

class ViewOfDuel implements DuelView<Viewer> {
  declare readonly viewer: Viewer;
  declare readonly turn: number;
  declare readonly active: Player;
  declare readonly state: string;
  declare readonly waitingFor: Player | undefined;
  declare readonly result: Result | undefined;
  declare readonly attack: AttackView | undefined;
  declare readonly counts: DuelView['counts'];
  declare readonly zones: DuelView['zones'];
  declare readonly standby: StandbyView;
  declare readonly lasting: readonly LastingView[];
  declare readonly decision: Decision | undefined;
  declare readonly facts: readonly KnownFact[];
  readonly #known: Known;
  #counts: DuelView['counts'] | undefined;
  #zones: DuelView['zones'] | undefined;
  #standby: StandbyView | undefined;
  #lasting: readonly LastingView[] | undefined;
  #decision: { readonly open: Decision | undefined } | undefined;
  #facts: readonly KnownFact[] | undefined;

  static readonly #COUNTS = computed((view: ViewOfDuel) => {
    view.#counts ??= deepFreeze(countsOf(view.#known));
    return view.#counts;
  });
  static readonly #ZONES = computed((view: ViewOfDuel) => {
    view.#zones ??= Object.freeze({
      p1: new PlayerOnView(view.#known, 'p1'),
      p2: new PlayerOnView(view.#known, 'p2'),
    });
    return view.#zones;
  });
  static readonly #STANDBY = computed((view: ViewOfDuel) => {
    view.#standby ??= deepFreeze(standbyView(view.#known));
    return view.#standby;
  });
  static readonly #LASTING = computed((view: ViewOfDuel) => {
    view.#lasting ??= deepFreeze(lastingView(view.#known));
    return view.#lasting;
  });
  static readonly #DECISION = computed((view: ViewOfDuel) => {
    view.#decision ??= { open: deepFreeze(view.#known.moment.decision()) };
    return view.#decision.open;
  });
  static readonly #FACTS = computed((view: ViewOfDuel) => {
    view.#facts ??= deepFreeze(view.#known.moment.facts());
    return view.#facts;
  });

  constructor(moment: Moment) {
    const { game } = moment.world;
    this.#known = new Known(moment);
    this.viewer = moment.viewer;
    this.turn = game.turn.number;
    this.active = game.turn.active;
    this.state = moment.state;
    this.waitingFor = moment.waitingFor;
    this.result = deepFreeze(game.result);
    this.attack = deepFreeze(attackView(game));
    Object.defineProperty(this, 'counts', ViewOfDuel.#COUNTS);
    Object.defineProperty(this, 'zones', ViewOfDuel.#ZONES);
    Object.defineProperty(this, 'standby', ViewOfDuel.#STANDBY);
    Object.defineProperty(this, 'lasting', ViewOfDuel.#LASTING);
    Object.defineProperty(this, 'decision', ViewOfDuel.#DECISION);
    Object.defineProperty(this, 'facts', ViewOfDuel.#FACTS);
    Object.freeze(this);
  }

  static knownBy(view: object): Known | undefined {
    return #known in view ? view.#known : undefined;
  }

  [INSPECT](): object {
    return { ...this };
  }
}

/** What a view is read from, for readers to whom a view of each card is of no use; undefined for a copy, such as one from JSON. */
export const knownBy = (view: DuelView): Known | undefined => ViewOfDuel.knownBy(view);

function countsOf({ moment }: Known): DuelView['counts'] {
  const { game } = moment.world;
  const of = (player: Player) => byZone((zone) => counted(game, player, zone).length);
  return { p1: of('p1'), p2: of('p2') };
}

function standbyView(known: Known): StandbyView {
  const { effects, resolving } = known.moment.standby();
  const { active } = known.world.game.turn;
  const view = (effect: StandbyEffect) => standbyEffectView(known, effect);
  return {
    active: effects.filter(({ player }) => player === active).map(view),
    nonActive: effects.filter(({ player }) => player !== active).map(view),
    resolving: resolving === undefined ? undefined : view(resolving),
  };
}

const standbyEffectView = ({ world, moment }: Known, effect: StandbyEffect): StandbyEffectView => ({
  effect: effect.id,
  player: effect.player,
  source: sourceFor(world, moment.viewer, effect.source.object, effect.source.name),
  text: effect.kind === 'ability' ? describeAbility(effect.ability) : undefined,
  shieldUse: effect.kind === 'shieldUse' ? effect.use.way : undefined,
});

function lastingView({ world, moment }: Known): readonly LastingView[] {
  const { lasting, delayed } = world.game;
  const common = ({ source, player, since }: Lasting | Delayed) => ({
    source: sourceFor(world, moment.viewer, source.object, source.name),
    player,
    since,
  });
  const views = [
    ...lasting.map((one) => ({
      id: one.id,
      view: { ...common(one), ...lastingText(one), until: one.until },
    })),
    ...delayed.map((one) => ({
      id: one.id,
      view: {
        ...common(one),
        kind: 'delayed' as const,
        text: describeAbility(one.ability),
        until: one.until,
      },
    })),
  ];
  return views.sort((a, b) => a.id - b.id).map(({ view }) => view);
}

function lastingText({
  effects,
  replacement,
  releasesHyperMode,
}: Lasting): Pick<LastingView, 'kind' | 'text'> {
  if (replacement !== undefined) return { kind: 'replacement', text: describeAbility(replacement) };
  const text = releasesHyperMode ? HYPER_MODE_TEXT : effects.map(describeStaticEffect).join(' and ');
  return { kind: 'continuous', text };
}

/** What a viewer may know at this moment. */
export const viewOf = <V extends Viewer>(moment: Moment<V>): DuelView<V> => {
  const view: DuelView<Viewer> = new ViewOfDuel(moment);
  return view as DuelView<V>;
};
