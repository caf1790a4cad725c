import { partsOf } from '../../../table/links.ts';
import type { CardId, ObjectId } from '../../../table/nouns.ts';
import { inBattleZone, type Moved } from '../../../table/objects.ts';
import type { Play } from '../../play/play.ts';
import type { Game, SideBelow } from '../../state/game.ts';
import type { MoveRequest } from '../../state/reported/moveRequest.ts';

/**
 * 805.3, 807.3. A card with two sides that lies below another one lies there as it lay: these objects are covered now. Their cards are known by what they
 * were before.
 */
export function rememberSides(play: Play, covered: readonly ObjectId[], before: Game): void {
  const { sidesBelow: known = NONE } = play.game;
  const bases = covered.flatMap((id) => inBattleZone(before, id) ?? []);
  const turned = bases.flatMap((base): readonly SideBelow[] =>
    base.face === 0 ? NONE : partsOf(base).map(({ card }) => ({ card, face: base.face })),
  );
  if (known.length + turned.length === 0) return;
  const cards = bases.flatMap((base) => partsOf(base).map(({ card }) => card));
  keep(play, [...known.filter(({ card }) => !cards.includes(card)), ...turned]);
}

/** The objects on which these moves have put a card. */
export const coveredBy = (requests: readonly MoveRequest[]): readonly ObjectId[] =>
  requests.flatMap(({ move }) => (move.onto === undefined ? move.alsoOnto : [move.onto, ...move.alsoOnto]));

/** 801.4c. What has come to light lies with the side up with which it was covered. */
export function turnToSides(play: Play): void {
  const { sidesBelow: known = NONE } = play.game;
  if (known.length === 0) return;
  const { p1, p2 } = play.game.zones;
  const found = [...p1.battleZone, ...p2.battleZone].flatMap(({ id, card }) => {
    const side = known.find((one) => one.card === card);
    return side === undefined ? [] : [{ id, ...side }];
  });
  for (const { id, face } of found) play.change([id], { face });
  forget(
    play,
    found.map(({ card }) => card),
  );
}

/** 400.5. Cards that have gone to another zone lie there with their first side up. */
export const forgetSides = (play: Play, moved: readonly Moved[]): void =>
  forget(
    play,
    moved.flatMap(({ became }) => became.flatMap(({ card, zone }) => (zone === 'battleZone' ? [] : [card]))),
  );

function forget(play: Play, cards: readonly CardId[]): void {
  const { sidesBelow: known = NONE } = play.game;
  if (known.some(({ card }) => cards.includes(card)))
    keep(
      play,
      known.filter(({ card }) => !cards.includes(card)),
    );
}

const keep = (play: Play, sides: readonly SideBelow[]): void =>
  play.set({ sidesBelow: sides.length === 0 ? undefined : sides });

const NONE: readonly SideBelow[] = [];
