import { CardReader, ReadError, readAbility } from '@taiki/reader';
import { describeAbility } from 'taiki';
import {
  blocker,
  doubleBreaker,
  escapeAbility,
  exLife,
  invasion,
  justDiver,
  revolutionChange,
  zRush,
} from 'taiki/words';
import { describe, expect, it, test } from 'vitest';

const read = (text: string): string => describeAbility(readAbility(text, { language: 'ja' }));

const reader = new CardReader({ language: 'ja' });

const stop = (text: string): string => {
  try {
    readAbility(text, { language: 'ja' });
    return 'read';
  } catch (error) {
    if (error instanceof ReadError) return text.slice(0, error.place.offset);
    throw error;
  }
};

describe('keywords of new Japanese cards', () => {
  it.each(['W・ブレイカー', 'Ｗ（ダブル）・ブレイカー', 'W(ダブル )・ブレイカー', 'W･ブレイカー'])(
    'are read in any of their spellings: %s',
    (text) => {
      expect(readAbility(text)).toEqual(doubleBreaker);
    },
  );

  test.each([
    [
      'Zラッシュ（シールドが離れたら、次の自分のターンのはじめまで、このクリーチャーのハイパーモードを解放する）',
      zRush,
    ],
    [
      'EXライフ（このクリーチャーを出す時、自分の山札の上から１枚目をシールド化する。このクリーチャーが離れる時、かわりにそのシールドを墓地に置く）',
      exLife,
    ],
    [
      'ジャストダイバー（このクリーチャーが出た時、次の自分のターンのはじめまで、このクリーチャーは相手に選ばれず、攻撃されない）',
      justDiver,
    ],
    [
      'エスケープ（このクリーチャーが破壊される時、墓地に置くかわりに自分のシールドを１つ手札に加えてもよい。ただし、その「S・トリガー」は使えない）',
      escapeAbility,
    ],
    [
      '革命チェンジ：ドラゴン（自分のドラゴンが攻撃する時、そのクリーチャーと手札にあるこのクリーチャーを入れ替えてもよい）',
      revolutionChange({ races: ['Dragon'] }),
    ],
    [
      '侵略：多色ドラゴン（自分の多色ドラゴンが攻撃する時、自分の手札にあるこのクリーチャーをその上に重ねてもよい）',
      invasion({ multicolored: true, races: ['Dragon'] }),
    ],
  ])('are what their texts in brackets say: %s', (text, ability) => {
    expect(read(text)).toBe(describeAbility(ability));
  });

  test.each([
    [
      '革命チェンジ：ドラゴン（自分の火のドラゴンが攻撃する時、そのクリーチャーと手札にあるこのクリーチャーを入れ替えてもよい）',
      '革命チェンジ：',
    ],
    ['革命０：このクリーチャーが出た時、カードを1枚引く。', '革命０：'],
    ['シンカパワー：このクリーチャーが出た時、カードを1枚引く。', 'シンカパワー：'],
  ])('are refused where the text is not that of the keyword: %s', (text, before) => {
    expect(stop(text).startsWith(before)).toBe(true);
  });

  test.each([
    [
      '革命０：このクリーチャーが出た時、自分のシールドが１つもなければ、相手のクリーチャーを1体破壊する。',
      "Revolution 0 — When this is put into the battle zone, if you have no shields, destroy one of your opponent's creatures.",
    ],
    [
      '覚醒-このクリーチャーがバトルに勝った時、このクリーチャーをコストの大きいほうに裏返す。',
      'When this wins a battle, turn over this.',
    ],
    [
      '各ターンに１度、自分のクリーチャーが破壊された時、カードを1枚引いてもよい。',
      'Whenever a creature of yours is destroyed, you may draw a card (once in a turn).',
    ],
    [
      '各ターン、はじめて自分のクリーチャーが攻撃する時、カードを1枚引いてもよい。',
      'Whenever a creature of yours attacks while in this turn a creature of yours attacks 1 or fewer times, you may draw a card.',
    ],
    [
      '各ターン、はじめてクリーチャーが破壊された時、カードを1枚引いてもよい。',
      'Whenever a creature is destroyed while in this turn a creature is destroyed 1 or fewer times, you may draw a card.',
    ],
    [
      '自分の闇のクリーチャーまたは闇のタマシードが合計４つ以上なければ、バトルゾーンにあるこのタマシードはクリーチャーとして扱わない。',
      'While there are 3 or fewer of your darkness cards that are each a creature or a tamaseed, this is not a creature.',
    ],
    [
      'コスト2以下のサイキック・クリーチャーを1体、自分の超次元ゾーンからバトルゾーンに出す。',
      'Put one of the psychic creatures that cost 2 or less in your hyperspatial zone into the battle zone.',
    ],
    [
      '相手のマナゾーンにあるカードの枚数よりコストが大きい相手のクリーチャーが出た時、そのクリーチャーを破壊する。',
      "Whenever a creature of your opponent's that costs ((the number of cards in your opponent's mana zone) plus 1) or more is put into the battle zone, destroy it.",
    ],
    [
      'このクリーチャーがバトルする時、そのバトルの終わりまで、バトルしている相手クリーチャーのパワーを－4000する。',
      'When this battles, during this battle, the other creature gets -4000 power.',
    ],
    [
      '自分のコスト5以上のクリーチャーが破壊された時、このクリーチャーを墓地から出してもよい。',
      'Whenever a creature of yours that costs 5 or more is destroyed, you may put this into the battle zone (works in the graveyard).',
    ],
    [
      'G・G・G：自分の手札が１枚以下なら、このクリーチャーの召喚コストを６少なくする。',
      'While there are 1 or fewer cards in your hand, this costs 6 less (works in the hand, mana zone or graveyard).',
    ],
  ])('mean what is said: %s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });

  it('say アビス of all cards and races of that word, and races of creatures', () => {
    expect(read('アビスを1枚、自分の墓地から手札に戻す。')).toBe(
      'Return one of the Abyss cards in your graveyard to your hand.',
    );
    expect(read('アビス・クリーチャーを1体、自分の墓地から手札に戻す。')).toBe(
      'Return one of the Abyss creatures in your graveyard to your hand.',
    );
  });

  it('tell the evolution of the bearer from that of others, on which a card is put (801.1)', () => {
    expect(read('シンカパワー：このクリーチャーが進化する時、カードを1枚引く。')).toBe(
      'Whenever this evolves, draw a card.',
    );
    expect(read('他のクリーチャーが進化した時、カードを1枚引く。')).toBe(
      'Whenever a card is put into the battle zone on another creature, draw a card.',
    );
    expect(stop('他のクリーチャーが進化する時、カードを1枚引く。')).not.toBe('read');
  });

  it('speak of the creature that is battled only where there is a battle', () => {
    expect(
      stop('このクリーチャーが出た時、このターン、バトルしている相手クリーチャーのパワーを-4000する。'),
    ).not.toBe('read');
  });
});

describe('a list of instructions on a Japanese card', () => {
  it('belongs to the line that chooses among them', () => {
    const { lines, abilities } = reader.card(
      'S・トリガー\n次のうちいずれか１つを選ぶ。\n▶\uFE0Eカードを1枚引く。\n►相手のパワー2000以下のクリーチャーを1体破壊する。',
      'spell',
    );
    expect(lines.map(({ text }) => text.split('\n').length)).toEqual([1, 3]);
    expect(abilities?.map(describeAbility)).toEqual([
      'Shield trigger',
      "Choose 1: draw a card; or destroy one of your opponent's creatures with power 2000 or less.",
    ]);
  });

  it('is refused with one instruction', () => {
    const { abilities } = reader.card('次のうちいずれか１つを選ぶ。\n▶カードを1枚引く。', 'spell');
    expect(abilities).toBeUndefined();
  });
});

describe('the hyper mode of a Japanese card', () => {
  it('is what its marked lines say', () => {
    const { abilities, hyperMode, lines } = reader.card(
      'ブロッカー\nZラッシュ\nW・ブレイカー (hyper mode)\nブロッカー（ハイパーモード）',
      'other',
    );
    expect(abilities?.map(describeAbility)).toEqual([blocker, zRush].map(describeAbility));
    expect(hyperMode).toEqual([doubleBreaker, blocker]);
    expect(lines.map(({ ofHyperMode }) => ofHyperMode)).toEqual([undefined, undefined, true, true]);
  });

  it('stops at the place in the whole line', () => {
    const { abilities, lines } = reader.card('ブロッカー\nブロックカー (hyper mode)', 'other');
    expect(abilities).toBeUndefined();
    expect(lines[1]?.error?.place.offset).toBe(4);
  });
});
