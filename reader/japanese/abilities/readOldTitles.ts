import {
  type Ability,
  breakBonus,
  type Civilization,
  type Effect,
  evoCharger,
  itself,
  type Keyword,
  moveUnder,
  revengeChance,
  self,
  solemnDuty,
  superInfinite,
} from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { doneOn, withAntecedent } from '../../language/official/antecedent.ts';
import { type Described, same, says } from '../values.ts';

const isMeteorburn = (ability: Ability): boolean =>
  ability.kind === 'triggered' &&
  ability.when.event === 'attacks' &&
  ability.when.what.filter?.itself === true &&
  ability.effect.do === 'may' &&
  ability.effect.effect.do === 'moveUnder' &&
  ability.effect.effect.to === 'graveyard';

/** Whether this turns the bearer over, which alone is an awakening (805.1a). */
const turnsOver = (ability: Ability): boolean =>
  ability.kind === 'triggered' && JSON.stringify(ability.effect).includes('"do":"turnOver"');

/** 「ブレイク・ボーナス」: at the end of its attack, once for each shield that it has broken in it. */
function bonus(effect: Effect): Ability | undefined {
  const done = withAntecedent(effect, undefined);
  return done && breakBonus(done);
}

/** 「仁義」: whenever another creature of yours leaves the battle zone or the mana zone. */
function jingi(effect: Effect): Ability | undefined {
  const done = doneOn(solemnDuty(effect).when, effect);
  return done && solemnDuty(done);
}

const slayerOf = (civilizations: readonly Civilization[]): Ability => ({
  kind: 'triggered',
  when: { event: 'battleEnds', what: itself },
  given: { kind: 'is', what: { ref: 'other' }, like: { civilizations } },
  effect: { do: 'destroy', what: { ref: 'other' } },
});

const twice = (titled: readonly Civilization[], explained: readonly Civilization[]): boolean =>
  same(titled, explained);

/** Titles of the sets to 2012 before an ability that says all of it. */
export const OLD_TITLES: readonly Rule<Ability>[] = [
  says(
    '<civilization>・<civilization>スレイヤー(このクリーチャーとバトルした相手の<civilizations>のクリーチャーは、勝っても持ち主の墓地に置かれる[。])',
    (one, other, explained) => (twice([one, other], explained) ? slayerOf(explained) : undefined),
  ),
  says(
    '<civilization>・<civilization>ブロッカー(相手の<civilizations>のクリーチャーが攻撃する時、このクリーチャーをタップして、その攻撃を阻止してもよい。その後、その相手クリーチャーとバトルする[。])',
    (one, other, explained): Ability | undefined =>
      twice([one, other], explained)
        ? { kind: 'keyword', name: 'blocker', against: { type: 'creature', civilizations: explained } }
        : undefined,
  ),
  says(
    '<race>・ブロッカー(相手の<race>が攻撃する時、このクリーチャーをタップして、その攻撃を阻止してもよい。その後、その<race>とバトルする[。])',
    (race, again, still): Ability | undefined =>
      race === again && race === still
        ? { kind: 'keyword', name: 'blocker', against: { type: 'creature', races: [race] } }
        : undefined,
  ),
  says('メテオバーン{-|:|ー}<ability>', (ability) =>
    ability.kind !== 'spell' && JSON.stringify(ability).includes('"do":"moveUnder"') && !isMeteorburn(ability)
      ? ability
      : undefined,
  ),
  says('覚醒{-|:|ー|}<ability>', (ability) => (turnsOver(ability) ? ability : undefined)),
  says(
    'ブレイク・ボーナス(このクリーチャーの攻撃が終わった時、このクリーチャーがまだバトルゾーンにあれば、その攻撃中にブレイクしたシールド1枚に付き、次の能力を1回使ってもよい[。])<effect>',
    bonus,
  ),
  says(
    '仁義(自分の他のクリーチャーがバトルゾーンまたはマナゾーンを離れた時、このクリーチャーの能力を使ってもよい[。])<effect>',
    jingi,
  ),
  says(
    'リベンジ・チャンス{-|ー|:}各ターンの終わりに、<condition>、このクリーチャーをコストを支払わずに召喚してもよい',
    revengeChance,
  ),
].flat();

const evolutionOf = ({ of, in: zone, filter }: Described): Keyword | undefined =>
  (of === undefined || of === 'you') && zone === undefined
    ? { kind: 'keyword', name: 'evolution', base: filter }
    : undefined;

const evolutionOfMana = ({ of, in: zone, filter }: Described, count: number): Keyword | undefined =>
  of === undefined && zone === undefined
    ? { kind: 'keyword', name: 'evolution', base: filter, count, from: 'manaZone' }
    : undefined;

/** 801. Evolutions on several cards, or on cross gears. */
export const OLD_EVOLUTIONS: readonly Rule<Keyword>[] = [
  says('進化{-|ー|:}<described>1枚の上に置く', (cards) =>
    cards.filter.type === 'crossGear' ? evolutionOf(cards) : undefined,
  ),
  says('超無限進化{-|ー|:}<described>1体以上の上に置く', (cards) => {
    const one = evolutionOf(cards);
    return one?.name === 'evolution' ? superInfinite(one) : undefined;
  }),
  says(
    '{進化V|進化GV}{-|ー|:}自分の<race>、<race>、<race>のいずれか2体を重ねた上に置く',
    (...races): Keyword => ({ kind: 'keyword', name: 'evolution', base: { races }, count: 2 }),
  ),
  says(
    '進化GV{-|ー|:}自分の<race>、<race>、<race>、<race>のいずれか<number>体を重ねた上に置く',
    (one, two, three, four, count): Keyword => ({
      kind: 'keyword',
      name: 'evolution',
      base: { races: [one, two, three, four] },
      count,
    }),
  ),
  says(
    '{マナ進化V|マナ進化GV}{-|ー|:}<described>を<number>体[、]自分のマナゾーンから選び、このクリーチャーをその上に重ねつつバトルゾーンに出す',
    evolutionOfMana,
  ),
  says(
    '{マナ進化V|マナ進化GV}{-|ー|:}<described>を<number>体[、]自分のマナゾーンから選び、このクリーチャーをその<number>体の上に重ねつつバトルゾーンに出す',
    (cards, count, again) => (count === again ? evolutionOfMana(cards, count) : undefined),
  ),
].flat();

/** Keywords of spells whose text in brackets does more than a charger. */
export const OLD_TITLE_LINES: readonly Rule<readonly Ability[]>[] = says(
  'evoチャージャー(この呪文を唱えた後、墓地に置く代わりに自分のマナゾーンに置く。その後、クリーチャーを1体、自分のマナゾーンからバトルゾーンにある自分の進化クリーチャー1体の下に重ねて置いてもよい)',
  () => evoCharger,
);

/** 701.4. Cards from below a creature, which its owner picks. */
export const fromBelow = (count: number): Effect => moveUnder(self, count, 'graveyard');
