import { deepFreeze } from '../../table/deepFreeze.ts';
import { powerOfRef } from './amounts/index.ts';
import { isLike } from './conditions/index.ts';
import { gets, may, releaseHyperMode, tap } from './instructions/index.ts';
import { gainsAbilitiesOf, power } from './statics/index.ts';
import type { Activated, Effect, Triggered } from './vocabulary.ts';
import { choose } from './words/choices.ts';
import { cardsIn, self, yourCreatures } from './words/nouns.ts';

const HYPERIZE: Effect = deepFreeze(releaseHyperMode(self));

const DYNAMO: Effect = deepFreeze(
  gets(
    choose(yourCreatures({ races: ['Dynamo'], other: true })),
    'turn',
    power(powerOfRef(self)),
    gainsAbilitiesOf(self),
  ),
);

/** 115.2. An untapped dynamo may also be used when a battle begins, by whichever creatures. */
export const DYNAMO_IN_BATTLE: Triggered = deepFreeze({
  kind: 'triggered',
  when: { event: 'battleBegins' },
  given: isLike(self, { tapped: false }),
  effect: may(tap(cardsIn('battleZone', 'you', { itself: true, tapped: false })), DYNAMO),
});

/** 602.2, 603.3. The effect that goes on standby. Hyperize and dynamo have but one (816.2d), which their cards do not print. */
export function effectOf(ability: Triggered | Activated): Effect {
  if ('effect' in ability) return ability.effect;
  return ability.name === 'dynamo' ? DYNAMO : HYPERIZE;
}
