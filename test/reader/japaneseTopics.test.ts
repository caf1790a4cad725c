import { CardReader, ReadError, readAbility } from '@taiki/reader';
import { describeAbility } from 'taiki';
import { rinneInfinity } from 'taiki/words';
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

describe('civilizations, cards and numbers that are named', () => {
  test.each([
    [
      'このクリーチャーが出た時、文明をひとつ選ぶ。相手の、選んだ文明のクリーチャーをすべてタップする。',
      "When this is put into the battle zone, choose 1: tap all your opponent's light creatures; or tap all your opponent's water creatures; or tap all your opponent's darkness creatures; or tap all your opponent's fire creatures; or tap all your opponent's nature creatures.",
    ],
    [
      '水以外の文明をひとつ選ぶ。このターン、選ばれた文明のクリーチャーはすべて「スレイヤー」を得る。',
      'Choose 1: until the end of the turn, each light creature in the battle zone has "Slayer"; or until the end of the turn, each darkness creature in the battle zone has "Slayer"; or until the end of the turn, each fire creature in the battle zone has "Slayer"; or until the end of the turn, each nature creature in the battle zone has "Slayer".',
    ],
    [
      '相手に文明をひとつ選ばせる。その後、その文明のクリーチャーを1体破壊する。',
      'Your opponent chooses 1: destroy one of the light creatures in the battle zone; or destroy one of the water creatures in the battle zone; or destroy one of the darkness creatures in the battle zone; or destroy one of the fire creatures in the battle zone; or destroy one of the nature creatures in the battle zone.',
    ],
    [
      'カード名をひとつ選んで言う。自分の山札の上から1枚目を表向きにする。それが選んだカードであれば、自分の手札に加える。それ以外のカードであれば、自分の墓地に置く。',
      'Name a card. Then reveal the top card of your deck as "seen". Then if what was seen is a card of the named card, return what was seen to the owner\'s hand. Otherwise put what was seen into the owner\'s graveyard.',
    ],
    [
      '数字をひとつ選ぶ。自分の手札を相手に見せ、その中から選んだ数字と同じコストのカードをすべて捨てる。',
      'Name a number from 0 to 99, then reveal all cards in your hand, then discard all cards that cost exactly the number "number" in your hand.',
    ],
    [
      '自分の山札の上から、呪文が出るまでカードを表向きにする。そのカードを自分の手札に加え、その後、表向きにした残りのカードを好きな順序で山札の一番下に置く。',
      'Reveal cards of your deck until one spell is revealed as "found", then return what was found to the owner\'s hand, then put what was revealed on the bottom of the owner\'s deck.',
    ],
    [
      '自分の山札の上から、ドラゴンが2体出るまでカードを表向きにする。その2体をバトルゾーンに出し、山札をシャッフルする。',
      'Reveal cards of your deck until 2 Dragon cards are revealed as "found". Then put what was found into the battle zone. Then (put what was revealed on the top of the owner\'s deck, then shuffle your deck).',
    ],
    [
      '自分の手札からドラゴンを1体選び、見せる。そうしない場合、クリーチャーを1体破壊する。',
      'Reveal one of the Dragon cards in your hand. If that was not done, destroy one of the creatures in the battle zone.',
    ],
  ])('%s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe('what cards are while the bearer is there', () => {
  test.each([
    ['このクリーチャーはタップしてバトルゾーンに置かれる。', 'This is put into the battle zone tapped.'],
    [
      '自分のターンのはじめにアンタップする時、このクリーチャーはアンタップされない。',
      'This does not untap at the start of the turn.',
    ],
    [
      'バトルゾーンにあるクリーチャーは、ターンのはじめにアンタップされない。',
      'Each creature in the battle zone does not untap at the start of the turn.',
    ],
    [
      '相手のカードは、タップされた状態でマナゾーンに置かれる。',
      "Each card in your opponent's mana zone is put into the mana zone tapped.",
    ],
    [
      '相手がクリーチャーを選ぶ時、自分のドラゴンを選ぶことはできない。',
      'Each of your Dragon cards cannot be chosen by your opponent.',
    ],
    [
      '相手がバトルゾーンのクリーチャーを選ぶ時、これをクロスしたクリーチャーを選ぶことはできない。',
      'The crossed creature cannot be chosen by your opponent.',
    ],
    [
      '自分のシールドが相手のクリーチャーにブレイクされる時、ブレイクされるシールドを裏向きのまま自分で選ぶ。',
      'This lets the owner of your shields choose them where a creature breaks them.',
    ],
    [
      '自分のシールドを相手が選ぶ時、相手が選ぶかわりに自分が選ぶ。',
      'This lets the owner of your shields choose them.',
    ],
    [
      '自分のクロスギアを、コストを支払わずにこのクリーチャーにクロスしてもよい。',
      'This can have cross gears crossed onto it without their costs being paid.',
    ],
    ['自分のドラゴンすべてのパワーは2倍される。', 'Each of your Dragon cards has its power multiplied by 2.'],
    [
      '自分のドラゴンは、パワーが9000以上の時、「T・ブレイカー」を得る。',
      'Each of your Dragon cards with power 9000 or more has "Triple breaker".',
    ],
    [
      'これをクロスしたクリーチャーは、パワーが9000以上の時、「T・ブレイカー」を得る。',
      'While the crossed creature is a card with power 9000 or more, the crossed creature has "Triple breaker".',
    ],
    [
      '自分の、タップされているクリーチャーのパワーは、攻撃していない時、+1000される。',
      'Each of your tapped non-attacking creatures gets +1000 power.',
    ],
    [
      'このターン、自分のドラゴンがバトルに勝った後でしか、このクリーチャーは攻撃できない。',
      'While in this turn a Dragon card of yours wins a battle 0 or fewer times, this cannot attack.',
    ],
    [
      '誰も、火以外のクリーチャーを召喚したり、火以外の呪文を唱えることはできない。',
      'Players cannot summon creatures that are not fire cards and players cannot cast spells that are not fire cards.',
    ],
    [
      '相手はドラゴンの「S・トリガー」能力を使えない。',
      "Each Dragon card in your opponent's shields cannot be used by its shield trigger.",
    ],
    [
      '自分の手札に加えられる、名前に《竜》とあるシールドカードはすべて「S・トリガー」を得る。',
      'Each card with "竜" in the name in your shields has "Shield trigger".',
    ],
    [
      'このクリーチャーのパワーは、バトルゾーンにある自分のクリーチャーの種族1つにつき+1000される。',
      'This gets +1000 times the number of races among your creatures power.',
    ],
    [
      'このクリーチャーのパワーは、バトルゾーンにある文明ひとつにつき+1000される。',
      'This gets +1000 times the number of civilizations among cards in the battle zone power.',
    ],
    [
      'このクリーチャーを召喚するコストは、自分のドラゴン1体につき2多くなる。',
      'This costs 2 more for each of your Dragon cards (works in the hand, mana zone or graveyard).',
    ],
    [
      'このクリーチャーがタップされている時、相手は呪文の「S・トリガー」能力を使えない。',
      "While this is a tapped card, each spell in your opponent's shields cannot be used by its shield trigger.",
    ],
    [
      'このクリーチャーがバトルゾーンを離れる時、バトルゾーンを離れるかわりに、マナゾーンに置く。',
      "When this would leave the battle zone, put it into its owner's mana zone instead.",
    ],
    [
      'このターン、クリーチャー1体のパワーを+1000し、そのクリーチャーは相手プレイヤーを攻撃できない。',
      'Until the end of the turn, one of the creatures in the battle zone gets +1000 power and cannot attack players.',
    ],
    [
      '相手のターン中、このタマシードは破壊以外の方法で離れない。',
      "While it is your opponent's turn, this cannot leave the battle zone except by being destroyed.",
    ],
  ])('%s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe('events and what follows them', () => {
  test.each([
    [
      '自分のターンに1枚目のカードを引く時、もう1枚余分に引いてもよい。',
      'Whenever you draw the card of the draw step, you may draw a card.',
    ],
    [
      '相手がカードを引く時、それと同じ枚数のカードを引いてもよい。',
      'Whenever your opponent draws a card, you may draw a card.',
    ],
    [
      'このクリーチャーがブロックされた時、ブロックしたクリーチャーを破壊する。',
      'When this becomes blocked, destroy the other creature.',
    ],
    [
      'このクリーチャーがブロックする時、バトルの後、ブロックされたクリーチャーを破壊する。',
      'When this blocks, during this attack, when a battle of this has ended, destroy the other creature.',
    ],
    [
      '相手のクリーチャーが攻撃してブロックされなかった時、攻撃の後、そのクリーチャーをタップする。',
      "Whenever a creature of your opponent's attacks and is not blocked, during this attack, at the end of the attack of it, tap it.",
    ],
    [
      '相手のクリーチャーが攻撃する時、そのクリーチャーのパワーが1000以下であれば破壊する。',
      "Whenever a creature of your opponent's attacks, (if it is a card with power 1000 or less, destroy it).",
    ],
    [
      '相手が自分のクリーチャーを攻撃する時、このクリーチャーをアンタップする。',
      'Whenever a creature of yours is attacked, untap this.',
    ],
    [
      '相手のクリーチャーがこのクリーチャーを攻撃した時、カードを1枚引く。',
      'When this is attacked, draw a card.',
    ],
    [
      '自分のシールドを相手のクリーチャーがブレイクした時、このクリーチャーを破壊する。',
      "Whenever one of your shields is broken by a creature of your opponent's, destroy this.",
    ],
    [
      '自分のクロスギアをジェネレートした時、カードを2枚引いてもよい。',
      'Whenever you use a cross gear, you may draw 2 cards.',
    ],
    [
      'カードを自分の墓地から手札に戻した時、カードを1枚引いてもよい。',
      'Whenever a card of yours is put into the hand from the graveyard, you may draw a card.',
    ],
    [
      '自分のマナゾーンからカードが離れる時、カードを1枚引いてもよい。',
      'Whenever a card of yours leaves from the mana zone, you may draw a card.',
    ],
    [
      '自分のドラゴンが、各ターンはじめてタップした時、アンタップする。',
      'Whenever a Dragon card of yours becomes tapped for the first time in a turn, untap it.',
    ],
    [
      '自分のターンの終わりに、自分の手札が1枚以下であれば、2枚になるまでカードを引いてもよい。',
      'At the end of your turn, if there are 1 or fewer cards in your hand, you may draw cards equal to 2 minus the number of cards in your hand.',
    ],
    [
      'このクリーチャーが破壊された時、墓地から自分の山札の一番下に置いてもよい。そうした場合、カードを1枚引く。',
      "When this is destroyed, you may put this on the bottom of its owner's deck. If you do, draw a card.",
    ],
    [
      '自分のクリーチャーがブレイクしたシールドを、相手は見せる。',
      "Whenever one of your opponent's shields is broken by a creature of yours, reveal it.",
    ],
    [
      '自分のターンの終わりに、そのターン、自分のクリーチャーを2体以上召喚していた場合、カードを1枚引く。',
      'At the end of your turn, if in this turn a creature of yours is put into the battle zone by being summoned 2 or more times, draw a card.',
    ],
    [
      'このターン、自分のマナゾーンから1枚でもカードが離れていれば、このクリーチャーのパワーは+1000される。',
      'While in this turn a card of yours leaves from the mana zone 1 or more times, this gets +1000 power.',
    ],
    [
      '相手のターン中、自分の手札を捨てた時、捨てた枚数と同じ数のカードを引く。',
      "Whenever you discard a card while it is your opponent's turn, draw a card.",
    ],
    [
      'メテオバーン-このクリーチャーが攻撃する時、このクリーチャーの下にあるカードを2枚、自分の手札に加えてもよい。',
      'When this attacks, you may put 2 cards from under this into the hand.',
    ],
    [
      '各プレイヤーは、バトルゾーンにある自分自身のドラゴン1体につき1枚カードを引く。',
      "Draw cards equal to the number of your Dragon cards, then your opponent draws cards equal to the number of your opponent's Dragon cards.",
    ],
    [
      'クリーチャーを1体破壊するか、自分の手札をすべて捨て、同じ枚数のカードを引く。',
      'Choose 1: destroy one of the creatures in the battle zone; or discard all cards in your hand, and note how many as "number", then draw cards equal to the number "number".',
    ],
    [
      'クリーチャーを2体選び、タップする。そのクリーチャー同士をバトルさせる。',
      'Choose one of the creatures in the battle zone as "one", then choose one of the creatures other than the "one" in the battle zone as "other one", then tap the "one", then tap the "other one", then have the "one" battle the "other one".',
    ],
    [
      'クリーチャーを2体選んでもよい。そうした場合、選んだクリーチャー同士でバトルさせる。',
      'You may choose one of the creatures in the battle zone as "one", then choose one of the creatures other than the "one" in the battle zone as "other one", then have the "one" battle the "other one".',
    ],
    [
      '相手の手札を2枚見ないで選び、持ち主のマナゾーンに置く。',
      "Put 2 of the cards in your opponent's hand at random into your opponent's mana zone.",
    ],
    ['このクリーチャーをタップした時、カードを1枚引く。', 'When this becomes tapped, draw a card.'],
    [
      '相手のドラゴンが、出たターンに攻撃する時、その攻撃の後、そのクリーチャーをタップする。',
      "Whenever a newly put Dragon card of your opponent's attacks, during this attack, at the end of the attack of it, tap it.",
    ],
    [
      '相手のターンに、相手が自身のマナゾーンのカードをタップせずにカードを実行した時、カードを1枚引く。',
      "Whenever your opponent uses a card without tapping mana while it is your opponent's turn, draw a card.",
    ],
    [
      '相手のターン中に、相手がコストを支払わずにクリーチャーを出した時、カードを1枚引いてもよい。',
      "Whenever a creature of your opponent's is put into the battle zone without its cost being paid while it is your opponent's turn, you may draw a card.",
    ],
    [
      '自分のターンの終わりに、自分のクリーチャーのパワーが一番大きければ、カードを1枚引く。',
      "At the end of your turn, if there are 1 or more of your creatures and the highest power among your creatures is at least the highest power among your opponent's creatures, draw a card.",
    ],
  ])('%s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe('what happens instead', () => {
  test.each([
    [
      'このクリーチャーが破壊される時、自分の手札を1枚捨ててもよい。その場合、このクリーチャーを墓地に置くかわりに手札に戻す。',
      "When this would be destroyed, you may (discard one of the cards in your hand. If that was done, return it to its owner's hand) instead.",
    ],
    [
      'このクリーチャーが破壊される時、墓地に置くかわりに自分の手札に戻してもよい。そうした場合、自分の手札を1枚捨てる。',
      "When this would be destroyed, you may (return it to its owner's hand. If that was done, discard one of the cards in your hand) instead.",
    ],
    [
      'このクリーチャーが破壊される時、自分のマナゾーンに水のカードが1枚でもあれば、かわりに自分のシールドを1枚墓地に置いてもよい。',
      'While there are 1 or more water cards in your mana zone, when this would be destroyed, you may put one of your shields into your graveyard instead.',
    ],
    [
      '自分のシールドがブレイクされる時、自分の手札を1枚捨ててもよい。そうした場合、そのシールドはブレイクされない。',
      'When one of your shields would be broken, you may discard one of the cards in your hand instead.',
    ],
    [
      '自分の他のクリーチャーが破壊される時、墓地に置くかわりにこのクリーチャーの下に置いてもよい。',
      'When another creature of yours would be destroyed, you may put it under this instead.',
    ],
    [
      '自分がカードを引く時、1枚のかわりに2枚引いてもよい。そうした場合、自分の手札を1枚捨てる。',
      'When you would draw a card, you may (draw 2 cards. If that was done, discard one of the cards in your hand) instead.',
    ],
    [
      '相手は、多色以外のクリーチャーをバトルゾーンに出す時、バトルゾーンに出すかわりに墓地に置く。',
      "When a creature of your opponent's that is not a multicolored card would be put into the battle zone, put it into its owner's graveyard instead.",
    ],
    [
      '相手のターン中、相手が、自身のマナゾーンのカードの枚数よりコストが大きいクリーチャーを出す時、かわりにマナゾーンに置く。',
      "While it is your opponent's turn, when a creature of your opponent's that costs ((the number of cards in your opponent's mana zone) plus 1) or more would be put into the battle zone, put it into its owner's mana zone instead.",
    ],
    [
      'このクリーチャーが破壊される時、自分の手札を2枚捨ててもよい。その場合、このクリーチャーを墓地に置くかわりに手札に戻す。',
      "When this would be destroyed, you may (discard 2 of the cards in your hand. If that was done, return it to its owner's hand) instead.",
    ],
    [
      '相手のターン中、相手が、自身のマナゾーンのカードの枚数よりコストが大きいクリーチャーを出す時、かわりにマナゾーンに置く。',
      "While it is your opponent's turn, when a creature of your opponent's that costs ((the number of cards in your opponent's mana zone) plus 1) or more would be put into the battle zone, put it into its owner's mana zone instead.",
    ],
    [
      '相手はドラゴンの「S・トリガー」能力を使えない。',
      "Each Dragon card in your opponent's shields cannot be used by its shield trigger.",
    ],
  ])('%s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe('evolutions', () => {
  test.each([
    ['進化V-自分の水のクリーチャー2体の上に置く。', 'Vortex evolution: on 2 of your water creatures'],
    [
      '進化GV-自分の光または水のクリーチャー3体を重ねた上に置く。',
      'Vortex evolution: on 3 of your light or water creatures',
    ],
    [
      '墓地進化V-ドラゴンを2体自分の墓地から選び、このクリーチャーをその上に重ねつつバトルゾーンに出す。',
      'Vortex evolution: on 2 of your Dragon creatures in your graveyard',
    ],
    [
      '究極進化-自分の闇の進化クリーチャー1体の上に置く。',
      'Evolution: on one of your evolution darkness creatures',
    ],
    [
      '進化-自分のドラゴンまたは名前に《竜》とあるクリーチャー1体の上に置く。',
      'Evolution: on one of your creatures that are each a Dragon card or (a creature with "竜" in the name)',
    ],
  ])('%s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe('other sentences', () => {
  test.each([
    [
      'ドラゴンまたはフェニックスではないクリーチャーを1体破壊する。',
      'Destroy one of the creatures that are not Dragon or Phoenix cards in the battle zone.',
    ],
    [
      '相手の手札を見る。その中から1枚選び、裏向きにして相手のシールドに加えてもよい。',
      "Look at all cards in your opponent's hand, then add up to one of the cards in your opponent's hand to your opponent's shields.",
    ],
    [
      '各プレイヤーは自分自身の手札を数え、それぞれの山札に戻してシャッフルし、戻した手札と同じ枚数のカードを引く。',
      'Note the number of cards in your hand as "yours", then note the number of cards in your opponent\'s hand as "theirs", then put all cards in any hand on the top of their owners\' decks, then each player shuffles their deck, then draw cards equal to the number "yours", then your opponent draws cards equal to the number "theirs".',
    ],
    [
      '自分のマナゾーンにあるカードをすべて自分の手札に戻し、同時に、自分の手札をすべて自分のマナゾーンにタップして置く。',
      'Return all cards in your mana zone to your hand and, at the same time, put all cards in your hand into your mana zone tapped.',
    ],
    [
      '相手の山札を見る。その中から2枚選び、持ち主の墓地に置いてもよい。その後、相手は自分自身の山札をシャッフルする。',
      "Look at all cards in your opponent's deck. Then you may put 2 of the cards in your opponent's deck into your opponent's graveyard. Then your opponent shuffles their deck.",
    ],
    [
      '相手の山札を見る。その中から2枚まで選び、持ち主の墓地に置く。その後、相手は自身の山札をシャッフルする。',
      "Search your opponent's deck for up to 2 cards, put them into the graveyard and shuffle.",
    ],
    [
      'このクリーチャーがバトルに勝った時、バトルの後、このクリーチャーをアンタップしてもよい。',
      'When this wins a battle, you may untap this.',
    ],
    [
      'このクリーチャーがブロックした時、バトルの後、このクリーチャーをアンタップする。',
      'When this blocks, during this attack, when a battle of this has ended, untap this.',
    ],
    [
      '自分の山札の上から3枚まで見て、好きな順番で山札に戻す。',
      'Name a number from 0 to 3 as "count", then look at cards equal to the number "count" from the top of your deck, then put what was seen on the top of the owner\'s deck.',
    ],
    [
      '自分の墓地からコスト3以下のクリーチャーを1体、バトルゾーンに出してもよい。ただし、進化クリーチャーは選べない。',
      'You may put one of the non-evolution creatures that cost 3 or less in your graveyard into the battle zone.',
    ],
    [
      'いずれかのプレイヤーの山札の上から1枚目を見る。その後、そのカードを持ち主の墓地に置いてもよい。',
      "Choose 1: (look at the top card of your deck. Then you may put what was seen into the owner's graveyard); or (look at the top card of your opponent's deck. Then you may put what was seen into the owner's graveyard).",
    ],
    [
      '自分の手札を1枚、自分の山札の上から3枚目に置く。',
      'Put one of the cards in your hand in place 3 from the top of your deck.',
    ],
    [
      '次の相手のターンの終わりまで、相手は呪文を唱えられない。',
      "Until the end of your opponent's next turn, your opponent cannot cast spells.",
    ],
    [
      '次の自分のターンの終わりまで、自分の手札に加えるシールドはすべて「S・トリガー」を得る。',
      'Until the end of your next turn, now and later, each of your shields has "Shield trigger".',
    ],
    [
      '自分の山札をシャッフルし、上から1枚目を表向きにする。そのカードが呪文であれば、自分の手札に加える。',
      '(shuffle your deck, then reveal the top card of your deck as "seen"). Then if what was seen is a spell, return what was seen to the owner\'s hand.',
    ],
    [
      'バトルゾーンにある自分のクリーチャー1体またはクロスギア1枚を選び、持ち主の手札に戻す。',
      'Return one of your cards that are each a creature or a cross gear to your hand.',
    ],
    [
      'このターン、自分のクリーチャーがブロックされた時、このターンの終わりまでそのクリーチャーのパワーは+1000される。',
      'Until the end of the turn, whenever a creature of yours becomes blocked, until the end of the turn, it gets +1000 power.',
    ],
    [
      'クリーチャーを好きな数破壊する。その後、そのクリーチャー1体につき1枚、カードを引く。',
      'Destroy any number of the creatures in the battle zone, and note how many as "number", then draw cards equal to the number "number".',
    ],
    [
      'クリーチャーを1体選ぶ。自分の山札を見て、そのクリーチャーと同じ名前のクリーチャーを1体選び、相手に見せてから自分の手札に加える。その後、山札をシャッフルする。',
      'Choose one of the creatures in the battle zone, then search your deck for up to one creature of the same name as what was chosen, show it, put it into your hand and shuffle.',
    ],
    [
      '自分の手札を1枚、表向きまたは裏向きでシールド化してもよい。',
      'You may (choose 1: add one of the cards in your hand to your shields face up; or add one of the cards in your hand to your shields).',
    ],
    [
      '自分のクリーチャーを好きな数破壊してもよい。こうして破壊したクリーチャー1体につき、ドラゴンを1体、自分の手札からバトルゾーンに出してもよい。',
      'You may destroy any number of your creatures, and note how many as "number". If you do, put up to the number "number" of the Dragon cards in your hand into the battle zone.',
    ],
    [
      '相手のシールドを2枚選ぶ。相手はそのシールドを自身の手札に加える。',
      "Return 2 of your opponent's shields to your opponent's hand.",
    ],
    [
      '次の自分のターンのはじめに、自分のシールドを1枚手札に加える。ただし、その「S・トリガー」は使えない。',
      'Once, at the start of your turn, return one of your shields to your hand without using its shield trigger.',
    ],
    [
      '次の自分のターンのはじめまで、自分のドラゴンがバトルゾーンを離れる時、かわりにバトルゾーンにとどまる。',
      'Until the start of your next turn, when a Dragon card of yours would leave the battle zone, it stays instead.',
    ],
    [
      '自分の山札の上から1枚目を墓地に置く。それが光のカードであれば、カードを1枚引く。闇のカードであれば、相手のクリーチャーを1体破壊する。',
      'Put the top card of your deck into your graveyard as "it". Then if the "it" is a light card, draw a card. Then if the "it" is a darkness card, destroy one of your opponent\'s creatures.',
    ],
    [
      '自分の山札の上から1枚目を表向きにする。それがドラゴンなら、このターン、自分のクリーチャーすべてのパワーを+1000する。それ以外なら、表向きにしたカードを自分の山札の一番下に置く。',
      'Reveal the top card of your deck as "seen". Then if what was seen is a Dragon card, until the end of the turn, each of your creatures gets +1000 power. Otherwise put what was seen on the bottom of the owner\'s deck.',
    ],
  ])('%s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe('what a Japanese text does not say', () => {
  test.each([
    ['a civilization that is never chosen', '相手の、選んだ文明のクリーチャーをすべてタップする。'],
    ['a civilization that nothing speaks of', '文明をひとつ選ぶ。カードを1枚引く。'],
    [
      'a blocking creature where nothing is blocked',
      'このクリーチャーが攻撃する時、ブロックしたクリーチャーを破壊する。',
    ],
    [
      'another number of cards than were looked for',
      '自分の山札の上から、ドラゴンが2体出るまでカードを表向きにする。その3体をバトルゾーンに出し、山札をシャッフルする。',
    ],
    [
      'a stealth that the text in brackets does not name',
      'このクリーチャーは「闇ステルス」を得る。(相手のマナゾーンに水のカードが1枚でもあれば、「闇ステルス」を持つクリーチャーはブロックされない)',
    ],
    ['as many cards as of nothing', 'このクリーチャーが攻撃する時、それと同じ枚数のカードを引く。'],
    [
      'two kinds of which the first word may describe both',
      '自分のコスト3以下の火のクリーチャーまたはパワー1000以下のクリーチャーを1体破壊する。',
    ],
  ])('is refused: %s', (_, text) => {
    expect(codeOf(text)).toBe('NOT_UNDERSTOOD');
  });
});

describe('lines of a Japanese card', () => {
  const meanings = (text: string, type: 'spell' | 'other'): readonly string[] | undefined =>
    new CardReader({ language: 'ja' }).card(text, type).abilities?.map((one) => describeAbility(one));

  it('go on in the next line where a sentence or a bracket does', () => {
    expect(
      meanings('クリーチャーを1体選ぶ。\nこのターン、そのクリーチャーは「スレイヤー」を得る。', 'spell'),
    ).toEqual(['Until the end of the turn, one of the creatures in the battle zone has "Slayer".']);
    expect(
      meanings(
        'ブロッカー(相手クリーチャーが攻撃する時、このクリーチャーをタップして、その攻撃を阻止してもよい。\nその後、その相手クリーチャーとバトルする)\nスレイヤー',
        'other',
      ),
    ).toEqual(['Blocker', 'Slayer']);
  });

  it('say what each of two optional costs gives', () => {
    const drive =
      'O・ドライブ 水x1・火x2(このクリーチャーを召喚する時、自分のマナゾーンでさらに水1枚または火2枚またはその両方をタップしてもよい。そうした場合、次の能力を得る)';
    expect(
      meanings(
        `${drive}\n水:このクリーチャーが出た時、カードを1枚引く。\n火:このクリーチャーが出た時、クリーチャーを1体破壊する。\nスレイヤー`,
        'other',
      ),
    ).toEqual([
      'As it is used, you may also pay 1 mana of water.',
      'When this is put into the battle zone while as often as optional cost 1 of what it was was paid is at least 1, draw a card.',
      'As it is used, you may also pay 2 mana of fire and fire.',
      'When this is put into the battle zone while as often as optional cost 2 of what it was was paid is at least 1, destroy one of the creatures in the battle zone.',
      'Slayer',
    ]);
  });

  it('that end the duel while something holds are static on a creature', () => {
    const text = '自分のドラゴンが5体以上あれば、自分はゲームに勝利する。';
    expect(meanings(text, 'other')).toEqual([
      'While there are 5 or more of your Dragon cards, you win the duel as soon as this applies.',
    ]);
    expect(meanings(text, 'spell')).toEqual(['If there are 5 or more of your Dragon cards, win the duel.']);
  });

  it('are read as they were scanned', () => {
    expect(meanings('クリ―チャーを1体破壊する。', 'spell')).toEqual([
      'Destroy one of the creatures in the battle zone.',
    ]);
    expect(
      meanings(
        '次のうちいずれか1つを選ぶ。__カードを1枚引く。__クリーチャーを1体選ぶ。このターン、そのクリーチャーのパワーを_1000する。',
        'spell',
      ),
    ).toEqual([
      'Choose 1: draw a card; or until the end of the turn, one of the creatures in the battle zone gets -1000 power.',
    ]);
  });
});

describe('limits of breaking and of replacing', () => {
  test.each([
    [
      '相手がクリーチャーを選ぶ時、かわりに自分が選ぶ。',
      'This lets you choose creatures where your opponent would.',
    ],
    [
      '呪文またはタマシードを1枚、自分の墓地から選ぶ。このターン中、そのカードを使ってもよい。(ただし、そのコストは支払う)',
      'Until the end of the turn, one of the cards that are each a spell or a tamaseed in your graveyard can be used from the graveyard.',
    ],
    [
      'これをクロスしたクリーチャーが離れる時、かわりにこのクロスギアを外してもよい。',
      'When the crossed creature would leave the battle zone, you may uncross this instead.',
    ],
    [
      '相手は自身のシールドを1つ選ぶ。そのシールドをブレイクする。',
      "Break one of your opponent's shields of your opponent's choice.",
    ],
    [
      '相手のクリーチャーは、1度につき最大1つしかシールドをブレイクできない。',
      "Each of your opponent's creatures breaks at most 1 shield at a time.",
    ],
    [
      '自分のクリーチャーが出た時、そのクリーチャーは自分の他のシールドを1つブレイクしてもよい。',
      'Whenever a creature of yours is put into the battle zone, you may break one of your other shields with it.',
    ],
    [
      '各ターンに1度、自分のクリーチャーが破壊される時、かわりにカードを3枚、自分の墓地から好きな順序で山札の下に置いてもよい。',
      'When a creature of yours would be destroyed, you may put 3 of the cards in your graveyard on the bottom of your deck instead (once in a turn).',
    ],
    [
      '自分のマナゾーンにカードタイプが4つ以上あれば、自分のマナゾーンにあるカードのマナの数字を2にする。',
      'While the number of card types among cards in your mana zone is at least 4, each card in your mana zone has 2 as its mana number.',
    ],
  ])('%s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe('what would be put without being summoned', () => {
  test.each([
    [
      '相手のクリーチャーが召喚以外の方法で出る時、かわりにマナゾーンに置く。',
      "When a creature of your opponent's would be put into the battle zone without being summoned, put it into its owner's mana zone instead.",
    ],
  ])('%s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });
});

describe('what is put into your graveyard is yours', () => {
  test.each([
    [
      '種族をひとつ選ぶ。このターン、その種族のクリーチャーがバトルゾーンから自分の墓地に置かれる時、墓地に置くかわりに自分の手札に戻す。',
      "Name a race, then until the end of the turn, when a creature of yours of the named race would be destroyed, return it to its owner's hand instead.",
    ],
    [
      'クリーチャーがバトルゾーンから自分の墓地に置かれた時、カードを1枚引く。',
      'Whenever a creature of yours is destroyed, draw a card.',
    ],
    [
      'クリーチャーがバトルゾーンから持ち主の墓地に置かれた時、カードを1枚引く。',
      'Whenever a creature is destroyed, draw a card.',
    ],
    [
      'このクリーチャーがバトルゾーンから自分の墓地に置かれる時、墓地に置くかわりに自分の手札に戻す。',
      "When this would be destroyed, return it to its owner's hand instead.",
    ],
  ])('%s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });

  it("and never your opponent's", () => {
    expect(codeOf('相手のクリーチャーがバトルゾーンから自分の墓地に置かれた時、カードを1枚引く。')).toBe(
      'NOT_UNDERSTOOD',
    );
  });
});

describe('dynamo', () => {
  const text =
    '(バトルが始まる時、あるいはこのクリーチャーで攻撃できる時、このクリーチャーをタップしてもよい。そうした場合、そのターンの終わりまで、このクリーチャーのパワーと能力をバトルゾーンにある自分の他のダイナモ1体に加える)';

  test.each([
    ['ダイナモ', 'Dynamo'],
    [`ダイナモ${text}`, 'Dynamo'],
    ['バトルが始まる時、カードを1枚引く。', 'Whenever a battle begins, draw a card.'],
  ])('%s', (said, meaning) => {
    expect(read(said)).toBe(meaning);
  });

  it('explains no other keyword', () => {
    expect(codeOf(`スレイヤー${text}`)).toBe('NOT_UNDERSTOOD');
  });
});

describe('flight', () => {
  test.each([
    ['飛行', 'Flight'],
    ['飛行(このクリーチャーは、「飛行」を持たないクリーチャーに攻撃またはブロックされない)', 'Flight'],
    ['∞パワーアタッカー', 'Power attacker +infinity'],
  ])('%s', (said, meaning) => {
    expect(read(said)).toBe(meaning);
  });
});

describe('keywords of twinpacts, evolutions and mana', () => {
  test.each([
    [
      '究極進化MAX-自分の究極進化クリーチャー1体の上に置く。',
      'Evolution: on one of your ultimate evolution creatures',
    ],
    [
      '超無限進化・Ω-ガーディアンを1体以上自分の墓地、マナゾーン、またはバトルゾーンから選び、このクリーチャーをそのカードの上に重ねつつバトルゾーンに出す。',
      'Super infinite evolution: on one or more of your Guardian creatures in your graveyard, mana zone or battle zone',
    ],
    [
      'パンドラ・シフト:このカードを使うコストの代わりに、[水/火(2)]を支払ってもよい。そうしたら、このカードを自分の超次元ゾーンに置く。',
      'Pandora shift 2 of water and fire',
    ],
    [
      'フォートE：ワイルド・ベジーズ(このクリーチャーをバトルゾーンに出した時、ワイルド・ベジーズを自分のマナゾーンでタップしてこのクリーチャーを召喚していた場合、このクリーチャーは次の能力を得る)\nクリーチャーを1体、自分の墓地からマナゾーンに置いてもよい。',
      'When this is put into the battle zone by being summoned with a Wild Veggies card tapped for its cost, you may put one of the creatures in your graveyard into your mana zone.',
    ],
  ])('%s', (said, meaning) => {
    expect(read(said)).toBe(meaning);
  });
});

test('輪廻∞ gives two abilities', () => {
  const said =
    '輪廻∞:このカードの呪文側を、バトルゾーンに置いたまま唱えてもよい。そうした時、自分の《天地命動 バラギアラ》1体につき、自分の山札の上から1枚をマナゾーンに置く。(その呪文のコストは支払う)';
  const { abilities } = new CardReader({ language: 'ja' }).card(said, 'other');
  expect(abilities).toEqual(rinneInfinity('天地命動 バラギアラ'));
});
