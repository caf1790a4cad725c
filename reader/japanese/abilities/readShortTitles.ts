import {
  type Ability,
  badAction,
  cascade,
  climaxDoronGo,
  doubleFreeze,
  freeze,
  galaxyBreaker,
  hatenKokonotsugatari,
  jokersOverExplode,
  judgmentZ,
  manaReburst,
  oniSMaxEvolution,
  rebirthCascade,
  recycle,
  shieldGo,
  stealth,
  torrentCascade,
} from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { same, says } from '../values.ts';

/** Keywords that say all of an ability, without a text in brackets. */
export const SHORT_TITLES: readonly Rule<Ability>[] = [
  says('連鎖', () => cascade),
  says('激流連鎖', () => torrentCascade),
  says('転生連鎖', () => rebirthCascade),
  says('フリーズ', () => freeze),
  says('ダブル・フリーズ', () => doubleFreeze),
  says('破天九語', () => hatenKokonotsugatari),
  says(
    '破天九語(このクリーチャーがバトルに勝った時、相手のシールドを9つブレイクする[。])',
    () => hatenKokonotsugatari,
  ),
  says('サバキZ', () => judgmentZ),
  says(
    'サバキZ({裁きの紋章を自分のシールドゾーンから手札に加えた時|自分の裁きの紋章がシールドゾーンから手札に加えられた時}、{その裁きの紋章|それ}を捨ててもよい。そうした{ら|場合}、{このクリーチャーをコストを支払わずに召喚する|この呪文をコストを支払わずに唱える|コストを支払わずにこのクリーチャーを召喚する|コストを支払わずにこの呪文を唱える}[。])',
    () => judgmentZ,
  ),
  says('マナ爆誕<number>', (count) => manaReburst(count)),
  says(
    'マナ爆誕<number>(このクリーチャーを自分のマナゾーンから、コスト<number>を支払って召喚してもよい[。])',
    (count, explained) => (count === explained ? manaReburst(count) : undefined),
  ),
  says('<civilization>ステルス', (civilization) => stealth(civilization)),
  says(
    '<civilization>ステルス(相手のマナゾーンに<civilization>のカードが1枚でもあれば、このクリーチャーはブロックされない[。])',
    (one, other) => (one === other ? stealth(one) : undefined),
  ),
  says(
    'クライマックス・ドロン・ゴー:<described>(<described>が破壊された時、このクリーチャーを{手札から出して|自分の手札からバトルゾーンに出して}もよい[。])',
    (cards, explained) =>
      same({ ...cards, of: 'you' }, { ...explained, of: 'you' }) ? climaxDoronGo(cards.filter) : undefined,
  ),
].flat();

/** Keywords of several abilities. */
export const SHORT_TITLE_LINES: readonly Rule<readonly Ability[]>[] = [
  says('シールド・ゴー', () => shieldGo),
  says(
    'シールド・ゴー(このクリーチャーが破壊された時、表向き{のまま|にして}[、]新しいシールドとして[、]自分のシールドゾーンに加える。[このカードが]表向きで{自分のシールドゾーン|シールドゾーン|そこ}{から離れる|を離れる}{場合|時}、{どこへ行くかわりに|どこに行くかわりに|かわりに}墓地に{置く|置かれる}[。])',
    () => shieldGo,
  ),
  says('B・A・D<number>', (by) => badAction(by)),
  says(
    'B・A・D<number>(このクリーチャーを、コストを<number>少なくして召喚してもよい。そうしたら、{このターンの終わりに|このターンの終わりに、}このクリーチャーを破壊する[。])',
    (by, explained) => (by === explained ? badAction(by) : undefined),
  ),
  says('リサイクル<number>', (count) => recycle(count)),
  says(
    'リサイクル<number>(コスト<number>を支払って、この呪文を自分の墓地から唱えてもよい。その後、この呪文を自分の山札の{一番下|下}に置く[。])',
    (count, explained) => (count === explained ? recycle(count) : undefined),
  ),
  says('G・ブレイカー', () => galaxyBreaker),
  says('鬼S-MAX進化', () => oniSMaxEvolution),
  says('J・O・E<number>', (by) => jokersOverExplode(by)),
  says(
    'J・O・E<number>(このクリーチャーを、コストを<number>少なくして召喚してもよい。そうしたら、このターンの終わりに、{このクリーチャー|これ}を山札の下に置き、その後カードを1枚引く[。])',
    (by, explained) => (by === explained ? jokersOverExplode(by) : undefined),
  ),
].flat();
