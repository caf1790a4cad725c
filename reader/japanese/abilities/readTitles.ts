import {
  type Ability,
  abyssRush,
  type Condition,
  delayed,
  type Effect,
  type Filter,
  type Group,
  gets,
  holyField,
  inOrder,
  itself,
  labyrinth,
  marshallTouch,
  ninjaStrike,
  noChoice,
  putOnDeckBottom,
  saver,
  soulRecall,
  spaceCharge,
  sympathy,
  that,
  thrillingThree,
  uraNinjaStrike,
  when,
} from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { withAntecedent } from '../../language/official/antecedent.ts';
import { type Described, isPlain, type JapaneseGrammar, same, says } from '../values.ts';

const THIS = { ref: 'this' } as const;

const yours = (filter: Filter): Group => ({ in: 'battleZone', of: 'you', filter });

/** A number in a title must be the number that the ability asks for. */
const asksFor = (ability: Ability, count: number): boolean =>
  JSON.stringify(ability).includes(`"is":{"min":${count}}`);

/** 609. Saver as the brackets of the first cards say it: also for the bearer itself, which makes no difference. */
const saverOfAny = (filter: Filter): Ability => ({
  kind: 'replacement',
  of: { event: 'destroyed', what: { of: 'you', filter } },
  instead: { kind: 'do', effect: { do: 'destroy', what: THIS } },
  may: true,
});

/** A cross gear that would go to the graveyard is saved, whether it is destroyed or put there. */
const gearSaver: Ability = {
  kind: 'replacement',
  of: { event: 'leaves', what: { of: 'you', filter: { type: 'crossGear' } }, to: 'graveyard' },
  instead: { kind: 'do', effect: { do: 'destroy', what: THIS } },
  may: true,
};

/** 「L・ゲート」: such a card returns from the graveyard, and the bearer goes below the deck, in place of the graveyard. */
const gate = (races: readonly string[], explained: readonly string[]): Ability | undefined =>
  same(races, explained)
    ? {
        kind: 'replacement',
        of: { event: 'destroyed', what: itself },
        instead: {
          kind: 'do',
          effect: {
            do: 'ifDone',
            first: {
              do: 'move',
              what: {
                choose: { in: 'graveyard', of: 'you', filter: { type: 'creature', races } },
                count: 1,
                amount: 'exactly',
                by: 'you',
              },
              to: 'hand',
            },
            then: { do: 'move', what: THIS, to: 'deck', position: 'bottom' },
          },
        },
        may: true,
      }
    : undefined;

/** 「スリリング・スリー」: once for each such creature among the three that are revealed. */
function threeThrills(races: readonly string[], effect: Effect): Ability | undefined {
  const done = withAntecedent(effect, undefined);
  return done && thrillingThree({ races }, done);
}

/** What abyss rush does for each of these creatures of your graveyard. */
const abyssRushOf = (filter: Filter): readonly Ability[] => [
  {
    kind: 'static',
    affects: { in: 'graveyard', of: 'you', filter },
    effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }],
  },
  {
    kind: 'triggered',
    when: { event: 'put', what: { of: 'you', filter }, how: 'summoned', from: 'graveyard' },
    effect: inOrder(
      gets(that, 'turn', { kind: 'can', permission: { do: 'attackPlayersAtOnce' } }),
      delayed(when({ event: 'endOfTurn', of: 'any' }, putOnDeckBottom(that)), 'turn'),
    ),
  },
];

/** Titles of abilities that work while a condition holds. */
export const CONDITION_TITLES: readonly Rule<Condition>[] = [
  says(
    'ホーリー・フィールド(自分のシールドの数が相手以上であれば、このクリーチャーは次の能力を得る[。])',
    () => holyField,
  ),
  says(
    'ノー・チョイス(手札を1枚も持っていないプレイヤーがひとりでもいれば、このクリーチャーは次の能力を得る[。])',
    () => noChoice,
  ),
].flat();

const strikeBack = (civilization: NonNullable<Filter['civilizations']>[number]): Ability => ({
  kind: 'keyword',
  name: 'strikeBack',
  discards: { civilizations: [civilization] },
});

/** You have more shields than your opponent. */
const isLabyrinth = (during: Condition | undefined): boolean =>
  during?.kind === 'compare' &&
  labyrinth.kind === 'compare' &&
  during.is === labyrinth.is &&
  same([during.a, during.b], [labyrinth.a, labyrinth.b]);

const crew = (cards: Described, explained: Described): Ability | undefined =>
  isPlain(cards) && same(cards, explained)
    ? { kind: 'keyword', name: 'breaker', breaker: 'crew', crew: cards.filter }
    : undefined;

/** Keywords without a word of their own, which are what their text in brackets says. */
const EXPLAINED = '{フリーズ|ダブル・フリーズ|ロスト・プリズム|侍流ジェネレート|ハンティング|連鎖|激流連鎖}';

const NINJA =
  '相手のクリーチャーが攻撃またはブロックした時、自分のマナゾーンにカードが<number>枚以上{で<civilization>文明が|}あり、その攻撃中に「ニンジャ・ストライク」能力を使っていな{かった場合|ければ}、このシノビをコストを支払わずに召喚してもよい。そのターンの終わりに、このシノビを自分の山札の{一番下|下}に置く';

export const TITLES: readonly Rule<Ability>[] = [
  says(`${EXPLAINED}(<ability>[。])` as '<ability>', (ability) =>
    ability.kind === 'spell' ? undefined : ability,
  ),
  says('セイバー:<described>', (cards) => (isPlain(cards) ? saver(cards.filter) : undefined)),
  says(
    'セイバー:<described>(自分の<described>{1体が|が}破壊される時、{このクリーチャーを代わりに|代わりにこのクリーチャーを|このタマシードを代わりに|代わりにこのタマシードを}破壊してもよい[。])',
    (cards, explained) => (isPlain(cards) && same(cards, explained) ? saverOfAny(cards.filter) : undefined),
  ),
  says(
    'セイバー:全種族(自分の他のクリーチャーが破壊される時、そのクリーチャー1体の代わりにこのクリーチャーを破壊してもよい[。])',
    () => saver({ type: 'creature' }),
  ),
  says(
    'セイバー:<described>(自分の<described>1枚がバトルゾーンから墓地に置かれる時、{このクリーチャーを代わりに|代わりにこのクリーチャーを}破壊してもよい[。])',
    (cards, explained) =>
      isPlain(cards) && cards.filter.type === 'crossGear' && same(cards, explained) ? gearSaver : undefined,
  ),
  says(
    'セイバー:パワー<bounds>(自分のパワー<bounds>のクリーチャー1体が破壊される時、このクリーチャーを代わりに破壊してもよい[。])',
    (power, explained) => (same(power, explained) ? saver({ type: 'creature', power }) : undefined),
  ),
  says('ニンジャ・ストライク<number>', (mana) => ninjaStrike(mana)),
  says('ウラ・ニンジャ・ストライク<number>(<civilization>)', uraNinjaStrike),
  says(
    `ウラ・ニンジャ・ストライク<number>(<civilization>)(${NINJA.replace('{で<civilization>文明が|}', 'で<civilization>文明が')})` as '<number><civilization><number><civilization>',
    (mana, civilization, explained, other) =>
      mana === explained && civilization === other ? uraNinjaStrike(mana, civilization) : undefined,
  ),
  says('S・バック-<civilization>', (civilization): Ability => strikeBack(civilization)),
  says(
    'S・バック-<civilization>(<civilization>のカードを自分のシールドゾーンから手札に加える時、そのカードを捨ててもよい。そうした場合、コストを支払わずにこの{クリーチャーを召喚する|呪文を唱える}[。])',
    (civilization, explained): Ability | undefined =>
      civilization === explained ? strikeBack(civilization) : undefined,
  ),
  says('クルー・ブレイカー:<described>', (cards): Ability | undefined => crew(cards, cards)),
  says(
    'クルー・ブレイカー:<described>(このクリーチャーは、バトルゾーンにある自分の他の<described>1体に付き、シールドをさらにもう1枚ブレイクする[。])',
    crew,
  ),
  says(
    'クルー・ブレイカー:<described>(シールドを攻撃した時、バトルゾーンにある自分の他の<described>1体に付き、シールドをさらにもう1枚ブレイクする[。])',
    crew,
  ),
  says(
    'クルー・ブレイカー:<keywordName>(このクリーチャーは、バトルゾーンにある自分の他の「<keywordName>」を持つクリーチャー1体に付き、シールドをさらにもう1枚ブレイクする[。])',
    (keyword, explained): Ability | undefined =>
      keyword === explained
        ? crew({ filter: { type: 'creature', keyword } }, { filter: { type: 'creature', keyword } })
        : undefined,
  ),
  says('ラビリンス:<ability>', (ability) =>
    ability.kind === 'static' && isLabyrinth(ability.while) ? ability : undefined,
  ),
  says('シンパシー:<races>', (races) => sympathy(yours({ type: 'creature', races }))),
  says('シンパシー:<race>{および|と}<race>', (...races) => sympathy(yours({ type: 'creature', races }))),
  says(
    'シンパシー:<race>{および|と}<race>({このクリーチャーを召喚する|この呪文を唱える}時[、]支払うコストは、バトルゾーンにある自分の<races>1体に付き1少なくなる。ただし[、]コストは2より少なくならない[。])',
    (one, other, explained) =>
      same([one, other], explained) ? sympathy(yours({ type: 'creature', races: explained })) : undefined,
  ),
  says(
    'シンパシー:<described>(このクリーチャーを召喚する時[、]支払うコストは、バトルゾーンにある自分の<described>1体に付き1少なくなる。ただし[、]コストは2より少なくならない[。])',
    (cards, explained) =>
      isPlain(cards) && same(cards, explained) ? sympathy(yours(cards.filter)) : undefined,
  ),
  says(
    'シンパシー:<race>{および|と}<race>({このクリーチャーを召喚する|この呪文を唱える}時[、]支払うコストは、バトルゾーンにある自分の<races>1体に付き1少なくなる。ただし[、]コストは1より少なくならない[。])',
    (one, other, explained): Ability | undefined => {
      const ability = sympathy(yours({ type: 'creature', races: explained }));
      return same([one, other], explained)
        ? {
            ...ability,
            effects: ability.effects.map((effect) =>
              effect.kind === 'cost' ? { ...effect, atLeast: 1 } : effect,
            ),
          }
        : undefined;
    },
  ),
  says(
    'セイバー:<described>(このクリーチャーがバトルゾーンにある間、バトルゾーンにある自分の<described>が自分の墓地に置かれる時、その<described>の代わりにこのクリーチャーを自分の墓地に置いてもよい[。])',
    (cards, explained, again) =>
      isPlain(cards) && same(cards, explained) && same(cards, again) ? saverOfAny(cards.filter) : undefined,
  ),
  says(
    'セイバー-<described>(自分の[、]<described>{1体が|が}破壊される時、{このクリーチャーを代わりに|代わりにこのクリーチャーを}破壊してもよい[。])',
    (cards, explained) => (isPlain(cards) && same(cards, explained) ? saverOfAny(cards.filter) : undefined),
  ),
  says('マナ武装<number>:<ability>', (count, ability): Ability | undefined =>
    ability.kind === 'triggered' && asksFor(ability, count)
      ? { ...ability, word: { name: 'manaArms' } }
      : undefined,
  ),
  says('シビルカウント<number>:<condition>、<effect>', (count, condition, effect): Ability | undefined => {
    const then = withAntecedent(effect, undefined);
    const ability: Ability | undefined = then && { kind: 'spell', effect: { do: 'if', condition, then } };
    return ability && asksFor(ability, count) ? ability : undefined;
  }),
  says('シビルカウント<number>:<ability>', (count, ability) =>
    asksFor(ability, count) ? ability : undefined,
  ),
  says(
    'L・ゲート:<gateRaces>(このクリーチャーが破壊される時、墓地に置く代わりに、<races>を1体、自分の墓地から手札に戻してもよい。そうした場合、このクリーチャーを山札の一番下に置く[。])',
    gate,
  ),
  says(
    'スリリング・スリー:<gateRaces>(このクリーチャーをバトルゾーンに出した時、自分の山札の上から3枚を表向きにする。表向きにした<races>1体に付き、次の能力を1回行ってもよい。その後、表向きにしたカードをすべて、好きな順序で山札の一番下に戻す[。])[▸]<effect>',
    (races, explained, effect) => (same(races, explained) ? threeThrills(races, effect) : undefined),
  ),
  says(
    'スペース・チャージ:<civilization>(自分のマナゾーンに<civilization>のカードが置かれた時、このクリーチャーのq能力を使ってもよい)q<effect>',
    (civilization, explained, effect): Ability | undefined => {
      const done = withAntecedent(effect, undefined);
      return done && civilization === explained
        ? spaceCharge(civilization, done.do === 'may' ? done : { do: 'may', effect: done })
        : undefined;
    },
  ),
  says(
    'マーシャル・タッチ(このクリーチャーをバトルゾーンに出した時、自分の他のクリーチャーを1体、バトルゾーンから手札に戻してもよい。そうした場合、このクリーチャーの能力を使う[。])<effect>',
    (effect) => {
      const done = withAntecedent(effect, undefined);
      return done && marshallTouch(done);
    },
  ),
  says(
    '返霊<number>(このクリーチャーが攻撃する時、自分の墓地からカードを<number>枚、好きな順序で山札の一番下に置いてもよい。そうした場合、このクリーチャーの能力を使う[。])<effect>',
    (count, explained, effect) => {
      const done = withAntecedent(effect, undefined);
      return done && count === explained ? soulRecall(count, done) : undefined;
    },
  ),
].flat();

/** 601.1a. Such creatures of your graveyard have abyss rush. */
const ABYSS_RUSHES: readonly Rule<readonly Ability[]>[] = says(
  '<described>に「アビスラッシュ」を与える[。](「アビスラッシュ」を持つクリーチャーを自分の墓地から召喚してもよい。そうしたら、このターン、そのクリーチャーはプレイヤーを攻撃でき、ターンの終わりに山札の下に置かれる[。])',
  ({ of, in: zone, filter }) =>
    of === 'you' && zone === 'graveyard' && filter.type === 'creature' ? abyssRushOf(filter) : undefined,
);

export const TITLE_LINES = [
  ...ABYSS_RUSHES,
  ...says(
    'アビスラッシュ:このクリーチャーを自分の墓地から召喚してもよい。そうしたら、このターン、このクリーチャーはプレイヤーを攻撃でき、ターンの終わりに山札の下に置かれる[。]',
    (): readonly Ability[] => abyssRush,
  ),
];

export const TITLE_PARTS = {
  gateRaces: [says('<races>', (races) => races), says('<race>と<race>', (one, other) => [one, other])].flat(),
} satisfies Partial<JapaneseGrammar>;
