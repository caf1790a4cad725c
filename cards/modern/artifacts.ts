import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  artifact,
  atStartOfYourTurn,
  cardsIn,
  choose,
  forNextUsed,
  inOrder,
  itself,
  putIntoGraveyard,
  putOnDeckBottom,
  seal,
  self,
  when,
  whenPut,
} from '../../effects/language/words.ts';

const blackLotus = artifact({
  name: 'Black Lotus',
  civilizations: [],
  cost: 0,
  abilities: [
    whenPut(self, seal(self, 3)),
    atStartOfYourTurn(
      putOnDeckBottom(choose(cardsIn('battleZone', 'you', { type: 'seal', sealing: { ref: 'this' } }))),
    ),
    when(
      { event: 'unsealed', what: itself },
      inOrder(
        putIntoGraveyard(self),
        forNextUsed('turn', cardsIn('hand', 'you'), { kind: 'cost', by: -3, atLeast: 0 }),
      ),
    ),
  ],
});

/** 312. Artifacts. */
export const artifacts: readonly CardDefinition[] = Object.freeze([blackLotus]);
