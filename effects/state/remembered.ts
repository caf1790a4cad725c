import type { ObjectId } from '../../table/nouns.ts';
import type { Game, LastKnown } from './game.ts';

/** 605.2e. Last-known characteristics of an object that has left; undefined if they were not recorded. */
export const rememberedOf = ({ lastKnown }: Game, id: ObjectId): LastKnown | undefined =>
  lastKnown.findLast(({ object }) => object.id === id);
