import type { Deck } from 'taiki';
import type { ModernSet } from './index.ts';

/** A deck and the sets that its cards are in. */
export interface ModernDeck {
  readonly sets: readonly ModernSet[];
  readonly deck: Deck;
}

const deckOf = (
  name: string,
  sets: readonly ModernSet[],
  cards: Readonly<Record<string, number>>,
): readonly [string, ModernDeck] => [
  name,
  {
    sets,
    deck: {
      name,
      cards: Object.entries(cards).flatMap(([card, count]) => Array<string>(count).fill(card)),
      hyperspatial: [],
      superGR: [],
    },
  },
];

/** Six archetypes of today, by name. */
export const modernDecks: Readonly<Record<string, ModernDeck>> = Object.freeze(
  Object.fromEntries([
    deckOf('abyss', ['dm22rp1'], {
      'アビスベル=ジャシン帝': 4,
      'フォーク＝フォック': 4,
      'レター＝ジェンゲガー': 4,
      'ブック＝ラギルップ': 4,
      邪侵入: 4,
      'シャンデリア＝ベリア': 4,
      '悪灯 トーチ＝トートロット': 4,
      深淵の食卓: 4,
      '精神呪文「ダラクマ」': 4,
      闇々人形アイビー: 4,
    }),
    deckOf('civil-light', ['dm22rp1'], {
      'シェケダン・ドメチアーレ': 4,
      '赤翼の精霊エルラ・ルージュ': 4,
      'アストマープル-T3': 4,
      '運搬の守護者 アル・ハコブ': 4,
      予言者マンプクルト: 4,
      '聖女の翼 アクルクス': 4,
      'トロワ・サイン': 4,
      '監獄呪文「ピカビム」': 4,
      'ハイパーソニック・ゴールデンタイヤ': 4,
      'ジャマリーリョ-S8': 4,
    }),
    deckOf('tamaseeds', ['dm22rp1'], {
      'AQ NETWORK': 4,
      '多目的タッチ短冊 iZaq': 4,
      電脳の海を彷徨うエレキギター: 4,
      知識のコイン: 4,
      'ヨサノ・エレキハイカー': 4,
      'ラクリマ・クロウラー': 4,
      '蒼き熱剣 デカベッタ': 4,
      森林と瀑布のレコード: 4,
      '♪目には青葉 テレポーテーション 初がつお': 4,
      合唱魚: 4,
    }),
    deckOf('bolshack', ['dm22rp1', 'dm26rp1'], {
      'ボルシャック・テイル・ドラゴン': 4,
      'ボルシャック・栄光・ルピア': 4,
      'アニー・ルピア': 4,
      マルルの炎杖: 4,
      '龍騎旋竜ボルシャック・バルガ': 4,
      '逆転の火焔 ボルシャック・メビウス': 4,
      'メタルカオスクラッパー・ドラゴン': 4,
      '闘龍騎アポロヌス・ドラグーン': 4,
      'コットピ・ルピア': 4,
      'マッハ・ガルピア': 4,
    }),
    deckOf('gods', ['dm26rp1'], {
      '逆転龍神ヘヴィ・ウィン・メタル': 4,
      '空神のD ドッコイ': 4,
      '魅神のG パロロ': 4,
      '撃滅神オブリ&レイト': 4,
      '朱神のC ガリョウ': 4,
      '護神のP エメラルド・ファラオ': 4,
      '源神のH エレクトロン': 4,
      '切り札の時!!': 4,
      'プラスワン・ハンド': 4,
      'プラスワン・フレーム': 4,
    }),
    deckOf('hidden-strike', ['dm26rp1'], {
      呪遁の化身: 4,
      雷遁の開眼者ウッズ: 4,
      'スイトン・クロウラー': 4,
      死神の影遁デスプルーフ: 4,
      破壊の神遁バジル: 4,
      '獣王のB ペガサス': 4,
      '英王のM スターマン': 4,
      'ジェネラル・ガルガタン': 4,
      霊騎ガルテオ: 4,
      '森仙のJ ロマネスク': 4,
    }),
  ]),
);
