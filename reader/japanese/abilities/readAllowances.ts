import type { Ability, Effect, Filter, Group, StaticEffect } from 'taiki/words';
import {
  battle,
  called,
  chooseUpTo,
  gains,
  gets,
  given,
  happenedInDuel,
  has,
  inOrder,
  itself,
  notRemovedBy,
  opponentsCreatures,
  self,
  shinkaPower,
  takesBreaks,
  that,
  the,
  untap,
  when,
} from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import type { Zone } from '../../grammar/values.ts';
import { withAntecedent } from '../../language/official/antecedent.ts';
import { groupOf } from '../readNouns.ts';
import { type Described, isPlain, means, says } from '../values.ts';
import { inYourTurn } from './readPermissions.ts';

/** Where cards are used from. */
const WHEREVER_IT_IS = ['hand', 'manaZone', 'graveyard', 'deck', 'shieldZone'] as const;

const EACH_TURN = '{各ターンに1度|各ターンに一度|各ターン}[、]';
const YOUR_TURN = '{自分のターン中に1度|自分のターン中に一度|自分のターン中}[、]';

const on = (affects: Group, effect: StaticEffect): Ability => ({
  kind: 'static',
  affects,
  effects: [effect],
});

/** 601.1a. One such creature of a zone in each turn; some of them, or all, without paying. */
const oneOf = (cards: Described, zone: Zone, unpaid?: Filter): Ability | undefined =>
  isPlain(cards) &&
  cards.filter.type === 'creature' &&
  (zone === 'manaZone' || zone === 'graveyard' || zone === 'deck')
    ? on(
        { in: zone, of: 'you', filter: cards.filter },
        {
          kind: 'can',
          permission: { do: 'summonFrom', zone, limit: 1, ...(unpaid === undefined ? {} : { unpaid }) },
        },
      )
    : undefined;

/** 603.1. What follows the use of a permission. */
const afterwards = (done: Effect): Ability =>
  when({ event: 'put', what: { of: 'you', filter: { type: 'creature' } }, how: 'allowed' }, done);

const followed = (ability: Ability | undefined, effect: Effect): readonly Ability[] | undefined => {
  const done = withAntecedent(effect, undefined);
  return ability && done ? [ability, afterwards(done)] : undefined;
};

/** Permissions and reductions of each turn, and what is forbidden to effects of the opponent. */
export const ALLOWANCES: readonly Rule<Ability>[] = [
  means<Ability>('自分のターン中、自分の山札の上から1枚[目]をいつでも見てもよい', {
    kind: 'static',
    while: { kind: 'turnOf', who: 'you' },
    affects: { ref: 'this' },
    effects: [{ kind: 'deckTopSeen', of: 'you' }],
  }),
  says(
    `${EACH_TURN}<described>を1体、自分の山札の上からコストを支払わずに召喚してもよい` as '<described>',
    (cards) => oneOf(cards, 'deck', { type: 'creature' }),
  ),
  says(
    `${YOUR_TURN}<described>を1体、自分の山札の上からコストを支払わずに召喚してもよい` as '<described>',
    (cards) => inYourTurn(oneOf(cards, 'deck', { type: 'creature' })),
  ),
  says(
    `${EACH_TURN}<described>を1体、自分の<zone>から召喚してもよい。それが<described>ならコストを支払わずに召喚する` as '<described><zone><described>',
    (cards, zone, free) => (isPlain(free) ? oneOf(cards, zone, free.filter) : undefined),
  ),
  says(
    `${YOUR_TURN}<described>を1体、自分の<zone>から召喚してもよい。それが<described>ならコストを支払わずに召喚する` as '<described><zone><described>',
    (cards, zone, free) => (isPlain(free) ? inYourTurn(oneOf(cards, zone, free.filter)) : undefined),
  ),
  says(
    '{各ターンに1度|各ターンに一度}、<described>の召喚コストを<number>少なくしてもよい。<floor>',
    ({ of, in: zone, filter }, by, atLeast): Ability | undefined =>
      of === 'you' && zone === undefined
        ? on({ in: WHEREVER_IT_IS, of, filter }, { kind: 'mayCostLess', by, atLeast, limit: 1 })
        : undefined,
  ),
  says(
    '<described>によって、<described>は離れない',
    ({ of, in: zone, filter }, cards): Ability | undefined => {
      const affects = groupOf(cards);
      return of === 'opponent' &&
        zone === undefined &&
        filter.type !== undefined &&
        affects?.in === 'battleZone'
        ? on(affects, notRemovedBy({ of, filter }))
        : undefined;
    },
  ),
  says(
    'このクリーチャーが召喚によって出た時、それがこのゲーム中に出した最初の<quoted>なら、<effect>',
    (name, effect): Ability | undefined => {
      const done = withAntecedent(effect, undefined);
      return (
        done &&
        given(
          happenedInDuel({ event: 'put', what: { of: 'you', filter: { names: [name] } } }, { max: 1 }),
          when({ event: 'put', what: itself, how: 'summoned' }, done),
        )
      );
    },
  ),
  says(
    '<events>相手の<described>を1体選んでもよい。その2体をバトルさせる',
    (events, { of, in: zone, filter }): Ability | undefined => {
      const [event, ...more] = events;
      return event?.event === 'put' &&
        more.length + [of, zone].filter((one) => one !== undefined).length === 0
        ? when(
            event,
            inOrder(
              { do: 'choose', what: called(chooseUpTo(opponentsCreatures(filter), 1), 'opposed') },
              battle(the('opposed'), that),
            ),
          )
        : undefined;
    },
  ),
  means<Ability>(
    '相手のクリーチャーがシールドを1つ以上ブレイクする時、{かわりに|代わりに}このシールドをブレイクさせてもよい',
    { ...has(takesBreaks), from: ['shieldZone'] },
  ),
  says(
    '<condition>、相手のターン中、相手の<described>が出てその能力がトリガーする時、{かわりに|代わりに}その能力はトリガーしない[。][(例えば、相手は「このクリーチャーが出た時」で始まる能力を使えない)]',
    (during, cards): Ability | undefined =>
      isPlain(cards) && during.kind !== 'turnOf'
        ? {
            kind: 'static',
            while: { kind: 'both', conditions: [during, { kind: 'turnOf', who: 'opponent' }] },
            affects: { in: 'battleZone', of: 'opponent', filter: cards.filter },
            effects: [{ kind: 'triggersAsPut', for: 'nobody' }],
          }
        : undefined,
  ),
  says(
    '相手の<described>が出て[、]その能力がトリガーする時、{かわりに|代わりに}自分がその能力を使う',
    (cards): Ability | undefined =>
      isPlain(cards)
        ? on(
            { in: 'battleZone', of: 'opponent', filter: cards.filter },
            { kind: 'triggersAsPut', for: 'you' },
          )
        : undefined,
  ),
  says(
    'このターン出した自分の<described>1体または<described>1枚につき、このクリーチャーの召喚コストを<number>少なくする。<floor>',
    (one, other, by, atLeast): Ability | undefined =>
      isPlain(one) && isPlain(other)
        ? {
            kind: 'static',
            affects: { ref: 'this' },
            effects: [
              {
                kind: 'cost',
                by: {
                  times: [-by, { putThisTurn: { of: 'you', filter: { anyOf: [one.filter, other.filter] } } }],
                },
                atLeast,
              },
            ],
            from: ['hand', 'manaZone', 'graveyard'],
          }
        : undefined,
  ),
  says(
    '{シンカパワー:|}このクリーチャーが進化する時、このターン、このクリーチャーがバトルに勝つたびアンタップする',
    (): Ability =>
      shinkaPower(gets(self, 'turn', gains(when({ event: 'winsBattle', what: itself }, untap(self))))),
  ),
  means<Ability>(
    '相手のターンのはじめに、クリーチャーを1体、相手の墓地から選んでもよい。そうしたら、相手はそれをタップして出す',
    when(
      { event: 'startOfTurn', of: 'opponent' },
      {
        do: 'put',
        what: chooseUpTo({ in: 'graveyard', of: 'opponent', filter: { type: 'creature' } }, 1),
        tapped: true,
      },
    ),
  ),
  says('{シールド・プラス|ウルトラシールド・プラス|Wシールド・プラス}{:|-|ー}<ability>', (ability) =>
    (ability.kind === 'triggered' || ability.kind === 'spell') &&
    JSON.stringify(ability.effect).includes('"do":"shieldPlus"')
      ? ability
      : undefined,
  ),
].flat();

/** 601.1a. A permission, and what follows its use. */
export const ALLOWANCE_LINES: readonly Rule<readonly Ability[]>[] = [
  says(
    `${EACH_TURN}<described>を1体、自分の<zone>から召喚してもよい(コストは支払う)。そうしたら、<effect>[。]` as '<described><zone><effect>',
    (cards, zone, effect) => followed(oneOf(cards, zone), effect),
  ),
  says(
    `${YOUR_TURN}<described>を1体、自分の<zone>から召喚してもよい(コストは支払う)。そうしたら、<effect>[。]` as '<described><zone><effect>',
    (cards, zone, effect) => followed(inYourTurn(oneOf(cards, zone)), effect),
  ),
].flat();
