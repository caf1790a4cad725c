import type { CardId, CardObject, Player } from '../../../table/nouns.ts';
import { changed, counted, takeFromUnder } from '../../../table/objects.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { askOne } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { cardAt, repertoireOf } from '../../questions/abilities/repertoire.ts';
import { isCreature, namesOf, staticsOf } from '../../questions/characteristics/characteristics.ts';
import { matches } from '../../questions/characteristics/filters.ts';
import { cardsBelow } from '../../questions/characteristics/piles/piles.ts';
import type { StaticInForce } from '../../state/caches.ts';
import type { Procedure } from '../../state/game.ts';
import { bothInOrder } from '../../state/scope.ts';
import { linkCells } from './cells.ts';

/** A card that can be linked: the top card of an object, or one below it. */
interface Candidate {
  readonly host: CardObject;
  readonly card: CardId;
  readonly name: string;
}

/** Cards that can be linked, and how many of them are. */
interface Linkable {
  readonly player: Player;
  readonly source: StaticInForce;
  readonly count: number;
  readonly candidates: readonly Candidate[];
}

const ofDifferentNames = (candidates: readonly Candidate[]): number =>
  new Set(candidates.map(({ name }) => name)).size;

/** 200.3a, 317.5. The cards of an object that an ability asks for, each read as a card: the top one, if its first side lies up, and those below. */
function candidatesOf(play: Play, host: CardObject, { effect, scope }: StaticInForce): readonly Candidate[] {
  if (effect.kind !== 'linksDuelmates' || host.pending || host.faceDown) return [];
  const alone = changed(host, { under: [], zone: 'hand' });
  const isOnTop = host.face === 0 && host.links === undefined && matches(play, alone, effect.what, scope);
  const below = cardsBelow(play, host, effect.what, scope).filter((card) => isCellOf(play, card));
  const lyingAsDuelmates = below.filter((card) => !liesAsCell(play, host, card, below, effect.count));
  return [...(isOnTop && isCellOf(play, host.card) ? [host.card] : []), ...lyingAsDuelmates].flatMap(
    (card) => {
      const [name] = namesOf(play, changed(alone, { card, face: 0 }));
      return name === undefined ? [] : [{ host, card, name }];
    },
  );
}

const creatureOf = (play: Play, card: CardId): string | undefined => cardAt(play, card).second?.ownName;

const isCellOf = (play: Play, card: CardId): boolean =>
  cardAt(play, card).second?.type === 'duelmateSuperCreature';

/** 821.1b. All cells of a super creature below one creature: that was put on the super creature, whose cells have no names. */
const liesAsCell = (
  play: Play,
  host: CardObject,
  card: CardId,
  below: readonly CardId[],
  count: number,
): boolean =>
  isCreature(play, host) &&
  below.filter((other) => creatureOf(play, other) === creatureOf(play, card)).length >= count;

/** The cards that a static ability links now; undefined if there are not enough of different names that make up one creature. */
function linkableBy(play: Play, source: StaticInForce): Linkable | undefined {
  const { effect, scope } = source;
  if (effect.kind !== 'linksDuelmates') return undefined;
  const { player } = scope;
  const all = counted(play.game, player, 'battleZone').flatMap((host) => candidatesOf(play, host, source));
  const creatures = new Set(all.map(({ card }) => creatureOf(play, card)));
  for (const creature of creatures) {
    const candidates = all.filter(({ card }) => creatureOf(play, card) === creature);
    if (ofDifferentNames(candidates) >= effect.count)
      return { player, source, count: effect.count, candidates };
  }
  return undefined;
}

/** 317.5. What is linked next, of the active player first; undefined if nothing is. */
export function linkableDuelmates(play: Play): Linkable | undefined {
  if (!repertoireOf(play).linksDuelmates) return undefined;
  for (const player of bothInOrder(play))
    for (const source of staticsOf(play)) {
      const found = source.scope.player === player ? linkableBy(play, source) : undefined;
      if (found !== undefined) return found;
    }
  return undefined;
}

/** The cards that are linked, of which their player chooses where there are several. */
function* chooseLinked({ player, count, candidates }: Linkable): Procedure<readonly Candidate[]> {
  const chosen: Candidate[] = [];
  while (chosen.length < count) {
    const left = candidates.filter(({ name }) => chosen.every((one) => one.name !== name));
    const isSettled = ofDifferentNames(left) === count - chosen.length;
    const next = isSettled ? left.filter(({ name }) => name === left[0]?.name) : left;
    chosen.push(
      yield* askOne({
        player,
        kind: 'choose',
        rule: '317.5',
        prompt: PROMPTS.linkedTogether,
        options: next.map((one) => ({ option: { label: one.name }, value: one })),
      }),
    );
  }
  return chosen;
}

/**
 * 317.5, 604.4. A static ability turns cards over and links them, at once, also in the middle of an effect. Those below other cards come from
 * there. 821.1. They are one creature: the same as the first of them that was one. Returns whether any were linked.
 */
export function* linkDuelmates(play: Play): Procedure<boolean> {
  const found = linkableDuelmates(play);
  if (found === undefined) return false;
  const chosen = yield* chooseLinked(found);
  const onTop = chosen.flatMap(({ host, card }) => (host.card === card ? [host] : []));
  const fromBelow: CardObject[] = [];
  for (const { host, card } of chosen) {
    if (host.card === card) continue;
    const [change, moved] = takeFromUnder(play.game, host.id, [card], () => ({
      to: 'battleZone',
      tapped: false,
      faceDown: false,
    }));
    play.set(change);
    fromBelow.push(...moved);
  }
  const ids = [...onTop, ...fromBelow].map(({ id }) => id);
  const linked = yield* linkCells(
    play,
    ids.flatMap((id) => play.find(id) ?? []),
  );
  return linked !== undefined;
}
