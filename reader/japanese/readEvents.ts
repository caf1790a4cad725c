import type { EventPattern, Subject } from 'taiki/words';
import { type Happening, type JapaneseGrammar, means, says } from './values.ts';

const of = (what: Subject) => ({ what });

/** What happens, each with the words that stand before 「時」. */
const EVENTS = [
  says('<subject>をバトルゾーンに出した', (what): EventPattern => ({ event: 'put', ...of(what) })),
  says('<subject>が{バトルゾーンに出た|出た}', (what): EventPattern => ({ event: 'put', ...of(what) })),
  says('<subject>を召喚した', (what): EventPattern => ({ event: 'put', ...of(what), how: 'summoned' })),
  says('<subject>{が攻撃する|で攻撃する}', (what): EventPattern => ({ event: 'attacks', ...of(what) })),
  says(
    '<subject>が{相手プレイヤー|プレイヤー}を攻撃する',
    (what): EventPattern => ({
      event: 'attacks',
      ...of(what),
      target: 'player',
    }),
  ),
  says(
    '<subject>がクリーチャーを攻撃する',
    (what): EventPattern => ({
      event: 'attacks',
      ...of(what),
      target: 'creature',
    }),
  ),
  says('<subject>が攻撃された', (what): EventPattern => ({ event: 'attacked', ...of(what) })),
  says('<subject>がブロック{した|する}', (what): EventPattern => ({ event: 'blocks', ...of(what) })),
  says('<subject>がブロックされた', (what): EventPattern => ({ event: 'becomesBlocked', ...of(what) })),
  says(
    '<subject>が{相手プレイヤー|相手}を攻撃してブロックされなかった',
    (what): EventPattern => ({
      event: 'isNotBlocked',
      ...of(what),
      target: 'player',
    }),
  ),
  says('<subject>が{バトルに|}勝った', (what): EventPattern => ({ event: 'winsBattle', ...of(what) })),
  says(
    '<subject>が破壊された',
    (what): EventPattern => ({ event: 'destroyed', ...of(what), tense: 'destroyed' }),
  ),
  says(
    '<subject>がバトルゾーンから{自分の|持ち主の}墓地に置かれた',
    (what): EventPattern => ({
      event: 'destroyed',
      ...of(what),
      tense: 'destroyed',
    }),
  ),
  says(
    '<subject>が{バトルゾーンを離れた|バトルゾーンから離れた|離れた}',
    (what): EventPattern => ({
      event: 'moved',
      ...of(what),
      from: 'battleZone',
    }),
  ),
  says('<subject>が{タップした|タップされた}', (what): EventPattern => ({ event: 'tapped', ...of(what) })),
].flat();

const players = (by: 'you' | 'opponent' | 'any' | 'self'): by is 'you' | 'opponent' =>
  by === 'you' || by === 'opponent';

export const EVENT_PARTS = {
  event: [
    ...EVENTS,
    says('<owner>が呪文を唱えた', (by): EventPattern | undefined =>
      players(by) ? { event: 'used', by, what: { type: 'spell' } } : undefined,
    ),
  ].flat(),
  happening: [
    means<Happening>('{出た|バトルゾーンに出た}', { event: 'put' }),
    means<Happening>('攻撃する', { event: 'attacks' }),
    means<Happening>('破壊された', { event: 'destroyed', tense: 'destroyed' }),
    means<Happening>('{離れた|バトルゾーンを離れた}', { event: 'moved', from: 'battleZone' }),
  ].flat(),
  events: [
    says(
      '<subject>が<happening>時{または|、または}<happening>時、',
      (what, one, other): readonly EventPattern[] => [
        { ...one, what },
        { ...other, what },
      ],
    ),
    says('<event>時、', (one) => [one]),
    says('<event>時、または<event>時、', (one, other) => [one, other]),
    ...(['終わり', 'はじめ'] as const).map((when) =>
      says(`{自分のターンの${when}に、|自分のターンの${when}に}`, (): readonly EventPattern[] => [
        { event: when === '終わり' ? 'endOfTurn' : 'startOfTurn', of: 'you' },
      ]),
    ),
    ...(['終わり', 'はじめ'] as const).map((when) =>
      says(`{相手のターンの${when}に、|相手のターンの${when}に}`, (): readonly EventPattern[] => [
        { event: when === '終わり' ? 'endOfTurn' : 'startOfTurn', of: 'opponent' },
      ]),
    ),
    says('自分のターンが終わる時、', (): readonly EventPattern[] => [{ event: 'endOfTurn', of: 'you' }]),
    says('各ターンの終わりに、', (): readonly EventPattern[] => [{ event: 'endOfTurn', of: 'any' }]),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
