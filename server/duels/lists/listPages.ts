import { refusal } from '../../protocol/errors.ts';
import type { ListedPlace } from '../../store/duelStore.ts';

const PLACE = /^(\d{1,14})\.([\w-]{1,32})$/;

/** The place that `next` of a page names. @throws INVALID_PARAMS. */
export function placeIn(method: string, from: string): ListedPlace {
  const [, createdAt, id] = PLACE.exec(from) ?? [];
  if (createdAt === undefined || id === undefined)
    throw refusal(
      'INVALID_PARAMS',
      `${method}: "from" is ${JSON.stringify(from.slice(0, 80))}. Expected "next" of another answer.`,
    );
  return { createdAt: Number(createdAt), id };
}

/** `next` of a page; null if there are no more. */
export function nextAfter(found: readonly ListedPlace[], most: number): string | null {
  const last = found.at(-1);
  return last === undefined || found.length < most ? null : `${last.createdAt}.${last.id}`;
}
