import type { ObjectId } from '../../table/nouns.ts';
import type { Game } from './game.ts';

/** 816.2. Whether an effect that has released the hyper mode of an object lasts. */
export const isInHyperMode = ({ lasting }: Pick<Game, 'lasting'>, id: ObjectId): boolean =>
  lasting.some(
    ({ releasesHyperMode, affects }) =>
      releasesHyperMode === true && !('in' in affects) && affects.includes(id),
  );
