import type { ObjectId } from '../../table/nouns.ts';
import type { Game, LastKnown } from './game.ts';

/** 605.2e. What was last known of an object that has left; undefined if that is not remembered. */
export const rememberedOf = ({ lastKnown }: Game, id: ObjectId): LastKnown | undefined =>
  lastKnown.findLast(({ object }) => object.id === id);
