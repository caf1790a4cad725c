import { cardsOf, partsOf } from '../../table/links.ts';
import {
  type CardId,
  type CardObject,
  type ObjectId,
  opponentOf,
  PLAYERS,
  type Player,
} from '../../table/nouns.ts';
import { PROMPTS } from '../../table/sentences/prompts.ts';
import { effectOf } from '../language/activatedEffect.ts';
import { describeEffect } from '../language/describe.ts';
import type { Ability, Condition, EventPattern, Triggered } from '../language/vocabulary.ts';
import { askOne } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { waitsFor } from '../questions/abilities/eventFacts.ts';
import {
  declarableFacts,
  factsOfDuel,
  factsWaitedFor,
  repertoireOf,
  triggerZonesFor,
} from '../questions/abilities/repertoire.ts';
import {
  bindingsOf,
  needsDeclaration,
  patternSeenBy,
  triggeredIn,
  triggersIn,
} from '../questions/abilities/triggering.ts';
import { isInEffect } from '../questions/abilities/workingZones.ts';
import {
  abilitiesOf,
  definitionOf,
  faceOf,
  facesOf,
  nameOf,
} from '../questions/characteristics/characteristics.ts';
import { holds } from '../questions/characteristics/conditions.ts';
import { patternMatches } from '../questions/characteristics/patterns.ts';
import { faceOfPart } from '../questions/characteristics/piles/links.ts';
import { costOfUsed } from '../questions/costs/costOfUse.ts';
import { declaredAnywhere } from '../questions/triggers/concealment.ts';
import { declarableFor } from '../questions/triggers/declaring.ts';
import { FINISHED } from '../state/finished.ts';
import type { Bindings, Game, Procedure } from '../state/game.ts';
import { gameWith } from '../state/gameWith.ts';
import { rememberedOf } from '../state/remembered.ts';
import {
  type FactBody,
  type FactKind,
  type Happening,
  isZoneChange,
  type ZoneChanged,
} from '../state/reported/facts.ts';
import { type Scope, scopeOf } from '../state/scope.ts';
import { type World, worldAt } from '../state/world.ts';
import { askDeclarations } from './askDeclarations.ts';
import { chooseUsersAsPut, usersAreContested } from './instead/usersAsPut.ts';
import { putOnStandby, trigger } from './standbyEffect.ts';
import { isDeclaredInSubstep } from './substepDeclarations.ts';

/** 505.6a. Once the attack has ended, the non-active player no longer declares for these. */
const OF_ATTACK: ReadonlySet<FactBody['kind']> = new Set<FactBody['kind']>([
  'attackDeclared',
  'creatureAttacked',
  'creatureBlocked',
  'attackBlocked',
  'attackNotBlocked',
]);

/** Facts that limits look back at, recorded even if no card of the duel waits for them. */
const ALWAYS_REMEMBERED: ReadonlySet<FactBody['kind']> = new Set<FactBody['kind']>([
  'attackDeclared',
  'cardUsed',
]);

/** With concealed decisions, opportunities to declare must not depend on what is in a deck. */
const isDeclarationPoint = (play: Play, player: Player, kind: FactBody['kind']): boolean =>
  (play.asking.concealed ? declaredAnywhere(play) : declarableFacts(play, player)).has(kind);

/** 603.5c. Only triggers on leaving look back; the tense of the trigger decides how far. */
function looksBack(world: World, { when }: Triggered, fact: FactBody, bearer: ObjectId): boolean {
  if (fact.kind === 'battleWon' || fact.kind === 'battleLost') return fact.object === bearer;
  if (!isZoneChange(fact) || (fact.from !== 'battleZone' && fact.from !== 'shieldZone')) return false;
  const patterns = when.event === 'anyOf' ? when.patterns : [when];
  return patterns.some((pattern) => {
    if (pattern.event !== 'destroyed' && pattern.event !== 'moved') return false;
    if (fact.was === bearer) return true;
    return (
      pattern.event === 'destroyed' &&
      pattern.tense === 'destroying' &&
      world.profile.lookBack === 'byWording'
    );
  });
}

/**
 * 603.2, 603.5. Records events of the same instant. Every ability that waits for one of them triggers once per
 * occurrence (603.2b); objects that left in these events are read as they were before (603.5c).
 */
export function happen(play: Play, events: readonly Happening[], before: Game): Procedure {
  for (const [fact, rule, logged = fact] of events) play.note(asLogged(logged), rule);
  return follow(play, events, before);
}

/** 603.2. What events of the same instant set going, without recording them in the log. */
export function follow(play: Play, events: readonly Happening[], before: Game): Procedure {
  const waitedFor = factsWaitedFor(play);
  const waited = events.filter(([{ kind }]) => waitedFor.has(kind));
  remember(play, waited.length === events.length ? events : events.filter(isRemembered(waitedFor)));
  if (waited.length === 0 && !play.asking.concealed) return FINISHED;
  const facts = waited.map(([fact]) => fact);
  if (usersAreContested(play, facts)) return followOnceChosen(play, facts, events, waited, before);
  return triggerAndOpen(play, events, waited, before);
}

/** 609.8. The players choose who uses the abilities of what is put; then these trigger. */
function* followOnceChosen(
  play: Play,
  facts: readonly FactBody[],
  events: readonly Happening[],
  waited: readonly Happening[],
  before: Game,
): Procedure {
  yield* chooseUsersAsPut(play, facts);
  yield* triggerAndOpen(play, events, waited, before);
}

/** 603.2, 603.2e. What waits for these events triggers, and players may declare. */
function triggerAndOpen(
  play: Play,
  events: readonly Happening[],
  waited: readonly Happening[],
  before: Game,
): Procedure {
  const already = play.triggered.length;
  for (const [fact] of waited) triggerOn(play, fact, before);
  const choosesModes = play.profile.modeChoice === 'onTrigger' && play.triggered.length > already;
  const points = (play.asking.concealed ? events : waited).filter(
    ([{ kind }]) => isDeclarationPoint(play, 'p1', kind) || isDeclarationPoint(play, 'p2', kind),
  );
  if (choosesModes || points.some(([fact]) => asksAtOnce(play, 'p1', fact) || asksAtOnce(play, 'p2', fact)))
    return askWhatFollows(play, points, already);
  for (const [fact] of points) openDeclarationsForLater(play, fact);
  return FINISHED;
}

/** 603.2. Every ability that waits for this fact triggers, the active player's first. */
function triggerOn(play: Play, fact: FactBody, before: Game): void {
  const { active } = play.game.turn;
  const zones = triggerZonesFor(play, fact.kind);
  for (const player of [active, opponentOf(active)]) {
    for (const zone of zones) {
      for (const bearer of play.game.zones[player][zone]) triggerFrom(play, play, bearer, fact);
    }
    for (const bearer of leftSince(before, play.game, player)) {
      triggerFrom(play, worldAt(before, play), bearer, fact);
    }
    for (const bearer of castlesLeftSince(play, before, player)) {
      triggerFrom(play, worldAt(before, play), bearer, fact);
    }
    if (isZoneChange(fact) && fact.onto !== undefined) {
      for (const bearer of evolvedSince(before, play.game, player)) {
        triggerFrom(play, worldAt(before, play), bearer, fact);
      }
    }
  }
  triggerDelayed(play, fact);
}

/** A fact without what the facts around it in the log already say: a shield trigger is declared, mana is paid, and a draw belongs to its step. */
function asLogged(fact: FactBody): FactBody {
  if (
    fact.kind === 'cardUsed' &&
    (fact.through ?? fact.withoutMana ?? fact.allowedBy ?? fact.reducedBy ?? fact.extras) !== undefined
  ) {
    const { through: _, withoutMana: __, allowedBy: ___, extras: ____, reducedBy: _____, ...logged } = fact;
    return logged;
  }
  if (fact.kind === 'cardPutUnder' && fact.causedBy !== undefined) {
    const { causedBy: _, ...logged } = fact;
    return logged;
  }
  if (isZoneChange(fact) && hasMoreForTriggers(fact)) {
    const {
      for: _,
      causedBy: __,
      together: ___,
      withoutMana: ____,
      linkedCard: _____,
      alternative: ______,
      forLess: _______,
      allowedBy: ________,
      mana: _________,
      ...logged
    } = fact;
    return logged;
  }
  return fact;
}

const hasMoreForTriggers = (fact: ZoneChanged): boolean =>
  (fact.for ??
    fact.causedBy ??
    fact.together ??
    fact.withoutMana ??
    fact.linkedCard ??
    fact.alternative ??
    fact.forLess ??
    fact.allowedBy ??
    fact.mana) !== undefined;

/** Asks for modes and declarations. */
function* askWhatFollows(play: Play, points: readonly Happening[], already: number): Procedure {
  if (play.profile.modeChoice === 'onTrigger') yield* chooseModes(play, already);
  for (const [fact] of points) yield* openDeclarations(play, fact);
}

const NOBODY: readonly CardObject[] = [];

/** The objects that have left a player's battle zone, also where only their top card has (801.4). */
function leftSince(before: Game, now: Game, player: Player): readonly CardObject[] {
  const were = before.zones[player].battleZone;
  const are = now.zones[player].battleZone;
  if (were === are) return NOBODY;
  return were.filter((object) => {
    if (object.links !== undefined) return partsOf(object).some(({ card }) => !holdsCard(are, card));
    const rest = are.find(({ id }) => id === object.id);
    if (rest === undefined) return !holdsCard(are.filter(isLinked), object.card);
    return rest.card !== object.card && !cardsOf(rest).includes(object.card);
  });
}

const isLinked = ({ links }: CardObject): boolean => links !== undefined;

/** Whether some of these objects consist of this card, among others. */
const holdsCard = (objects: readonly CardObject[], card: CardId): boolean =>
  objects.some((object) => cardsOf(object).includes(card));

/** 304, 603.5c. G castles that have left the shield zone face up. */
function castlesLeftSince(play: Play, before: Game, player: Player): readonly CardObject[] {
  if (!repertoireOf(play).galaxyCastles) return NOBODY;
  const were = before.zones[player].shieldZone;
  const are = play.game.zones[player].shieldZone;
  if (were === are) return NOBODY;
  return were.filter(
    (object) =>
      object.faceUp &&
      definitionOf(worldAt(before, play), object).type === 'galaxyCastle' &&
      !are.some(({ id }) => id === object.id),
  );
}

/** 801.1. Creatures with another creature on them now. Their abilities are lost, and see that they evolve all the same. */
function evolvedSince(before: Game, now: Game, player: Player): readonly CardObject[] {
  const were = before.zones[player].battleZone;
  const are = now.zones[player].battleZone;
  if (were === are) return NOBODY;
  return were.filter((object) => {
    const rest = are.find(({ id }) => id === object.id);
    return rest !== undefined && rest.card !== object.card && rest.under.includes(object.card);
  });
}

/** 801.1. Whether what this fact puts lies on a creature, which may be one of several. */
const isBaseOf = (play: Play, { card }: CardObject, fact: FactBody): boolean =>
  isZoneChange(fact) && fact.onto !== undefined && play.find(fact.object)?.under.includes(card) === true;

const seesItEvolve = ({ when }: Triggered): boolean =>
  (when.event === 'anyOf' ? when.patterns : [when]).some(({ event }) => event === 'evolves');

/** 801.1. What the creature on top sees: not that what lies below it has evolved, which is the same object. */
function withoutEvolving(pattern: EventPattern | undefined): EventPattern | undefined {
  if (pattern?.event !== 'anyOf') return pattern?.event === 'evolves' ? undefined : pattern;
  const others = pattern.patterns.filter(({ event }) => event !== 'evolves');
  return others.length === pattern.patterns.length ? pattern : { ...pattern, patterns: others };
}

/** 801.4, 804.4. Whether a card of an object has left it: what stays of it did not see that (603.5c). */
const isRestOf = ({ game }: Play, bearer: CardObject, fact: FactBody): boolean =>
  isZoneChange(fact) &&
  fact.object !== bearer.id &&
  (fact.was === bearer.id ||
    rememberedOf(game, fact.was)?.object.links?.some(({ card }) => card === bearer.card) === true);

const isRemembered =
  (waitedFor: ReadonlySet<FactBody['kind']>) =>
  ([{ kind }]: Happening): boolean =>
    waitedFor.has(kind) || ALWAYS_REMEMBERED.has(kind);

/** Keeps the facts of this turn that some card or limit may look back at. */
function remember(play: Play, events: readonly Happening[]): void {
  if (events.length === 0) return;
  const facts = events.map(([fact]) => fact);
  play.set({ thisTurn: [...play.game.thisTurn, ...facts] });
  const kinds = factsOfDuel(play);
  const ofDuel = kinds.size === 0 ? NO_FACTS : facts.filter(({ kind }) => kinds.has(kind));
  if (ofDuel.length > 0) play.set({ ofDuel: [...(play.game.ofDuel ?? []), ...ofDuel] });
}

const NO_FACTS: readonly FactBody[] = [];

/** 603.3a of version 1.28. The mode of a triggered ability is chosen as it triggers. */
function* chooseModes(play: Play, from: number): Procedure {
  for (const [index, effect] of play.triggered.entries()) {
    if (index < from || effect.kind !== 'ability') continue;
    const instruction = effectOf(effect.ability);
    if (instruction.do !== 'modes' || instruction.count !== 1) continue;
    const { modes } = instruction;
    const mode = yield* askOne({
      player: effect.player,
      kind: 'mode',
      rule: '603.3a',
      prompt: PROMPTS.mode(effect.source.name),
      options: modes.map((one, at) => ({ option: { label: describeEffect(one) }, value: at })),
    });
    play.triggered[index] = { ...effect, mode };
  }
}

function triggerFrom(play: Play, then: World, bearer: CardObject, fact: FactBody): void {
  if (bearer.zone !== 'battleZone') {
    for (const face of facesOf(then, bearer))
      if (isInEffect(face, bearer))
        triggerAs(play, then, bearer, face.name, face.triggered.get(fact.kind), fact);
    return;
  }
  const { abilities: native, triggered } = faceOf(then, bearer);
  const abilities = abilitiesOf(then, bearer);
  if (isZoneChange(fact) && fact.linkedCard !== undefined && fact.object === bearer.id) {
    const name = nameOf(play.game, bearer);
    for (const part of partsOf(bearer)) {
      const { triggered: ofPart } = faceOfPart(then, bearer, part);
      const seenBy = part.card === fact.linkedCard ? bearer.id : NO_OBJECT;
      triggerAs(play, then, bearer, name, ofPart.get(fact.kind), fact, seenBy);
    }
    triggerAs(play, then, bearer, name, waitingIn(abilities.slice(native.length), fact.kind), fact);
    return;
  }
  const waiting = abilities === native ? triggered.get(fact.kind) : waitingIn(abilities, fact.kind);
  if (waiting !== undefined) triggerAs(play, then, bearer, nameOf(play.game, bearer), waiting, fact);
}

/** 804.1c. For the cards with which a card is linked as it is put, that card is another one. */
const NO_OBJECT: ObjectId = -1;

/** The abilities, gained ones too, that trigger by themselves on such a fact. */
const waitingIn = (abilities: readonly Ability[], kind: FactKind): readonly Triggered[] =>
  triggeredIn(abilities).filter((ability) => waitsFor(ability.when, kind) && !needsDeclaration(ability));

/** Checks each triggered ability that waits for the fact; the effect bears the name of the face. */
function triggerAs(
  play: Play,
  then: World,
  bearer: CardObject,
  name: string,
  waiting: readonly Triggered[] | undefined,
  fact: FactBody,
  seenBy: ObjectId = bearer.id,
): void {
  if (waiting === undefined) return;
  for (const ability of waiting) {
    if (!triggersIn(ability, bearer.zone)) continue;
    const evolves = then !== play && seesItEvolve(ability) && isBaseOf(play, bearer, fact);
    if (then !== play && !evolves && !looksBack(play, ability, fact, bearer.id)) continue;
    if (then === play && (bearer.pending || isRestOf(play, bearer, fact))) continue;
    const all = patternSeenBy(ability, bearer, fact);
    const seen = then === play ? withoutEvolving(all) : all;
    if (seen === undefined) continue;
    const scope = scopeOf(bearer.owner, bearer.id, name);
    if (!evolves && !patternMatches(play, seen, fact, { ...scope, source: seenBy })) continue;
    if (
      ability.given !== undefined &&
      !isGiven(
        play,
        ability.given,
        { ...scope, bound: bindingsOf(fact), named: costOfUsed(play, fact) },
        fact,
      )
    )
      continue;
    trigger(play, bearer, name, ability, fact);
  }
}

/** 603.2b. Events of the same instant are counted one after the other, so one of them is the first of the turn. */
function isGiven(play: Play, given: Condition, scope: Scope, fact: FactBody): boolean {
  const { thisTurn, ofDuel } = play.game;
  const until = thisTurn.lastIndexOf(fact) + 1;
  const isLast = until === 0 || until === thisTurn.length;
  const upToIt = {
    thisTurn: thisTurn.slice(0, until),
    ofDuel: ofDuel?.slice(0, ofDuel.lastIndexOf(fact) + 1),
  };
  const then = isLast ? play : worldAt(gameWith(play.game, upToIt), play);
  return holds(then, given, scope);
}

/** What an event names; the end of a turn names nothing. */
const namedBy = (fact: FactBody): Bindings =>
  Object.fromEntries(Object.entries(bindingsOf(fact)).filter(([, named]) => named.length > 0));

/**
 * 603.6. Delayed triggers do not look back to before they were created. What their own event names comes before what the effect that
 * created them named.
 */
function triggerDelayed(play: Play, fact: FactBody): void {
  for (const delayed of play.game.delayed) {
    const { ability } = delayed;
    if (!waitsFor(ability.when, fact.kind)) continue;
    const named = { ...delayed.named, ...costOfUsed(play, fact) };
    const bound = { ...delayed.bound, ...namedBy(fact) };
    const scope = {
      ...scopeOf(delayed.player, delayed.source.object, delayed.source.name, delayed.bound),
      named,
    };
    if (!patternMatches(play, ability.when, fact, scope)) continue;
    if (ability.given !== undefined && !isGiven(play, ability.given, { ...scope, bound }, fact)) continue;
    if (delayed.until === 'once') {
      play.set({ delayed: play.game.delayed.filter(({ id }) => id !== delayed.id) });
    }
    putOnStandby(play, {
      player: delayed.player,
      source: delayed.source,
      ability,
      bound,
      named,
      event: fact.kind,
    });
  }
}

/**
 * 603.2e, 506.3b-d. Opens an opportunity to declare for each player. The active player declares at once, because what
 * follows may move the card; the other player's is evaluated when the arbiter reaches it.
 */
function* openDeclarations(play: Play, fact: FactBody): Procedure {
  for (const player of PLAYERS) {
    if (!isDeclarationPoint(play, player, fact.kind)) continue;
    if (declaresAtOnce(play, player, fact)) yield* askDeclarations(play, player, [fact]);
    else openForLater(play, player, fact);
  }
}

const declaresAtOnce = (play: Play, player: Player, { kind }: FactBody): boolean =>
  player === play.game.turn.active && !isDeclaredInSubstep(kind);

function openForLater(play: Play, player: Player, event: FactBody): void {
  play.opened.push({ player, event, ofAttack: OF_ATTACK.has(event.kind) });
}

/** Whether a player is asked where the fact happens. */
const asksAtOnce = (play: Play, player: Player, fact: FactBody): boolean =>
  declaresAtOnce(play, player, fact) &&
  isDeclarationPoint(play, player, fact.kind) &&
  (play.asking.concealed || declarableFor(play, player, fact).length > 0);

/** The same where nobody is asked at once. */
function openDeclarationsForLater(play: Play, fact: FactBody): void {
  for (const player of PLAYERS)
    if (isDeclarationPoint(play, player, fact.kind) && !declaresAtOnce(play, player, fact))
      openForLater(play, player, fact);
}
