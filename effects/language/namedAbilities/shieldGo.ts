import { deepFreeze } from '../../../table/deepFreeze.ts';
import { both, isLike } from '../conditions/index.ts';
import { whenDestroyed } from '../events/index.ts';
import { instead } from '../instead/index.ts';
import { shieldWouldLeave } from '../replacedEvents/index.ts';
import type { Ability, Effect, Static, Triggered } from '../vocabulary.ts';
import { from, given, when } from '../words/abilities.ts';
import { itself, self, that } from '../words/nouns.ts';
import { during } from '../words/replacements.ts';

const isFaceUp = isLike(self, { faceUp: true });

/**
 * 110.3d, 609. Shield go: when this is destroyed, it becomes a new shield, face up; when it would leave the shield zone face up, it goes to the
 * graveyard instead.
 */
export const shieldGo: readonly Ability[] = deepFreeze([
  whenDestroyed(self, { do: 'move', what: that, to: 'shieldZone', faceUp: true }),
  { ...during(isFaceUp, shieldWouldLeave(self, instead('graveyard'))), from: ['shieldZone'] },
]);

/** When this becomes a shield, face up. */
export const whenShieldFaceUp = (effect: Effect): Triggered =>
  given(isFaceUp, from(['shieldZone'], when({ event: 'moved', what: itself, to: 'shieldZone' }, effect)));

/** 110.3d. A static ability that works while its card is a shield, face up. */
export const whileShieldFaceUp = (ability: Static): Static => ({
  ...ability,
  while: ability.while === undefined ? isFaceUp : both(isFaceUp, ability.while),
  from: ['shieldZone'],
});
