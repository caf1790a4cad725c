import { PLAYERS } from '../../../table/nouns.ts';
import { follow, happen } from '../../events/happen.ts';
import type { BeginningStep, EventPattern } from '../../language/vocabulary.ts';
import type { Play } from '../../play/play.ts';
import { factsWaitedFor } from '../../questions/abilities/repertoire.ts';
import { triggeredIn } from '../../questions/abilities/triggering.ts';
import { abilitiesOf } from '../../questions/characteristics/characteristics.ts';
import { endsAsStepBegins, remaining } from '../../state/durations.ts';
import { FINISHED } from '../../state/finished.ts';
import type { Procedure } from '../../state/game.ts';
import type { FactBody } from '../../state/reported/facts.ts';

/** 500.3. What lasts until the end of the step before, or until this step, ends as this step begins. */
export function endEffectsUntil(play: Play, step: BeginningStep | 'end'): void {
  const { lasting, delayed } = play.game;
  if (lasting.length === 0 && delayed.length === 0) return;
  play.set({
    lasting: remaining(lasting, (one) => !endsAsStepBegins(one, step)),
    delayed: remaining(delayed, (one) => !endsAsStepBegins(one, step)),
  });
}

/**
 * 500.4, 603.2a. Abilities for the start of the step trigger, after what is done automatically as it starts (702.2). The log says so where an
 * ability that everybody sees waits for it: otherwise it would tell what is in a hand or a deck.
 */
export function announceStep(play: Play, step: BeginningStep): Procedure {
  if (!factsWaitedFor(play).has('stepBegan') && !play.asking.concealed) return FINISHED;
  const fact: FactBody = { kind: 'stepBegan', player: play.game.turn.active, step };
  return isAwaited(play, step)
    ? happen(play, [[fact, '500.4']], play.game)
    : follow(play, [[fact, '500.4']], play.game);
}

/** Whether an ability in the battle zone, or a delayed trigger, waits for this step. */
const isAwaited = (play: Play, step: BeginningStep): boolean =>
  play.game.delayed.some(({ ability }) => isForStart(ability.when, step)) ||
  PLAYERS.some((player) =>
    play.game.zones[player].battleZone.some((object) =>
      triggeredIn(abilitiesOf(play, object)).some(({ when }) => isForStart(when, step)),
    ),
  );

const isForStart = (when: EventPattern, step: BeginningStep): boolean =>
  when.event === 'anyOf'
    ? when.patterns.some((one) => isForStart(one, step))
    : when.event === 'startOfStep' && when.step === step;

const beginning =
  (step: BeginningStep) =>
  (play: Play): Procedure => {
    endEffectsUntil(play, step);
    return announceStep(play, step);
  };

/** 503. The mana charge step begins. */
export const beginCharge = beginning('charge');

/** 504. The main step begins. */
export const beginMain = beginning('main');

/** 505. The attack step begins. */
export const beginAttackStep = beginning('attack');

/** 509. The direct attack begins. */
export const beginDirectAttack = (play: Play): Procedure => announceStep(play, 'directAttack');
