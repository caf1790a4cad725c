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
      'Each creature in your mana zone can be summoned from the mana zone, at most 1 in a turn.',
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
      'このターン、次に召喚するクリーチャー1体は支払うコストが3少なくなる。ただしコストは1より少なくならない。',
      'Until the end of the turn, now and later, until one of them is used, each creature in your hand, mana zone or graveyard costs 3 less, but not less than 1.',
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
