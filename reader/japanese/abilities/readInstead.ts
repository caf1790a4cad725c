import {
  type Ability,
  type Condition,
  draw,
  type Effect,
  inOrder,
  insteadOfBreaking,
  itself,
  named,
  putOnDeckBottom,
  type Replacement,
  type ReplacementPattern,
  self,
  tally,
  that,
  uncross,
} from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { withAntecedent } from '../../language/official/antecedent.ts';
import { putWhenDiscarded } from '../../language/official/sharedMeanings.ts';
import { groupOf } from '../readNouns.ts';
import { speaksOfOthers, speaksOfSelf, speaksOfShields } from '../sentences/readActs.ts';
import { type InsteadMove, isPlain, means, says } from '../values.ts';

/** An effect in place of the event; "it" is what the event would have happened to. */
function insteadDo(
  of: ReplacementPattern,
  effect: Effect,
  more: Pick<Replacement, 'may' | 'while'> = {},
): Ability | undefined {
  const done = speaksOfSelf(effect) ? undefined : withAntecedent(effect, 'that');
  return done === undefined || speaksOfOthers(of, done)
    ? undefined
    : { kind: 'replacement', of, instead: { kind: 'do', effect: done }, ...more };
}

/** Something is done, and the card itself goes to the hand. */
function paidInstead(of: ReplacementPattern, effect: Effect): Ability | undefined {
  const first = speaksOfSelf(effect) ? undefined : withAntecedent(effect, undefined);
  return (
    first && {
      kind: 'replacement',
      of,
      instead: { kind: 'do', effect: { do: 'ifDone', first, then: moved('hand') } },
      may: true,
    }
  );
}

const isItself = (of: ReplacementPattern): boolean => 'what' in of && of.what.filter?.itself === true;

const THAT = { ref: 'that' } as const;

const moved = (to: 'hand' | 'manaZone'): Effect => ({ do: 'move', what: THAT, to });

/** What follows the card that has gone elsewhere, if it did. */
const thenDo = (to: 'hand' | 'manaZone', then: Effect): Effect => ({
  do: 'ifDone',
  first: moved(to),
  then,
});

/** A shield that goes to the hand in place of something, without its shield trigger. */
function shieldInstead(of: ReplacementPattern, effect: Effect, during?: Condition): Ability | undefined {
  if (effect.do !== 'may' || effect.then !== undefined || effect.otherwise !== undefined) return undefined;
  const { effect: move } = effect;
  if (move.do !== 'move' || move.to !== 'hand' || !speaksOfShields(move)) return undefined;
  return insteadDo(
    of,
    { ...move, withoutShieldTrigger: true },
    { may: true, ...(during === undefined ? {} : { while: during }) },
  );
}

const mayDo = (of: ReplacementPattern, effect: Effect, during: Condition | undefined): Ability | undefined =>
  effect.do === 'may' && effect.otherwise === undefined && effect.then === undefined
    ? insteadDo(of, effect.effect, { may: true, ...(during === undefined ? {} : { while: during }) })
    : undefined;

/** Where it goes instead of where it was going. */
const goesInstead = (of: ReplacementPattern, { may, ...move }: InsteadMove, during?: Condition): Ability => ({
  kind: 'replacement',
  of,
  instead: { kind: 'move', ...move },
  ...(may ? { may } : {}),
  ...(during === undefined ? {} : { while: during }),
});

const AWAY = '{墓地に置く代わりに|そのクリーチャーを墓地に置く代わりに|代わりに}';

/** What happens in place of something else, with what follows it. */
export const INSTEAD: readonly Rule<Ability>[] = [
  says('<wouldBe>時、{かわりに|代わりに}[、]このクロスギアを外してもよい', (of) =>
    insteadDo(of, uncross(self), { may: true }),
  ),
  means<Ability>(
    'このクリーチャーが相手のシールドをブレイクする時、そのシールドを手札に加えるかわりに持ち主の山札の下に置く。その後、各プレイヤーはこうして置かれたシールドの数、カードを引く。',
    insteadOfBreaking(self, inOrder(tally(putOnDeckBottom(that), 'number'), draw(named('number'), 'any'))),
  ),
  says(
    '<wouldBe>時、<mayAct>。{その場合、|そうした場合、|そうしたら、}このクリーチャーを墓地に置く代わりに[自分の]手札に戻す',
    (of, effect): Ability | undefined =>
      isItself(of) && effect.do === 'may' && effect.then === undefined
        ? paidInstead(of, effect.effect)
        : undefined,
  ),
  says(
    `<wouldBe>時、${AWAY}[、][自分の]手札に戻してもよい。{その場合、|そうした場合、|そうしたら、}<act>` as '<wouldBe><act>',
    (of, then) => (isItself(of) ? insteadDo(of, thenDo('hand', then), { may: true }) : undefined),
  ),
  says(
    '<wouldBe>時、<condition>、{このクリーチャーを|}墓地に置く代わりに[、][自分の]マナゾーンに置く。その後、<act>',
    (of, during, then) =>
      isItself(of)
        ? insteadDo(of, { do: 'inOrder', effects: [moved('manaZone'), then] }, { while: during })
        : undefined,
  ),
  says('<wouldBe>時、{バトルゾーンを離れる|}代わりに[、]<insteadMove>', (of, move) => goesInstead(of, move)),
  says('<wouldBe>時、バトルゾーンを離れる代わりに、そのクリーチャーを<insteadMove>', (of, move) =>
    isItself(of) ? undefined : goesInstead(of, move),
  ),
  says('<condition>、<wouldBe>時、代わりに[、]<insteadMove>', (during, of, move) =>
    goesInstead(of, move, during),
  ),
  says('<wouldBe>時、<condition>、代わりに<mayAct>', (of, during, effect) => mayDo(of, effect, during)),
  says(
    '<wouldBe>時、{このクリーチャーを|}{墓地に置く|}代わりに[、]<mayAct>。{ただし、|ただし|}その「S・トリガー」は使えない',
    (of, effect) => shieldInstead(of, effect),
  ),
  says(
    '<wouldBe>時、代わりに[、]<mayAct>。{そうした場合、|そうしたら、}このクリーチャーはバトルゾーンに{とどまる|留まる}',
    (of, effect) => (isItself(of) ? mayDo(of, effect, undefined) : undefined),
  ),
  says(
    'バトルゾーンに<described>があり、<wouldBe>時、このクリーチャーは{バトルゾーンを離れる代わりに|バトルゾーンを離れずに}とどまる',
    (cards, of): Ability | undefined => {
      const group = groupOf(cards);
      return group && isItself(of)
        ? {
            kind: 'replacement',
            of,
            instead: { kind: 'stays' },
            while: { kind: 'count', of: group, is: { min: 1 } },
          }
        : undefined;
    },
  ),
  says('<wouldBe>時、<mayAct>。{そうした場合、|そうしたら、}そのシールドはブレイクされない', (of, effect) =>
    of.event === 'isBroken' ? mayDo(of, effect, undefined) : undefined,
  ),
  says('<wouldBe>時、{そのクリーチャーを|}墓地に置く代わりに[、]このクリーチャーの下に置いてもよい', (of) =>
    isItself(of)
      ? undefined
      : insteadDo(of, { do: 'putUnder', what: THAT, under: { ref: 'this' } }, { may: true }),
  ),
  means<Ability>(
    'このクリーチャーがバトルゾーンを離れる時、一番上のカードだけがバトルゾーンから離れる。(下のカード2枚は、別々のクリーチャーとなる)',
    {
      kind: 'replacement',
      of: { event: 'leaves', what: itself },
      instead: { kind: 'topCard', apart: true },
    },
  ),
  means<Ability>(
    '相手のターン{に|中に}、このクリーチャーが自分の手札から自分の墓地に置かれた場合、このクリーチャーをバトルゾーンに置く',
    putWhenDiscarded,
  ),
  means<Ability>(
    'このクリーチャーがシールドをブレイクする時、相手はそのシールドを手札ではなく持ち主のマナゾーンに置く',
    {
      kind: 'replacement',
      of: { event: 'breaks', what: itself },
      instead: { kind: 'do', effect: { do: 'move', what: THAT, to: 'manaZone' } },
    },
  ),
  says(
    '{自分が|}カードを[1枚]引く時、1枚の代わりに2枚引いてもよい。そうした場合、自分の手札を1枚捨てる',
    (): Ability => ({
      kind: 'replacement',
      of: { event: 'draws', by: 'you' },
      instead: {
        kind: 'do',
        effect: {
          do: 'ifDone',
          first: { do: 'draw', who: 'you', count: 2 },
          then: {
            do: 'discard',
            what: { choose: { in: 'hand', of: 'you' }, count: 1, amount: 'exactly', by: 'you' },
          },
        },
      },
      may: true,
    }),
  ),
  says(
    '相手は[、]<described>を{バトルゾーンに|}出す時、バトルゾーンに出す代わりに墓地に置く',
    (cards): Ability | undefined =>
      isPlain(cards)
        ? {
            kind: 'replacement',
            of: { event: 'moves', what: { of: 'opponent', filter: cards.filter }, to: 'battleZone' },
            instead: { kind: 'move', to: 'graveyard' },
          }
        : undefined,
  ),
].flat();
