import {
  type Ability,
  escapeAbility,
  type Filter,
  type Group,
  poweredBreaker,
  type Ref,
  type StaticEffect,
  shieldSaver,
  stealth,
} from 'taiki/words';
import type { Rule } from '../grammar/rule.ts';
import { groupOf } from './readNouns.ts';
import { type Described, type JapaneseGrammar, means, says } from './values.ts';

const isAnyCreature = (filter: Filter): boolean =>
  filter.type === 'creature' && Object.keys(filter).length === 1;

const cannot = (ban: Extract<StaticEffect, { kind: 'cannot' }>['ban']): readonly StaticEffect[] => [
  { kind: 'cannot', ban },
];

/** 「クリーチャーを攻撃する時、ブロックされない」 */
const unblockedByCreatures: Ability = {
  kind: 'static',
  while: { kind: 'attacking', what: { ref: 'this' }, target: 'creature' },
  affects: { ref: 'this' },
  effects: [{ kind: 'cannot', ban: { do: 'beBlocked' } }],
};

/** What 「は」 says of creatures. */
const VERB_PHRASES: readonly Rule<readonly StaticEffect[]>[] = [
  says('<gains>を得る', (abilities): readonly StaticEffect[] => [{ kind: 'gains', abilities }]),
  says('{攻撃できない|攻撃することができない|攻撃することはできない}', () => cannot({ do: 'attack' })),
  says('{相手プレイヤー|プレイヤー|相手}を攻撃{できない|することができない}', () =>
    cannot({ do: 'attack', target: 'player' }),
  ),
  says('クリーチャーを攻撃{できない|することができない}', () => cannot({ do: 'attack', target: 'creature' })),
  says('ブロックされない', () => cannot({ do: 'beBlocked' })),
  says('離れない', () => cannot({ do: 'move', from: 'battleZone' })),
  says('<described>から[、]ブロックされない', ({ of, in: zone, filter }) =>
    of === undefined && zone === undefined ? cannot({ do: 'beBlocked', by: filter }) : undefined,
  ),
  says('<described>に[は]ブロックされない', ({ of, in: zone, filter }) =>
    of === undefined && zone === undefined ? cannot({ do: 'beBlocked', by: filter }) : undefined,
  ),
  says('攻撃されない', () => cannot({ do: 'beAttacked' })),
  says('<described>{に|には|から}攻撃されない', ({ of, in: zone, filter }) =>
    of === undefined && zone === undefined ? cannot({ do: 'beAttacked', by: filter }) : undefined,
  ),
  says('{可能であれば|可能なら}[毎ターン]ブロックする', (): readonly StaticEffect[] => [
    { kind: 'mustBlock' },
  ]),
  says('バトルに負けても破壊されない', () => cannot({ do: 'beDestroyedByBattle' })),
  says('{可能であれば|可能なら}攻撃し、<verbPhrase>', (more): readonly StaticEffect[] => [
    { kind: 'mustAttack' },
    ...more,
  ]),
  says('{すべて|それぞれ}[、]<verbPhrase>', (effects) => effects),
  says('{可能であれば|可能なら}[毎ターン、]このクリーチャーを攻撃する', (): readonly StaticEffect[] => [
    { kind: 'mustAttack', such: { itself: true } },
  ]),
  says(
    '{可能であれば|可能なら}<described>を攻撃する',
    ({ of, in: zone, filter }): readonly StaticEffect[] | undefined =>
      of === 'you' && zone === undefined ? [{ kind: 'mustAttack', such: filter }] : undefined,
  ),
  says('{可能であれば|可能なら}毎ターン[、]クリーチャーを攻撃する', (): readonly StaticEffect[] => [
    { kind: 'mustAttack', such: { type: 'creature' } },
  ]),
  says('攻撃可能であれば[、]必ず攻撃しなければならない', (): readonly StaticEffect[] => [
    { kind: 'mustAttack' },
  ]),
  says('自分のターンのはじめに{アンタップしない|アンタップされない}', (): readonly StaticEffect[] => [
    { kind: 'doesNotUntap' },
  ]),
  says('相手に選ばれない', () => cannot({ do: 'beChosen', by: 'opponent' })),
  says('{攻撃またはブロックできない|攻撃またはブロックすることができない}', () => [
    ...cannot({ do: 'attack' }),
    ...cannot({ do: 'block' }),
  ]),
  says('<described>{に|から|から、}攻撃またはブロックされない', ({ of, in: zone, filter }) =>
    of === undefined && zone === undefined
      ? [...cannot({ do: 'beAttacked', by: filter }), ...cannot({ do: 'beBlocked', by: filter })]
      : undefined,
  ),
  says('シールドを{さらにもう|さらに|もう}<number>{枚|つ}ブレイクする', (by): readonly StaticEffect[] => [
    { kind: 'breaksMore', by },
  ]),
  says('<civilization>のクリーチャーでもある', (civilization): readonly StaticEffect[] => [
    { kind: 'civilizations', are: [civilization], also: true },
  ]),
  says('ブロックされず、<verbPhrase>', (effects) => [...cannot({ do: 'beBlocked' }), ...effects]),
  says('{ブロックできない|ブロックすることができない}', () => cannot({ do: 'block' })),
  says('攻撃もブロックもされない', () => [...cannot({ do: 'beAttacked' }), ...cannot({ do: 'beBlocked' })]),
  says('{可能であれば攻撃する|可能なら攻撃する|攻撃しなければならない}', (): readonly StaticEffect[] => [
    { kind: 'mustAttack' },
  ]),
  says('種族に<race>を追加する', (race): readonly StaticEffect[] => [{ kind: 'races', also: [race] }]),
  says('種族に<race>と<race>を追加する', (...also): readonly StaticEffect[] => [{ kind: 'races', also }]),
  says('{アンタップしない|アンタップされない}', (): readonly StaticEffect[] => [{ kind: 'doesNotUntap' }]),
  says('{すべてのバトルに勝つ|すべてのバトルに勝利する}', (): readonly StaticEffect[] => [
    { kind: 'winsBattles' },
  ]),
  says('次の能力を得る。<granted>', (ability): readonly StaticEffect[] => [
    { kind: 'gains', abilities: [ability] },
  ]),
  says('<gains>を持つ', (abilities): readonly StaticEffect[] => [{ kind: 'gains', abilities }]),
  says('バトルゾーンに出たターン、相手プレイヤーを攻撃できる', (): readonly StaticEffect[] => [
    { kind: 'can', permission: { do: 'attackPlayersAtOnce' } },
  ]),
  says('<gains>を得、<verbPhrase>', (abilities, more): readonly StaticEffect[] => [
    { kind: 'gains', abilities },
    ...more,
  ]),
  says('パワーを<signed>{され|し}、<verbPhrase>', (by, more): readonly StaticEffect[] => [
    { kind: 'power', by },
    ...more,
  ]),
  says(
    'シールドをさらに{もう|}<number>{枚|つ}ブレイクし、<verbPhrase>',
    (by, more): readonly StaticEffect[] => [{ kind: 'breaksMore', by }, ...more],
  ),
  says('シールドをもう<number>枚ブレイクし、<verbPhrase>', (by, more): readonly StaticEffect[] => [
    { kind: 'breaksMore', by },
    ...more,
  ]),
  says(
    '{タップされていない|アンタップされている}クリーチャーを攻撃{することができ|でき}、<verbPhrase>',
    (more): readonly StaticEffect[] => [{ kind: 'can', permission: { do: 'attackUntapped' } }, ...more],
  ),
  says(
    '{タップされていない|アンタップされている}クリーチャーを攻撃{することができ|でき}、クリーチャーを攻撃する時[、]ブロックされない',
    (): readonly StaticEffect[] => [
      { kind: 'can', permission: { do: 'attackUntapped' } },
      { kind: 'gains', abilities: [unblockedByCreatures] },
    ],
  ),
  says(
    '{タップされていない|アンタップされている}<described>を攻撃できる',
    ({ of, in: zone, filter }): readonly StaticEffect[] | undefined =>
      of === undefined && zone === undefined && !isAnyCreature(filter)
        ? [{ kind: 'can', permission: { do: 'attackUntapped', what: filter } }]
        : undefined,
  ),
  says(
    '{タップされていない|アンタップされている}クリーチャーを攻撃することができる',
    (): readonly StaticEffect[] => [{ kind: 'can', permission: { do: 'attackUntapped' } }],
  ),
  says('攻撃もブロックもできない', () => [...cannot({ do: 'attack' }), ...cannot({ do: 'block' })]),
  says(
    '{可能であれば毎ターン攻撃する|毎ターン、可能であれば攻撃する|毎ターン攻撃しなければならない|毎ターン可能なら攻撃する|可能なら毎ターン攻撃する}',
    (): readonly StaticEffect[] => [{ kind: 'mustAttack' }],
  ),
  says(
    '{タップされていない|タップしていない|アンタップしている|アンタップされている}クリーチャーを攻撃できる',
    (): readonly StaticEffect[] => [{ kind: 'can', permission: { do: 'attackUntapped' } }],
  ),
].flat();

function inBattleZone(cards: Described): Group | undefined {
  const group = groupOf(cards);
  return group?.in === 'battleZone' ? group : undefined;
}

export const STATIC_PARTS = {
  verbPhrase: VERB_PHRASES,
  predicate: [
    says('は[、]<verbPhrase>', (effects) => effects),
    says('はクリーチャーとして扱わない', (): readonly StaticEffect[] => [{ kind: 'isNoCreature' }]),
    says('のパワーを<signed>する', (by): readonly StaticEffect[] => [{ kind: 'power', by }]),
    says('のパワーを<signed>し、<gains>を与える', (by, abilities): readonly StaticEffect[] => [
      { kind: 'power', by },
      { kind: 'gains', abilities },
    ]),
    says('のパワーは[、]{それぞれ|}<signed>{される|する}', (by): readonly StaticEffect[] => [
      { kind: 'power', by },
    ]),
    says(
      'のパワーは、<owner>の<zone>にある{カードの|}文明{ひとつ|1つ}に付き<signed>される',
      (of, zone, by): readonly StaticEffect[] | undefined => {
        const group = groupOf({ of, in: zone, filter: {} });
        return group && [{ kind: 'power', by: { times: [by, { civilizationsOf: group }] } }];
      },
    ),
    says('のパワーは攻撃中<signed>される', (by): readonly StaticEffect[] => [
      { kind: 'gains', abilities: [{ kind: 'keyword', name: 'powerAttacker', by }] },
    ]),
    says('のパワーは{それぞれ|}<signed>され、<verbPhrase>', (by, more): readonly StaticEffect[] => [
      { kind: 'power', by },
      ...more,
    ]),
    says('のパワーを<signed>し、<verbPhrase>', (by, more): readonly StaticEffect[] => [
      { kind: 'power', by },
      ...more,
    ]),
    says('のパワーを<signed>し、そのクリーチャーは<verbPhrase>', (by, more): readonly StaticEffect[] => [
      { kind: 'power', by },
      ...more,
    ]),
    says('のパワーを[、]<counted><signed>する', (count, by): readonly StaticEffect[] => [
      { kind: 'power', by: { times: [by, { count }] } },
    ]),
    says('のパワーは[、]<counted>[、]<signed>される', (count, by): readonly StaticEffect[] => [
      { kind: 'power', by: { times: [by, { count }] } },
    ]),
    says('に<gains>を与える', (abilities): readonly StaticEffect[] => [{ kind: 'gains', abilities }]),
  ].flat(),
  /** What an amount counts: 「…1体につき」 */
  counted: says('<described>{1体|1枚|1つ|ひとつ}に付き[、]', groupOf),
  granted: [
    means('「エスケープ」', escapeAbility as Ability),
    means('「シールド・セイバー」', shieldSaver as Ability),
    means('「パワード・ブレイカー」', poweredBreaker as Ability),
    says('「<keyword>[。]」', (one) => one),
    says('「<civilization>ステルス」', (civilization) => stealth(civilization)),
    says('「<ability>[。]」', (one) => (one.kind === 'triggered' || one.kind === 'static' ? one : undefined)),
  ].flat(),
  gains: [
    says('<granted>', (one) => [one]),
    says('<granted>と<granted>', (one, other) => [one, other]),
    says('<granted>と<granted>と<granted>', (...all) => all),
  ].flat(),
  affected: [
    means('このクリーチャー', { ref: 'this' } as Ref),
    says('{すべての|}<described>{すべて|}', inBattleZone),
    says('{すべての|}<everyKind>{すべて|}', inBattleZone),
    says('バトルゾーンにある[、]すべての<described>', inBattleZone),
    says('バトルゾーンにある[、]すべての<everyKind>', inBattleZone),
    says('<ref>', (ref) => (ref.ref === 'this' ? undefined : ref)),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
