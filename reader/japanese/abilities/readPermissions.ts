import type { Ability, Ban, Filter, Group, StaticEffect } from 'taiki/words';
import { attacksFirst, CIVILIZATIONS, leavesOnlyByDestruction, poweredBreaker } from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import type { Zone } from '../../grammar/values.ts';
import { groupOf } from '../readNouns.ts';
import { type Described, means, says, withFilter } from '../values.ts';

const inBattleZone = (cards: Described): Group | undefined => {
  const group = groupOf(cards);
  return group?.in === 'battleZone' ? group : undefined;
};

const each = (affects: Group | undefined, ...effects: readonly StaticEffect[]): Ability | undefined =>
  affects && { kind: 'static', affects, effects };

const THIS = { ref: 'this' } as const;

const cannotPut = (
  { of: who, in: zone, filter }: Described,
  unless: NonNullable<Extract<Ban, { do: 'put' }>['unless']>,
): Ability | undefined =>
  zone === undefined && (who === 'you' || who === 'opponent')
    ? {
        kind: 'static',
        affects: THIS,
        effects: [{ kind: 'cannot', ban: { do: 'put', who, what: filter, unless } }],
      }
    : undefined;

/** 601.1a. One such card of a zone in each turn. */
const summonedOnce = ({ of, in: zone, filter }: Described, from: Zone): Ability | undefined =>
  of === undefined &&
  zone === undefined &&
  (from === 'manaZone' || from === 'graveyard') &&
  filter.type === 'creature'
    ? {
        kind: 'static',
        affects: { in: from, of: 'you', filter },
        effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: from, limit: 1 } }],
      }
    : undefined;

export const inYourTurn = (ability: Ability | undefined): Ability | undefined =>
  ability?.kind === 'static' ? { ...ability, while: { kind: 'turnOf', who: 'you' } } : undefined;

const freshOf = (filter: Filter): Filter => ({ ...filter, fresh: true });

/** What cards may not do, may do, and are, while the bearer is there. */
export const PERMISSIONS: readonly Rule<Ability>[] = [
  says('<described>は[、]{相手の手札以外から|自身の手札以外から}{出ない|出せない}', (cards) =>
    cards.of === 'opponent' ? cannotPut(cards, 'fromHand') : undefined,
  ),
  says('<described>は[、]実行以外の方法で{出ない|出せない}', (cards) => cannotPut(cards, 'used')),
  says('<described>は[、]召喚以外の方法で{出ない|出せない}', (cards) => cannotPut(cards, 'summoned')),
  says('相手は[、]召喚以外の方法で<described>を{バトルゾーンに|}出せない', (cards) =>
    cards.of === undefined ? cannotPut({ ...cards, of: 'opponent' }, 'summoned') : undefined,
  ),
  says(
    '相手は[、]自身のターン中[、]召喚以外の方法で<described>を{バトルゾーンに|}出せない',
    (cards): Ability | undefined => {
      const ability =
        cards.of === undefined ? cannotPut({ ...cards, of: 'opponent' }, 'summoned') : undefined;
      return ability?.kind === 'static'
        ? { ...ability, while: { kind: 'turnOf', who: 'opponent' } }
        : undefined;
    },
  ),
  says(
    '<condition>、{このタマシード|このクリーチャー}は[、]破壊以外の方法で離れない',
    (during): Ability => ({
      kind: 'static',
      while: during,
      affects: THIS,
      effects: [leavesOnlyByDestruction],
    }),
  ),
  says(
    '<condition>、<described>は[、]そのクリーチャーが持つ相手プレイヤーを攻撃できない能力を無視する。また、それらのクリーチャーのパワーを<signed>し、<gains>を与える',
    (during, cards, by, abilities): Ability | undefined => {
      const ability = each(
        inBattleZone(cards),
        { kind: 'can', permission: { do: 'attackPlayersDespiteBans' } },
        { kind: 'power', by },
        { kind: 'gains', abilities },
      );
      return ability?.kind === 'static' ? { ...ability, while: during } : undefined;
    },
  ),
  says('<described>は[、]破壊以外の方法で離れない', (cards) =>
    each(inBattleZone(cards), leavesOnlyByDestruction),
  ),
  says(
    '{各ターン|各ターンに一度|各ターンに1度}[、]<described>を1体[、]自分の<zone>から召喚してもよい[。][(コストは支払う)]',
    summonedOnce,
  ),
  says(
    '{自分のターン中|自分のターンに|自分のターン中に1度|自分のターン中に一度}[、]<described>を1体[、]自分の<zone>から召喚してもよい[。][(コストは支払う)]',
    (cards, zone) => inYourTurn(summonedOnce(cards, zone)),
  ),
  means<Ability>('このクリーチャーをタップして{バトルゾーンに|}出してもよい', {
    kind: 'static',
    affects: THIS,
    effects: [{ kind: 'entersTapped', may: true }],
  }),
  means<Ability>('パワード・ブレイカー', poweredBreaker),
  means<Ability>(
    'パワード・ブレイカー(このクリーチャーは、そのパワー6000{ごとに|に付き}[、]シールドをもう1つブレイクする[。])',
    poweredBreaker,
  ),
  means<Ability>('相手は[、]手札を表向きにしてプレイする', {
    kind: 'static',
    affects: THIS,
    effects: [{ kind: 'handRevealed', of: 'opponent' }],
  }),
  says(
    '手札から召喚するなら、このクリーチャーの召喚コストを<number>多くする',
    (by): Ability => ({
      kind: 'static',
      affects: THIS,
      effects: [{ kind: 'cost', by, atLeast: 0 }],
      from: ['hand'],
    }),
  ),
  says(
    '<described>{が攻撃するなら、|が攻撃する時、}{可能なら|可能であれば}[、]このクリーチャーを攻撃する',
    (cards) =>
      cards.of === 'opponent' ? each(inBattleZone(cards), attacksFirst({ itself: true })) : undefined,
  ),
  says(
    '{相手のクリーチャーが攻撃する時、|相手の攻撃クリーチャーは、}{可能なら|可能であれば}[、]<described>を攻撃する',
    ({ of, in: zone, filter }) =>
      of === undefined && zone === undefined
        ? each({ in: 'battleZone', of: 'opponent', filter: { type: 'creature' } }, attacksFirst(filter))
        : undefined,
  ),
  says('<described>は[、]出たターン{に|、|}攻撃できない', (cards) => {
    const group = inBattleZone(cards);
    return (
      group &&
      each({ ...group, filter: freshOf(group.filter ?? {}) }, { kind: 'cannot', ban: { do: 'attack' } })
    );
  }),
  says('相手の<described>は[、]出たターン[、]自分を攻撃できない', ({ of, in: zone, filter }) =>
    of === undefined && zone === undefined && filter.type === 'creature'
      ? each(
          { in: 'battleZone', of: 'opponent', filter: freshOf(filter) },
          { kind: 'cannot', ban: { do: 'attack', target: 'player' } },
        )
      : undefined,
  ),
  says('<described>を[、]すべての文明のカードとして扱う', (cards) =>
    each(groupOf(cards), { kind: 'civilizations', are: CIVILIZATIONS }),
  ),
  says('攻撃中、<affected><predicate>', (affects, effects): Ability | undefined =>
    'ref' in affects
      ? undefined
      : { kind: 'static', affects: { ...affects, filter: { ...affects.filter, attacking: true } }, effects },
  ),
  says('<owner>の<described>の「S・トリガー」は使えない', (owner, { of, in: zone, filter }) =>
    of === undefined && zone === undefined && owner !== 'self'
      ? each(withFilter({ in: 'shieldZone', of: owner }, filter), {
          kind: 'cannot',
          ban: { do: 'useShieldTrigger' },
        })
      : undefined,
  ),
].flat();
