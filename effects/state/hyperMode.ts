import type { ObjectId } from '../../table/nouns.ts';
import type { Game, Lasting } from './game.ts';

/** Whether an effect has released the hyper mode of an object. */
export const releasesHyperModeOf = ({ releasesHyperMode, affects }: Lasting, id: ObjectId): boolean =>
  releasesHyperMode === true && !('in' in affects) && affects.includes(id);

/** 816.2. Whether an effect that has released the hyper mode of an object lasts. */
export const isInHyperMode = ({ lasting }: Pick<Game, 'lasting'>, id: ObjectId): boolean =>
  lasting.some((one) => releasesHyperModeOf(one, id));
