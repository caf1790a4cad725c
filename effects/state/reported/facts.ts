import type { AttackTarget, CardId, ObjectId, Player, Result, Zone } from '../../../table/nouns.ts';
import type { UseVerb } from '../../language/cardTypes.ts';
import type { Activated, BeginningStep, Instead } from '../../language/vocabulary.ts';

export type { UseVerb } from '../../language/cardTypes.ts';

/** The card that a fact is about. */
export interface About {
  readonly player: Player;
  readonly object: ObjectId;
  readonly name: string;
}

/** The kinds of fact that report a change of zone. */
export const ZONE_CHANGES = [
  'cardDrawn',
  'cardDiscarded',
  'cardDestroyed',
  'shieldBroken',
  'shieldPlaced',
  'manaCharged',
  'cardPut',
  'cardMoved',
] as const;
/** The kind of a change of zone. */
export type ZoneChangeKind = (typeof ZONE_CHANGES)[number];

/** How a card came into the battle zone. */
export type PutHow =
  | 'summoned'
  | 'effect'
  | 'revolutionChange'
  | 'generated'
  | 'fortified'
  | 'expanded'
  | 'executed';

/**
 * Whether the cost of a card was paid, and with mana. What costs nothing, or counts as paid (701.30a), is paid although no mana card is
 * tapped for it.
 */
export type Payment = 'mana' | 'withoutMana' | 'unpaid';

/** 400.7. A card has changed zone. */
export interface ZoneChanged extends About {
  readonly kind: ZoneChangeKind;
  /** The object before the move; `object` is the new one (400.5). */
  readonly was: ObjectId;
  readonly from: Zone;
  readonly to: Zone;
  readonly how: PutHow | undefined;
  /** 601.1a. Put as it was used for an alternative cost; for that of a title, by this. */
  readonly alternative?: true | 'kirifudash';
  /** 601.1a. Put as it was used for less, for which its player gives something later. */
  readonly forLess?: true;
  /** 601.1a. Put as it was used by the permission of this object, which counts how often it is. */
  readonly allowedBy?: ObjectId;
  /** 601.1f. The mana that was tapped as it was used, if any was. */
  readonly mana?: readonly ObjectId[];
  /** 502.1. Drawn for the draw step. */
  readonly for?: 'drawStep';
  /** The player whose effect moved it, noted where some card of the duel waits for that. */
  readonly causedBy?: Player;
  /** 400.7. The new objects of all cards that moved at the same instant, noted where some ability works outside the battle zone. */
  readonly together?: readonly ObjectId[];
  /** 509.5c. A broken shield that was discarded to declare a strike back: it is broken, and does not come to the hand. */
  readonly broken?: true;
  /** Put or used without paying its cost. */
  readonly unpaid: boolean;
  /** Put or used without tapping mana for it, whether or not its cost counts as paid. */
  readonly withoutMana?: true;
  /** 701.11a. It went to the deck in an order that nobody knows. */
  readonly shuffled?: true;
  /** 405.4, 116.1. It lies face down in the mana zone, or is a seal. */
  readonly faceDown?: true;
  /** It lay face down in the mana zone, or was a seal. */
  readonly wasFaceDown?: true;
  /** The name of the card below it, if it was put on one. */
  readonly onto: string | undefined;
  /** 804.1a. The name of the god with which it was linked as it was put. */
  readonly linkedWith?: string;
  /** 804.1c. The card that was put, if it became one of several linked cards. */
  readonly linkedCard?: CardId;
  /** 609.4. The `occurrence` of the replaced event that this one took the place of. */
  readonly insteadOf?: number | undefined;
}

/** What happened, in the past tense. Facts are never taken back. */
export type FactBody =
  | ZoneChanged
  | { readonly kind: 'duelBegan'; readonly player: Player }
  | { readonly kind: 'deckShuffled'; readonly player: Player }
  /** 113.2a. The cards of a player's shields lie in other places now, which nobody knows; the ids are those of the shields. */
  | {
      readonly kind: 'shieldsRearranged';
      readonly player: Player;
      readonly shields: readonly ObjectId[];
    }
  | { readonly kind: 'turnBegan'; readonly player: Player; readonly turn: number }
  | { readonly kind: 'turnEnding'; readonly player: Player }
  /** 500.4. A step or substep of this player's turn began, for which an ability waits that everybody sees. */
  | { readonly kind: 'stepBegan'; readonly player: Player; readonly step: BeginningStep }
  | { readonly kind: 'turnEnded'; readonly player: Player }
  | { readonly kind: 'turnGained'; readonly player: Player }
  | { readonly kind: 'restOfTurnSkipped'; readonly player: Player }
  | (About & { readonly kind: 'cardTapped' })
  /** 701.20a, 701.22a. The names of the side that lay up, and of the one that does now. */
  | (About & { readonly kind: 'cardTurnedOver'; readonly fromSide: string; readonly toSide: string })
  /** 701.18. Cards were linked, and are the creature `object` from now on. The names are those of all its cards. */
  | (About & { readonly kind: 'creatureLinked'; readonly cards: readonly string[] })
  /** 703.4e, 804.4. The links of a creature came apart. The names are those of the creatures that it became. */
  | (About & { readonly kind: 'creatureUnlinked'; readonly became: readonly string[] })
  | (About & { readonly kind: 'cardUntapped' })
  /** 701.24a. So many seals were put on this card. */
  | (About & { readonly kind: 'cardSealed'; readonly count: number })
  /** 701.23a. At least one seal was taken away from this card, which still has so many. */
  | (About & { readonly kind: 'cardUnsealed'; readonly left: number })
  /** 405.4. A card of a mana zone was turned. The name is that of its face-up side. */
  | (About & { readonly kind: 'cardTurned'; readonly to: 'faceUp' | 'faceDown' })
  /** 801.4, 113.2. A card was put under the creature or shield `object`, which has the name `hostName`. */
  | (About & {
      readonly kind: 'cardPutUnder';
      readonly was: ObjectId;
      readonly from: Zone;
      readonly to: 'battleZone' | 'shieldZone';
      readonly wasFaceDown?: true;
      readonly hostName: string;
      /** The player whose effect put it there, noted where some card of the duel waits for that. */
      readonly causedBy?: Player;
    })
  | (About & { readonly kind: 'cardRevealed' })
  | (About & { readonly kind: 'cardLookedAt'; readonly by: Player })
  | (About & { readonly kind: 'cardChosen'; readonly by: Player })
  | (About & { readonly kind: 'useDeclared'; readonly verb: UseVerb })
  | (About & { readonly kind: 'costPaid'; readonly mana: readonly string[]; readonly cost: number })
  | (About & {
      readonly kind: 'cardUsed';
      readonly verb: UseVerb;
      readonly unpaid: boolean;
      /** No mana was tapped for it, whether or not its cost counts as paid. */
      readonly withoutMana?: true;
      readonly from: Zone;
      /** 112.3a. Used by its shield trigger. */
      readonly through?: 'shieldTrigger';
      /** 601.1a. The object whose permission was used, which counts how often it is. */
      readonly allowedBy?: ObjectId;
      /** 601.1a. The objects that made it cheaper and count how often they do. */
      readonly reducedBy?: readonly ObjectId[];
      /** 112.2d. How often each of its optional costs was paid, if any was. */
      readonly extras?: readonly number[];
    })
  | (About & { readonly kind: 'weaponEquipped'; readonly onto: ObjectId; readonly ontoName: string })
  | (About & { readonly kind: 'gearCrossed'; readonly onto: ObjectId; readonly ontoName: string })
  | (About & { readonly kind: 'gearUncrossed' })
  | (About & { readonly kind: 'attackDeclared'; readonly target: AttackTarget; readonly nth: number })
  | (About & { readonly kind: 'creatureAttacked'; readonly by: ObjectId })
  | (About & { readonly kind: 'attackRedirected'; readonly to: ObjectId; readonly toName: string })
  | (About & { readonly kind: 'creatureBlocked'; readonly attacker: ObjectId })
  | (About & { readonly kind: 'attackBlocked'; readonly blocker: ObjectId })
  | (About & { readonly kind: 'attackNotBlocked'; readonly target: AttackTarget })
  | (About & { readonly kind: 'battleBegan'; readonly against: ObjectId; readonly againstName: string })
  | (About & { readonly kind: 'battleWon'; readonly against: ObjectId })
  | (About & { readonly kind: 'battleLost'; readonly against: ObjectId })
  | (About & { readonly kind: 'shieldsChosen'; readonly shields: readonly ObjectId[] })
  /** 505.6. An effect ended the attack; the fact is about the source of the effect. */
  | (About & {
      readonly kind: 'attackStopped';
      readonly attacker: ObjectId;
      readonly attackerName: string;
    })
  | (About & { readonly kind: 'attackEnding' })
  | { readonly kind: 'attackEnded'; readonly player: Player; readonly early: boolean }
  | (About & { readonly kind: 'usageDeclared'; readonly ability: string })
  /** 602.1. `by` was tapped, or stayed tapped, to use the ability of this card; it is this card itself where others were tapped. */
  | (About & {
      readonly kind: 'abilityActivated';
      readonly ability: Activated['name'];
      readonly by: ObjectId;
    })
  | (About & { readonly kind: 'effectTriggered'; readonly effect: number; readonly event: string })
  | (About & {
      readonly kind: 'effectBegan';
      readonly effect: number;
      /** An ability with a limit, for which later uses are counted: its text, and its word. Only in `game.thisTurn`, not in logs. */
      readonly limited?: string;
      /** Counted for the whole duel. */
      readonly kept?: true;
      readonly word?: string;
    })
  | (About & {
      readonly kind: 'effectResolved';
      readonly effect: number;
      readonly word: string | undefined;
    })
  | (About & { readonly kind: 'effectMisfired'; readonly effect: number; readonly why: string })
  | (About & {
      readonly kind: 'eventReplaced';
      readonly event: string;
      readonly by: string;
      /** 609.3. The number of the replaced event, unique in the duel. */
      readonly occurrence: number;
      readonly instead: Instead['kind'];
      /** A replacement effect with a limit, for which later uses are counted: its bearer and its text. Only in `game.thisTurn`, not in logs. */
      readonly limited?: { readonly object: ObjectId; readonly text: string };
    })
  | (About & { readonly kind: 'lastingEffectBegan'; readonly until: string })
  | { readonly kind: 'numberNamed'; readonly player: Player; readonly number: number }
  | { readonly kind: 'cardNamed'; readonly player: Player; readonly name: string }
  | { readonly kind: 'raceNamed'; readonly player: Player; readonly name: string }
  | {
      readonly kind: 'choiceMade';
      readonly player: Player;
      readonly decision: string;
      readonly chose: readonly string[];
      readonly forced: boolean;
    }
  | { readonly kind: 'duelEnded'; readonly result: Result };

/** The kind of a fact. */
export type FactKind = FactBody['kind'];

/** A fact with the state of the chart and the rule that it comes from. */
export type Fact = FactBody & {
  /** The dotted path of the state in which it happened. */
  readonly state: string;
  /** The number of the rule that made it happen. */
  readonly rule: string;
};

export const isZoneChange = (fact: FactBody): fact is ZoneChanged =>
  (ZONE_CHANGES as readonly string[]).includes(fact.kind);

/** The object that a fact is about. */
export const subjectsOfFact = (fact: FactBody): readonly ObjectId[] =>
  'object' in fact ? [fact.object] : [];

/** The other creature of a block, an attack or a battle. */
export function counterpartOf(fact: FactBody): ObjectId | undefined {
  switch (fact.kind) {
    case 'creatureBlocked':
      return fact.attacker;
    case 'attackBlocked':
      return fact.blocker;
    case 'creatureAttacked':
      return fact.by;
    case 'battleBegan':
    case 'battleWon':
    case 'battleLost':
      return fact.against;
    default:
      return undefined;
  }
}

/** What happens, with its rule, and what the log says of it if abilities are told more. */
export type Happening = readonly [fact: FactBody, rule: string, logged?: FactBody];

/** What a fact says of the payment for a card. */
export const paymentFacts = (payment: Payment): Pick<ZoneChanged, 'unpaid' | 'withoutMana'> => ({
  unpaid: payment === 'unpaid',
  ...(payment === 'mana' ? {} : { withoutMana: true }),
});
