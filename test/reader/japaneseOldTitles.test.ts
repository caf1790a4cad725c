import { ReadError, readAbility } from '@taiki/reader';
import { describeAbility } from 'taiki';
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

describe('titles of the sets to 2012', () => {
  test.each([
    [
      'メテオバーン-自分のドラゴンが攻撃する時、このクリーチャーの下にあるカードを2枚選び、墓地に置いてもよい。そうした場合、カードを1枚引く。',
      'Whenever a Dragon creature of yours attacks, you may put 2 cards from under this into the graveyard. If you do, draw a card.',
    ],
    [
      'ブレイク・ボーナス(このクリーチャーの攻撃が終わった時、このクリーチャーがまだバトルゾーンにあれば、その攻撃中にブレイクしたシールド1枚につき、次の能力を1回使ってもよい) カードを1枚引く。',
      "At the end of the attack of this, the number of your opponent's shields broken by this in this attack times: (you may draw a card).",
    ],
    [
      '仁義(自分の他のクリーチャーがバトルゾーンまたはマナゾーンを離れた時、このクリーチャーの能力を使ってもよい) カードを1枚引く。',
      'Whenever another creature of yours leaves from the battle zone or a creature of yours leaves from the mana zone, you may draw a card.',
    ],
    [
      'リベンジ・チャンス-各ターンの終わりに、相手がそのターン、カードを4枚以上引いていた場合、このクリーチャーをコストを支払わずに召喚してもよい。',
      'At the end of the turn, if in this turn your opponent draws a card 4 or more times, you may use this without paying its cost (works in the hand).',
    ],
    [
      '覚醒-このクリーチャーがブロックされた時、カードを1枚引く。その攻撃の後、このクリーチャーをコストの大きいほうに裏返す。',
      'When this becomes blocked, draw a card. Then during this attack, at the end of the attack of this, turn over this.',
    ],
    ['進化-自分の水のクロスギア1枚の上に置く。', 'Evolution: on one of your water cross gears'],
    [
      '超無限進化-自分の火のクリーチャー1体以上の上に置く。',
      'Super infinite evolution: on one or more of your fire creatures',
    ],
    [
      '進化V-自分のサムライ、ナイト、ゴーストのいずれか2体を重ねた上に置く。',
      'Vortex evolution: on 2 of your Samurai, Knight or Ghost creatures',
    ],
    [
      'マナ進化GV-水のクリーチャーを3体自分のマナゾーンから選び、このクリーチャーをその3体の上に重ねつつバトルゾーンに出す。',
      'Vortex evolution: on 3 of your water creatures in your mana zone',
    ],
  ])('mean what is said: %s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });

  test.each([
    'メテオバーン-このクリーチャーが攻撃する時、カードを1枚引く。',
    '覚醒-このクリーチャーがブロックされた時、カードを1枚引く。',
    '進化-自分の水のクリーチャー1枚の上に置く。',
  ])('are refused where their words do not do what the title says: %s', (text) => {
    expect(isRefused(text)).toBe(true);
  });
});

describe('events, conditions and orders of the old cards', () => {
  test.each([
    [
      'バトルゾーンに自分の水のクリーチャーが出た時、カードを1枚引く。',
      'Whenever a water creature of yours is put into the battle zone, draw a card.',
    ],
    [
      '相手がクロスギアをバトルゾーンに出した時、カードを1枚引く。',
      "Whenever a cross gear of your opponent's is put into the battle zone, draw a card.",
    ],
    [
      '自分の他のドラゴンが進化した時、カードを1枚引く。',
      'Whenever a card of yours is put into the battle zone on another Dragon creature, draw a card.',
    ],
    [
      '相手がカードを引いた時、カードを1枚引いてもよい。',
      'Whenever your opponent draws a card, you may draw a card.',
    ],
    [
      '相手のターン中、自分のドラゴンがあれば、このクリーチャーのパワーは+2000される。',
      "While it is your opponent's turn and there are 1 or more of your Dragon creatures, this gets +2000 power.",
    ],
    [
      'バトルゾーンに自分の闇のクリーチャーと自然のクリーチャーが少なくとも1体ずつある時、このクリーチャーのパワーは+1000される。',
      'While there are 1 or more of your darkness creatures and there are 1 or more of your nature creatures, this gets +1000 power.',
    ],
    [
      '相手の進化クリーチャーを1体選び、一番上のカードを持ち主のマナゾーンに置く。',
      "Put the top card of one of your opponent's evolution creatures into your opponent's mana zone.",
    ],
    [
      'プレイヤーをひとり選ぶ。そのプレイヤーは自分自身の手札を1枚選び、捨てる。',
      "Choose 1: discard one of the cards in your hand; or discard one of the cards in your opponent's hand of your opponent's choice.",
    ],
    [
      '各プレイヤーは、バトルゾーンにある水のクリーチャーをすべて、それぞれの手札に戻す。',
      "Return all water creatures in the battle zone to their owners' hands.",
    ],
    [
      'このクリーチャーの攻撃がブロックされた場合、バトルは行われない。',
      'When this becomes blocked, end the attack.',
    ],
    [
      '相手のクリーチャーは、可能ならこのクリーチャーを攻撃する。',
      "Each of your opponent's creatures attacks this each turn if able.",
    ],
  ])('mean what is said: %s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });

  test('a text in brackets about psychic creatures restates a rule behind any ability', () => {
    expect(
      read(
        'このクリーチャーはブロックされない。(ゲーム開始時、サイキック・クリーチャーは山札には含めず、自身の超次元ゾーンに置き、バトルゾーン以外のゾーンに行った場合、そこに戻す)',
      ),
    ).toBe('This cannot be blocked.');
  });
});
