import type { Condition, Group, Ref, StaticEffect } from 'taiki/words';
import type { Rule } from '../grammar/rule.ts';
import { groupOf } from './readNouns.ts';
import { type JapaneseGrammar, means, says } from './values.ts';

const cannot = (ban: Extract<StaticEffect, { kind: 'cannot' }>['ban']): readonly StaticEffect[] => [
  { kind: 'cannot', ban },
];

/** What 「は」 says of creatures. */
const VERB_PHRASES: readonly Rule<readonly StaticEffect[]>[] = [
  says('<gains>を得る', (abilities): readonly StaticEffect[] => [{ kind: 'gains', abilities }]),
  says('{攻撃できない|攻撃することができない|攻撃することはできない}', () => cannot({ do: 'attack' })),
  says('{相手プレイヤー|プレイヤー|相手}を攻撃{できない|することができない}', () =>
    cannot({ do: 'attack', target: 'player' }),
  ),
  says('クリーチャーを攻撃{できない|することができない}', () => cannot({ do: 'attack', target: 'creature' })),
  says('ブロックされない', () => cannot({ do: 'beBlocked' })),
  says('<described>に[は]ブロックされない', ({ of, in: zone, filter }) =>
    of === undefined && zone === undefined ? cannot({ do: 'beBlocked', by: filter }) : undefined,
  ),
  says('攻撃されない', () => cannot({ do: 'beAttacked' })),
  says('<described>に[は]攻撃されない', ({ of, in: zone, filter }) =>
    of === undefined && zone === undefined ? cannot({ do: 'beAttacked', by: filter }) : undefined,
  ),
  says('可能であれば[毎ターン]ブロックする', (): readonly StaticEffect[] => [{ kind: 'mustBlock' }]),
  says('バトルに負けても破壊されない', () => cannot({ do: 'beDestroyedByBattle' })),
  says('すべて[、]<verbPhrase>', (effects) => effects),
  says('相手に選ばれない', () => cannot({ do: 'beChosen', by: 'opponent' })),
  says('{攻撃もブロックもできない|攻撃またはブロックできない|攻撃またはブロックすることができない}', () => [
    ...cannot({ do: 'attack' }),
    ...cannot({ do: 'block' }),
  ]),
  says('<described>に攻撃またはブロックされない', ({ of, in: zone, filter }) =>
    of === undefined && zone === undefined
      ? [...cannot({ do: 'beAttacked', by: filter }), ...cannot({ do: 'beBlocked', by: filter })]
      : undefined,
  ),
  says('シールドをさらに{もう|}<number>{枚|つ}ブレイクする', (by): readonly StaticEffect[] => [
    { kind: 'breaksMore', by },
  ]),
  says('ブロックされず、<verbPhrase>', (effects) => [...cannot({ do: 'beBlocked' }), ...effects]),
  says('ブロックできない', () => cannot({ do: 'block' })),
  says(
    '{可能であれば毎ターン攻撃する|毎ターン、可能であれば攻撃する|毎ターン攻撃しなければならない|毎ターン可能なら攻撃する|可能なら毎ターン攻撃する}',
    (): readonly StaticEffect[] => [{ kind: 'mustAttack' }],
  ),
  says(
    '{タップされていない|タップしていない|アンタップしている}クリーチャーを攻撃できる',
    (): readonly StaticEffect[] => [{ kind: 'can', permission: { do: 'attackUntapped' } }],
  ),
  says(
    '{タップされていない|タップしていない}<described>を攻撃できる',
    ({ of, in: zone, filter }): readonly StaticEffect[] | undefined =>
      of === undefined && zone === undefined && Object.keys(filter).length > 1
        ? [{ kind: 'can', permission: { do: 'attackUntapped', what: filter } }]
        : undefined,
  ),
].flat();

export const STATIC_PARTS = {
  verbPhrase: VERB_PHRASES,
  predicate: [
    says('は[、]<verbPhrase>', (effects) => effects),
    says('のパワーは[、]<signed>{される|する}', (by): readonly StaticEffect[] => [{ kind: 'power', by }]),
    says('のパワーを<signed>する', (by): readonly StaticEffect[] => [{ kind: 'power', by }]),
    says('のパワーは<signed>され、<gains>を得る', (by, abilities): readonly StaticEffect[] => [
      { kind: 'power', by },
      { kind: 'gains', abilities },
    ]),
    says('のパワーを<signed>し、<gains>を与える', (by, abilities): readonly StaticEffect[] => [
      { kind: 'power', by },
      { kind: 'gains', abilities },
    ]),
    says(
      'のパワーは<signed>され、シールドをさらに{もう|}<number>{枚|つ}ブレイクする',
      (by, more): readonly StaticEffect[] => [
        { kind: 'power', by },
        { kind: 'breaksMore', by: more },
      ],
    ),
    says('に<gains>を与える', (abilities): readonly StaticEffect[] => [{ kind: 'gains', abilities }]),
    says('のパワーは[、]<counted><signed>される', (count, by): readonly StaticEffect[] => [
      { kind: 'power', by: { times: [by, { count }] } },
    ]),
  ].flat(),
  /** What an amount counts: 「…1体につき」 */
  counted: says('<described>{1体|1枚|1つ|ひとつ}に付き[、]', groupOf),
  granted: says('「<keyword>」', (one) => one),
  gains: [
    says('<granted>', (one) => [one]),
    says('<granted>と<granted>', (one, other) => [one, other]),
  ].flat(),
  affected: [
    means('このクリーチャー', { ref: 'this' } as Ref),
    means('すべてのクリーチャー', { in: 'battleZone', of: 'any', filter: { type: 'creature' } } as Group),
    means('これをクロスしたクリーチャー', { ref: 'crossed' } as Ref),
    says('<described>{すべて|}', (cards): Group | undefined => {
      const group = groupOf(cards);
      return group?.in === 'battleZone' ? group : undefined;
    }),
    says('<ref>', (ref) => (ref.ref === 'this' ? undefined : ref)),
  ].flat(),
  condition: [
    means('自分のターン中', { kind: 'turnOf', who: 'you' } as Condition),
    means('相手のターン中', { kind: 'turnOf', who: 'opponent' } as Condition),
    says(
      '自分のマナゾーン{にある|の}カードがすべて<civilization>のカードで{ある間|あれば}',
      (civilization): Condition => ({
        kind: 'all',
        of: { in: 'manaZone', of: 'you' },
        are: { civilizations: [civilization] },
      }),
    ),
    says('<owner>のシールドが<number>{枚|つ}以下{の時|なら|であれば}', (of, max): Condition | undefined =>
      of === 'self' ? undefined : { kind: 'shields', of, is: { max } },
    ),
    says('<owner>のシールドが<number>{枚|つ}以上{の時|なら|であれば}', (of, min): Condition | undefined =>
      of === 'self' ? undefined : { kind: 'shields', of, is: { min } },
    ),
    says('自分のマナゾーンに<described>が<number>枚以上あれば', (cards, min): Condition | undefined => {
      const of = groupOf({ of: 'you', in: 'manaZone', ...cards });
      return of && { kind: 'count', of, is: { min } };
    }),
    says('<owner>のシールドが<bounds>{の時|なら|であれば}', (of, is): Condition | undefined =>
      of === 'self' ? undefined : { kind: 'shields', of, is },
    ),
    says(
      '<owner>{のシールドが|にシールドが}{1枚も|1つも|ひとつも}{ない時|なければ}',
      (of): Condition | undefined => (of === 'self' ? undefined : { kind: 'shields', of, is: { max: 0 } }),
    ),
    means(
      'このクリーチャーが{タップされている時|タップされていれば|タップしている時|タップしていれば|タップされている間}',
      {
        kind: 'is',
        what: { ref: 'this' },
        like: { tapped: true },
      } as Condition,
    ),
    says('バトルゾーンに<described>が{あれば|いれば|ある時|ある間}', (cards): Condition | undefined => {
      const group = groupOf(cards);
      return group && { kind: 'count', of: group, is: { min: 1 } };
    }),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
