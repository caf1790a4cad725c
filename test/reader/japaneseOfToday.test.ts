import { CardReader, ReadError, readAbility } from '@taiki/reader';
import { describeAbility } from 'taiki';
import { describe, expect, it, test } from 'vitest';

const reader = new CardReader({ language: 'ja' });

const meanings = (text: string, type: 'spell' | 'other'): readonly string[] | undefined =>
  reader.card(text, type).abilities?.map(describeAbility);

const isRefused = (text: string): boolean => {
  try {
    readAbility(text, { language: 'ja' });
    return false;
  } catch (error) {
    if (error instanceof ReadError) return true;
    throw error;
  }
};

describe('wordings of the sets of 2022 and 2026', () => {
  test.each<readonly [text: string, says: readonly string[]]>([
    [
      '自分のドラゴンが破壊された時、このクリーチャーはシールドを2つブレイクしてもよい。',
      ["Whenever a Dragon card of yours is destroyed, you may break 2 of your opponent's shields."],
    ],
    [
      '相手がこのクリーチャーを選んだ時、このクリーチャーはその相手のシールドを2つブレイクしてもよい。',
      ["When your opponent chooses this, you may break 2 of your opponent's shields."],
    ],
    [
      'シールド・フォース（このクリーチャーを出す時、自分のシールドを1つ選んでもよい。そのシールドがシールドゾーンにある間、このクリーチャーに次のSF能力を与える）\nSF-自分のクリーチャーはブロックされない。\nブロッカー',
      ['Shield force: while its shield is there, Each of your creatures cannot be blocked.', 'Blocker'],
    ],
    [
      'カードが自分のシールドゾーンに置かれた時、相手のドラゴンを1体選び、タップする。次の自分のターンのはじめまで、それはアンタップしない。',
      [
        "Whenever a card of yours is put into the shields, tap one of your opponent's Dragon cards, then until the start of your next turn, what was chosen does not untap at the start of the turn.",
      ],
    ],
    [
      '自分のシールドが3つ以上あれば、自分のクリーチャーを1体破壊し、[闇(2)]支払って、このクリーチャーを自分の墓地から召喚してもよい。',
      [
        'In place of its cost you may pay 2 mana of darkness and if you have 3 or more shields, destroy one of your creatures (works in the graveyard).',
      ],
    ],
    [
      '自分のマナゾーンにカードが4枚以上あれば、このクリーチャーを[火(2)]支払って召喚してもよい。そうしたら、このターンの終わりにこのクリーチャーを破壊し、カードを1枚引く。',
      [
        'In place of its cost you may pay 2 mana of fire and if there are 4 or more cards in your mana zone, do nothing.',
        'When this is put into the battle zone by being used for its alternative cost, until the end of the turn, at the end of the turn, destroy this, then draw a card.',
      ],
    ],
    [
      '自分のマナゾーンにカードが4枚以上あれば、このクリーチャーを [ff02]支払って召喚してもよい。そうしたら、このターンの終わりにこのクリーチャーを破壊し、その後、カードを1枚引く。',
      [
        'In place of its cost you may pay 2 mana of fire and if there are 4 or more cards in your mana zone, do nothing.',
        'When this is put into the battle zone by being used for its alternative cost, until the end of the turn, at the end of the turn, destroy this, then draw a card.',
      ],
    ],
    [
      '各ターンはじめて、カードがどこからでも自分の墓地に置かれた時、相手のクリーチャーを1体破壊する。',
      [
        "Whenever a card of yours is put into the graveyard while in this turn a card of yours is put into the graveyard 1 or fewer times, destroy one of your opponent's creatures.",
      ],
    ],
    [
      '相手のカードは、マナゾーンにタップして置かれ、バトルゾーンにタップして出る。',
      [
        "Each card in your opponent's mana zone is put into the mana zone tapped.",
        "Each of your opponent's cards is put into the battle zone tapped.",
      ],
    ],
    [
      'このG城が表向きで、自分のシールドゾーンに置かれた時または離れた時、カードを1枚引いてもよい。',
      [
        'Whenever this is put into the shields or this leaves from the shields, you may draw a card (works in the shields).',
      ],
    ],
    [
      'このG城が表向きで自分のシールドゾーンに置かれた時、または自分のターンのはじめに、カードを1枚引く。',
      [
        'Whenever this is put into the shields or the start of your turn, draw a card (works in the shields).',
      ],
    ],
    [
      'このG城が表向きで自分のシールドゾーンに置かれた時、または各ターンはじめて自分のクリーチャーが攻撃する時、カードを1枚引く。',
      [
        'When this is put into the shields, draw a card (works in the shields).',
        'Whenever a creature of yours attacks while in this turn a creature of yours attacks 1 or fewer times, draw a card (works in the shields).',
      ],
    ],
    [
      'このシールドが表向きで離れた時、カードを1枚引く。',
      ['When this leaves from the shields, draw a card (works in the shields).'],
    ],
    [
      'このクリーチャーが出た時、自分の山札の上から3枚まで墓地に置く。',
      [
        'When this is put into the battle zone, name a number from 0 to 3, then put cards equal to the number "number" from the top of your deck into your graveyard.',
      ],
    ],
    [
      'このクリーチャーが攻撃する時、自分の山札の上から4枚まで墓地に置く。こうして墓地に置いた呪文1枚につき、相手のクリーチャーを1体選び、タップしてもよい。',
      [
        'When this attacks, (name a number from 0 to 4, then put cards equal to the number "number" from the top of your deck into your graveyard). Then tap up to (the number of spells among what was moved in your graveyard) of your opponent\'s creatures.',
      ],
    ],
    [
      '各ターン、このクリーチャーの最初の攻撃の終わりに、カードを1枚引く。',
      [
        'At the end of the attack of this while in this turn the end of the attack of this 1 or fewer times, draw a card.',
      ],
    ],
    [
      'カードが自分のシールドゾーンに表向きで置かれた時、カードを1枚引いてもよい。',
      ['Whenever a face-up card of yours is put into the shields, you may draw a card.'],
    ],
    [
      'このクリーチャーが出た時、コスト4以下の、クリーチャーではないカードを1枚、自分の墓地からコストを支払わずに実行してもよい。こうして呪文を唱えたなら、それを唱えた後、墓地のかわりに山札の下に置く。',
      [
        'When this is put into the battle zone, you may choose one of the cards that cost 4 or less that are not creatures in your graveyard as "cast". If you do, until the end of the turn, when a spell of yours among the "cast" would be put into the graveyard, put it into its owner\'s deck at the bottom instead, then use the "cast" without paying its cost.',
      ],
    ],
    [
      'このクリーチャーが攻撃する時、コスト5以下の呪文を1枚、自分の墓地からコストを支払わずに唱える。そうしたら、その呪文を唱えた後、墓地に置くかわりに山札の下に置く。',
      [
        'When this attacks, choose one of the spells that cost 5 or less in your graveyard as "cast". If that was done, until the end of the turn, when a spell of yours among the "cast" would be put into the graveyard, put it into its owner\'s deck at the bottom instead, then use the "cast" without paying its cost.',
      ],
    ],
    [
      'これをクロスしたクリーチャーに「スピードアタッカー」を与え、そのクリーチャーが攻撃する時、カードを1枚引いてもよい。',
      [
        'The crossed creature has "Speed attacker".',
        'Whenever a creature crossed with this attacks, you may draw a card.',
      ],
    ],
    [
      'これをクロスしたクリーチャーに「ブロッカー」を与え、そのクリーチャーが攻撃する時、このクロスギアをコストを支払わずに自分の他のクリーチャーにクロスしてもよい。',
      [
        'The crossed creature has "Blocker".',
        'Whenever a creature crossed with this attacks, you may cross this onto one of your creatures that are not (cards crossed with this).',
      ],
    ],
    [
      '自分のドラゴンが破壊される時、かわりに手札に戻すかマナゾーンに置く。',
      [
        "When a Dragon card of yours would be destroyed, (choose 1: return it to its owner's hand; or put it into its owner's mana zone) instead.",
      ],
    ],
    [
      '次の中から2回選ぶ。同じものを選んでもよい。\n▶カードを1枚引く。\n▶相手のシールドを1つブレイクする。',
      ["2 times: (choose 1: draw a card; or break one of your opponent's shields)."],
    ],
    [
      '次の中から２回選ぶ。（同じものを選んでもよい）\n▶カードを1枚引く。\n▶相手のシールドを1つブレイクする。',
      ["2 times: (choose 1: draw a card; or break one of your opponent's shields)."],
    ],
    [
      'このクリーチャーが出た時、自分の、表向きのカードを含まないシールドを1つ手札に加える。',
      [
        'When this is put into the battle zone, return one of the face-down cards in your shields to your hand.',
      ],
    ],
    [
      'このクリーチャーが攻撃する時、自分の手札を1枚捨ててもよい。そうしたら、その捨てたカードよりコストが小さい相手のクリーチャーを1体選び、破壊する。',
      [
        "When this attacks, you may discard one of the cards in your hand. If you do, destroy one of your opponent's creatures that cost (the cost of what was chosen minus 1) or less.",
      ],
    ],
    [
      'カードが自分のマナゾーンから手札または墓地に置かれた時、そのカードをシールド化してもよい。',
      [
        "Whenever a card of yours is put into the hand from the mana zone or a card of yours is put into the graveyard from the mana zone, you may add it to its owner's shields.",
      ],
    ],
    [
      '自分の他のクリーチャーすべてに「ブロッカー」を与え、それらを自分のターンの終わりにアンタップする。',
      [
        'Each of your other creatures has "Blocker".',
        'At the end of your turn, untap all your other creatures.',
      ],
    ],
    [
      'このクリーチャーが攻撃する時、このターン、自分のクリーチャー1体に「ブロッカー」を与える。このターン、そのクリーチャーが離れた時、自分はカードを1枚引く。',
      [
        'When this attacks, until the end of the turn, one of your creatures has "Blocker". Then until the end of the turn, whenever what was chosen leaves from the battle zone, draw a card.',
      ],
    ],
    [
      'このクリーチャーが離れた時、相手のクリーチャーを1体選ぶ。相手はそのクリーチャーを、破壊するか山札の上に置く。',
      [
        'When this leaves from the battle zone, choose one of your opponent\'s creatures as "fated". Then your opponent chooses 1: destroy the "fated"; or put the "fated" on the top of the owner\'s deck.',
      ],
    ],
    [
      '相手のドラゴンを1体選ぶ。相手はそれを山札の上または下に置く。',
      [
        'Choose one of your opponent\'s Dragon cards as "fated". Then your opponent chooses 1: put the "fated" on the top of the owner\'s deck; or put the "fated" on the bottom of the owner\'s deck.',
      ],
    ],
    [
      '自分の、ドラゴンと他の超化獣すべてに「スピードアタッカー」を与える。',
      [
        'Each of your creatures that are each a Dragon card or another Hyper Monster card has "Speed attacker".',
      ],
    ],
    [
      '自分の墓地にあるドラゴン・クリーチャーに「アビスラッシュ」を与える。（「アビスラッシュ」を持つクリーチャーを自分の墓地から召喚してもよい。そうしたら、このターン、そのクリーチャーはプレイヤーを攻撃でき、ターンの終わりに山札の下に置かれる）',
      [
        'Each Dragon creature in your graveyard can be summoned from the graveyard.',
        "Whenever a Dragon creature of yours is put into the battle zone from the graveyard by being summoned, until the end of the turn, it can attack players in the turn in which it is put. Then until the end of the turn, at the end of the turn, put it on the bottom of its owner's deck.",
      ],
    ],
    [
      '自分の水のクリーチャーと水のタマシードを使うコストを１少なくする。ただし、コストは０以下にはならない。',
      [
        'Each water card that is a creature or a tamaseed in your hand, mana zone or graveyard costs 1 less, but not less than 1.',
      ],
    ],
    [
      'このクリーチャーのパワーを+1000し、「このクリーチャーが攻撃する時、相手のクリーチャーを１体選んでもよい。相手はそれをシールド化する」を与える。',
      [
        'This gets +1000 power and has "When this attacks, you may add one of your opponent\'s creatures to your opponent\'s shields.".',
      ],
    ],
    [
      'このクリーチャーが攻撃する時、自分の手札をすべて捨ててもよい。そうしたら、カードを３枚引く。こうして捨てたカード１枚につき、このターン、このクリーチャーのパワーを+4000する。',
      [
        'When this attacks, you may discard all cards in your hand, and note how many as "number". If you do, draw 3 cards, then until the end of the turn, this gets +4000 times the number "number" power.',
      ],
    ],
    [
      'このクリーチャーが攻撃する時、自分の山札の上から１枚目をマナゾーンに置き、その後、クリーチャー１体またはタマシードを１枚、自分のマナゾーンから出してもよい。',
      [
        'When this attacks, put the top card of your deck into your mana zone. Then you may put one of the cards that are each a creature or a tamaseed in your mana zone into the battle zone.',
      ],
    ],
    [
      '自分の光のクリーチャーが合計３つ以上あれば、自分の「ブロッカー」を持つクリーチャーは、そのクリーチャーが持つ相手プレイヤーを攻撃できない能力を無視する。また、それらのクリーチャーのパワーを+6000し、「パワード・ブレイカー」を与える。',
      [
        'While there are 3 or more of your light creatures, each of your creatures with "blocker" can attack players although something says that it cannot attack players, gets +6000 power and has "Powered breaker".',
      ],
    ],
    [
      '各ターンの終わりに、自分がそのターン中、コスト4以上の呪文を使っていたら、このクリーチャーを墓地から出してもよい。',
      [
        'At the end of the turn, if in this turn you use a spell that costs 4 or more 1 or more times, you may put this into the battle zone (works in the graveyard).',
      ],
    ],
    [
      'このターン中に、カードがいずれかのプレイヤーの墓地に置かれていたら、この呪文を唱えるコストを１少なくする。',
      [
        'While in this turn a card is put into the graveyard 1 or more times, this costs 1 less (works in the hand, mana zone or graveyard).',
      ],
    ],
    [
      '自分の水のクリーチャーまたは水のタマシードが合計３つ以上あれば、このクリーチャーに「ブロッカー」を与え、破壊される時、墓地に置くかわりに手札に戻す。（「ブロッカー」を持つクリーチャーをタップして、相手クリーチャーの攻撃先をそのクリーチャーに変更してもよい）',
      [
        'While there are 3 or more of your water cards that are each a creature or a tamaseed, this has "Blocker" and has "When this would be destroyed, return it to its owner\'s hand instead.".',
      ],
    ],
    [
      'シビルカウント２：自分の水のクリーチャーまたは水のタマシードが合計２つ以上あれば、カードを１枚引く。その後、相手のクリーチャーを１体選び、破壊する。',
      [
        "If there are 2 or more of your water cards that are each a creature or a tamaseed, draw a card, then destroy one of your opponent's creatures.",
      ],
    ],
    [
      '自分のドラゴンが攻撃する時、自分の山札の上から１枚目を表向きにする。それが攻撃しているクリーチャーと同じコストの、タマシードなら出す。そうでなければ、手札に加える。',
      [
        "Whenever a Dragon card of yours attacks, reveal the top card of your deck. Then if what was revealed is a tamaseed that costs exactly the cost of it, put what was revealed into the battle zone. Otherwise return what was revealed to the owner's hand.",
      ],
    ],
    [
      'このクリーチャーが自分の手札以外のどこからでもマナゾーンに置かれる時、かわりに出す。',
      [
        'When this would be put into the mana zone from the deck, put it into the battle zone instead.',
        'When this would be put into the mana zone from the graveyard, put it into the battle zone instead.',
        'When this would be put into the mana zone from the shields, put it into the battle zone instead.',
        'When this would be put into the mana zone from the battle zone, put it into the battle zone instead.',
      ],
    ],
    [
      '相手が自身の手札以外からカードを出す時、かわりに墓地に置く。',
      [
        "When a card of your opponent's would be put into the battle zone from the deck, put it into its owner's graveyard instead.",
        "When a card of your opponent's would be put into the battle zone from the mana zone, put it into its owner's graveyard instead.",
        "When a card of your opponent's would be put into the battle zone from the shields, put it into its owner's graveyard instead.",
        "When a card of your opponent's would be put into the battle zone from the graveyard, put it into its owner's graveyard instead.",
        "When a card of your opponent's would be put into the battle zone from the hyperspatial zone, put it into its owner's graveyard instead.",
        "When a card of your opponent's would be put into the battle zone from the super GR zone, put it into its owner's graveyard instead.",
      ],
    ],
    [
      'このタマシードが出た時、または各ターンはじめて自分の呪文または他のタマシードを使った時、カードを1枚引く。',
      [
        'When this is put into the battle zone, draw a card.',
        'Whenever you use a card that is a spell or (a tamaseed other than this) while in this turn you use a card that is a spell or (a tamaseed other than this) 1 or fewer times, draw a card.',
      ],
    ],
    [
      'このクリーチャーがバトルする時、自分のシールドが3つ以上なら、バトルするかわりにその２体を持ち主のマナゾーンに置く。',
      [
        "When this battles, if you have 3 or more shields, put this into its owner's mana zone and, at the same time, put the other creature into its owner's mana zone.",
      ],
    ],
    [
      'このターン、次に出た自分のクリーチャーに、このターンの終わりまで「スピードアタッカー」を与える。（「スピードアタッカー」を持つクリーチャーは召喚酔いしない）',
      [
        'Until the end of the turn, (whenever a creature of yours is put into the battle zone, until the end of the turn, it has "Speed attacker" (once in a turn)).',
      ],
    ],
    [
      'シンカパワー：このクリーチャーが進化する時、このターン、このクリーチャーがバトルに勝つたびアンタップする。',
      ['Whenever this evolves, until the end of the turn, this has "When this wins a battle, untap this.".'],
    ],
    [
      '相手が、コスト5以上のクリーチャーを出す時、相手はそれをかわりにマナゾーンに置き、その後、自分はこのクリーチャーをマナゾーンに置く。',
      [
        "When a creature of your opponent's that costs 5 or more would be put into the battle zone, put it into its owner's mana zone, then put this into its owner's mana zone instead.",
      ],
    ],
    [
      '侵略ZERO：相手のターンの終わりに、そのターン相手がコストを支払わずにドラゴンを出していたら、このクリーチャーを自分の手札から出してもよい。',
      [
        "ZERO — At the end of your opponent's turn while in this turn a Dragon card of your opponent's is put into the battle zone without its cost being paid 1 or more times, you may put this into the battle zone (works in the hand).",
      ],
    ],
    [
      'このクリーチャーが出た時、相手のパワー3000以下のクリーチャーをすべて破壊する。こうして破壊した相手のクリーチャー１体につき、相手は自身のシールドを１つ選んで墓地に置く。',
      [
        'When this is put into the battle zone, destroy all your opponent\'s creatures with power 3000 or less, and note how many as "number", then put the number "number" of your opponent\'s shields of your opponent\'s choice into your opponent\'s graveyard.',
      ],
    ],
    [
      '自分のクリーチャーが攻撃する時、このカードが自分のシールドゾーンで表向きなら、カードを1枚引く。',
      [
        'Whenever a creature of yours attacks while this is a face-up card, if this is a face-up card, draw a card (works in the shields).',
      ],
    ],
    [
      'スーパー・S・トリガー（このクリーチャーを自分のシールドゾーンから手札に加える時、コストを支払わずにすぐ召喚してもよい。その時自分のシールドが１つもなければ、このクリーチャーにxB能力を与える）\nこのクリーチャーが出た時、次の能力を３回行う。\n▶相手のクリーチャーを１体選ぶ。このターン、そのクリーチャーのパワーを－3000する。（パワー０以下のクリーチャーは破壊される）\nxBこのクリーチャーが出た時、カードを1枚引く。',
      [
        'Shield trigger',
        'When this is put into the battle zone while what it was is a card used by its shield trigger and you have no shields, draw a card.',
        "When this is put into the battle zone, 3 times: until the end of the turn, one of your opponent's creatures gets -3000 power.",
      ],
    ],
  ])('%s', (text, says) => {
    expect(meanings(text, 'other')).toEqual(says);
  });

  it('puts a spell on a shield', () => {
    expect(
      meanings(
        'この呪文を自分の手札から唱えた後、墓地に置くかわりに自分のシールド１つの上に表向きにして置く。（そのシールドの束は１つと数える）',
        'spell',
      ),
    ).toEqual(['If this is a card used from the hand, put this face up on one of your shields.']);
  });

  it.each([
    [
      'no creature is named',
      'このクリーチャーが出た時、このターン、そのクリーチャーが破壊された時、カードを1枚引く。',
    ],
    [
      'a shield is never untapped',
      'カードが自分のシールドゾーンに置かれた時、次の自分のターンのはじめまで、それはアンタップしない。',
    ],
    [
      'nothing says whether the same may be chosen twice',
      '次の中から2回選ぶ。\n▶カードを1枚引く。\n▶相手のシールドを1つブレイクする。',
    ],
    [
      'creatures of both players are destroyed',
      'このクリーチャーが出た時、クリーチャーをすべて破壊する。こうして破壊した相手のクリーチャー1体につき、相手は自身のシールドを1つ選んで墓地に置く。',
    ],
    [
      'the two kinds are not of one civilization',
      '自分の光のクリーチャーと水のタマシードを使うコストを2少なくする。ただし、コストは0以下にはならない。',
    ],
    [
      'only a spell is cast',
      'このクリーチャーが攻撃する時、カードを1枚引いてもよい。こうして呪文を唱えたなら、それを唱えた後、墓地のかわりに山札の下に置く。',
    ],
  ])('is refused where %s: %s', (_, text) => {
    expect(isRefused(text)).toBe(true);
  });
});

describe('souls, shield plus and other wordings to 2010', () => {
  test.each<readonly [text: string, says: readonly string[]]>([
    [
      'シールド・プラス-このクリーチャーがブロックした時、自分の山札の上から1枚目を裏向きのまま、自分のシールドいずれかの下に置いてもよい。(こうして重ねたカードの束を1枚のシールドとみなす)',
      ['When this blocks, you may add the top card of your deck to one of your shields.'],
    ],
    [
      'ウルトラシールド・プラス-このクリーチャーがブロックした時、自分の山札の上から4枚まで、裏向きのまま、自分のシールドいずれか1枚の下に置いてもよい。(こうして重ねたカードの束を1枚のシールドとみなす)',
      [
        'When this blocks, you may name a number from 0 to 4, then add cards equal to the number "number" from the top of your deck to one of your shields.',
      ],
    ],
    [
      '自分の(K・ソウル)クリーチャーが破壊された時、カードを1枚引いてもよい。',
      ['Whenever a creature of yours with the icon "K・ソウル" is destroyed, you may draw a card.'],
    ],
    [
      '進化-自分の(E・ソウル)または(B・ソウル)クリーチャー1体の上に置く。',
      [
        'Evolution: on one of your creatures that are each (a card with the icon "E・ソウル") or (a card with the icon "B・ソウル")',
      ],
    ],
    [
      'バトルゾーンにある自分の(E・ソウル)と(B・ソウル)クリーチャーはすべて「ブロッカー」を得る。',
      [
        'Each of your creatures that are each (a card with the icon "E・ソウル") or (a card with the icon "B・ソウル") has "Blocker".',
      ],
    ],
    [
      'このクリーチャーが攻撃する時、自分の山札から好きな枚数のカードを引いてもよい。ただし、その枚数は、バトルゾーンにある自分の他の闇のクリーチャーの数までであること。',
      ['When this attacks, draw cards up to the number of your other darkness creatures.'],
    ],
    [
      'このクリーチャーが出た時、自分の墓地にあるすべてのエンジェル・コマンドとデーモン・コマンドを自分の手札に戻す。',
      [
        'When this is put into the battle zone, return all Angel Command or Demon Command creatures in your graveyard to your hand.',
      ],
    ],
    [
      'バトルゾーンにあるすべてのエンジェル・コマンドとデーモン・コマンドのパワーは+1000される。',
      ['Each Angel Command or Demon Command creature in the battle zone gets +1000 power.'],
    ],
    [
      'バトルゾーンにある自分のクリーチャーを1体選ぶ。このターン、そのクリーチャーがバトルに勝った時、バトルの後でアンタップする。',
      [
        'Choose one of your creatures. Then until the end of the turn, whenever what was chosen wins a battle, untap it.',
      ],
    ],
    [
      'このターン、バトルゾーンにある自分のクリーチャー1体のパワーは+1000される。そのクリーチャーがこのターン、はじめてバトルに勝った時、そのクリーチャーをアンタップしてもよい。',
      [
        'Until the end of the turn, one of your creatures gets +1000 power. Then until the end of the turn, whenever what was chosen wins a battle while in this turn what was chosen wins a battle 1 or fewer times, you may untap it.',
      ],
    ],
    [
      'G・ゼロ-バトルゾーンに5文明すべてのカードがそろっていれば、このクリーチャーをコストを支払わずに召喚してもよい。',
      [
        'If the number of civilizations among cards in the battle zone is at least 5, this may be used without paying its cost.',
      ],
    ],
    [
      '自分のクリーチャーが破壊される時、自分のシールドが2枚以下なら、そのクリーチャーを墓地に置くかわりに自分のマナゾーンに置く。',
      [
        "While you have 2 or fewer shields, when a creature of yours would be destroyed, put it into its owner's mana zone instead.",
      ],
    ],
    [
      'このクリーチャーが攻撃された時、このクリーチャーを破壊する。(バトルは行われない)',
      ['When this is attacked, destroy this.'],
    ],
    [
      'パワーが一番大きい相手のクリーチャーを破壊する。2体以上ある場合、自分がどちらを破壊するか選ぶ。',
      ["Destroy one of your opponent's creatures of the highest power among them."],
    ],
    [
      'このクリーチャーが攻撃する時、相手は自分自身のシールドを1枚選ぶ。このクリーチャーはそのシールドをブレイクする。',
      ["When this attacks, break one of your opponent's shields of your opponent's choice."],
    ],
    [
      'このクリーチャーが出た時、自分のシールドを1枚手札に加えてもよい。そうした場合、カードを1枚引く。ただし、そのシールドの「S・トリガー」は使えない。',
      [
        'When this is put into the battle zone, you may return one of your shields to your hand without using its shield trigger. If you do, draw a card.',
      ],
    ],
    ['ワールド・ブレイカー(このクリーチャ―は相手のシールドをすべてブレイクする)', ['World breaker']],
    [
      '相手がクリーチャーを選ぶ時、これをクロスしてあるクリーチャーを選ぶことはできない。(ただし、これをクロスしてあるクリーチャーを攻撃またはブロックしてもよい)',
      ['The crossed creature cannot be chosen by your opponent.'],
    ],
  ])('%s', (text, says) => {
    expect(meanings(text, 'other')).toEqual(says);
  });

  test.each<readonly [text: string, says: readonly string[]]>([
    [
      'シールド・プラスー自分の山札の上から1枚目を裏向きのまま、自分のシールドいずれかの下に置く。(こうして重ねたカードの束を1枚のシールドとみなす)',
      ['Add the top card of your deck to one of your shields.'],
    ],
  ])('%s', (text, says) => {
    expect(meanings(text, 'spell')).toEqual(says);
  });

  it.each([
    ['nothing goes below a shield', 'シールド・プラス-このクリーチャーがブロックした時、カードを1枚引く。'],
    ['the soul is not known', '自分の(Z・ソウル)クリーチャーが破壊された時、カードを1枚引く。'],
    [
      'another creature was not chosen',
      'このターン、そのクリーチャーがバトルに勝った時、バトルの後でアンタップする。',
    ],
    ['no attack ends', 'このクリーチャーが出た時、このクリーチャーを破壊する。(バトルは行われない)'],
    ['it is no world breaker', 'W・ブレイカー(このクリーチャーは相手のシールドをすべてブレイクする)'],
  ])('is refused where %s: %s', (_, text) => {
    expect(isRefused(text)).toBe(true);
  });
});

describe('launchers, linked gods and what has not happened in a turn', () => {
  test.each<readonly [text: string, says: readonly string[]]>([
    [
      '自分のマナゾーンにカードを置いた時、そのカードを墓地に置く。',
      ["Whenever a card of yours is put into the mana zone, put it into its owner's graveyard."],
    ],
    [
      '自分のターン中に自分のドリームメイトをバトルゾーンに出していなければ、そのターンの終わりに、カードを1枚引く。',
      [
        'At the end of your turn, if in this turn a Dream Mate creature of yours is put into the battle zone 0 or fewer times, draw a card.',
      ],
    ],
    [
      '自分のターン中にカードを1枚も自分のマナゾーンに置いていなければ、そのターンの終わりに、このクリーチャーを破壊する。',
      [
        'At the end of your turn, if in this turn a card of yours is put into the mana zone 0 or fewer times, destroy this.',
      ],
    ],
    [
      'ターン中、自分のシールドが3枚以上ブレイクされていた場合、そのターンの終わりに、カードを1枚引く。',
      ['At the end of the turn, if in this turn one of your shields is broken 3 or more times, draw a card.'],
    ],
    [
      'このターン、自分のドリームメイトを出していなければ、このクリーチャーは攻撃できない。',
      [
        'While in this turn a Dream Mate creature of yours is put into the battle zone 0 or fewer times, this cannot attack.',
      ],
    ],
    [
      'メテオバーン-このクリーチャーが破壊される時、かわりにこのクリーチャーの下にあるカードを1枚選び墓地に置いてもよい。そうした場合、このクリーチャーはバトルゾーンにとどまる。',
      ['When this would be destroyed, you may put one card from under this into the graveyard instead.'],
    ],
    [
      '相手は、自分自身のシールドの「S・トリガー」を使った時、手札を2枚選んで捨てる。',
      [
        "Whenever your opponent uses a card by its shield trigger, discard 2 of the cards in your opponent's hand of your opponent's choice.",
      ],
    ],
    [
      'このクリーチャーは、リンクしている時「ブロッカー」を得、バトルゾーンにある相手のクリーチャーすべてのパワーは-2000される。',
      [
        'While this is a card linked with 1 or more cards, this has "Blocker".',
        "While this is a card linked with 1 or more cards, each of your opponent's creatures gets -2000 power.",
      ],
    ],
    [
      'このクリーチャーは、リンクしている時「W・ブレイカー」を得、自分のターンの終わりにアンタップされる。(「W・ブレイカー」を得たクリーチャーはシールドを2枚ブレイクする)',
      [
        'While this is a card linked with 1 or more cards, this has "Double breaker".',
        'At the end of your turn while this is a card linked with 1 or more cards, untap this.',
      ],
    ],
    [
      'このクリーチャーが攻撃する時、そのターンの終わりまで、バトルゾーンにある自分のクリーチャーすべてのパワーは+1000され、バトルゾーンにある相手のクリーチャーすべてのパワーは-1000される。',
      [
        "When this attacks, until the end of the turn, each of your creatures gets +1000 power, then until the end of the turn, each of your opponent's creatures gets -1000 power.",
      ],
    ],
    [
      'このクリーチャーが出た時、バトルゾーンにある自分のクリーチャーを好きな数アンタップしてもよい。こうしてアンタップしたクリーチャーはそのターン、「スレイヤー」を得る。',
      [
        'When this is put into the battle zone, you may untap any number of your creatures as "untapped". If you do, until the end of the turn, the "untapped" has "Slayer".',
      ],
    ],
    [
      'このクリーチャーがバトルに勝った時、負けたクリーチャーよりパワーが2000以上大きければ、カードを1枚引く。',
      [
        'When this wins a battle, if the power of this is at least the power of the other creature plus 2000, draw a card.',
      ],
    ],
    [
      'このクリーチャーが自分の山札から墓地に置かれた時、このクリーチャーを墓地から手札に戻してもよい。',
      [
        "When this is put into the graveyard from the deck, you may return this to its owner's hand (works in the graveyard).",
      ],
    ],
  ])('%s', (text, says) => {
    expect(meanings(text, 'other')).toEqual(says);
  });

  test.each<readonly [text: string, says: readonly string[]]>([
    [
      'ランチャーE：ドリームメイト(この呪文を唱える時、バトルゾーンにある自分のタップされていないドリームメイトを好きな数タップする)\nこの呪文を唱えた時タップしたドリームメイト1体につき1枚、自分の山札の上から1枚目をマナゾーンに置く。',
      [
        'Tap any number of your untapped Dream Mate creatures as "launched", then put cards equal to as many as the "launched" from the top of your deck into your mana zone.',
      ],
    ],
    [
      'ランチャーE：グランド・デビル(この呪文を唱える時、バトルゾーンにある自分のタップされていないグランド・デビルを好きな数タップする)\n自分の山札を見る。その中から、この呪文を唱えた時にタップしたグランド・デビル1体につき1枚呪文を選び、相手に見せてから自分の手札に加える。その後、山札をシャッフルする。',
      [
        'Tap any number of your untapped Grand Devil creatures as "launched", then search your deck for up to as many as the "launched" spells, show them, put them into your hand and shuffle.',
      ],
    ],
    [
      'ランチャーE：アーク・セラフィム(この呪文を唱える時、バトルゾーンにある自分のタップされていないアーク・セラフィムを好きな数タップする)\nこの呪文を唱えた時にタップしたアーク・セラフィム1体につき1枚、相手のシールドを選び、相手はそれを手札に加える。(相手はその「S・トリガー」を使うことができる)',
      [
        'Tap any number of your untapped Arc Seraphim creatures as "launched", then return as many as the "launched" of your opponent\'s shields to your opponent\'s hand.',
      ],
    ],
    [
      'ランチャーE：ドリームメイト(この呪文を唱える時、バトルゾーンにある自分のタップされていないドリームメイトを好きな数タップする)\nこの呪文を唱えた時にタップしたドリームメイトの2倍の枚数のカードを山札の上から表向きにする。その中からドリームメイトをすべて自分の手札に加え、残りを好きな順序で山札の一番下に戻す。',
      [
        'Tap any number of your untapped Dream Mate creatures as "launched". Then (reveal cards equal to (2 times as many as the "launched") from the top of your deck as "seen", then return all Dream Mate creatures among what was seen in your deck to your hand, then put what was seen on the bottom of the owner\'s deck).',
      ],
    ],
    [
      'このターン、相手は自分自身の手札をマナゾーンに置くことができない。',
      [
        "Until the end of the turn, now and later, each card in your opponent's hand cannot leave the hand for the mana zone.",
      ],
    ],
  ])('%s', (text, says) => {
    expect(meanings(text, 'spell')).toEqual(says);
  });

  it.each([
    [
      'other creatures were tapped',
      'ランチャーE：ドリームメイト(この呪文を唱える時、バトルゾーンにある自分のタップされていないドリームメイトを好きな数タップする)\nこの呪文を唱えた時タップしたグランド・デビル1体につき1枚、自分の山札の上から1枚目をマナゾーンに置く。',
    ],
    [
      'nothing was untapped',
      'このクリーチャーが出た時、バトルゾーンにある自分のクリーチャーを好きな数破壊してもよい。こうしてアンタップしたクリーチャーはそのターン、「スレイヤー」を得る。',
    ],
    [
      'another creature would stay',
      '自分の他のクリーチャーが破壊される時、かわりにカードを1枚引いてもよい。そうした場合、このクリーチャーはバトルゾーンにとどまる。',
    ],
    [
      'no battle has been lost',
      'このクリーチャーが出た時、負けたクリーチャーよりパワーが2000以上大きければ、カードを1枚引く。',
    ],
  ])('is refused where %s: %s', (_, text) => {
    expect(isRefused(text)).toBe(true);
  });
});

describe('tap abilities for which mana is tapped too', () => {
  test.each<readonly [text: string, says: readonly string[]]>([
    [
      'このクリーチャーで攻撃するかわりに、このクリーチャーと自分のマナゾーンのタップされていないカードを6枚タップして、次の能力を使ってもよい。\n相手のクリーチャーを1体破壊する。',
      ["Tap ability with 6 untapped cards in your mana zone: Destroy one of your opponent's creatures."],
    ],
    [
      'このクリーチャーで攻撃するかわりに、このクリーチャーと自分のマナゾーンのタップされていないカード3枚をタップして次の能力を使ってもよい。\nカードを1枚引く。',
      ['Tap ability with 3 untapped cards in your mana zone: Draw a card.'],
    ],
  ])('%s', (text, says) => {
    expect(meanings(text, 'other')).toEqual(says);
  });
});

describe('attacks, counts of a turn and crossing', () => {
  test.each<readonly [text: string, says: readonly string[]]>([
    [
      'このクリーチャーが攻撃する時、相手の手札が4枚以上あれば、相手はその中から1枚選んで捨てる。',
      [
        "When this attacks, if there are 4 or more cards in your opponent's hand, discard one of the cards in your opponent's hand of your opponent's choice.",
      ],
    ],
    [
      'このクリーチャーが攻撃する時、相手の手札を見る。その中から1枚選び、持ち主のマナゾーンに置いてもよい。そうした場合、カードを1枚引く。',
      [
        "When this attacks, look at all cards in your opponent's hand. Then you may put one of the cards in your opponent's hand into your opponent's mana zone. If you do, draw a card.",
      ],
    ],
    [
      'このカードをバトルゾーンに置いた時、コストを支払わずにバトルゾーンにある自分のドラゴン1体にクロスしてもよい。',
      ['When this is put into the battle zone, you may cross this onto one of your Dragon cards.'],
    ],
    [
      '自分のジャイアントの召喚コストを最大3まで、少なくしてもよい。ただし、コストは1より少なくならない。',
      [
        'Each Giant creature in your hand, mana zone or graveyard costs 3 less, but not less than 1, if you like.',
      ],
    ],
    [
      'このクリーチャーが出た時、自分の進化ではないジャイアント、ドリームメイト、またはオリジンのいずれか1体を手札からバトルゾーンに出してもよい。',
      [
        'When this is put into the battle zone, you may put one of the non-evolution Giant, Dream Mate or Origin creatures in your hand into the battle zone.',
      ],
    ],
    [
      '相手のターンのはじめに、相手のクリーチャーを1体選んでもよい。このターン、そのクリーチャーは、可能であれば自分のドラゴンを攻撃する。',
      [
        "At the start of your opponent's turn, until the end of the turn, up to one of your opponent's creatures attacks a Dragon card each turn if able.",
      ],
    ],
    [
      'バトルゾーンに相手のサムライがあり、このクリーチャーが破壊される時、このクリーチャーはバトルゾーンを離れるかわりにとどまる。',
      [
        "While there are 1 or more of your opponent's Samurai creatures, when this would be destroyed, it stays instead.",
      ],
    ],
    [
      'このクリーチャーが出た時、クリーチャーを1体、自分のマナゾーンから、バトルゾーンにある自分の進化クリーチャーの下に置いてもよい。',
      [
        'When this is put into the battle zone, you may (choose one of your evolution creatures as "evolved". If that was done, put one of the creatures in your mana zone under the "evolved").',
      ],
    ],
    [
      'このクリーチャーが出た時、自分の墓地にあるカードの枚数を数える。その数だけ、自分の山札の上から、タップしてマナゾーンに置いてもよい。',
      [
        'When this is put into the battle zone, you may put cards equal to (the number of cards in your graveyard) from the top of your deck into your mana zone tapped.',
      ],
    ],
    [
      '相手のクリーチャーが攻撃する時、カードを1枚引く。その後、相手の攻撃クリーチャーを破壊する。',
      ["Whenever a creature of your opponent's attacks, draw a card, then destroy it."],
    ],
    [
      '自分のターン中に、このクリーチャーまたは自分の他のクリーチャーをバトルゾーンに出した時、それがそのターンに出した3体目のクリーチャーであれば、カードを1枚引いてもよい。',
      [
        'Whenever this is put into the battle zone or another creature of yours is put into the battle zone while it is your turn and in this turn a creature of yours is put into the battle zone exactly 3 times, you may draw a card.',
      ],
    ],
    [
      'このクリーチャーまたは自分の他のクリーチャーが出た時、それがそのターンに出した2体目のクリーチャーであれば、カードを1枚引く。',
      [
        'Whenever this is put into the battle zone or another creature of yours is put into the battle zone while in this turn a creature of yours is put into the battle zone exactly 2 times, draw a card.',
      ],
    ],
    [
      'バトルゾーンにある自分の闇のクリーチャーと火のクリーチャーはすべて、水のクリーチャーでもある。',
      ['Each of your darkness or fire creatures is also water.'],
    ],
  ])('%s', (text, says) => {
    expect(meanings(text, 'other')).toEqual(says);
  });

  test.each<readonly [text: string, says: readonly string[]]>([
    [
      'このターン、自分の火のクリーチャーが相手を攻撃してブロックされた時、相手のシールドが1枚でもあれば、そのうち1枚をブレイクする。',
      [
        "Until the end of the turn, whenever a fire creature of yours attacks a player and becomes blocked, break one of your opponent's shields.",
      ],
    ],
    [
      '相手は、自分自身の次のターンの終わりまで、光の呪文を唱えることができない。',
      ["Until the end of your opponent's next turn, your opponent cannot cast light spells."],
    ],
    [
      'このターン、バトルゾーンにある自分のクリーチャー1体のパワーは+1000される。そのクリーチャーがドラゴンであれば、カードを1枚引いてもよい。',
      [
        'Until the end of the turn, one of your creatures as "it" gets +1000 power. Then if the "it" is a Dragon card, you may draw a card.',
      ],
    ],
    [
      '自分の超次元ゾーンにあるサイキック・クリーチャーを2体まで、コストの合計が7以下になるように選び、バトルゾーンに出す。',
      [
        'Put up to 2 of the psychic creatures in your hyperspatial zone with a total cost of 7 or less into the battle zone.',
      ],
    ],
  ])('%s', (text, says) => {
    expect(meanings(text, 'spell')).toEqual(says);
  });

  it.each([
    ['nothing attacks', 'このクリーチャーが出た時、相手の攻撃クリーチャーを破壊する。'],
    [
      'nothing was put',
      'このクリーチャーが攻撃する時、それがそのターンに出した2体目のクリーチャーであれば、カードを1枚引く。',
    ],
    [
      'several were chosen',
      'このターン、バトルゾーンにある自分のクリーチャーすべてのパワーは+1000される。そのクリーチャーがドラゴンであれば、カードを1枚引いてもよい。',
    ],
  ])('is refused where %s: %s', (_, text) => {
    expect(isRefused(text)).toBe(true);
  });
});

describe('choices of either player, and what follows them', () => {
  test.each<readonly [text: string, says: readonly string[]]>([
    [
      'このクリーチャーが攻撃する時、自分の山札を見る。その中から1枚選んで自分のマナゾーンに置き、自分のマナゾーンから1枚選んで墓地に置く。その後、山札をシャッフルする。',
      [
        'When this attacks, search your deck for up to one card, put it into your mana zone and shuffle, then put one of the cards in your mana zone into your graveyard.',
      ],
    ],
    [
      'このクリーチャーがクリーチャーを攻撃する時、そのクリーチャーを破壊する。(バトルは行われない)',
      ['Whenever a creature is attacked while this attacks, destroy it.'],
    ],
    [
      'このクリーチャーが攻撃する時、文明をひとつ選ぶ。それ以外の文明を持つクリーチャーをすべてタップする。',
      [
        'When this attacks, choose 1: tap all water, darkness, fire or nature creatures in the battle zone; or tap all light, darkness, fire or nature creatures in the battle zone; or tap all light, water, fire or nature creatures in the battle zone; or tap all light, water, darkness or nature creatures in the battle zone; or tap all light, water, darkness or fire creatures in the battle zone.',
      ],
    ],
    [
      '多色呪文が唱えられた時、または、他のドラゴンがバトルゾーンに出た時、カードを1枚引く。',
      [
        'Whenever a player uses a multicolored spell or another Dragon card is put into the battle zone, draw a card.',
      ],
    ],
    [
      'このクリーチャーが出た時、自分の手札をすべて捨てる。このようにして手札を1枚も捨てない場合、カードを1枚引く。',
      [
        'When this is put into the battle zone, discard all cards in your hand. If that was not done, draw a card.',
      ],
    ],
    [
      'このクリーチャーが攻撃された時または相手によって選ばれた時、カードを1枚引く。',
      ['Whenever this is attacked or your opponent chooses this, draw a card.'],
    ],
    [
      '相手がこのクリーチャーを選ぶ時、カードを1枚引いてもよい。',
      ['When your opponent chooses this, you may draw a card.'],
    ],
    [
      '相手のクリーチャーが自分を攻撃した時、カードを1枚引いてもよい。',
      ["Whenever a creature of your opponent's attacks a player, you may draw a card."],
    ],
    [
      'このクリーチャーが攻撃する時、相手は自身のクリーチャーを1体選んで破壊し、その後、自身の手札を1枚選んで捨てる。',
      [
        "When this attacks, destroy one of your opponent's creatures of your opponent's choice, then discard one of the cards in your opponent's hand of your opponent's choice.",
      ],
    ],
  ])('%s', (text, says) => {
    expect(meanings(text, 'other')).toEqual(says);
  });

  test.each<readonly [text: string, says: readonly string[]]>([
    [
      '自分または相手の山札を見る。その中からカードを1枚選び、持ち主の墓地に置いてもよい。その後、そのカードの持ち主は山札をシャッフルする。',
      [
        "Choose 1: search your deck for up to one card, put it into your graveyard and shuffle; or search your opponent's deck for up to one card, put it into the graveyard and shuffle.",
      ],
    ],
    [
      'バトルゾーンにドラゴンが3体以上あれば、それをすべて破壊する。',
      [
        'If there are 3 or more Dragon cards in the battle zone, destroy all Dragon cards in the battle zone.',
      ],
    ],
    [
      '相手に種族をひとつ選ばせる。バトルゾーンにある自分の、選ばれた種族以外のクリーチャーをすべてタップする。',
      ['Your opponent names a race, then tap all your creatures that are not (cards of the named race).'],
    ],
    [
      'バトルゾーンにある自分のドラゴンを1体選ぶ。そのクリーチャーのコストの数と同じ枚数のカードを引く。',
      ['Choose one of your Dragon cards, then draw cards equal to the cost of what was chosen.'],
    ],
    [
      'このターン、次に召喚する自分のクリーチャーの召喚コストを2少なくしてもよい。ただし、コストは1より少なくならない。そのクリーチャーをバトルゾーンに出した時、このターンの終わりまでそのクリーチャーは「スレイヤー」を得る。',
      [
        'Until the end of the turn, now and later, until one of them is used, each creature in your hand, mana zone, graveyard, deck or shields costs 2 less, but not less than 1, if you like. Then until the end of the turn, (whenever a creature of yours is put into the battle zone by being summoned, until the end of the turn, it has "Slayer" (once in a turn)).',
      ],
    ],
  ])('%s', (text, says) => {
    expect(meanings(text, 'spell')).toEqual(says);
  });

  it.each([
    [
      'two creatures may be meant',
      'クリーチャーを1体選び、その後、クリーチャーを1体選ぶ。そのクリーチャーのコストと同じ枚数のカードを引く。',
    ],
    [
      'nothing was discarded',
      'このクリーチャーが出た時、クリーチャーを1体破壊する。このようにして手札を1枚も捨てない場合、カードを1枚引く。',
    ],
  ])('is refused where %s: %s', (_, text) => {
    expect(isRefused(text)).toBe(true);
  });
});

describe('texts of several lines, and of three cases', () => {
  test.each<readonly [text: string, says: readonly string[]]>([
    [
      '相手は、自身の山札の上から１枚目を墓地に置く。そのカードがクリーチャーなら、カードを1枚引く。呪文なら、自分がコストを支払わずに唱えてから持ち主の墓地に置いてもよい。クリーチャーでも呪文でもない場合、相手のクリーチャーを1体破壊する。',
      [
        'Your opponent puts the top card of their deck into their graveyard as "it". Then if the "it" is a creature, draw a card. Otherwise (if the "it" is a spell, (you may use the "it" yourself without paying its cost). Otherwise destroy one of your opponent\'s creatures).',
      ],
    ],
    [
      'コストが同じカードが３枚出るまで、自分の山札の上からカードを表向きにする。\n表向きにしたカードをすべて手札に加える。',
      [
        'Reveal cards of your deck until 3 cards of the same cost are revealed as "found", then return what was revealed to the owner\'s hand.',
      ],
    ],
  ])('%s', (text, says) => {
    expect(meanings(text, 'spell')).toEqual(says);
  });
});

describe('cards that are shown, and the turns of both players', () => {
  test.each<readonly [text: string, says: readonly string[]]>([
    [
      '各プレイヤーは、自分のターンのはじめに、自分自身のシールドを1枚、墓地に置く。',
      [
        'At the start of your turn, put one of your shields into your graveyard.',
        "At the start of your opponent's turn, put one of your opponent's shields of your opponent's choice into your opponent's graveyard.",
      ],
    ],
    [
      'このクリーチャーが攻撃する時、自分の墓地にある文明を数える。その後、その文明の数と同じ枚数のカードを、自分の山札の上からマナゾーンに置く。',
      [
        'When this attacks, put cards equal to (the number of civilizations among cards in your graveyard) from the top of your deck into your mana zone.',
      ],
    ],
    [
      'このクリーチャーが攻撃する時、自分の手札から好きな枚数の水または闇のカードを見せてもよい。このターン、自分のドラゴンすべてのパワーは、その見せたカード1枚につき+2000される。',
      [
        'When this attacks, you may reveal any number of the water or darkness cards in your hand as "shown". If you do, until the end of the turn, each of your Dragon cards gets +2000 times as many as the "shown" power.',
      ],
    ],
    [
      'このクリーチャーが攻撃する時、自分の手札にあるドラゴンをどれでも好きな枚数見せる。その見せた枚数1枚につき、カードを1枚引く。',
      [
        'When this attacks, reveal any number of the Dragon cards in your hand as "shown", then draw cards equal to as many as the "shown".',
      ],
    ],
  ])('%s', (text, says) => {
    expect(meanings(text, 'other')).toEqual(says);
  });

  it.each([
    [
      'nothing says whose cards are shown',
      'このクリーチャーが攻撃する時、相手の手札にあるドラゴンをどれでも好きな枚数見せる。その見せた枚数1枚につき、カードを1枚引く。',
    ],
    [
      'the cards are of one player',
      '各プレイヤーは、自分のターンのはじめに、相手のクリーチャーを1体破壊する。',
    ],
  ])('is refused where %s: %s', (_, text) => {
    expect(isRefused(text)).toBe(true);
  });
});
