import { deepFreeze } from '../../../table/deepFreeze.ts';
import { whenPut } from '../events/index.ts';
import { gets } from '../instructions/index.ts';
import { cannot } from '../statics/index.ts';
import type { Triggered } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** Just diver: as this is put, until your next turn the opponent can neither choose nor attack it. */
export const justDiver: Triggered = deepFreeze(
  whenPut(
    self,
    gets(self, 'yourNextTurn', cannot({ do: 'beChosen', by: 'opponent' }), cannot({ do: 'beAttacked' })),
  ),
);
