import {
  type Ability,
  alternativeCost,
  awakeningLink,
  type Civilization,
  type Condition,
  type Effect,
  fortEnergy,
  itself,
  overDrive,
  overDriveOfSpell,
  pandoraShift,
  rinneInfinity,
  superShieldTrigger,
  superShieldTriggerOfCreature,
} from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { withAntecedent } from '../../language/official/antecedent.ts';
import { isExplainedBy } from '../readReminders.ts';
import { speaksOfSelf } from '../sentences/readActs.ts';
import { same, says } from '../values.ts';

/** 112.2d. What follows if the cards were tapped is a trigger of the bearer's arrival. */
function drivenBy(of: readonly Civilization[], ability: Ability, nth = 1): readonly Ability[] | undefined {
  const isArrival =
    ability.kind === 'triggered' &&
    same(ability.when, { event: 'put', what: { of: 'any', filter: { itself: true } } }) &&
    ability.given === undefined &&
    ability.condition === undefined &&
    ability.limit === undefined &&
    ability.word === undefined;
  return isArrival ? overDrive(of, ability.effect, nth) : undefined;
}

const times = (count: number, civilization: Civilization): readonly Civilization[] =>
  Array.from({ length: count }, () => civilization);

const TAPPED = '枚タップしてもよい。そうした場合、';

/** 112.2d. Two costs of which either or both are paid, each with what it gives. */
const EACH_PAID: readonly Rule<readonly Ability[]>[] = says(
  'O・ドライブ[-]<civilization>x<number>・<civilization>x<number>[:](このクリーチャーを召喚する時、自分のマナゾーンでさらに<civilization><number>枚または<civilization><number>枚またはその両方をタップしてもよい。そうした場合、次の能力を得る[。])<civilization>:<ability>[。]<civilization>:<ability>[。]',
  (one, n, two, m, first, k, second, l, given, ability, also, other) => {
    const agrees = same([one, n, two, m], [first, k, second, l]) && same([one, two], [given, also]);
    const drives = agrees
      ? [drivenBy(times(n, one), ability, 1), drivenBy(times(m, two), other, 2)]
      : [undefined];
    return drives.every((drive) => drive !== undefined) ? drives.flat() : undefined;
  },
);

const SHIFT = 'このカードを使うコストの代わりに、';
const SHIFTED = 'を支払ってもよい。そうしたら、このカードを自分の超次元ゾーンに置く[。]';

const FORT = 'このクリーチャーをバトルゾーンに出した時、';

/** 601.1f. What follows if a card of a race was tapped to pay for the bearer. */
function withFort(race: string, explained: string, said: Effect): readonly Ability[] | undefined {
  const effect = withAntecedent(said, undefined);
  return effect && race === explained ? [fortEnergy({ races: [race] }, effect)] : undefined;
}

const NOTHING: Effect = { do: 'inOrder', effects: [] };

/** 601.1a. So much mana of a civilization in place of the cost, where this holds and something is done. */
const paidOtherwise = (
  condition: Condition,
  then: Effect,
  civilization: Civilization,
  count: number,
): Extract<Ability, { kind: 'cost' }> => ({
  kind: 'cost',
  way: 'alternative',
  mana: { of: [civilization], count },
  effect: { do: 'if', condition, then },
});

/** 603.6. What follows a payment of another kind is a trigger of the bearer's arrival. */
function atEndIfPaid(cost: Ability, effect: Effect): readonly Ability[] | undefined {
  const done = speaksOfSelf(effect) ? undefined : withAntecedent(effect, undefined);
  return (
    done && [
      cost,
      {
        kind: 'triggered',
        when: { event: 'put', what: itself, how: 'alternative' },
        effect: {
          do: 'delayed',
          ability: { kind: 'triggered', when: { event: 'endOfTurn', of: 'any' }, effect: done },
          until: 'turn',
        },
      },
    ]
  );
}

/** Keywords that are paid for, with the line that follows them. */
export const PAID_TITLE_LINES: readonly Rule<readonly Ability[]>[] = [
  says(
    '<condition>、このクリーチャーを〔<civilization>(<number>)〕支払って召喚してもよい。そうしたら、このターンの終わりに<acts>[。]',
    (condition, civilization, count, then) =>
      atEndIfPaid(paidOtherwise(condition, NOTHING, civilization, count), then),
  ),
  // Card tables write the fire icon this way.
  says(
    '<condition>、このクリーチャーを〔ff<number>〕支払って召喚してもよい。そうしたら、このターンの終わりに<acts>[。]',
    (condition, count, then) => atEndIfPaid(paidOtherwise(condition, NOTHING, 'fire', count), then),
  ),
  says(
    `パンドラ・シフト:${SHIFT}〔<civilization>/<civilization>(<number>)〕${SHIFTED}` as '<civilization><civilization><number>',
    (one, other, count) => [pandoraShift(count, one, other)],
  ),
  says(
    `パンドラ・シフト:${SHIFT}〔<civilization>(<number>)〕${SHIFTED}` as '<civilization><number>',
    (civilization, count) => [pandoraShift(count, civilization)],
  ),
  says(
    '輪廻∞:このカードの呪文側を、バトルゾーンに置いたまま唱えてもよい{(コストは支払う)|}。そうした時、自分の<quoted>1体につき、自分の山札の上から1枚をマナゾーンに置く[。]{(その呪文のコストは支払う)|}',
    (name) => rinneInfinity(name),
  ),
  says('フォートE:<race><effect>[。]', (race, effect) => withFort(race, race, effect)),
  says(
    `フォートE:<race>(${FORT}{<race>を|種族に<race>とあるクリーチャーを}自分のマナゾーンでタップしてこのクリーチャーを召喚していた場合、このクリーチャーは次の能力を得る[。])<effect>[。]` as '<race><race><effect>',
    withFort,
  ),
  ...EACH_PAID,
  says(
    `O・ドライブ[-]<civilization>x<number>[:](このクリーチャーを召喚する時、自分のマナゾーンで<civilization>のカードをさらに<number>${TAPPED}次の能力を得る[。])<ability>[。]` as '<civilization><number><civilization><number><ability>',
    (civilization, count, explained, number, ability) =>
      civilization === explained && count === number
        ? drivenBy(times(count, civilization), ability)
        : undefined,
  ),
  says(
    `O・ドライブ[-]<civilization>x<number>[:](このクリーチャーを召喚する時、自分のマナゾーンで<civilization>のカードをさらに<number>${TAPPED}次の能力を得る[。])<ability>[。]<reminder>[。]` as '<civilization><number><civilization><number><ability><reminder>',
    (civilization, count, explained, number, ability, about) =>
      civilization === explained && count === number && isExplainedBy(ability, about)
        ? drivenBy(times(count, civilization), ability)
        : undefined,
  ),
  says(
    `O・ドライブ[-]<civilization>x<number>[:](この呪文を唱える時、自分のマナゾーンで<civilization>のカードをさらに<number>${TAPPED}この呪文は次の能力を得る[。])<effect>[。]` as '<civilization><number><civilization><number><effect>',
    (civilization, count, explained, number, effect) => {
      const done = withAntecedent(effect, undefined);
      return done && civilization === explained && count === number
        ? overDriveOfSpell(times(count, civilization), done)
        : undefined;
    },
  ),
  says(
    'O・ドライブ[-]<civilization>x1と<civilization>x1[:](このクリーチャーを召喚する時、自分のマナゾーンでさらに<civilization>1枚と<civilization>1枚をタップしてもよい。そうした場合、次の能力を得る[。])<ability>[。]',
    (one, two, first, second, ability) =>
      same([one, two], [first, second]) ? drivenBy([one, two], ability) : undefined,
  ),
  says(
    'O・ドライブ[-]<civilization>x1と<civilization>x1と<civilization>x1[:](このクリーチャーを召喚する時、自分のマナゾーンでさらに<civilization>1枚と<civilization>1枚と<civilization>1枚をタップしてもよい。そうした場合、次の能力を得る[。])<ability>[。]',
    (one, two, three, first, second, third, ability) =>
      same([one, two, three], [first, second, third]) ? drivenBy([one, two, three], ability) : undefined,
  ),
  says(
    'スーパー・S・トリガー(この呪文を自分のシールドゾーンから手札に加える時、コストを支払わずにすぐ唱えてもよい。その時自分のシールドが{1つ|1枚}もなければ、この呪文にoB能力を与える[。])<effect>[。]oB<effect>[。]',
    (effect, more) => {
      const done = withAntecedent(effect, undefined);
      const also = withAntecedent(more, undefined);
      return done && also && superShieldTrigger(done, also);
    },
  ),
  says(
    'スーパー・S・トリガー(このクリーチャーを自分のシールドゾーンから手札に加える時、コストを支払わずにすぐ召喚してもよい。その時自分のシールドが{1つ|1枚}もなければ、このクリーチャーにxB能力を与える[。])<ability>[。]xBこのクリーチャーが出た時、<effect>[。]',
    (ability, more) => {
      const also = withAntecedent(more, undefined);
      return also && ability.kind !== 'spell' ? [...superShieldTriggerOfCreature(also), ability] : undefined;
    },
  ),
].flat();

/** Titles and costs that are abilities by themselves. */
export const PAID_TITLES: readonly Rule<Ability>[] = [
  says(
    '<condition>、<linked>〔<civilization>(<number>)〕支払って、このクリーチャーを自分の墓地から召喚してもよい',
    (condition, effect, civilization, count): Ability | undefined => {
      const done = speaksOfSelf(effect) ? undefined : withAntecedent(effect, undefined);
      return done && { ...paidOtherwise(condition, done, civilization, count), from: ['graveyard'] };
    },
  ),
  says('コストを支払う代わりに[、]<linked>このクリーチャーを召喚してもよい', (effect) => {
    const done = speaksOfSelf(effect) ? undefined : withAntecedent(effect, undefined);
    return done && alternativeCost(done);
  }),
  says(
    '覚醒リンク[-]自分のターンのはじめに、バトルゾーンに自分の<quoted>があれば、そのクリーチャーとこのクリーチャーを裏返しリンクさせる',
    (name) => awakeningLink([name]),
  ),
  says(
    '覚醒リンク[-]自分のターンのはじめに、バトルゾーンに自分の<quoted>と<quoted>があれば、そのクリーチャーとこのクリーチャーをすべて裏返しリンクさせる',
    (...names) => awakeningLink(names),
  ),
].flat();
