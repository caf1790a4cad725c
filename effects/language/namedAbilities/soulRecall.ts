import { youHave } from '../conditions/index.ts';
import { may, putOnDeckBottom } from '../instructions/index.ts';
import type { Effect, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { choose } from '../words/choices.ts';
import { itself, yourGraveyard } from '../words/nouns.ts';

/**
 * 101.3, 603.4. Soul recall: when this attacks, you may put so many cards of your graveyard on the bottom of your deck; if you do, this
 * follows. With fewer cards there it does nothing.
 */
export const soulRecall = (count: number, effect: Effect): Triggered =>
  when(
    { event: 'attacks', what: itself },
    may(putOnDeckBottom(choose(yourGraveyard(), count)), effect),
    youHave(yourGraveyard(), { min: count }),
  );
