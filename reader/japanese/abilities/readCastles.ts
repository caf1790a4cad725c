import { type Ability, anyOf, type Effect, type EventPattern, itself, type Triggered } from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { withAntecedent } from '../../language/official/antecedent.ts';
import { says } from '../values.ts';

const ARRIVES: EventPattern = { event: 'moved', what: itself, to: 'shieldZone' };

const LEAVES: EventPattern = { event: 'moved', what: itself, from: 'shieldZone' };

const YOUR_TURN_BEGINS: EventPattern = { event: 'startOfTurn', of: 'you' };

const IS_FACE_UP = { kind: 'is', what: { ref: 'this' }, like: { faceUp: true } } as const;

/** 304. A trigger of a castle of the shield zone, which has no abilities while it lies face down. */
function inShields(when: EventPattern, effect: Effect): Triggered | undefined {
  const done = withAntecedent(effect, undefined);
  return done && { kind: 'triggered', when, effect: done, from: ['shieldZone'] };
}

const FACE_UP = 'このG城が表向きで[、]自分のシールドゾーンに置かれた時';

/** Abilities of cards that lie face up in the shield zone. */
export const CASTLES: readonly Rule<Ability>[] = [
  says(`${FACE_UP}{または|、または}離れた時、<effect>` as '<effect>', (effect) =>
    inShields(anyOf(ARRIVES, LEAVES), effect),
  ),
  says(`${FACE_UP}、または自分のターンのはじめに、<effect>` as '<effect>', (effect) =>
    inShields(anyOf(ARRIVES, YOUR_TURN_BEGINS), effect),
  ),
  says('このシールドが表向きで離れた時、<effect>', (effect) => inShields(LEAVES, effect)),
  says(
    '<events>このカードが自分のシールドゾーンで表向きなら、<effect>',
    ([event, ...more], effect): Ability | undefined => {
      const done = withAntecedent(effect, undefined);
      return event && done && more.length === 0
        ? {
            kind: 'triggered',
            when: event,
            given: IS_FACE_UP,
            condition: IS_FACE_UP,
            effect: done,
            from: ['shieldZone'],
          }
        : undefined;
    },
  ),
].flat();

/** 603.2b. A trigger of the castle and one of the first time in a turn, with the same effect. */
export const CASTLE_LINES: readonly Rule<readonly Ability[]>[] = says(
  `${FACE_UP}、または各ターンはじめて[、]<events><effect>[。]` as '<events><effect>',
  ([event, ...more], effect) => {
    const arrival = inShields(ARRIVES, effect);
    const first = event && more.length === 0 ? inShields(event, effect) : undefined;
    return arrival && event && first
      ? [arrival, { ...first, given: { kind: 'happened', event, is: { max: 1 } } }]
      : undefined;
  },
);
