import { type CardObject, type ObjectId, opponentOf, type Player } from '../../../table/nouns.ts';
import { shuffleZone } from '../../../table/setUp.ts';
import { ZONE_FACTS } from '../../../table/zones.ts';
import { ask } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { numberOf } from '../../questions/amounts.ts';
import { isDeckHidden } from '../../questions/bans.ts';
import { nameOf } from '../../questions/characteristics.ts';
import { matches } from '../../questions/filters.ts';
import { infoOf } from '../../questions/objectInfo.ts';
import type { Procedure } from '../../state/game.ts';
import type { Instruction, InstructionResult } from '../../state/instruction.ts';
import { request } from '../../state/moveRequest.ts';
import { playersInOrder, type Scope } from '../../state/scope.ts';
import { moveAndTell } from '../moves.ts';
import { resolveTarget, sourceInfo } from '../targets.ts';
import { arrivals, asOf, bind, ids } from './instruction.ts';
import { putFound } from './moving.ts';

/** 701.12a. Looks at cards, or reveals them to both players. */
export function* look(
  play: Play,
  effect: Instruction<'look' | 'reveal'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const named = yield* resolveTarget(play, effect.what, scope, 'Choose what is looked at');
  const objects =
    effect.do === 'reveal' ? named : named.filter((object) => mayLookAt(play, scope.player, object));
  show(play, objects, scope.player, effect.do);
  return {
    performed: objects.length > 0,
    scope: bind(seeing(scope, objects), asOf(effect.what), ids(objects)),
  };
}

/** 701.10a, 101.2. A card of the own deck may be hidden from its player. */
const mayLookAt = (play: Play, player: Player, { zone, owner }: CardObject): boolean =>
  zone !== 'deck' || owner !== player || !isDeckHidden(play, player);

/** 605.4. A scope that knows which cards of a deck the effect looks at or reveals. */
const seeing = (scope: Scope, objects: readonly CardObject[]): Scope => {
  const inDeck = objects.filter(({ zone }) => zone === 'deck');
  return inDeck.length === 0 ? scope : { ...scope, seen: [...(scope.seen ?? []), ...ids(inDeck)] };
};

export function* shuffle(
  play: Play,
  { who }: Instruction<'shuffle'>,
  scope: Scope,
): Procedure<InstructionResult> {
  for (const player of playersInOrder(play, who, scope.player)) shuffleDeck(play, player);
  return { performed: true, scope };
}

function shuffleDeck(play: Play, player: Player): void {
  play.set(shuffleZone(play.game, player, 'deck', play.setAside));
  play.note({ kind: 'deckShuffled', player }, '701.9a');
}

/** 701.10. A search of a private zone may fail to find; the deck is shuffled afterwards. */
export function* search(
  play: Play,
  effect: Instruction<'search'>,
  scope: Scope,
): Procedure<InstructionResult> {
  let attempted = 0;
  let found: readonly ObjectId[] = [];
  for (const player of playersInOrder(play, effect.who, scope.player)) {
    const owner = effect.of === undefined ? player : opponentOf(scope.player);
    const candidates = play
      .deckOf(owner)
      .filter((object) => mayLookAt(play, player, object) && matches(play, object, effect.filter, scope));
    const count = Math.min(numberOf(play, effect.count, scope), candidates.length);
    const chosen = yield* ask({
      player,
      kind: 'choose',
      rule: '701.10',
      prompt: searchPrompt(count, owner === player ? 'your' : "your opponent's"),
      source: sourceInfo(play, scope, player),
      options: distinctByName(play, candidates, count).map((object) => {
        const card = infoOf(play, object, player, 'known');
        return { option: { label: card.name ?? 'A card', card }, value: object };
      }),
      min: 0,
      max: count,
      secret: true,
    });
    if (effect.show) show(play, chosen, player, 'reveal');
    const arrived = yield* take(play, effect, chosen, scope);
    attempted += arrived.attempted;
    found = [...found, ...arrived.found];
    shuffleDeck(play, owner);
  }
  return {
    performed: attempted > 0,
    happened: found.length,
    scope: bind(scope, effect.as ?? 'found', found),
  };
}

/** What was found goes where the effect says; to the battle zone it is put (409.1f). */
function* take(
  play: Play,
  { to, as = 'found' }: Instruction<'search'>,
  chosen: readonly CardObject[],
  scope: Scope,
): Procedure<{ readonly attempted: number; readonly found: readonly ObjectId[] }> {
  if (to === 'battleZone') {
    const put = yield* putFound(play, chosen, as, scope);
    return { attempted: put.performed ? chosen.length : 0, found: put.scope.bound[as] ?? [] };
  }
  const { happened } = yield* moveAndTell(
    play,
    chosen.map((object) => request(object, to, ZONE_FACTS[to].moveKind, '701.10')),
  );
  return { attempted: chosen.length, found: arrivals(happened) };
}

const searchPrompt = (count: number, whose: string): string =>
  count === 1 ? `Choose a card of ${whose} deck` : `Choose up to ${count} cards of ${whose} deck`;

/** Cards of the same name in a deck are interchangeable: offers as many of each as could be taken. */
function distinctByName(play: Play, objects: readonly CardObject[], wanted: number): readonly CardObject[] {
  const counts = new Map<string, number>();
  return objects.filter((object) => {
    const name = nameOf(play.game, object);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count < wanted;
  });
}

function show(play: Play, objects: readonly CardObject[], to: Player, how: 'look' | 'reveal'): void {
  for (const object of objects) {
    if (how === 'reveal') play.note({ kind: 'cardRevealed', ...play.about(object) }, '701.12a');
    else play.note({ kind: 'cardLookedAt', ...play.about(object), by: to }, '701.12a');
  }
}

export function* lookAtTop(
  play: Play,
  effect: Instruction<'lookAtTop'>,
  scope: Scope,
): Procedure<InstructionResult> {
  let seen: readonly CardObject[] = [];
  for (const player of playersInOrder(play, effect.who, scope.player)) {
    if (!effect.show && player === scope.player && isDeckHidden(play, player)) continue;
    seen = [...seen, ...play.deckOf(player).slice(0, numberOf(play, effect.count, scope))];
  }
  show(play, seen, scope.player, effect.show ? 'reveal' : 'look');
  return { performed: seen.length > 0, scope: bind(seeing(scope, seen), effect.as, ids(seen)) };
}

export function* revealUntil(
  play: Play,
  effect: Instruction<'revealUntil'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const found: ObjectId[] = [];
  const revealed: CardObject[] = [];
  const wanted = numberOf(play, effect.count, scope);
  const owner = effect.who === undefined ? scope.player : opponentOf(scope.player);
  for (const object of play.deckOf(owner)) {
    if (found.length >= wanted) break;
    play.note({ kind: 'cardRevealed', ...play.about(object) }, '701.12a');
    revealed.push(object);
    if (matches(play, object, effect.filter, scope)) found.push(object.id);
  }
  play.change(found, { pending: true });
  const inner = bind(seeing(scope, revealed), 'revealed', ids(revealed));
  return { performed: found.length > 0, scope: bind(inner, effect.as, found) };
}
