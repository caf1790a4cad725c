import { CardReader, ReadError, readAbility } from '@taiki/reader';
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
      'Whenever a Dragon card of yours attacks, you may put 2 cards from under this into the graveyard. If you do, draw a card.',
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
      'Whenever a card of yours is put into the battle zone on another Dragon card, draw a card.',
    ],
    [
      '相手がカードを引いた時、カードを1枚引いてもよい。',
      'Whenever your opponent draws a card, you may draw a card.',
    ],
    [
      '相手のターン中、自分のドラゴンがあれば、このクリーチャーのパワーは+2000される。',
      "While it is your opponent's turn and there are 1 or more of your Dragon cards, this gets +2000 power.",
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

describe('lists without marks', () => {
  const reader = new CardReader({ language: 'ja' });
  const linesOf = (...lines: readonly string[]): readonly string[] =>
    reader
      .card(lines.join('\n'), 'spell')
      .lines.map(({ abilities, error }) => abilities?.map(describeAbility).join('; ') ?? error?.code ?? '');

  test('are all lines that follow', () => {
    expect(
      linesOf('次のうちいずれかひとつを選ぶ。', 'カードを1枚引く。', '相手のクリーチャーを1体破壊する。'),
    ).toEqual(["Choose 1: draw a card; or destroy one of your opponent's creatures."]);
  });

  test('may end with a title that allows both, in printed order', () => {
    expect(
      linesOf(
        '次のうちいずれかひとつを選ぶ。',
        'カードを1枚引く。',
        '相手のクリーチャーを1体破壊する。',
        '爆進ダブル(バトルゾーンに自分の進化クリーチャーがあれば、この効果を両方とも選んでもよい)',
      ),
    ).toEqual([
      "If there are 1 or more of your evolution creatures, (choose 1: draw a card; or destroy one of your opponent's creatures; or draw a card, then destroy one of your opponent's creatures). Otherwise (choose 1: draw a card; or destroy one of your opponent's creatures).",
    ]);
  });

  test('are refused where a line in brackets leaves open where they end', () => {
    expect(
      linesOf(
        '次のうちいずれかひとつを選ぶ。',
        'カードを1枚引く。',
        '相手のクリーチャーを1体破壊する。',
        'W・ブレイカー(このクリーチャーはシールドを2枚ブレイクする)',
      )[0],
    ).toBe('NOT_UNDERSTOOD');
  });
});

describe('statics, replacements and orders of the old cards', () => {
  test.each([
    [
      '水・火スレイヤー(このクリーチャーとバトルした相手の水または火のクリーチャーは、勝っても持ち主の墓地に置かれる)',
      'When a battle of this has ended while the other creature is a water or fire card, destroy the other creature.',
    ],
    [
      'このクリーチャーが攻撃したターン、自分の他のドラゴンは、可能であれば攻撃する。',
      'While in this turn this attacks 1 or more times, each of your other Dragon cards attacks each turn if able.',
    ],
    [
      '自分の手札に加えられるシールドはすべて「S・トリガー」を得る。',
      'Each of your shields has "Shield trigger".',
    ],
    [
      'このクリーチャーは、相手の手札が3枚以下なら召喚できる。',
      "Use this only if there are 3 or fewer cards in your opponent's hand.",
    ],
    [
      '相手がバトルゾーンにある自分のクリーチャーを選ぶ時、ドラゴンを選ぶことはできない。',
      'Each of your Dragon cards cannot be chosen by your opponent.',
    ],
    [
      '自分のドラゴンが破壊される時、墓地に置くかわりに山札に戻してシャッフルする。',
      "When a Dragon card of yours would be destroyed, put it on the top of its owner's deck, then shuffle your deck instead.",
    ],
    [
      '相手のドラゴンがコストを支払わずに出た時、このクリーチャーとバトルさせる。',
      "Whenever a Dragon card of your opponent's is put into the battle zone without its cost being paid, have this battle it.",
    ],
    [
      'カードを1枚引くか、相手に手札を1枚捨てさせる。',
      "Choose 1: draw a card; or discard one of the cards in your opponent's hand of your opponent's choice.",
    ],
    [
      '相手の手札が1枚でもあれば、その中から1枚見ないで選び、相手はそれを持ち主の墓地に置く。',
      "Discard one of the cards in your opponent's hand at random.",
    ],
    [
      '相手の手札から2枚見ないで選び、相手はそれを持ち主の墓地に置く。1枚しかない場合は、相手はその1枚を持ち主の墓地に置く。',
      "Discard 2 of the cards in your opponent's hand at random.",
    ],
  ])('mean what is said: %s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });

  test('say what fewer cards mean only where there may be fewer', () => {
    expect(isRefused('カードを2枚引く。1枚しかない場合は、相手はその1枚を持ち主の墓地に置く。')).toBe(true);
  });
});

test.each([
  [
    'このクリーチャーは、クリーチャーを攻撃する時ブロックされない。',
    'While this attacks a creature, this cannot be blocked.',
  ],
  [
    'このターン、自分のドラゴンはすべて、アンタップされているクリーチャーを攻撃することができ、クリーチャーを攻撃する時ブロックされない。',
    'Until the end of the turn, each of your Dragon cards can attack untapped creatures and has "While this attacks a creature, this cannot be blocked.".',
  ],
  [
    'アビスを1枚、自分の墓地から手札に戻す。',
    'Return one of the Abyss cards in your graveyard to your hand.',
  ],
  [
    '「ブロッカー」以外のクリーチャーをすべてタップする。',
    'Tap all creatures without "blocker" in the battle zone.',
  ],
  ['《ブロッカー》以外のクリーチャーをすべてタップする。', undefined],
])('a text has one meaning or is refused: %s', (text, meaning) => {
  if (meaning === undefined) expect(isRefused(text)).toBe(true);
  else expect(read(text)).toBe(meaning);
});

describe('links of gods (701.18)', () => {
  test.each([
    [
      'このクリーチャーは、リンクしている時「T・ブレイカー」を得る。',
      'While this is a card linked with 1 or more cards, this has "Triple breaker".',
    ],
    [
      'このクリーチャーがリンクしている時、自分のドラゴンすべてのパワーは+1000される。',
      'While this is a card linked with 1 or more cards, each of your Dragon cards gets +1000 power.',
    ],
    ['このクリーチャーがゴッドとリンクした時、カードを1枚引く。', 'When this is linked, draw a card.'],
    [
      'バトルゾーンに自分の進化クリーチャーまたはリンクしているゴッドがあれば、このクリーチャーは「スレイヤー」を得る。',
      'While there are 1 or more of your cards that are each an evolution creature or (a God creature linked with 1 or more cards), this has "Slayer".',
    ],
    [
      'リンクしていないゴッドを1体破壊する。',
      'Destroy one of the God creatures linked with 0 or fewer cards each in the battle zone.',
    ],
  ])('are what is said: %s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

test('what no card can have is not read, with the reason', () => {
  const refusal = (): unknown => {
    try {
      return readAbility('This has "This has "Blocker".".');
    } catch (error) {
      return error;
    }
  };
  expect(refusal()).toMatchObject({
    code: 'NO_CARD',
    message: expect.stringContaining('expected an ability that gives no abilities in turn'),
  });
});

test('what the bearer gains under a keyword is given by the keyword itself', () => {
  expect(read('シールド・フォース\nこのクリーチャーのパワーは+1000され、「W・ブレイカー」を得る。')).toBe(
    'Shield force: while its shield is there, This gets +1000 power. Double breaker',
  );
});
