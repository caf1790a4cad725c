import { deepFreeze } from '../../../table/deepFreeze.ts';
import { youHave } from '../conditions/index.ts';
import type { Condition } from '../vocabulary.ts';
import { cardsIn } from '../words/nouns.ts';

/** Oni time: the players have six shields or fewer together. */
export const oniTime: Condition = deepFreeze(youHave(cardsIn('shieldZone', 'any'), { max: 6 }));
