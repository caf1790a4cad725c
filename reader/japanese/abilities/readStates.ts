import {
  type Ability,
  type Condition,
  doublesPower,
  type EventPattern,
  type Filter,
  type Group,
  isCrossedFree,
  ownerChoosesShields,
  type StaticEffect,
} from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { groupOf } from '../readNouns.ts';
import { type Described, isPlain, means, says, withFilter } from '../values.ts';

const THIS = { ref: 'this' } as const;

const has = (...effects: readonly StaticEffect[]): Ability => ({ kind: 'static', affects: THIS, effects });

const ENTERS_TAPPED: Ability = has({ kind: 'entersTapped' });

const STAYS_TAPPED: Ability = has({ kind: 'doesNotUntap' });

const inBattleZone = (cards: Described): Group | undefined => {
  const group = groupOf(cards);
  return group?.in === 'battleZone' ? group : undefined;
};

const cannotBeChosen = (affects: Group | { readonly ref: 'this' | 'crossed' }): Ability => ({
  kind: 'static',
  affects,
  effects: [{ kind: 'cannot', ban: { do: 'beChosen', by: 'opponent' } }],
});

const CHOOSES =
  '{相手がクリーチャーを選ぶ時、|相手がバトルゾーンにあるクリーチャーを選ぶ時、|相手がバトルゾーンのクリーチャーを選ぶ時、|相手がバトルゾーンのクリーチャーを1体選ぶ時、|バトルゾーンにある自分のクリーチャーを相手が選ぶ時、|相手が自分のクリーチャーを選ぶ時、|自分のクリーチャーを相手が選ぶ時、}{相手は|}';

const NOT_CHOSEN = '{を選ぶことはできない|は選べない}';

/** Nothing of the kind has happened in this turn. */
const notYet = (event: EventPattern): Condition => ({ kind: 'happened', event, is: { max: 0 } });

const attackOnlyAfter = (event: EventPattern, target?: 'player'): Ability => ({
  kind: 'static',
  while: notYet(event),
  affects: THIS,
  effects: [
    { kind: 'cannot', ban: target === undefined ? { do: 'attack' } : { do: 'attack', target: 'player' } },
  ],
});

/** Whether something holds of each card of a group, by what it is itself. */
const eachLike = (affects: Group | { readonly ref: string }, such: Filter): Group | undefined => {
  if (!('in' in affects)) return undefined;
  const { power, ...filter } = affects.filter ?? {};
  return power === undefined ? { ...affects, filter: { ...filter, ...such } } : undefined;
};

/** What cards are, have and cannot do while the bearer is there. */
export const STATES: readonly Rule<Ability>[] = [
  says(
    '<described>は、1度につき最大<number>つしかシールドをブレイクできない',
    (cards, count): Ability | undefined => {
      const affects = inBattleZone(cards);
      return affects && { kind: 'static', affects, effects: [{ kind: 'breaksAtMost', count }] };
    },
  ),
  says(
    '<condition>、自分のマナゾーンにあるカードのマナの数字を<number>にする。[(カードタイプ:クリーチャー、呪文、タマシード、G城、フィールドなど)]',
    (during, is): Ability => ({
      kind: 'static',
      while: during,
      affects: { in: 'manaZone', of: 'you' },
      effects: [{ kind: 'manaNumber', is }],
    }),
  ),
  means<Ability>(
    'このクリーチャーは[、]{タップされた状態で|タップして}バトルゾーンに{出る|置かれる}',
    ENTERS_TAPPED,
  ),
  means<Ability>('バトルゾーンに{置く|出す}時、このクリーチャーはタップして置く', ENTERS_TAPPED),
  means<Ability>(
    '{自分のターンのはじめに|ターンのはじめに}アンタップする時、このクリーチャーはアンタップ{しない|されない}',
    STAYS_TAPPED,
  ),
  says('<described>は、ターンのはじめにアンタップされない', (cards): Ability | undefined => {
    const affects = inBattleZone(cards);
    return affects && { kind: 'static', affects, effects: [{ kind: 'doesNotUntap' }] };
  }),
  says(
    '<described>は[、]タップされた状態でマナゾーンに置かれる',
    ({ of, in: zone, filter }): Ability | undefined =>
      of === 'opponent' && zone === undefined && Object.keys(filter).length === 0
        ? {
            kind: 'static',
            affects: { in: 'manaZone', of },
            effects: [{ kind: 'entersTapped', zone: 'manaZone' }],
          }
        : undefined,
  ),
  says(`${CHOOSES}<described>${NOT_CHOSEN}` as '<described>', (cards) => {
    const affects = inBattleZone(cards);
    return affects?.of === 'you' ? cannotBeChosen(affects) : undefined;
  }),
  means<Ability>(`${CHOOSES}このクリーチャー${NOT_CHOSEN}`, cannotBeChosen(THIS)),
  means<Ability>(
    `${CHOOSES}{これをクロスした|これをクロスしてある}クリーチャー${NOT_CHOSEN}`,
    cannotBeChosen({ ref: 'crossed' }),
  ),
  means<Ability>(
    '自分のシールドが相手のクリーチャーにブレイクされる時、ブレイクされるシールドを裏向きのまま自分で選ぶ',
    ownerChoosesShields('you', 'broken'),
  ),
  means<Ability>('相手がクリーチャーを選ぶ時、{かわりに|代わりに|相手が選ぶ代わりに}自分が選ぶ', {
    kind: 'static',
    affects: THIS,
    effects: [{ kind: 'choosesCreatures' }],
  }),
  means<Ability>('自分のシールドを相手が選ぶ時、相手が選ぶ代わりに自分が選ぶ', ownerChoosesShields('you')),
  means<Ability>(
    '相手のシールドを自分が選ぶ時、自分が選ぶ代わりに相手自身が選ぶ',
    ownerChoosesShields('opponent'),
  ),
  means<Ability>(
    '{バトルゾーンにある|}自分のクロスギアを、コストを支払わずにこのクリーチャーにクロスしてもよい',
    isCrossedFree,
  ),
  says(
    '<condition>、このクリーチャーにクロスギアをコストを支払わずにクロスしてもよい',
    (during): Ability | undefined =>
      isCrossedFree.kind === 'static' ? { ...isCrossedFree, while: during } : undefined,
  ),
  says('<affected>のパワーは2倍{になる|される}', (affects): Ability | undefined =>
    'ref' in affects && !['this', 'crossed'].includes(affects.ref)
      ? undefined
      : { kind: 'static', affects, effects: [doublesPower] },
  ),
  says(
    '<affected>は、パワーが<bounds>の時、<gains>を得る',
    (affects, power, abilities): Ability | undefined => {
      if ('ref' in affects)
        return affects.ref === 'crossed'
          ? {
              kind: 'static',
              while: { kind: 'is', what: { ref: 'crossed' }, like: { power } },
              affects: { ref: 'crossed' },
              effects: [{ kind: 'gains', abilities }],
            }
          : undefined;
      const each = eachLike(affects, { power });
      return each && { kind: 'static', affects: each, effects: [{ kind: 'gains', abilities }] };
    },
  ),
  says(
    '<described>は、バトルゾーンに出たターン、{攻撃できない|攻撃することができない}',
    (cards): Ability | undefined => {
      const group = inBattleZone(cards);
      return (
        group && {
          kind: 'static',
          affects: { ...group, filter: { ...group.filter, fresh: true } },
          effects: [{ kind: 'cannot', ban: { do: 'attack' } }],
        }
      );
    },
  ),
  says('<described>のパワーは、攻撃していない時、<signed>される', (cards, by): Ability | undefined => {
    const group = inBattleZone(cards);
    return (
      group && {
        kind: 'static',
        affects: { ...group, filter: { ...group.filter, attacking: false } },
        effects: [{ kind: 'power', by }],
      }
    );
  }),
  says('{このターン、|}<event>後でしか、このクリーチャーは[、]攻撃できない', (event) =>
    attackOnlyAfter(event),
  ),
  says('{このターン、|}<event>後でしか、このクリーチャーは[、]相手プレイヤーを攻撃できない', (event) =>
    attackOnlyAfter(event, 'player'),
  ),
  says(
    '誰も[、]<described>を召喚したり、<described>を唱えることはできない',
    (creatures, spells): Ability | undefined =>
      isPlain(creatures) &&
      isPlain(spells) &&
      creatures.filter.type === 'creature' &&
      spells.filter.type === 'spell'
        ? has(
            { kind: 'cannot', ban: { do: 'summon', who: 'any', what: creatures.filter } },
            { kind: 'cannot', ban: { do: 'cast', who: 'any', what: spells.filter } },
          )
        : undefined,
  ),
  means<Ability>(
    '誰も山札を見ることはできない',
    has({ kind: 'cannot', ban: { do: 'lookAtOwnDeck', who: 'any' } }),
  ),
  says(
    '自分の手札に加え{られる|る|た}[、]<modifier>{シールドカード|カード}はすべて[、]「S・トリガー」を得る',
    (cards): Ability | undefined =>
      isPlain(cards)
        ? {
            kind: 'static',
            affects: { in: 'shieldZone', of: 'you', filter: cards.filter },
            effects: [{ kind: 'gains', abilities: [{ kind: 'keyword', name: 'shieldTrigger' }] }],
          }
        : undefined,
  ),
  says(
    'このクリーチャーのパワーは[、]<described>の種族{ひとつ|1つ}に付き<signed>される',
    (cards, by): Ability | undefined => {
      const group = inBattleZone(cards);
      return group && has({ kind: 'power', by: { times: [by, { racesOf: group }] } });
    },
  ),
  says(
    'このクリーチャーのパワーは[、]バトルゾーンにある文明{1つ|ひとつ}に付き<signed>される',
    (by): Ability =>
      has({ kind: 'power', by: { times: [by, { civilizationsOf: { in: 'battleZone', of: 'any' } }] } }),
  ),
  says(
    '自分の<zone>にある<described>は、自分のターンのはじめにアンタップ{されない|しない}',
    (zone, { of, in: place, filter }): Ability | undefined =>
      zone === 'manaZone' && of === undefined && place === undefined
        ? {
            kind: 'static',
            affects: withFilter({ in: 'manaZone', of: 'you' }, filter),
            effects: [{ kind: 'doesNotUntap' }],
          }
        : undefined,
  ),
].flat();
