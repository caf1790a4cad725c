import {
  type Ability,
  awaken,
  type Condition,
  dSwitch,
  type Effect,
  type EventPattern,
  escapeAbility,
  exLife,
  type Filter,
  finalDeclaration,
  finalRevolution,
  type Group,
  invasion,
  justDiver,
  reverseStrike,
  revolution0,
  revolutionChange,
  shinkaPower,
  soulShift,
  type Triggered,
  trueEscape,
  whenShieldFaceUp,
  zero,
  zRush,
} from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { doneOn, withAntecedent } from '../../language/official/antecedent.ts';
import { type Described, same, says } from '../values.ts';

/** 「〜につき」 */
export const powerAttackerForEach = (count: Group, by: number): Ability => ({
  kind: 'keyword',
  name: 'powerAttacker',
  by: { times: [by, { count }] },
});

/** Creatures that a keyword names, as its text in brackets names them once more with 「自分の」. */
function explainedAs(cards: Described, explained: Described): Filter | undefined {
  const { of, ...such } = explained;
  return of === 'you' && such.in === undefined && cards.of === undefined && same(cards, such)
    ? cards.filter
    : undefined;
}

const SHIELD_INSTEAD =
  '{代わりに|墓地に置く代わりに}[、]自分のシールドを{1つ|1枚|ひとつ}手札に加えてもよい。';
const TRIGGER_LOST = '[ただし、]その「S・トリガー」は使えない[。]';

/** The number of shields left decides whether it resolves, so the text must say so in its first words. */
const withoutShields = (ability: Ability): Triggered | undefined =>
  ability.kind === 'triggered' &&
  same(ability.condition, { kind: 'shields', of: 'you', is: { max: 0 } }) &&
  ability.limit === undefined &&
  ability.word === undefined
    ? revolution0(ability)
    : undefined;

/** 601.1e. While this holds, the card that says so costs less. */
const costsLess = (
  during: Condition,
  by: number,
  atLeast: number,
  optional: { readonly optional?: true } = {},
): Ability => ({
  kind: 'static',
  while: during,
  affects: { ref: 'this' },
  effects: [{ kind: 'cost', by: -by, atLeast, ...optional }],
  from: ['hand', 'manaZone', 'graveyard'],
});

/** 603.2b. Events of the same instant are counted one after the other. */
const forTheFirstTime = (ability: Ability): Ability | undefined =>
  ability.kind === 'triggered' && ability.given === undefined
    ? { ...ability, given: { kind: 'happened', event: ability.when, is: { max: 1 } } }
    : undefined;

const AWAKENED =
  '{このクリーチャーを|}コストの大きい{ほうに|方に}裏返す[。][(ゲーム開始時、サイキック・クリーチャーは山札には含めず、{自分の|自身の}超次元ゾーンに置き、バトルゾーン以外のゾーンに行った場合、そこに戻す)]';

function awakened(events: readonly EventPattern[], condition?: Condition): Ability | undefined {
  const [event, ...more] = events;
  return event && more.length === 0 ? awaken(event, condition) : undefined;
}

const afterChange = (effect: Effect): Ability | undefined => {
  const done = withAntecedent(effect, undefined);
  return done && finalRevolution(done);
};

const MY_TURN: EventPattern = { event: 'startOfTurn', of: 'you' };

/** Keywords of the sets since 2015, with their texts in brackets. */
export const NEW_TITLES: readonly Rule<Ability>[] = [
  says('ソウルシフト', () => soulShift),
  says(
    'ソウルシフト(このクリーチャーを召喚する時、このクリーチャーの進化元クリーチャーを選ぶ。このクリーチャーのコストは、その選んだクリーチャーのコストだけ少なくなる。ただし、このクリーチャーのコストは1より少なくならない[。])',
    () => soulShift,
  ),
  says('Zラッシュ', () => zRush),
  says(
    'Zラッシュ({シールドが離れたら、|シールドが離れた時、}次の自分のターンのはじめまで、このクリーチャーのハイパーモードを解放する[。])',
    () => zRush,
  ),
  says(
    'EXライフ(このクリーチャーを出す時、自分の山札の上から1枚{目|}をシールド化する。このクリーチャーが離れる時、代わりにそのシールドを墓地に置く[。])',
    () => exLife,
  ),
  says(
    'ジャストダイバー(このクリーチャーが出た時、次の自分のターンのはじめまで、このクリーチャーは相手に選ばれず、攻撃されない[。])',
    () => justDiver,
  ),
  says('エスケープ', () => escapeAbility),
  says(
    `エスケープ(このクリーチャーが破壊される時、${SHIELD_INSTEAD}${TRIGGER_LOST})` as 'エスケープ',
    () => escapeAbility,
  ),
  says(
    `真エスケープ(このクリーチャーが離れる時、代わりに自分のシールドを2つ手札に加えてもよい。${TRIGGER_LOST})` as '真エスケープ',
    () => trueEscape,
  ),
  says(
    '革命チェンジ:<described>(<described>が攻撃する時、そのクリーチャーと{手札にある|自分の手札にある}このクリーチャーを入れ替えてもよい[。])',
    (cards, explained) => {
      const base = explainedAs(cards, explained);
      return base && revolutionChange(base);
    },
  ),
  says(
    '侵略:<described>(<described>が攻撃する時、自分の手札にあるこのクリーチャーをその上に重ねてもよい[。])',
    (cards, explained) => {
      const base = explainedAs(cards, explained);
      return base && invasion(base);
    },
  ),
  says(
    'ファイナル革命:このクリーチャーが「革命チェンジ」によって{出た|バトルゾーンに出た}時、そのターン中に他の「ファイナル革命」を{まだ使っていなければ|使っていなければ}、<effect>',
    afterChange,
  ),
  says('終極宣言{-|:|ー}<ability>', (ability) =>
    ability.kind === 'triggered' && same(ability.when, MY_TURN) && ability.condition === undefined
      ? finalDeclaration(ability.effect)
      : undefined,
  ),
  says('逆転撃(<civilization><number>)', (civilization, mana) => reverseStrike(mana, civilization)),
  says('革命0:<ability>', withoutShields),
  says(`覚醒{-|:|}<events>${AWAKENED}` as '<events>', (events) => awakened(events)),
  says(`覚醒{-|:|}<events><condition>、${AWAKENED}` as '<events><condition>', awakened),
  says('シンカパワー:<events><effect>', (events, effect) => {
    const [event, ...more] = events;
    const done = withAntecedent(effect, undefined);
    return done && more.length === 0 && event?.event === 'evolves' ? shinkaPower(done) : undefined;
  }),
  says(
    'Dスイッチ:<events>このD2フィールドをゲーム中で{1度|一度}上下逆さまにしてもよい。そうしたら、<effect>',
    (events, effect) => {
      const [event, ...more] = events;
      const done = withAntecedent(effect, undefined);
      return done && event && more.length === 0 ? dSwitch(event, done) : undefined;
    },
  ),
  says(
    'シンパシー:<described>(この{カード|クリーチャー}の{実行|召喚}コストを、<described>1体に付き1少なくする。ただし[、]コストは0以下には{ならない|はならない}[。])',
    (cards, explained): Ability | undefined =>
      same(cards, explained) && cards.of === 'you' && cards.in === undefined
        ? {
            kind: 'static',
            affects: { ref: 'this' },
            effects: [
              {
                kind: 'cost',
                by: { times: [-1, { count: { in: 'battleZone', of: 'you', filter: cards.filter } }] },
                atLeast: 1,
              },
            ],
            from: ['hand', 'manaZone', 'graveyard'],
          }
        : undefined,
  ),
  says(
    'このクリーチャーは、自分のターンのはじめにアンタップしない',
    (): Ability => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'doesNotUntap' }],
    }),
  ),
  says(
    '<counted><affected>のパワー{を|は}<signed>{する|される}',
    (count, affects, by): Ability | undefined =>
      'ref' in affects && affects.ref !== 'this'
        ? undefined
        : { kind: 'static', affects, effects: [{ kind: 'power', by: { times: [by, { count }] } }] },
  ),
  says(
    '攻撃中、このクリーチャーのパワーを[、]<counted><signed>する',
    (count, by): Ability => ({ kind: 'keyword', name: 'powerAttacker', by: { times: [by, { count }] } }),
  ),
  says(
    '<condition>、バトルゾーンにあるこのタマシードはクリーチャーとして扱わない',
    (during): Ability => ({
      kind: 'static',
      while: during,
      affects: { ref: 'this' },
      effects: [{ kind: 'isNoCreature' }],
    }),
  ),
  says('{各ターン、はじめて|各ターンはじめて[、]}<ability>', forTheFirstTime),
  says('各ターン、<subject>の最初の攻撃の終わりに、<effect>', (what, effect): Ability | undefined => {
    const event: EventPattern = { event: 'endOfAttack', what };
    const done = withAntecedent(effect, undefined);
    return done && forTheFirstTime({ kind: 'triggered', when: event, effect: done });
  }),
  says(
    '侵略ZERO:相手のターンの終わりに、<condition>、このクリーチャーを自分の手札から出してもよい',
    (condition) => zero(condition, { do: 'put', what: { ref: 'this' } }),
  ),
  says(
    '<events><condition>、このクリーチャーを[自分の]<zone>から{出して|バトルゾーンに出して}もよい',
    (events, condition, zone): Ability | undefined => {
      const [event, ...more] = events;
      return event && more.length === 0 && (zone === 'hand' || zone === 'graveyard')
        ? {
            kind: 'triggered',
            when: event,
            condition,
            effect: { do: 'may', effect: { do: 'put', what: { ref: 'this' } } },
            from: [zone],
          }
        : undefined;
    },
  ),
  says('各ターン、<subject>がはじめて攻撃する時、<effect>', (what, effect): Ability | undefined => {
    const when: EventPattern = { event: 'attacks', what };
    const done = doneOn(when, effect, undefined);
    return done && forTheFirstTime({ kind: 'triggered', when, effect: done });
  }),
  says(
    '<events>このクリーチャーを[自分の]<zone>から{出して|バトルゾーンに出して}もよい',
    (events, zone): Ability | undefined => {
      const [when, ...more] = events;
      return when && more.length === 0 && (zone === 'hand' || zone === 'graveyard')
        ? {
            kind: 'triggered',
            when,
            effect: { do: 'may', effect: { do: 'put', what: { ref: 'this' } } },
            from: [zone],
          }
        : undefined;
    },
  ),
  says(
    '{G・G・G:|}<condition>、このクリーチャーの召喚コストを<number>少なくする' as '<condition><number>',
    (during, by) => costsLess(during, by, 0),
  ),
  says(
    '{G・G・G:|}<condition>、このクリーチャーの召喚コストを<number>少なくする。<floor>' as '<condition><number><floor>',
    costsLess,
  ),
  says(
    '<condition>、このクリーチャー{を召喚する|の召喚}コスト{は|を}[最大]<number><less>。<floor>',
    (during, by, less, atLeast) => costsLess(during, by, atLeast, less),
  ),
  says('<condition>、<ability>', (during, ability): Ability | undefined =>
    ability.kind === 'static' &&
    ability.while === undefined &&
    ability.from === undefined &&
    ability.effects.every(({ kind }) => kind === 'cost')
      ? { ...ability, while: during }
      : undefined,
  ),
  says('このクリーチャーは[、]<counted>「パワーアタッカー+<number>」を得る', powerAttackerForEach),
  says(
    '<condition>、自分のシールドゾーンにあるこの{呪文|クリーチャー|カード}に<granted>を与える' as '<condition><granted>',
    (during, ability): Ability => ({
      kind: 'static',
      while: during,
      affects: { ref: 'this' },
      effects: [{ kind: 'gains', abilities: [ability] }],
      from: ['shieldZone'],
    }),
  ),
  says('このG城が表向きで[、]自分のシールドゾーンに置かれた時、<effect>', (effect) => {
    const done = withAntecedent(effect, undefined);
    return done && whenShieldFaceUp(done);
  }),
  says('<condition>、この呪文を唱えるコストを<number>少なくする', (during, by) => costsLess(during, by, 0)),
  says('<condition>、この呪文を唱えるコストを<number>少なくする。<floor>', costsLess),
  says('{各ターンに1度|各ターンに一度}、<ability>', (ability): Ability | undefined => {
    if ((ability.kind !== 'triggered' && ability.kind !== 'replacement') || ability.limit !== undefined)
      return undefined;
    return ability.kind === 'triggered'
      ? { ...ability, limit: { times: 1, per: 'turn', by: 'this' } }
      : { ...ability, limit: 1 };
  }),
].flat();
