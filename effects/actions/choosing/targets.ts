import { type CardObject, opponentOf, type Player } from '../../../table/nouns.ts';
import { randomBelow, shuffled } from '../../../table/random.ts';
import { mayKnow } from '../../../table/view.ts';
import { happen } from '../../events/happen.ts';
import type { Choice, Ref, Target } from '../../language/vocabulary.ts';
import { ask } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { membersOf } from '../../questions/characteristics/filters.ts';
import { infoOf, optionLabel } from '../../questions/characteristics/objectInfo.ts';
import { referents } from '../../questions/legality/choosable.ts';
import type { PreferredCreatures } from '../../questions/legality/mustBeChosen.ts';
import { type Measure, offerOf } from '../../questions/legality/offered.ts';
import { inSearchedOrder } from '../../questions/legality/searchedOrder.ts';
import type { Procedure } from '../../state/game.ts';
import type { Limits, ObjectInfo } from '../../state/reported/decisions.ts';
import type { Scope } from '../../state/scope.ts';

/** What a player is asked who chooses several cards of which the order counts; undefined if it does not count. */
type PromptInOrder = (legal: readonly CardObject[]) => string | undefined;

/** The objects a target refers to, asking a player if there is a choice. */
export function* resolveTarget(
  play: Play,
  target: Target,
  scope: Scope,
  purpose: string,
  inOrder?: PromptInOrder,
): Procedure<readonly CardObject[]> {
  if ('choose' in target) return yield* choose(play, target, scope, purpose, inOrder);
  if ('ref' in target) return referents(play, target, scope);
  return membersOf(play, target, scope).filter(({ id }) => !play.setAside.has(id));
}

const OF_EVENT: ReadonlySet<string> = new Set(['that', 'was', 'other']);

/**
 * Whether a player knows a card that the effect has found: it was in their own deck, or was looked at or revealed.
 * The card an event refers to may be hidden by now.
 */
export const wasFoundBy = (play: Play, { ref }: Ref, object: CardObject, player: Player): boolean =>
  !OF_EVENT.has(ref) &&
  ((object.zone === 'deck' && object.owner === player) || wasSeenBy(play, object, player));

/** Whether this effect has revealed a card, or the player has looked at it. */
const wasSeenBy = (play: Play, object: CardObject, player: Player): boolean =>
  play.facts.some(
    (fact) =>
      (fact.kind === 'cardRevealed' || (fact.kind === 'cardLookedAt' && fact.by === player)) &&
      fact.object === object.id,
  );

/**
 * 605.2b. A player chooses as many as possible, up to the number; without a legal choice this part does nothing. What
 * already takes the place of another event of the same instant is not chosen (609.9b).
 */
function* choose(
  play: Play,
  choice: Choice,
  scope: Scope,
  purpose: string,
  inOrder: PromptInOrder = () => undefined,
): Procedure<readonly CardObject[]> {
  const { total } = choice;
  const { paysWith } = play;
  const offer = offerOf(
    play,
    choice,
    scope,
    (object) =>
      !play.clause?.claimed.has(object.id) &&
      ('ref' in choice.choose || !play.setAside.has(object.id)) &&
      (paysWith === undefined || paysWith(object)),
  );
  const { by, wanted, preferred, limit, measure } = offer;
  if (choice.atRandom) return pickAtRandom(play, offer.objects, Math.min(wanted, offer.objects.length));
  const shown = choice.choose;
  const isOfOwnDeck = (object: CardObject) =>
    'in' in shown && by === scope.player && object.zone === 'deck' && object.owner === by;
  const isFound = (object: CardObject) =>
    'ref' in shown ? wasFoundBy(play, shown, object, by) : isOfOwnDeck(object) || wasSeenBy(play, object, by);
  const reachable = withoutOrderOfDeck(play, offer.objects, isOfOwnDeck);
  const max = Math.min(wanted, reachable.length);
  const promptInOrder = max > 1 ? inOrder(reachable) : undefined;
  const takesAll = max === reachable.length && choice.amount === 'exactly' && promptInOrder === undefined;
  const legal = takesAll
    ? reachable
    : withoutOrderOfHands(play, reachable, (object) => mayKnow(object, by) || isFound(object));
  const chosen = yield* ask({
    player: by,
    kind: 'choose',
    rule: '605.2b',
    prompt: promptInOrder ?? purpose,
    source: sourceInfo(play, scope, by),
    options: legal.map((object, index) => {
      const card = infoOf(play, object, by, isFound(object) ? 'known' : 'asViewed');
      return { option: { label: optionLabel(object, card, index), card }, value: object };
    }),
    min: choice.amount === 'exactly' && total === undefined ? max : 0,
    max,
    ...(promptInOrder === undefined ? {} : { ordered: true as const }),
    secret: play.asking.concealed && isAmongHidden(play, choice, scope, by),
    ...limitsOf(legal, preferred, measure, limit),
  });
  yield* happen(
    play,
    chosen
      .filter((object) => object.zone === 'battleZone')
      .map((object) => [{ kind: 'cardChosen', ...play.about(object), by }, '605.2b'] as const),
    play.game,
  );
  return chosen;
}

/** 400.2. A player who chooses from their whole deck searches it: its cards are offered by name. */
function withoutOrderOfDeck(
  play: Play,
  objects: readonly CardObject[],
  isOfOwnDeck: (object: CardObject) => boolean,
): readonly CardObject[] {
  const searched = inSearchedOrder(play, objects.filter(isOfOwnDeck));
  let next = 0;
  return objects.map((object) => (isOfOwnDeck(object) ? (searched[next++] ?? object) : object));
}

/**
 * 400.2. Nobody but its player can tell which card of a hand came there when: those that the chooser does not know are offered last,
 * in random order.
 */
function withoutOrderOfHands(
  play: Play,
  objects: readonly CardObject[],
  isKnown: (object: CardObject) => boolean,
): readonly CardObject[] {
  const isUnknown = (object: CardObject) => object.zone === 'hand' && !isKnown(object);
  const unknown = objects.filter(isUnknown);
  if (unknown.length === 0) return objects;
  const [mixed, random] = shuffled(unknown, play.game.random);
  play.set({ random });
  return [...objects.filter((object) => !isUnknown(object)), ...mixed];
}

/** What restricts which of the cards may be chosen together, if anything does. */
function limitsOf(
  legal: readonly CardObject[],
  preferred: readonly PreferredCreatures[],
  measure: Measure | undefined,
  limit: number,
): { readonly limits?: Limits } {
  const indexesOf = (objects: readonly CardObject[]) =>
    legal.flatMap((object, index) => (objects.includes(object) ? [index] : []));
  const named = preferred
    .map(({ first, over }) => ({ options: indexesOf(first), over: indexesOf(over) }))
    .filter(({ over }) => over.length > 0);
  if (measure === undefined && named.length === 0) return {};
  return {
    limits: {
      ...(measure === undefined ? {} : { total: { values: legal.map(measure), max: limit } }),
      ...(named.length === 0 ? {} : { preferred: named }),
    },
  };
}

/** The opponent knows how many cards there are to choose from, but not how many of them match. */
function isAmongHidden(play: Play, { choose: from, total }: Choice, scope: Scope, by: Player): boolean {
  if (from.filter === undefined && total === undefined) return false;
  const among =
    'in' in from ? membersOf(play, { in: from.in, of: from.of }, scope) : referents(play, from, scope);
  return among.some((object) => !mayKnow(object, opponentOf(by)));
}

function pickAtRandom(play: Play, from: readonly CardObject[], count: number): readonly CardObject[] {
  const left = [...from];
  const picked: CardObject[] = [];
  while (picked.length < count) {
    const [index, random] = randomBelow(left.length, play.game.random);
    play.set({ random });
    picked.push(...left.splice(index, 1));
  }
  return picked;
}

export function sourceInfo(play: Play, scope: Scope, asked: Player): ObjectInfo | undefined {
  const object = play.find(scope.source);
  if (object !== undefined) return infoOf(play, object, asked, 'known');
  return { id: scope.source, name: scope.sourceName, zone: 'graveyard', owner: scope.player };
}
