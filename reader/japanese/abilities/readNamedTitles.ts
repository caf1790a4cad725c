import {
  type Ability,
  callnion,
  doubleCallnion,
  eternalKappa,
  eternalOmega,
  hyperEnergy,
  hyperSoulRaid,
  jChange,
  ninjaChange,
  sasageru,
  smashBurst,
} from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { type Described, says } from '../values.ts';

const NOT_FREE = 'ただし、コストは0以下に{ならない|はならない}[。]';

/** The creatures under which a card may be put, named without a player or a zone. */
const raid = ({ of, in: zone, filter }: Described): Ability | undefined =>
  of === undefined && zone === undefined ? hyperSoulRaid(filter) : undefined;

/** Titles of abilities that the language has a name for, alone and with the text in brackets that cards have. */
export const NAMED_TITLES: readonly Rule<Ability>[] = [
  says('ササゲール<number>', (by) => sasageru(by)),
  says(
    `ササゲール<number>(ディスペクターを召喚する時、このクリーチャーを破壊してもよい。そうしたら、その召喚コストを<number>少なくする。${NOT_FREE})` as '<number><number>',
    (by, explained) => (by === explained ? sasageru(by) : undefined),
  ),
  says('ハイパーエナジー', () => hyperEnergy),
  says(
    `ハイパーエナジー({このクリーチャーを召喚|この呪文を唱え|このカードを使用}する時、コストが異なる自分のクリーチャーを好きな数タップしてもよい。こうしてタップしたクリーチャー1体に付き、このクリーチャーの召喚コストを2少なくする。${NOT_FREE})` as 'ハイパーエナジー',
    () => hyperEnergy,
  ),
  says('エターナル・Ω', () => eternalOmega),
  says('エターナル・Ω(このクリーチャーが離れる時、代わりに手札に戻す[。])', () => eternalOmega),
  says('エターナル・K', () => eternalKappa),
  says(
    'エターナル・K(このクリーチャーが離れる時、代わりに自分のマナゾーンにある裏向きのカードを3枚[、]表向きにしてもよい[。])',
    () => eternalKappa,
  ),
  says('Jチェンジ<number>', (cost) => jChange(cost)),
  says(
    'Jチェンジ<number>(このクリーチャーが攻撃する時、{このクリーチャーを|これを}、自分のマナゾーンにあるコスト<number>以下のジョーカーズ・クリーチャー1体と入れ替えてもよい[。])',
    (cost, explained) => (cost === explained ? jChange(cost) : undefined),
  ),
  says('ニンジャ・チェンジ<number>', (cost) => ninjaChange(cost)),
  says('ヨビニオン', () => callnion),
  says('W・ヨビニオン', () => doubleCallnion),
  says('スマッシュ・バースト', () => smashBurst),
  says(
    'スマッシュ・バースト(このクリーチャーが攻撃する時、このカードの呪文側をバトルゾーンに置いたまま、コストを支払わずに唱えてもよい[。])',
    () => smashBurst,
  ),
  says('ハイパーソウル・レイド{-|:}<described>', raid),
].flat();
