import { CardReader, ReadError, readAbility } from '@taiki/reader';
import { describeAbility } from 'taiki';
import { overDrive, superShieldTrigger, tap } from 'taiki/words';
import { describe, expect, it, test } from 'vitest';

const read = (text: string): string => describeAbility(readAbility(text, { language: 'ja' }));

const codeOf = (text: string): string | undefined => {
  try {
    readAbility(text, { language: 'ja' });
    return undefined;
  } catch (error) {
    if (error instanceof ReadError) return error.code;
    throw error;
  }
};

describe('what Japanese cards permit and forbid', () => {
  test.each([
    [
      '相手のエレメントは、相手の手札以外から出ない。',
      'Your opponent cannot put elements into the battle zone except from the hand.',
    ],
    [
      '相手は、自身のターン中、召喚以外の方法でクリーチャーをバトルゾーンに出せない。',
      "While it is your opponent's turn, your opponent cannot put creatures into the battle zone except by summoning.",
    ],
    [
      '自分の他のクリーチャーは、破壊以外の方法で離れない。',
      'Each of your other creatures cannot leave the battle zone except by being destroyed.',
    ],
    [
      '自分のターン中に一度、クリーチャーを１体、自分のマナゾーンから召喚してもよい。',
      'While it is your turn, each creature in your mana zone can be summoned from the mana zone, at most 1 in a turn.',
    ],
    [
      '各ターンに1度、クリーチャーを1体、自分の墓地から召喚してもよい。',
      'Each creature in your graveyard can be summoned from the graveyard, at most 1 in a turn.',
    ],
    [
      '自分のターン中、コスト6以下のクリーチャーを1体、自分の山札の上からコストを支払わずに召喚してもよい。',
      'While it is your turn, each creature that costs 6 or less in your deck can be summoned from the top of the deck, at most 1 in a turn, without its cost being paid if it is a creature.',
    ],
    ['このクリーチャーをタップして出してもよい。', 'This may be put into the battle zone tapped.'],
    [
      'パワード・ブレイカー（このクリーチャーは、そのパワー6000ごとにシールドをもう1つブレイクする）',
      'Powered breaker',
    ],
    [
      '手札から召喚するなら、このクリーチャーの召喚コストを3多くする。',
      'This costs 3 more (works in the hand).',
    ],
    [
      '相手のクリーチャーが攻撃する時、可能ならクリーチャーを攻撃する。',
      "Each of your opponent's creatures attacks a creature if able when it attacks.",
    ],
    [
      '相手のクリーチャーは、出たターンに攻撃できない。',
      "Each of your opponent's newly put creatures cannot attack.",
    ],
    [
      '自分のマナゾーンにあるカードを、すべての文明のカードとして扱う。',
      'Each card in your mana zone is light, water, darkness, fire and nature.',
    ],
    [
      'コストを支払うかわりに自分のクリーチャーを４体破壊して、このクリーチャーを召喚してもよい。',
      'In place of its cost you may destroy 4 of your creatures.',
    ],
    [
      'このクリーチャーは、このクリーチャーよりパワーの小さいクリーチャーからブロックされない。',
      'This cannot be blocked by creatures with power (the power of this minus 1) or less.',
    ],
  ])('%s', (text, said) => {
    expect(read(text)).toBe(said);
  });

  it('refuses a comparison with what the text does not name', () => {
    expect(codeOf('自分の自然のクリーチャーは、それよりパワーの小さいクリーチャーにブロックされない。')).toBe(
      'NOT_UNDERSTOOD',
    );
  });
});

describe('sentences about what was chosen, or what comes next', () => {
  test.each([
    [
      'このクリーチャーが攻撃する時、自分と相手のクリーチャーを1体ずつ選ぶ。その2体をバトルさせる。',
      'When this attacks, choose one of your creatures as "one", then choose one of your opponent\'s creatures as "other one", then have the "one" battle the "other one".',
    ],
    [
      'クリーチャーを2体選ぶ。その2体をバトルさせる。',
      'Choose one of the creatures in the battle zone as "one", then choose one of the creatures other than the "one" in the battle zone as "other one", then have the "one" battle the "other one".',
    ],
    [
      '相手のクリーチャーを1体破壊し、そのクリーチャーと同じ名前を持つ相手のクリーチャーをすべて破壊する。',
      "Destroy one of your opponent's creatures, then destroy all your opponent's creatures of the same name as what was chosen.",
    ],
    [
      'このターン、次に召喚する自分のクリーチャーのコストを3少なくしてもよい。ただし、コストは0以下にならない。',
      'Until the end of the turn, now and later, until one of them is used, each creature in your hand, mana zone, graveyard, deck or shields costs 3 less, but not less than 1, if you like.',
    ],
    [
      'このターン、次に召喚するクリーチャー1体は支払うコストが3少なくなる。ただしコストは1より少なくならない。',
      'Until the end of the turn, now and later, until one of them is used, each creature in your hand, mana zone, graveyard, deck or shields costs 3 less, but not less than 1.',
    ],
    [
      'このクリーチャーがリンクしていてバトルに勝った時、このクリーチャーをアンタップしてもよい。',
      'When this wins a battle while this is a card linked with 1 or more cards, you may untap this.',
    ],
    [
      'このクリーチャーが破壊された時、自分の墓地からタップして出してもよい。',
      'When this is destroyed, you may put this into the battle zone tapped.',
    ],
    [
      '自分のターンの終わりに、クリーチャーを1体、自分の手札から捨ててもよい。そうした場合、そのクリーチャーよりコストが小さい相手のクリーチャーを1体破壊する。',
      "At the end of your turn, you may discard one of the creatures in your hand. If you do, destroy one of your opponent's creatures that cost (the cost of what was chosen minus 1) or less.",
    ],
    [
      'シビルカウント３：このクリーチャーが攻撃する時、自分の自然のクリーチャーまたは自然のタマシードが合計３つ以上あれば、カードを２枚、自分のマナゾーンから手札に戻してもよい。そうしたら、自分の山札の上から２枚をマナゾーンに置く。',
      'When this attacks, if there are 3 or more of your nature cards that are each a creature or a tamaseed, you may return 2 of the cards in your mana zone to your hand. If you do, put the top 2 cards of your deck into your mana zone.',
    ],
  ])('%s', (text, said) => {
    expect(read(text)).toBe(said);
  });
});

describe('a race alone (203.2)', () => {
  test.each([
    [
      '自分のドラゴンまたはドラゴノイドが出た時、カードを1枚引く。',
      'Whenever a Dragon or Dragonoid card of yours is put into the battle zone, draw a card.',
    ],
    [
      'ドラゴンを1体、自分のマナゾーンから手札に戻す。',
      'Return one of the Dragon cards in your mana zone to your hand.',
    ],
    [
      'ドラゴン・クリーチャーを1体、自分のマナゾーンから手札に戻す。',
      'Return one of the Dragon creatures in your mana zone to your hand.',
    ],
    [
      'ドラゴノイドを1体、自分のマナゾーンから手札に戻す。',
      'Return one of the Dragonoid creatures in your mana zone to your hand.',
    ],
    [
      'アビスを1枚、自分の墓地から手札に戻す。',
      'Return one of the Abyss cards in your graveyard to your hand.',
    ],
  ])('%s', (text, said) => {
    expect(read(text)).toBe(said);
  });
});

describe('hands, gears and cards of the deck', () => {
  test.each([
    [
      'このクリーチャーが攻撃する時、相手の手札を見てその中から1枚選んでもよい。相手はそれを捨てる。',
      "When this attacks, look at all cards in your opponent's hand, then discard up to one of the cards in your opponent's hand.",
    ],
    [
      'このクリーチャーをバトルゾーンに出した時、カードを2枚引いてもよい。そうした場合、手札を1枚捨てる。',
      'When this is put into the battle zone, you may draw 2 cards. If you do, discard one of the cards in your hand.',
    ],
    [
      'これをクロスしたクリーチャーが破壊された時、自分のクリーチャー1体に、コストを支払わずにこれをクロスしてもよい。',
      'Whenever the crossed creature is destroyed, you may cross this onto one of your creatures.',
    ],
    [
      'バトルゾーンにある相手のクリーチャーを1体選ぶ。その後、すべての墓地にある《クローン・ライトニング》1枚につき、バトルゾーンにある相手の他のクリーチャーを1体選んでもよい。選んだクリーチャーをすべてタップする。',
      'Choose one of your opponent\'s creatures as "first", then choose up to (the number of cards named "クローン・ライトニング" in any graveyard) of your opponent\'s creatures other than the "first" as "others", then tap all creatures among the "first" or the "others" in the battle zone.',
    ],
    [
      '自分の山札の上から5枚を見る。その中から好きな枚数を好きな順序で山札の上に戻し、残りを好きな順序で山札の下に戻す。',
      "Look at the top 5 cards of your deck, then put any number of what was seen on the top of the owner's deck, then put what was seen on the bottom of the owner's deck.",
    ],
    [
      '相手の手札を1枚見ないで選び、捨てさせる。それが多色カードでない場合、カードを1枚引く。',
      'Discard one of the cards in your opponent\'s hand at random as "it". Then if the "it" is a card that is not a multicolored card, draw a card.',
    ],
    [
      'パワー6000以下のタップされているクリーチャーすべて、または、パワー3000以下のタップされていないクリーチャーすべてを破壊する。',
      'Choose 1: destroy all tapped creatures with power 6000 or less in the battle zone; or destroy all untapped creatures with power 3000 or less in the battle zone.',
    ],
    [
      '自分の、《黒神龍グールジェネレイド》以外のドラゴンが破壊された時、このクリーチャーが自分の墓地にあれば、このクリーチャーをバトルゾーンに戻してもよい。',
      'Whenever a Dragon card of yours that is not (a card named "黒神龍グールジェネレイド") is destroyed, you may put this into the battle zone (works in the graveyard).',
    ],
    [
      'このG城が表向きで自分のシールドゾーンに置かれた時、相手のクリーチャーを2体まで選び、持ち主の手札に戻す。',
      "When this is put into the shields while this is a face-up card, return up to 2 of your opponent's creatures to your opponent's hand (works in the shields).",
    ],
    [
      '自分が多色の呪文を唱えた時、または、多色クリーチャーを召喚した時、カードを1枚引いてもよい。',
      'Whenever you use a multicolored spell or a multicolored creature of yours is put into the battle zone by being summoned, you may draw a card.',
    ],
  ])('%s', (text, said) => {
    expect(read(text)).toBe(said);
  });

  it('refuses a second part that has another if', () => {
    expect(
      codeOf(
        'このクリーチャーが攻撃する時、自分のシールドが1つもなければ、カードを1枚引く。そうしなければ、相手のクリーチャーを1体破壊する。',
      ),
    ).toBe('NOT_UNDERSTOOD');
  });
});

const reader = new CardReader({ language: 'ja' });
const DRIVE =
  'O・ドライブ 水x2(このクリーチャーを召喚する時、自分のマナゾーンで水のカードをさらに2枚タップしてもよい。そうした場合、次の能力を得る)';
const ARRIVAL = 'このクリーチャーをバトルゾーンに出した時、相手のクリーチャーを1体選び、タップする。';

describe('keywords that are paid for', () => {
  it('give the trigger of the line below them', () => {
    const { abilities } = reader.card(`${DRIVE}\n${ARRIVAL}`, 'other');
    expect(abilities).toEqual(
      overDrive(
        ['water', 'water'],
        tap({
          choose: { in: 'battleZone', of: 'opponent', filter: { type: 'creature' } },
          count: 1,
          amount: 'exactly',
          by: 'you',
        }),
      ),
    );
  });

  it('are refused twice on one card, since their costs are counted', () => {
    const { abilities } = reader.card(`${DRIVE}\n${ARRIVAL}\n${DRIVE}\n${ARRIVAL}`, 'other');
    expect(abilities).toBeUndefined();
  });

  it('are refused where the brackets ask for another number', () => {
    const { abilities } = reader.card(`${DRIVE.replace('さらに2枚', 'さらに3枚')}\n${ARRIVAL}`, 'other');
    expect(abilities).toBeUndefined();
  });

  it('add what is marked to the lines before', () => {
    const { abilities } = reader.card(
      'スーパー・S・トリガー（この呪文を自分のシールドゾーンから手札に加える時、コストを支払わずにすぐ唱えてもよい。その時自分のシールドが１つもなければ、この呪文にoB 能力を与える）\n相手のクリーチャーをすべてタップする。\nカードを１枚引く。\noB カードを2枚引く。',
      'spell',
    );
    expect(abilities).toEqual(
      superShieldTrigger(
        {
          do: 'inOrder',
          effects: [
            tap({ in: 'battleZone', of: 'opponent', filter: { type: 'creature' } }),
            { do: 'draw', who: 'you', count: 1 },
          ],
        },
        { do: 'draw', who: 'you', count: 2 },
      ),
    );
  });
});
