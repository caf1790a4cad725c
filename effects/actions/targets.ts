import { type CardObject, opponentOf, type Player } from '../../table/nouns.ts';
import { randomBelow } from '../../table/random.ts';
import { mayKnow } from '../../table/view.ts';
import { happen } from '../events/happen.ts';
import type { Choice, Ref, Target } from '../language/vocabulary.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { numberOf } from '../questions/amounts.ts';
import { facesOf, powerOf } from '../questions/characteristics.ts';
import { choosable, referents } from '../questions/choosable.ts';
import { membersOf } from '../questions/filters.ts';
import { infoOf } from '../questions/objectInfo.ts';
import type { ObjectInfo } from '../state/decisions.ts';
import type { Procedure } from '../state/game.ts';
import { playersOf, type Scope } from '../state/scope.ts';

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
  const [by = scope.player] = playersOf(choice.by, scope.player);
  const { total } = choice;
  const limit = total === undefined ? 0 : numberOf(play, total.max, scope);
  const legal = choosable(play, choice, scope).filter(
    (object) =>
      !play.clause?.claimed.has(object.id) &&
      ('ref' in choice.choose || !play.setAside.has(object.id)) &&
      (total === undefined || measure(play, object, total.of) <= limit),
  );
  const wanted = choice.amount === 'any' ? legal.length : numberOf(play, choice.count, scope);
  const max = Math.min(wanted, legal.length);
  if (choice.atRandom) return pickAtRandom(play, legal, max);
  const promptInOrder = max > 1 ? inOrder(legal) : undefined;
  const shown = choice.choose;
  const isOfOwnDeck = (object: CardObject) =>
    'in' in shown && by === scope.player && object.zone === 'deck' && object.owner === by;
  const chosen = yield* ask({
    player: by,
    kind: 'choose',
    rule: '605.2b',
    prompt: promptInOrder ?? purpose,
    source: sourceInfo(play, scope, by),
    options: legal.map((object, index) => {
      const wasFound =
        'ref' in shown
          ? wasFoundBy(play, shown, object, by)
          : isOfOwnDeck(object) || wasSeenBy(play, object, by);
      const card = infoOf(play, object, by, wasFound ? 'known' : 'asViewed');
      return { option: { label: card.name ?? `Card ${index + 1}`, card }, value: object };
    }),
    min: choice.amount === 'exactly' && total === undefined ? max : 0,
    max,
    ...(promptInOrder === undefined ? {} : { ordered: true as const }),
    secret: play.asking.concealed && isAmongHidden(play, choice, scope, by),
    ...(total === undefined
      ? {}
      : {
          limits: {
            total: {
              values: legal.map((object) => measure(play, object, total.of)),
              max: limit,
            },
          },
        }),
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

/** The opponent knows how many cards there are to choose from, but not how many of them match. */
function isAmongHidden(play: Play, { choose: from, total }: Choice, scope: Scope, by: Player): boolean {
  if (from.filter === undefined && total === undefined) return false;
  const among =
    'in' in from ? membersOf(play, { in: from.in, of: from.of }, scope) : referents(play, from, scope);
  return among.some((object) => !mayKnow(object, opponentOf(by)));
}

const measure = (play: Play, object: CardObject, of: 'cost' | 'power'): number =>
  of === 'power' ? Math.max(0, powerOf(play, object) ?? 0) : (facesOf(play, object)[0]?.cost ?? 0);

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
