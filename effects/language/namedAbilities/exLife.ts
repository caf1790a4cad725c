import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import { insteadDo } from '../instead/index.ts';
import { inOrder, putIntoGraveyard } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import { wouldLeave } from '../replacedEvents/index.ts';
import type { Triggered } from '../vocabulary.ts';
import { choose } from '../words/choices.ts';
import { itself, self, the } from '../words/nouns.ts';

/** A shield goes to the graveyard in its place. */
export interface ExLifeTitle {
  readonly name: 'exLife';
}

/** EX life: as this is put, the top card of the deck becomes its shield, which goes to the graveyard in its place. */
export const exLife: Triggered = deepFreeze({
  kind: 'triggered',
  when: { event: 'put', what: itself },
  effect: inOrder(
    { do: 'moveTop', who: 'you', count: 1, to: 'shieldZone', as: 'life' },
    {
      do: 'replaceUntil',
      replacement: wouldLeave(self, insteadDo(putIntoGraveyard(the('life')))),
      until: 'duel',
    },
  ),
  word: { name: 'exLife' },
});

/** Extra EX life: the top two cards of the deck become its shields, one of which goes to the graveyard in its place each time. */
export const extraExLife: Triggered = deepFreeze({
  kind: 'triggered',
  when: { event: 'put', what: itself },
  effect: inOrder(
    { do: 'moveTop', who: 'you', count: 2, to: 'shieldZone', as: 'life' },
    {
      do: 'replaceUntil',
      replacement: wouldLeave(self, insteadDo(putIntoGraveyard(choose(the('life'))))),
      until: 'duel',
    },
  ),
});

export const exLifeWord: NamedAbilityWord<ExLifeTitle> = {
  text: () => 'EX life',
  generated: [form(1, [], () => exLife)],
};
