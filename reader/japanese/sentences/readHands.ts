import { type Effect, type Group, inOrder, type Target } from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { doneOn } from '../../language/official/antecedent.ts';
import { chosen, groupOf } from '../readNouns.ts';
import { says } from '../values.ts';
import { speaksOfSelf } from './readActs.ts';

const HAND: Group = { in: 'hand', of: 'you' };

const OPPONENTS_HAND: Group = { in: 'hand', of: 'opponent' };

const discardSome = (count: number): Effect => ({
  do: 'discard',
  what: { choose: HAND, count, amount: 'exactly', by: 'you' },
});

const drawsForYou = (effect: Effect): boolean => effect.do === 'draw' && effect.who === 'you';

const NUMBER = { named: 'number' } as const;

/** 605.2b. One that was chosen, and up to as many others as there are of a group. */
function withOthers(first: Target, counted: Group, others: Group | undefined): readonly Effect[] | undefined {
  if (!('choose' in first) || others === undefined || others.filter?.other === undefined) return undefined;
  const { other: _, ...filter } = others.filter;
  if (filter.not !== undefined) return undefined;
  return [
    { do: 'choose', what: { ...first, as: 'first' } },
    {
      do: 'choose',
      what: {
        choose: { ...others, filter: { ...filter, not: { is: { ref: 'first' } } } },
        count: { count: counted },
        amount: 'upTo',
        by: 'you',
        as: 'others',
      },
    },
  ];
}

const BOTH: Group = {
  in: 'battleZone',
  of: 'any',
  filter: { type: 'creature', anyOf: [{ is: { ref: 'first' } }, { is: { ref: 'others' } }] },
};

const WITH_OTHERS =
  '<objects>選ぶ。{その後、|}<counted><described>を1体選んでもよい。選んだクリーチャーをすべて[、]';

/** A discard that depends on a draw, after which nothing else may stand. */
export const LAST_OF_HANDS: readonly Rule<Effect>[] = says(
  '<mayAct>。{そうした場合、|そうしたら、}{自分の|}手札を<number>枚{選び、|選んで|}捨てる',
  (effect, count): Effect | undefined =>
    effect.do === 'may' && effect.then === undefined && drawsForYou(effect.effect)
      ? { ...effect, then: discardSome(count) }
      : undefined,
);

/** Sentences about the cards of a hand, and about several that are chosen one after the other. */
export const HANDS: readonly Rule<Effect>[] = [
  says('<act>。その後、手札を<number>枚捨てる', (effect, count): Effect | undefined =>
    drawsForYou(effect) ? inOrder(effect, discardSome(count)) : undefined,
  ),
  says(
    '相手は[、]{手札をすべて捨てる|自身の手札をすべて捨てる|自分自身の手札をすべて捨てる}',
    (): Effect => ({
      do: 'discard',
      what: OPPONENTS_HAND,
    }),
  ),
  says(
    '相手は[、]手札を<number>枚選んで捨てる',
    (count): Effect => ({
      do: 'discard',
      what: { choose: OPPONENTS_HAND, count, amount: 'exactly', by: 'opponent' },
    }),
  ),
  says('相手の手札をすべて捨てさせる', (): Effect => ({ do: 'discard', what: OPPONENTS_HAND })),
  says(
    '自分の手札をすべて捨て、{それと|}同じ枚数[の]カードを引く',
    (): Effect =>
      inOrder(
        { do: 'tally', effect: { do: 'discard', what: HAND }, as: 'number' },
        { do: 'draw', who: 'you', count: NUMBER },
      ),
  ),
  says('自分の手札が<number>枚{になるまで|になるように}カードを引く', (count): Effect => drawnUpTo(count)),
  says(
    '自分の手札が<number>枚{になるまで|になるように}カードを引いてもよい',
    (count): Effect => ({ do: 'may', effect: drawnUpTo(count) }),
  ),
  says(`${WITH_OTHERS}タップする` as '<objects><counted><described>', (first, counted, cards) => {
    const both = withOthers(first, counted, groupOf(cards));
    return both && inOrder(...both, { do: 'tap', what: BOTH });
  }),
  says(`${WITH_OTHERS}破壊する` as '<objects><counted><described>', (first, counted, cards) => {
    const both = withOthers(first, counted, groupOf(cards));
    return both && inOrder(...both, { do: 'destroy', what: BOTH });
  }),
  says(`${WITH_OTHERS}持ち主の手札に戻す` as '<objects><counted><described>', (first, counted, cards) => {
    const both = withOthers(first, counted, groupOf(cards));
    return both && inOrder(...both, { do: 'move', what: BOTH, to: 'hand' });
  }),
  says(
    '<during><affected>のパワーは[、]<signed>され、ターンの終わりにアンタップされる',
    (until, affects, by): Effect | undefined =>
      'ref' in affects && until === 'turn'
        ? inOrder(
            { do: 'lasting', affects, effects: [{ kind: 'power', by }], until },
            {
              do: 'delayed',
              ability: {
                kind: 'triggered',
                when: { event: 'endOfTurn', of: 'any' },
                effect: { do: 'untap', what: affects },
              },
              until: 'turn',
            },
          )
        : undefined,
  ),
  says(
    '{このターン、|このターン中、|そのターン、}<subject>がバトルに勝った時、バトルの後で<act>',
    (what, effect): Effect | undefined => {
      const event = { event: 'winsBattle', what } as const;
      const done = speaksOfSelf(effect) ? undefined : doneOn(event, effect);
      return (
        done && { do: 'delayed', ability: { kind: 'triggered', when: event, effect: done }, until: 'turn' }
      );
    },
  ),
  says(
    '{このターン、|そのターン、}<counted><affected>のパワー{は|を}[、]{それぞれ|}<signed>{される|する}',
    (count, affects, by): Effect => ({
      do: 'lasting',
      affects,
      effects: [{ kind: 'power', by: { times: [by, { count }] } }],
      until: 'turn',
    }),
  ),
  says(
    '{このターン、|そのターン、}<described>1体のパワーを[、]<counted><signed>する',
    (cards, count, by): Effect | undefined => {
      const affects = chosen(cards, { amount: 'exactly', count: 1 });
      return (
        affects && {
          do: 'lasting',
          affects,
          effects: [{ kind: 'power', by: { times: [by, { count }] } }],
          until: 'turn',
        }
      );
    },
  ),
].flat();

/** 114.1. As many cards as are missing. */
const drawnUpTo = (count: number): Effect => ({
  do: 'if',
  condition: { kind: 'count', of: HAND, is: { max: count - 1 } },
  then: { do: 'draw', who: 'you', count: { plus: [count, { times: [-1, { count: HAND }] }] } },
});
