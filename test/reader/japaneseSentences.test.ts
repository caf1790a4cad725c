import { ReadError, readAbility } from '@taiki/reader';
import { describeAbility } from 'taiki';
import { ninjaStrike, saver } from 'taiki/words';
import { describe, expect, test } from 'vitest';

const read = (text: string): string => describeAbility(readAbility(text, { language: 'ja' }));

const isRefused = (text: string): boolean => {
  try {
    readAbility(text, { language: 'ja' });
    return false;
  } catch (error) {
    if (error instanceof ReadError) return true;
    throw error;
  }
};

describe('sentences of Japanese cards', () => {
  test.each([
    [
      '自分の山札の上から3枚を見る。その中から1枚を手札に加え、残りを好きな順序で山札の下に置く。',
      "Look at the top 3 cards of your deck, then return one of what was seen to its owner's hand, then put what was seen on the bottom of the owner's deck.",
    ],
    [
      '自分の山札の上から1枚目を表向きにする。そのカードが呪文であれば、自分の手札に加える。それ以外のカードであれば、自分の墓地に置く。',
      'Reveal the top card of your deck as "seen". Then if what was seen is a spell, return what was seen to the owner\'s hand. Otherwise put what was seen into the owner\'s graveyard.',
    ],
    [
      'このクリーチャーが出た時、カードを2枚まで引く。その後、こうして引いた枚数と同じ数、自分の手札を捨てる。',
      'When this is put into the battle zone, draw up to 2 cards, and note how many as "number", then discard the number "number" of the cards in your hand.',
    ],
    [
      '各ターン、はじめて自分のドラゴンが攻撃する時、アンタップする。',
      'Whenever a Dragon card of yours attacks while in this turn a Dragon card of yours attacks 1 or fewer times, untap it.',
    ],
    [
      '自分がカードを引く時、かわりにカードを2枚引いてもよい。',
      'When you would draw a card, you may draw 2 cards instead.',
    ],
    [
      '相手のクリーチャーは、バトルゾーンに出す時タップして置く。',
      "Each of your opponent's creatures is put into the battle zone tapped.",
    ],
    [
      'ラビリンス：自分のシールドが相手より多ければ、このクリーチャーのパワーを+3000し、「W・ブレイカー」を与える。',
      'While the number of your shields is more than the number of your opponent\'s shields, this gets +3000 power and has "Double breaker".',
    ],
    [
      'このクリーチャーが出た時、自分の手札を数える。それと同じ枚数のカードを引いてもよい。',
      'When this is put into the battle zone, you may draw cards equal to the number of cards in your hand.',
    ],
    [
      'このクリーチャーが出た時、自分の手札をすべて自分のマナゾーンに置く。その後、同じ枚数のカードを自分のマナゾーンから自分の手札に戻す。',
      'When this is put into the battle zone, put all cards in your hand into your mana zone, and note how many as "number", then return the number "number" of the cards in your mana zone to your hand.',
    ],
    [
      '相手のクリーチャーを1体破壊する。自分のクリーチャーがあれば、相手のクリーチャーをもう1体破壊する。',
      "Destroy one of your opponent's creatures. Then if there are 1 or more of your creatures, destroy one of your opponent's creatures.",
    ],
    [
      '相手のクリーチャーを1体選び、タップする。自分のクリーチャーがあれば、相手のクリーチャーをもう1体選び、タップする。',
      "Tap one of your opponent's creatures. Then if there are 1 or more of your creatures, tap one of your opponent's creatures other than what was chosen.",
    ],
    [
      '相手の、パワー5000以下の多色ではないクリーチャーを1体破壊する。',
      "Destroy one of your opponent's creatures with power 5000 or less that are not multicolored cards.",
    ],
    [
      '相手は、多色以外の呪文を唱えることができない。',
      'Your opponent cannot cast spells that are not multicolored cards.',
    ],
    [
      '自分のクリーチャーが攻撃する時、そのクリーチャーよりコストが小さいクリーチャー1体またはタマシードを1枚、自分の墓地から出してもよい。',
      'Whenever a creature of yours attacks, you may put one of the cards that are each (a creature that costs (the cost of it minus 1) or less) or (a tamaseed that costs (the cost of it minus 1) or less) in your graveyard into the battle zone.',
    ],
    ['相手の単色クリーチャーを1体破壊する。', "Destroy one of your opponent's single-colored creatures."],
    [
      'このクリーチャーが出た時、サムライをすべて、自分の墓地からマナゾーンに置く。',
      'When this is put into the battle zone, put all Samurai cards in your graveyard into your mana zone.',
    ],
    [
      'このクリーチャーが出た時、バトルゾーンにある自分の他のサムライ1体につき1枚、カードを引いてもよい。',
      'When this is put into the battle zone, you may draw cards equal to the number of your other Samurai creatures.',
    ],
    [
      'このクリーチャーが出た時、カードを1枚引く。その後、手札を1枚自分の山札の一番上に置く。',
      'When this is put into the battle zone, draw a card, then put one of the cards in your hand on the top of your deck.',
    ],
    [
      '自分のクロスギアがあれば、誰も光以外の呪文を唱えることができない。',
      'While there are 1 or more of your cross gears, players cannot cast spells that are not light cards.',
    ],
    [
      '自分のクリーチャー1体のパワーは、このターンの終わりまで+4000される。',
      'Until the end of the turn, one of your creatures gets +4000 power.',
    ],
    [
      'このクリーチャーが出た時、相手のシールドを1枚見てから元の場所に戻す。',
      "When this is put into the battle zone, look at one of your opponent's shields.",
    ],
    [
      '各プレイヤーは自身の手札を1枚選び、捨てる。',
      "Discard one of the cards in your hand, then discard one of the cards in your opponent's hand of your opponent's choice.",
    ],
    [
      'バトルゾーンにある自分の水のクリーチャー1体につき、バトルゾーンにある相手のクリーチャーを1体選び、タップしてもよい。',
      "Tap up to (the number of your water creatures) of your opponent's creatures.",
    ],
    [
      '自分の手札を好きな枚数捨てる。その後、同じ枚数のカードを引く。',
      'Discard any number of the cards in your hand, and note how many as "number", then draw cards equal to the number "number".',
    ],
    [
      'このクリーチャーが出た時、自分の山札の上から1枚目をマナゾーンに置く。それがドラゴンなら、カードを1枚引く。',
      'When this is put into the battle zone, put the top card of your deck into your mana zone as "it". Then if the "it" is a Dragon card, draw a card.',
    ],
    [
      '相手のクリーチャーを1体選ぶ。相手はそれを自身の山札の一番下に置く。',
      "Put one of your opponent's creatures on the bottom of your opponent's deck.",
    ],
    [
      '相手の手札を見て、その中から呪文を1枚選び、捨てさせる。',
      "Look at all cards in your opponent's hand, then discard one of the spells in your opponent's hand.",
    ],
    [
      '種族を1つ選ぶ。このターン、その種族のクリーチャーはブロックされない。',
      'Name a race, then until the end of the turn, each creature of the named race in the battle zone cannot be blocked.',
    ],
    [
      'このターン、自分のクリーチャーが攻撃する時、カードを1枚引いてもよい。',
      'Until the end of the turn, whenever a creature of yours attacks, you may draw a card.',
    ],
  ])('mean what is said: %s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe('costs and replacements of Japanese cards', () => {
  test.each([
    [
      '自分のドラゴンの召喚コストを1少なくする。ただし、コストは0以下にならない。',
      'Each Dragon creature in your hand, mana zone or graveyard costs 1 less, but not less than 1.',
    ],
    [
      '自分のグランド・デビルが破壊される時、墓地に置くかわりに自分の手札に戻してもよい。',
      "When a Grand Devil creature of yours would be destroyed, you may return it to its owner's hand instead.",
    ],
    [
      'このクリーチャーが破壊される時、かわりに自分の他のクリーチャーを1体破壊してもよい。',
      'When this would be destroyed, you may destroy one of your other creatures instead.',
    ],
    [
      'バトルゾーンに自分のドラゴンが1体でもあれば、このクリーチャーのパワーは+2000される。',
      'While there are 1 or more of your Dragon cards, this gets +2000 power.',
    ],
  ])('mean what is said: %s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe('titles of Japanese cards', () => {
  test('are the abilities that they stand for', () => {
    expect(readAbility('ニンジャ・ストライク7')).toEqual(ninjaStrike(7));
    expect(readAbility('セイバー:ドラゴン')).toEqual(saver({ type: 'creature', races: ['Dragon'] }));
  });

  test('without a word of their own are what their brackets say', () => {
    expect(
      read(
        'ハンティング(バトル中、このクリーチャーのパワーは、バトルゾーンにある自分のハンター1体につき+1000される)',
      ),
    ).toBe('While this battles, this gets +1000 power for each of your Hunter creatures.');
    expect(isRefused('ハンティング')).toBe(true);
  });

  test('agree with the number, race and civilization in their text', () => {
    expect(
      isRefused(
        'セイバー:ドラゴン(自分のフェニックスが破壊される時、かわりにこのクリーチャーを破壊してもよい)',
      ),
    ).toBe(true);
    expect(
      isRefused(
        'シビルカウント3:自分の水のクリーチャーまたは水のタマシードが合計2つ以上あれば、カードを1枚引く。',
      ),
    ).toBe(true);
  });
});

describe('what a Japanese text leaves open', () => {
  test.each([
    ['what "it" is in a trigger of the bearer', 'このクリーチャーが攻撃する時、そのクリーチャーを破壊する。'],
    [
      '"other" than two',
      'これをクロスしたクリーチャーが破壊される時、かわりに自分の他のクリーチャーを1体破壊してもよい。',
    ],
    [
      'another number than what is left',
      '自分の山札の上から4枚を見る。その中から1枚を手札に加え、他の2枚を山札の一番下に置く。',
    ],
    ['one of each', '自分のマナゾーンにある闇、火、自然のカードを1枚ずつタップしてもよい。'],
    [
      'what is done with the deck of the opponent',
      'このクリーチャーが攻撃する時、相手の山札の上から1枚目を見る。そのカードを、持ち主の山札の一番下に戻してもよい。',
    ],
  ])('is refused: %s', (_, text) => {
    expect(isRefused(text)).toBe(true);
  });
});
