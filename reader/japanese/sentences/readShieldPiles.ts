import { type Effect, inOrder, may } from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { isPlain, means, says } from '../values.ts';

const THIS = { ref: 'this' } as const;

const THAT = { ref: 'that' } as const;

const ONE_OF_YOURS = {
  choose: { in: 'shieldZone', of: 'you' },
  count: 1,
  amount: 'exactly',
  by: 'you',
} as const;

const COUNTS_AS_ONE = '[。(そのシールドの束は1つと数える)]';

/** 113.2. As cards said it before 2012. */
const STACKED =
  '裏向きのまま、自分のシールドいずれか[1枚]の下に置<may>[。(こうして重ねたカードの束を1枚のシールドとみなす)]';

const WAYS = [
  ['く', (effect: Effect): Effect => effect],
  ['いてもよい', (effect: Effect): Effect => may(effect)],
] as const;

/** 701.9a. Up to so many that nobody has seen: the number is named first. */
const upTo = (max: number): Effect =>
  inOrder(
    { do: 'nameNumber', by: 'you', min: 0, max, as: 'number' },
    { do: 'shieldPlus', count: { named: 'number' }, under: ONE_OF_YOURS },
  );

const OLD_PLUS: readonly Rule<Effect>[] = WAYS.flatMap(([verb, way]) => {
  const stacked = STACKED.replace('<may>', verb);
  return [
    ...says(`自分の山札の上から1枚目を${stacked}`, () =>
      way({ do: 'shieldPlus', count: 1, under: ONE_OF_YOURS }),
    ),
    ...says(`自分の山札の上から<number>枚まで、${stacked}` as '<number>', (max) => way(upTo(max))),
  ];
});

/** 113.2. The top cards of the deck go below a shield. */
const PLUS: readonly Rule<Effect>[] = (
  [
    ['このシールド', THIS],
    ['自分のシールド1つ', ONE_OF_YOURS],
  ] as const
).flatMap(([shield, under]) => [
  ...says(
    `自分の山札の上から<number>枚を裏向きで${shield}の下に置く${COUNTS_AS_ONE}` as '<number>',
    (count): Effect => ({ do: 'shieldPlus', count, under }),
  ),
  ...says(
    `自分の山札の上から<number>枚を裏向きで${shield}の下に置いてもよい${COUNTS_AS_ONE}` as '<number>',
    (count): Effect => may({ do: 'shieldPlus', count, under }),
  ),
]);

/** Cards below shields. */
export const SHIELD_PILES: readonly Rule<Effect>[] = [
  ...PLUS,
  ...OLD_PLUS,
  ...says(
    'このクリーチャーから進化できる<described>を1体、自分の手札からこのクリーチャーの上に置いてもよい',
    (cards): Effect | undefined =>
      isPlain(cards)
        ? {
            do: 'put',
            what: {
              choose: { in: 'hand', of: 'you', filter: { ...cards.filter, evolvesOnto: THIS } },
              count: 1,
              amount: 'upTo',
              by: 'you',
            },
            onto: THIS,
          }
        : undefined,
  ),
  ...means<Effect>(
    'そのクリーチャーを自分の墓地から裏向きでこのシールドの下に置いてもよい',
    may({ do: 'putUnder', what: THAT, under: THIS }),
  ),
];
