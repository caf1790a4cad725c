import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import { insteadDo } from '../instead/index.ts';
import { inOrder, putIntoGraveyard } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import { wouldLeave } from '../replacedEvents/index.ts';
import type { Target, Triggered } from '../vocabulary.ts';
import { choose } from '../words/choices.ts';
import { itself, self, the } from '../words/nouns.ts';

/** A shield goes to the graveyard in its place. */
export interface ExLifeTitle {
  readonly name: 'exLife';
}

/** As this is put, so many cards of the deck become its shields; of these the target goes to the graveyard in its place. */
const shieldsInItsPlace = (count: number, lost: Target): Triggered => ({
  kind: 'triggered',
  when: { event: 'put', what: itself, entering: true },
  effect: inOrder(
    { do: 'moveTop', who: 'you', count, to: 'shieldZone', as: 'life' },
    {
      do: 'replaceUntil',
      replacement: wouldLeave(self, insteadDo(putIntoGraveyard(lost))),
      until: 'duel',
    },
  ),
});

/** EX life: as this is put, the top card of the deck becomes its shield, which goes to the graveyard in its place. */
export const exLife: Triggered = deepFreeze({
  ...shieldsInItsPlace(1, the('life')),
  word: { name: 'exLife' },
});

/** Extra EX life: the top two cards of the deck become its shields, one of which goes to the graveyard in its place each time. */
export const extraExLife: Triggered = deepFreeze(shieldsInItsPlace(2, choose(the('life'))));

export const exLifeWord: NamedAbilityWord<ExLifeTitle> = {
  text: () => 'EX life',
  generated: [form(1, [], () => exLife)],
};
