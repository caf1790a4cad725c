import { cardsUnder } from '../../table/links.ts';
import { PLAYERS, type Player } from '../../table/nouns.ts';
import { LABELS } from '../../table/sentences/labels.ts';
import { PROMPTS } from '../../table/sentences/prompts.ts';
import { describeAbility } from '../language/describe.ts';
import { ask, askOne, PASS } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { labelsOf } from '../questions/characteristics/labels.ts';
import { infoOf } from '../questions/characteristics/objectInfo.ts';
import { type Claim, type Claims, claimOnCard } from '../state/claims.ts';
import type { Procedure } from '../state/game.ts';
import type { MoveRequest } from '../state/reported/moveRequest.ts';
import { bothInOrder } from '../state/scope.ts';
import { insteadRulesOf } from './instead/table.ts';
import { eventsOf, type ReplaceableEvent } from './replaceableEvent.ts';
import { type ReplacementOutcome, replaceEvent } from './replaceEvent.ts';
import { candidatesFor, type ReplacementCandidate } from './replacementCandidate.ts';
import { replaces } from './replaces.ts';

/** A replacement effect of a player on several events as one, among the others of that player. */
export interface JointReplacement {
  readonly player: Player;
  /** Asks for it. Returns the events that do not happen, of those that are not replaced yet. */
  readonly decide: (open: readonly ReplaceableEvent[]) => Procedure<readonly ReplaceableEvent[]>;
}

/** What the players replace, and by what. */
export function* decideReplacements(
  play: Play,
  events: readonly ReplaceableEvent[],
  candidates: readonly ReplacementCandidate[],
  joint?: JointReplacement,
): Procedure<ReadonlyMap<ReplaceableEvent, ReplacementOutcome>> {
  const outcomes = new Map<ReplaceableEvent, ReplacementOutcome>();
  const claimed = new Set<Claim>();
  const canCompete = events.length > 1 && candidates.some(isBinding);
  let gone: readonly ReplaceableEvent[] = [];
  for (const { player, isInPass } of passesOf(play)) {
    if (joint !== undefined && joint.player === player)
      gone = yield* joint.decide(events.filter((event) => !outcomes.has(event)));
    const openFor = (event: ReplaceableEvent) =>
      candidates.filter(
        (candidate) => isInPass(candidate, event) && replaces(play, candidate, event, claimed),
      );
    let left = events.filter((event) => !outcomes.has(event) && !gone.includes(event));
    for (let [next] = left; next !== undefined; [next] = left) {
      const event = canCompete ? yield* nextEvent(play, next, left, openFor, claimed) : next;
      left = left.filter((other) => other !== event);
      const chosen = yield* pickReplacement(play, openFor(event), event);
      if (chosen === undefined) continue;
      const outcome = yield* replaceEvent(play, chosen, event, claimed);
      outcomes.set(event, outcome);
      for (const { move } of outcome.requests) claimed.add(move.object);
      for (const id of outcome.substitute?.claims ?? []) claimed.add(id);
    }
  }
  return outcomes;
}

/** 609. Whether the players replace any of simultaneous moves. Nothing is done instead. */
export function* areReplaced(play: Play, requests: readonly MoveRequest[]): Procedure<boolean> {
  const candidates = candidatesFor(play, requests);
  const events = eventsOf(play, requests);
  const claimed: Claims = new Set();
  for (const { isInPass } of passesOf(play)) {
    for (const event of events) {
      const open = candidates.filter(
        (candidate) => isInPass(candidate, event) && replaces(play, candidate, event, claimed),
      );
      if ((yield* pickReplacement(play, open, event)) !== undefined) return true;
    }
  }
  return false;
}

interface Pass {
  /** Whose effects are decided about; undefined for what a spell says of itself. */
  readonly player: Player | undefined;
  readonly isInPass: (candidate: ReplacementCandidate, event: ReplaceableEvent) => boolean;
}

/**
 * 609.8, 609.9a. The active player decides for all events, then the other player; but what a spell says of its own
 * move comes first (609.8a).
 */
export const passesOf = (play: Play): readonly Pass[] => [
  { player: undefined, isInPass: isOwnMoveOfSpell },
  ...bothInOrder(play).map(
    (player): Pass => ({
      player,
      isInPass: (candidate, event) => candidate.player === player && !isOwnMoveOfSpell(candidate, event),
    }),
  ),
];

/** 605.2f, 609.8a. A spell that is being cast leaves as the last step of its resolution, and says where it goes. */
const isOwnMoveOfSpell = ({ bearer }: ReplacementCandidate, { object, request }: ReplaceableEvent): boolean =>
  bearer !== undefined &&
  bearer.id === object?.id &&
  object.pending &&
  request !== undefined &&
  request.move.to !== 'battleZone';

/** Whether a replacement effect must be applied where it can be, by doing something of its own. */
const isBinding = ({ replacement: { may, instead } }: ReplacementCandidate): boolean =>
  !may && insteadRulesOf(instead).actsAlone === true;

/**
 * 609.9b. The event that is decided next. If there are too few cards to take the places of all events that a replacement effect has to
 * replace, its player picks (609.9a).
 */
function* nextEvent(
  play: Play,
  next: ReplaceableEvent,
  events: readonly ReplaceableEvent[],
  openFor: (event: ReplaceableEvent) => readonly ReplacementCandidate[],
  claimed: Claims,
): Procedure<ReplaceableEvent> {
  const binding = openFor(next).filter(isBinding);
  const [first] = binding;
  if (first === undefined) return next;
  const rivals = events.filter((event) => openFor(event).some((candidate) => binding.includes(candidate)));
  if (rivals.length === 1 || rivals.length <= substitutesFor(play, binding, next, claimed)) return next;
  const { player } = first;
  return yield* askOne({
    player,
    kind: 'replace',
    rule: '609.9a',
    prompt: PROMPTS.replaced,
    options: rivals.flatMap((event, index) => {
      if (event.object === undefined) return [];
      const card = infoOf(play, event.object, player, 'asViewed');
      return [{ option: { label: card.name ?? LABELS.cardAt(index + 1), card }, value: event }];
    }),
  });
}

/** 609.9b. How many cards are there of which each is enough to act on instead of an event; infinite if none is needed. */
function substitutesFor(
  play: Play,
  candidates: readonly ReplacementCandidate[],
  event: ReplaceableEvent,
  claimed: Claims,
): number {
  const { zones } = play.game;
  const others = PLAYERS.flatMap((player) => Object.values(zones[player]).flat())
    .flatMap((object): readonly Claim[] => [object.id, ...cardsUnder(object).map(claimOnCard)])
    .filter((claim) => claim !== event.object?.id && !claimed.has(claim));
  const isEnough = (card?: Claim): boolean => {
    const taken = new Set([...claimed, ...others.filter((claim) => claim !== card)]);
    return candidates.some((candidate) => replaces(play, candidate, event, taken));
  };
  return isEnough() ? Number.POSITIVE_INFINITY : others.filter(isEnough).length;
}

/** 609.8. A player with several replacement effects for one event chooses one. */
export function* pickReplacement(
  play: Play,
  open: readonly ReplacementCandidate[],
  event: ReplaceableEvent,
): Procedure<ReplacementCandidate | undefined> {
  const [first] = open;
  if (first === undefined) return undefined;
  const { player } = first;
  const mayDecline = open.every(({ replacement }) => replacement.may);
  const labels = labelsOf(
    open.map(({ name, replacement }) => ({ name, text: () => describeAbility(replacement) })),
  );
  const id = event.request?.brokenBy ?? event.object?.id;
  const about = id === undefined ? undefined : play.find(id);
  const [chosen] = yield* ask<ReplacementCandidate | undefined>({
    player,
    kind: 'replace',
    rule: '609.8',
    prompt: PROMPTS.instead,
    source: about === undefined ? undefined : infoOf(play, about, player, 'asViewed'),
    options: [
      ...open.map((candidate, index) => {
        const { bearer, name } = candidate;
        const card = bearer === undefined ? {} : { card: infoOf(play, bearer, player, 'known') };
        return { option: { label: LABELS.replace(labels[index] ?? name), ...card }, value: candidate };
      }),
      ...(mayDecline ? [{ option: { ...PASS, label: LABELS.doNotReplace }, value: undefined }] : []),
    ],
    min: 1,
    max: 1,
  });
  return chosen;
}
