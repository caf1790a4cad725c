import { type CardObject, type ObjectId, opponentOf } from '../../../table/nouns.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { ZONE_FACTS } from '../../../table/zones.ts';
import { chooseOrder, layInOrder } from '../../actions/choosing/deckOrder.ts';
import { sourceInfo } from '../../actions/choosing/targets.ts';
import { moveAndTell } from '../../actions/moves.ts';
import type { Instruction } from '../../language/instructions/index.ts';
import { ask } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import { nameOf } from '../../questions/characteristics/characteristics.ts';
import { matches } from '../../questions/characteristics/filters.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import { always } from '../../questions/legality/attempts.ts';
import { inSearchedOrder } from '../../questions/legality/searchedOrder.ts';
import type { Procedure } from '../../state/game.ts';
import { request } from '../../state/reported/moveRequest.ts';
import { playersInOrder, type Scope } from '../../state/scope.ts';
import { arrivals, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';
import { mayLookAt, show, shuffleDeck } from '../looking.ts';
import { putFound } from './put.ts';

/** 701.10. A search of a private zone may fail to find; the deck is shuffled afterwards, or before what was found is put on top of it (701.11b). */
export const searchRules: InstructionRules<'search'> = {
  *perform(play, effect, scope) {
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
        prompt: searchPrompt(count, owner === player),
        source: sourceInfo(play, scope, player),
        options: distinctByName(play, inSearchedOrder(play, candidates), count).map((object) => {
          const card = infoOf(play, object, player, 'known');
          return { option: { label: card.name ?? LABELS.card, card }, value: object };
        }),
        min: 0,
        max: count,
        secret: true,
      });
      if (effect.show) show(play, chosen, player, 'reveal');
      if (effect.to === 'deck') shuffleDeck(play, owner, ids(chosen));
      const arrived = yield* take(play, effect, chosen, scope);
      attempted += arrived.attempted;
      found = [...found, ...arrived.found];
      if (effect.to !== 'deck') shuffleDeck(play, owner);
    }
    return {
      performed: attempted > 0,
      happened: found.length,
      scope: bind(scope, effect.as ?? 'found', found),
    };
  },
  isPossible: always,
};

/** Moves the found cards to the zone of the effect; a card for the battle zone is put there (409.1f). */
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
  const going =
    to === 'deck' ? chosen.map((object) => ({ owner: object.owner, card: object.card, object })) : [];
  const orders = yield* chooseOrder(play, going, 'top', scope);
  const { moved, happened } = yield* moveAndTell(
    play,
    chosen.map((object) => request(object, to, ZONE_FACTS[to].moveKind, '701.10')),
  );
  for (const order of orders) layInOrder(play, order, moved);
  return { attempted: chosen.length, found: arrivals(happened) };
}

function searchPrompt(count: number, isOwn: boolean): string {
  if (count === 1) return isOwn ? PROMPTS.searchOneOfYours : PROMPTS.searchOneOfTheirs;
  return isOwn ? PROMPTS.searchYours(count) : PROMPTS.searchTheirs(count);
}

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
