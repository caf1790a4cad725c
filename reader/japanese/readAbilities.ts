import {
  type Ability,
  type Condition,
  type Effect,
  type EventPattern,
  escapeAbility,
  exLife,
  gravityZero,
  hasSevenMana,
  isCrossed,
  justDiver,
  meteorburn,
  ninjaStrike,
  type StaticEffect,
  saver,
  shieldSaver,
  shieldTriggerCross,
} from 'taiki/words';
import type { Rule } from '../grammar/rule.ts';
import { doneOn, withAntecedent } from '../language/official/antecedent.ts';
import { groupOf } from './readNouns.ts';
import { isExplainedBy } from './readReminders.ts';
import { stealth } from './readStatics.ts';
import { type JapaneseGrammar, says } from './values.ts';

const eventOf = (events: readonly EventPattern[]): EventPattern | undefined => {
  const [first, ...more] = events;
  return more.length === 0 ? first : { event: 'anyOf', patterns: events };
};

const triggered = (
  events: readonly EventPattern[],
  effect: Effect,
  clauses: { readonly given?: Condition; readonly condition?: Condition } = {},
): Ability | undefined => {
  const when = eventOf(events);
  const done = when && doneOn(when, effect, clauses.condition === undefined ? undefined : 'this');
  return when && done && { kind: 'triggered', when, ...clauses, effect: done };
};

/** Whether its first words are a condition: those belong to the trigger (603.4). */
const beginsWithIf = (effect: Effect): boolean =>
  effect.do === 'inOrder' ? effect.effects.slice(0, 1).some(beginsWithIf) : effect.do === 'if';

const ABILITIES: readonly Rule<Ability>[] = [
  says('<keyword>', (keyword) => keyword),
  says('<titled>', (titled) => titled),
  says('<events><effect>', (events, effect) =>
    beginsWithIf(effect) ? undefined : triggered(events, effect),
  ),
  says('{相手のターン中に|相手のターン中、}<events><effect>', (events, effect) =>
    triggered(events, effect, { given: { kind: 'turnOf', who: 'opponent' } }),
  ),
  says(
    '<described>は、このクリーチャーを攻撃することができない',
    ({ of, in: zone, filter }): Ability | undefined =>
      of === undefined && zone === undefined
        ? {
            kind: 'static',
            affects: { ref: 'this' },
            effects: [{ kind: 'cannot', ban: { do: 'beAttacked', by: filter } }],
          }
        : undefined,
  ),
  says(
    'このクリーチャーはバトルに勝っても、バトルの後、持ち主の墓地に置かれる',
    (): Ability => ({
      kind: 'triggered',
      when: { event: 'winsBattle', what: { of: 'any', filter: { itself: true } } },
      effect: { do: 'destroy', what: { ref: 'this' } },
    }),
  ),
  says('G・ゼロ{-|:}<condition>、このクリーチャーをコストを支払わずに召喚してもよい', gravityZero),
  says('<events><condition>、<sentence>', (events, condition, effect) =>
    triggered(events, effect, { condition }),
  ),
  says('<effect>', (effect): Ability | undefined => {
    const done = withAntecedent(effect, undefined);
    return done && { kind: 'spell', effect: done };
  }),
  says(
    'このクリーチャーがバトルゾーンにある間、<affected><predicate>',
    (affects, effects): Ability | undefined =>
      'ref' in affects && affects.ref !== 'this' ? undefined : { kind: 'static', affects, effects },
  ),
  says('このクリーチャーがバトルゾーンにある間{に|}、<events><effect>', triggered),
  says('バトルゾーンにある間、<affected><predicate>', (affects, effects): Ability | undefined =>
    'ref' in affects && affects.ref === 'this' ? { kind: 'static', affects, effects } : undefined,
  ),
  says(
    '相手のクリーチャーが攻撃する時、このクリーチャーは可能であればブロックする',
    (): Ability => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'mustBlock' }],
    }),
  ),
  says(
    'このクリーチャーが{破壊される|バトルゾーンから自分の墓地に置かれる}時、裏向きにして自分のシールドに加える',
    (): Ability => ({
      kind: 'replacement',
      of: { event: 'destroyed', what: { of: 'any', filter: { itself: true } } },
      instead: { kind: 'move', to: 'shieldZone' },
    }),
  ),
  says('<affected><predicate>', (affects, effects): Ability | undefined =>
    'ref' in affects && affects.ref !== 'this' && affects.ref !== 'crossed'
      ? undefined
      : { kind: 'static', affects, effects },
  ),
  says('<condition>、<affected><predicate>', (during, affects, effects): Ability | undefined =>
    'ref' in affects && affects.ref !== 'this' && affects.ref !== 'crossed'
      ? undefined
      : { kind: 'static', while: during, affects, effects },
  ),
  says(
    'このクリーチャーが<described>とバトルする時、このクリーチャー<predicate>',
    ({ of, in: zone, filter }, effects): Ability | undefined =>
      of === undefined && zone === undefined
        ? {
            kind: 'static',
            while: { kind: 'battling', what: { ref: 'this' }, against: filter },
            affects: { ref: 'this' },
            effects,
          }
        : undefined,
  ),
  says(
    'このクリーチャーが<described>とバトルする時、<effect>',
    ({ of, in: zone, filter }, effect): Ability | undefined =>
      of === undefined && zone === undefined
        ? triggered([{ event: 'battles', what: { of: 'any', filter: { itself: true } } }], effect, {
            given: { kind: 'is', what: { ref: 'other' }, like: filter },
          })
        : undefined,
  ),
  says(
    '<described>とバトルする時、<affected><predicate>',
    ({ of, in: zone, filter }, affects, effects): Ability | undefined =>
      of === undefined && zone === undefined && 'ref' in affects
        ? {
            kind: 'static',
            while: { kind: 'battling', what: affects, against: filter },
            affects,
            effects,
          }
        : undefined,
  ),
  says(
    'このクリーチャーは、パワーが<bounds>の時、<gains>を得る',
    (power, abilities): Ability => ({
      kind: 'static',
      while: { kind: 'is', what: { ref: 'this' }, like: { power } },
      affects: { ref: 'this' },
      effects: [{ kind: 'gains', abilities }],
    }),
  ),
  says(
    '攻撃中、このクリーチャーのパワーは[、]<counted><signed>される',
    (count, by): Ability => ({
      kind: 'keyword',
      name: 'powerAttacker',
      by: { times: [by, { count }] },
    }),
  ),
  says(
    '攻撃中、このクリーチャーのパワーは[、]<signed>される',
    (by): Ability => ({ kind: 'keyword', name: 'powerAttacker', by }),
  ),
  says(
    'メテオバーン-このクリーチャーが攻撃する時、このクリーチャーの下にあるカードを<number>枚{選び|選んで|}[、]墓地に置いてもよい。そうした場合、<effect>',
    (count, effect): Ability | undefined => {
      const done = withAntecedent(effect, undefined);
      return done && meteorburn(count, done);
    },
  ),
  says(
    '{どんな種族の進化クリーチャーを、このクリーチャーの上に置いてもよい|このクリーチャーの上に、どの種族の進化クリーチャーを置いてもよい}',
    (): Ability => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'can', permission: { do: 'beBaseOfAnyRace' } }],
    }),
  ),
  ...(['hand', 'manaZone', 'shieldZone'] as const).flatMap((to) =>
    says(
      `このクリーチャーが{破壊される|バトルゾーンから自分の墓地に置かれる}時、墓地に置く代わりに{自分の|}${
        { hand: '手札に戻す', manaZone: 'マナゾーンに置く', shieldZone: 'シールドに加える' }[to]
      }`,
      (): Ability => ({
        kind: 'replacement',
        of: { event: 'destroyed', what: { of: 'any', filter: { itself: true } } },
        instead: { kind: 'move', to },
      }),
    ),
  ),
  says(
    'このクリーチャーがバトルする時、バトルの後、このクリーチャーを破壊する',
    (): Ability => ({
      kind: 'triggered',
      when: { event: 'battleEnds', what: { of: 'any', filter: { itself: true } } },
      effect: { do: 'destroy', what: { ref: 'this' } },
    }),
  ),
  says(
    '{相手がクリーチャーを選ぶ時、|相手がバトルゾーンにあるクリーチャーを選ぶ時、}このクリーチャーを選ぶことはできない',
    (): Ability => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects: [{ kind: 'cannot', ban: { do: 'beChosen', by: 'opponent' } }],
    }),
  ),
].flat();

/** While this holds, the bearer has what the lines after the words say. */
function heldWhile(during: Condition, ability: Ability): Ability | undefined {
  if (ability.kind === 'static')
    return ability.while === undefined && ability.from === undefined
      ? { ...ability, while: during }
      : undefined;
  if (ability.kind === 'spell') return undefined;
  const gained: StaticEffect = { kind: 'gains', abilities: [ability] };
  return { kind: 'static', while: during, affects: { ref: 'this' }, effects: [gained] };
}

/** 「サバイバー」: each of your survivors has the ability that stands above the word. */
const ofSurvivors = (ability: Ability): Ability => ({
  kind: 'static',
  affects: { in: 'battleZone', of: 'you', filter: { type: 'creature', races: ['Survivor'] } },
  effects: [{ kind: 'gains', abilities: [ability] }],
});

const HEADERS = [
  says(
    'サイレントスキル[(自分のターンのはじめに、このクリーチャーがタップされていたら、アンタップする代わりに次の能力を使ってもよい)]',
    () => 'silentSkill' as const,
  ),
  says('このクリーチャーで攻撃する代わりに、タップして次の能力を使ってもよい。', () => 'tapAbility' as const),
  says(
    'ターボラッシュ[(自分の他のクリーチャーがシールドをブレイクした後、そのターンが終わるまで、このクリーチャーは次の能力を得る)]',
    () => 'turboRush' as const,
  ),
  says(
    'ウェーブストライカー[(バトルゾーンに「ウェーブストライカー」を持つクリーチャーが他に2体以上あれば、このクリーチャーは次の能力を得る)]',
    () => 'waveStriker' as const,
  ),
  says(
    'シールド・フォース[(このクリーチャーをバトルゾーンに出す時、自分のシールドを1枚選んでもよい。そのシールドがシールドゾーンにある間、このクリーチャーは次の能力を得る)]',
    () => 'shieldForce' as const,
  ),
  says(
    'メタモーフ[(自分のマナゾーンに7枚以上カードがあれば、このクリーチャーは次の能力を得る)]',
    () => 'metamorph' as const,
  ),
  says(
    'アクセル[(このクリーチャーにクロスギアがクロスされている時、このクリーチャーは次の能力を得る)]',
    () => 'accelerator' as const,
  ),
].flat();

const SURVIVOR = 'サバイバー(このクリーチャーがバトルゾーンにある間、自分の他のサバイバーも上の能力を得る)';

export const ABILITY_PARTS = {
  ability: ABILITIES,
  titled: [
    says(
      'ニンジャ・ストライク<number>(相手のクリーチャーが攻撃またはブロックした時、自分のマナゾーンにカードが<number>枚以上あり、その攻撃中に「ニンジャ・ストライク」能力を使っていなかった場合、このシノビをコストを支払わずに召喚してもよい。そのターンの終わりに、このシノビを自分の山札の一番下に置く)',
      (mana, explained) => (mana === explained ? ninjaStrike(mana) : undefined),
    ),
    says(
      'シールド・セイバー[(自分のシールドがブレイクされる時、代わりにこのクリーチャーを破壊してもよい)]',
      () => shieldSaver,
    ),
    says(
      '<civilization>ステルス(相手のマナゾーンに<civilization>のカードが1枚でもあれば、このクリーチャーはブロックされない[。])',
      (one, other) => (one === other ? stealth(one) : undefined),
    ),
    says('<civilization>ステルス', stealth),
    says(
      'エスケープ(このクリーチャーが破壊される時、代わりに自分のシールドを{1つ|1枚|ひとつ}手札に加えてもよい。その「S・トリガー」は使えない[。])',
      () => escapeAbility,
    ),
    says('EXライフ', () => exLife),
    says('ジャストダイバー', () => justDiver),
    says('セイバー:<race>', (race) => saver({ type: 'creature', races: [race] })),
  ].flat(),
  header: HEADERS,
  line: [
    says(`<ability>[。]${SURVIVOR}[。]` as '<ability>', (one) => [ofSurvivors(one)]),
    says(
      '[このクリーチャーがバトルゾーンにある間、]<described>をタップし、攻撃する代わりに次の能力を使ってもよい。<effect>[。]',
      (cards, effect): readonly Ability[] | undefined => {
        const by = groupOf(cards);
        const done = withAntecedent(effect, undefined);
        return by?.in === 'battleZone' && by.of === 'you' && done
          ? [{ kind: 'keyword', name: 'tapAbility', effect: done, by }]
          : undefined;
      },
    ),
    says('<header>[:]<ability>[。]', (header, one): readonly Ability[] | undefined => {
      if (header === 'tapAbility' || header === 'silentSkill')
        return one.kind === 'spell' ? [{ kind: 'keyword', name: header, effect: one.effect }] : undefined;
      if (one.kind === 'spell') return undefined;
      if (header !== 'metamorph' && header !== 'accelerator')
        return [{ kind: 'keyword', name: header, grants: [one] }];
      const held = heldWhile(header === 'metamorph' ? hasSevenMana : isCrossed, one);
      return held && [held];
    }),
    says(
      'S・トリガーX(このクロスギアをシールドゾーンから手札に加える時、コストを支払わずにすぐジェネレートし、自分のクリーチャー1体にクロスしてもよい)',
      () => shieldTriggerCross,
    ),
    says('<ability>[。]', (one) => [one]),
    says('<ability>[。]<reminder>[。]', (one, about) => (isExplainedBy(one, about) ? [one] : undefined)),
    says('<ability>[。]<reminder><reminder>', (one, about, more) =>
      isExplainedBy(one, about) && isExplainedBy(one, more) ? [one] : undefined,
    ),
    says(
      '城-自分のシールドを{ひとつ|1つ}選び、このカードを付けて要塞化する。その要塞化されたシールドがシールドゾーンから離れた時、このカードを自分の墓地に置く[。][(「S・トリガー」能力を使う場合は、このカードを墓地に置く前に使う)][。]',
      () => [],
    ),
    says('マナゾーンに置く時、このカードはタップして置く[。]', () => []),
    says('このクロスギアはマナゾーンにタップして置かれる[。]', () => []),
    says(
      'クロスギア[:このカードをバトルゾーンに置く。クリーチャーにクロスするには、このカードのコストをもう一度支払う。そのクリーチャーがバトルゾーンを離れても、このカードはバトルゾーンに残る。]',
      () => [],
    ),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
