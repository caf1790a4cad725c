import { partsOf } from '../../../table/links.ts';
import type { CardObject } from '../../../table/nouns.ts';
import { happen } from '../../events/happen.ts';
import type { Play } from '../../play/play.ts';
import type { Procedure } from '../../state/game.ts';
import { join, linkedFact } from './linking.ts';

/** Where the nebulae of a rite lie: right, left, above and below it, any others in a row to the right. */
const PLACES = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
] as const;

/** 701.18. A nebula becomes part of a rite, which is the same object as it was. */
export function* linkNebula(play: Play, rite: CardObject, nebula: CardObject): Procedure {
  const before = play.game;
  const taken = partsOf(rite);
  const isFree = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    !taken.some((part) => part.x === x && part.y === y);
  const place = PLACES.find(isFree) ?? { x: taken.length, y: 0 };
  const places = new Map(
    [...taken, { card: nebula.card, ...place }].map(({ card, x, y }) => [card, { x, y }]),
  );
  const linked = join(play, [rite.id, nebula.id], places, before);
  if (linked !== undefined) yield* happen(play, [[linkedFact(play, linked), '701.18a']], before);
}
