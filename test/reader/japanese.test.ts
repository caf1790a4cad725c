import { CardReader, languageOf, ReadError, readAbility } from '@taiki/reader';
import {
  blocker,
  choose,
  chooseUpTo,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  evolution,
  gains,
  gets,
  has,
  hasWhile,
  isLike,
  may,
  metamorph,
  neoEvolution,
  opponentsCreatures,
  opponentsHand,
  power,
  powerAttacker,
  provided,
  putIntoMana,
  returnToHand,
  search,
  self,
  shieldsAre,
  shieldTrigger,
  silentSkill,
  slayer,
  speedAttacker,
  spellAbility,
  takeShieldWithoutTrigger,
  tap,
  tapAbility,
  times,
  topOfDeckTo,
  ultimateEvolution,
  unblockable,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';

const creature = { type: 'creature' } as const;

function refusal(text: string): ReadError {
  try {
    readAbility(text);
  } catch (error) {
    if (error instanceof ReadError) return error;
    throw error;
  }
  throw new Error(`"${text}" was read.`);
}

describe('keywords of Japanese cards', () => {
  test.each([
    ['ブロッカー', blocker],
    ['■ブロッカー', blocker],
    ['ﾌﾞﾛｯｶｰ', blocker],
    ['W・ブレイカー', doubleBreaker],
    ['Ｗ・ブレイカー', doubleBreaker],
    ['W（ダブル）・ブレイカー', doubleBreaker],
    ['W･ブレイカー', doubleBreaker],
    ['S・トリガー', shieldTrigger],
    ['Ｓ（シールド）・トリガー', shieldTrigger],
    ['スピードアタッカー', speedAttacker],
    ['スレイヤー', slayer],
    ['パワーアタッカー＋３０００', powerAttacker(3000)],
    ['パワーアタッカー +3000', powerAttacker(3000)],
    ['究極進化-自分の進化クリーチャー1体の上に置く。', ultimateEvolution()],
    ['NEO進化：自分の火のクリーチャー１体の上に置いてもよい', neoEvolution({ civilizations: ['fire'] })],
    ['進化-自分のヒューマノイド1体の上に置く。', evolution({ races: ['Human'] })],
    ['進化ー自分のドラゴン１体の上に置く。', evolution({ races: ['Dragon'] })],
  ])('are read in every width and spelling: %s', (text, ability) => {
    expect(readAbility(text)).toEqual(ability);
  });
});

describe('abilities of Japanese cards', () => {
  test.each([
    ['このクリーチャーをバトルゾーンに出した時、カードを2枚引く。', whenPut(self, draw(2))],
    ['このクリーチャーがバトルゾーンに出たとき、カードを２枚引く。', whenPut(self, draw(2))],
    ['このクリーチャーが出た時、カードを2枚引いてもよい。', whenPut(self, may(draw(2)))],
    ['このクリーチャーが出た時、カードを2枚引いてよい。', whenPut(self, may(draw(2)))],
    [
      'このクリーチャーが攻撃する時、相手のパワー4000以下のクリーチャーを1体破壊する。',
      wheneverAttacks(self, destroy(choose(opponentsCreatures({ power: { max: 4000 } })))),
    ],
    [
      'このクリーチャーが破壊された時、自分の手札を1枚捨てる。',
      whenDestroyed(self, discard(choose(yourHand()))),
    ],
    [
      '自分の墓地からクリーチャーを2体まで選び、自分の手札に戻す。',
      spellAbility(returnToHand(chooseUpTo(yourGraveyard(creature), 2))),
    ],
    ['自分の山札の上から1枚目を、自分のマナゾーンに置く。', spellAbility(topOfDeckTo('manaZone'))],
    ['カードを1枚、自分のマナゾーンから手札に戻す。', spellAbility(returnToHand(choose(yourMana())))],
    [
      'バトルゾーンにある自分のクリーチャーを1体選び、マナゾーンに置く。',
      spellAbility(putIntoMana(choose(yourCreatures()))),
    ],
    [
      '自分の山札を見る。その中から呪文を1枚選び、相手に見せてから自分の手札に加えてもよい。その後、山札をシャッフルする。',
      spellAbility(search({ type: 'spell' }, 'hand', 'shown')),
    ],
    ['相手は自身の手札を1枚選び、捨てる。', spellAbility(discard(choose(opponentsHand(), 1, 'opponent')))],
    [
      'バトルゾーンにある相手のクリーチャーを1体選び、タップする。その後、カードを1枚引く。',
      spellAbility(tap(choose(opponentsCreatures())), draw()),
    ],
    [
      'バトルゾーンにある自分のクリーチャーを1体選ぶ。このターン、そのクリーチャーはブロックされない。',
      spellAbility(gets(choose(yourCreatures()), 'turn', unblockable())),
    ],
    [
      'このクリーチャーは、パワーが6000以上の時、「W・ブレイカー」を得る。',
      hasWhile(isLike(self, { power: { min: 6000 } }), gains(doubleBreaker)),
    ],
    [
      'バトルゾーンにある自分の他の火のクリーチャーすべてのパワーは+1000される。',
      each(yourCreatures({ other: true, civilizations: ['fire'] }), power(1000)),
    ],
    [
      'このクリーチャーのパワーは、自分のマナゾーンにある水のカード1枚につき+1000される。',
      has(power(times(1000, { count: yourMana({ civilizations: ['water'] }) }))),
    ],
    [
      'このクリーチャーが出た時または攻撃する時、カードを1枚引く。',
      when(
        {
          event: 'anyOf',
          patterns: [
            { event: 'put', what: { of: 'any', filter: { itself: true } } },
            { event: 'attacks', what: { of: 'any', filter: { itself: true } } },
          ],
        },
        draw(),
      ),
    ],
    [
      '自分のシールドを1枚選び、手札に加える。ただし、その「S・トリガー」は使えない。',
      spellAbility(takeShieldWithoutTrigger(choose(yourShields()))),
    ],
    [
      '自分のマナゾーンにあるカードがすべて火のカードである間、このクリーチャーのパワーは+1000される。',
      hasWhile(
        { kind: 'all', of: { in: 'manaZone', of: 'you' }, are: { civilizations: ['fire'] } },
        power(1000),
      ),
    ],
    [
      'このクリーチャーが破壊された時、他のクリーチャーを1体、自分の墓地から手札に戻す。',
      whenDestroyed(self, returnToHand(choose(yourGraveyard({ ...creature, not: { is: { ref: 'that' } } })))),
    ],
    [
      '自分のクリーチャー1体は、このターンの終わりまで「スピードアタッカー」を得る。(「スピードアタッカー」を持つクリーチャーは召喚酔いしない)',
      spellAbility(gets(choose(yourCreatures()), 'turn', gains(speedAttacker))),
    ],
    [
      '相手のクリーチャーが攻撃する時、このクリーチャーは可能であればブロックする。',
      has({ kind: 'mustBlock' }),
    ],
    ['このクリーチャーは、シールドをさらに1枚ブレイクする。', has({ kind: 'breaksMore', by: 1 })],
    ['このクリーチャーがバトルゾーンにある間、このクリーチャーのパワーは+1000される。', has(power(1000))],
    [
      'このクリーチャーが攻撃する時、自分のシールドが1枚もなければ、このクリーチャーをアンタップする。',
      provided(shieldsAre('you', { max: 0 }), wheneverAttacks(self, untap(self))),
    ],
  ])('mean what is said: %s', (text, ability) => {
    expect(readAbility(text)).toEqual(ability);
  });

  test('say of creatures in the battle zone with the words of the first years that they are destroyed', () => {
    const old = 'バトルゾーンにある相手のクリーチャーを1体選び、持ち主の墓地に置く。';
    expect(readAbility(old)).toEqual(spellAbility(destroy(choose(opponentsCreatures()))));
  });

  test('tell what may be done from what is done', () => {
    expect(readAbility('カードを1枚引いてもよい。')).not.toEqual(readAbility('カードを1枚引く。'));
  });
});

describe('a text in brackets on a Japanese card', () => {
  test('is read where it says what its keyword does', () => {
    expect(readAbility('W・ブレイカー(このクリーチャーはシールドを2枚ブレイクする。)')).toEqual(
      doubleBreaker,
    );
    expect(readAbility('パワーアタッカー+2000(攻撃中、このクリーチャーのパワーは+2000される)')).toEqual(
      powerAttacker(2000),
    );
    expect(readAbility('スピードアタッカー（このクリーチャーは召喚酔いしない）')).toEqual(speedAttacker);
  });

  test('is refused where it explains another keyword, another number, or nothing known', () => {
    expect(refusal('ブロッカー(このクリーチャーは召喚酔いしない)').code).toBe('NOT_UNDERSTOOD');
    expect(refusal('W・ブレイカー(このクリーチャーはシールドを3枚ブレイクする)').code).toBe('NOT_UNDERSTOOD');
    expect(refusal('パワーアタッカー+2000(攻撃中、このクリーチャーのパワーは+3000される)').code).toBe(
      'NOT_UNDERSTOOD',
    );
    expect(refusal('ブロッカー(ふしぎな力)').code).toBe('NOT_UNDERSTOOD');
  });
});

describe('a Japanese text that is not read', () => {
  test('is refused at the first character that has no meaning there', () => {
    const { code, place, word } = refusal('このクリーチャーが出た時、カードを2枚燃やす。');
    expect(code).toBe('NOT_UNDERSTOOD');
    expect(word).toBe('燃');
    expect(place).toEqual({ offset: 19, line: 1, column: 20 });
  });

  test('never has characters that are passed over', () => {
    for (const text of ['ブロッカー！', 'ブロッカーx', 'カードを2枚引く。今日。'])
      expect(refusal(text).code).toBe('NOT_UNDERSTOOD');
  });
});

describe('the lines of a Japanese card', () => {
  const reader = new CardReader();

  test('belong to the keyword before them where it says so', () => {
    expect(reader.card('サイレントスキル\nカードを1枚引く。\nブロッカー', 'other').abilities).toEqual([
      silentSkill(draw()),
      blocker,
    ]);
    expect(
      reader.card(
        'このクリーチャーで攻撃するかわりに、タップして次の能力を使ってもよい。\nカードを1枚引く。',
        'other',
      ).abilities,
    ).toEqual([tapAbility(draw())]);
    expect(reader.card('メタモーフ\nこのクリーチャーのパワーは+2000される。', 'other').abilities).toEqual([
      metamorph(power(2000)),
    ]);
  });

  test('are refused where nothing says how many of them belong to it', () => {
    const { abilities, lines } = reader.card(
      'ターボラッシュ\nこのクリーチャーはブロックされない。\nこのクリーチャーは攻撃されない。',
      'other',
    );
    expect(abilities).toBeUndefined();
    expect(lines.map(({ error }) => error?.code)).toEqual(['NOT_UNDERSTOOD', undefined, undefined]);
  });

  test('of a spell are one ability', () => {
    expect(reader.card('カードを1枚引く。\n自分の手札を1枚捨てる。', 'spell').abilities).toEqual([
      spellAbility(draw(), discard(choose(yourHand()))),
    ]);
  });

  test('restate the rule of multicolored cards', () => {
    expect(
      reader.card('ブロッカー\nマナゾーンに置く時、このカードはタップして置く。', 'other').abilities,
    ).toEqual([blocker]);
  });
});

describe('a text with two meanings', () => {
  test('is refused where nothing says what "it" is', () => {
    expect(refusal('そのクリーチャーを破壊する。').code).toBe('NOT_UNDERSTOOD');
  });

  test('is refused where creatures are put into the graveyard without a word about the owner', () => {
    expect(refusal('バトルゾーンにある相手のクリーチャーを1体選び、墓地に置く。').code).toBe(
      'NOT_UNDERSTOOD',
    );
  });

  test('is refused where a sentence could belong to the "if" before it', () => {
    const allowed = 'カードを1枚引いてもよい。そうした場合、自分の手札を1枚捨てる。';
    expect(readAbility(allowed)).toEqual(spellAbility(may(draw(), discard(choose(yourHand())))));
    expect(refusal(`${allowed}その後、カードを2枚引く。`).code).toBe('NOT_UNDERSTOOD');
    const given = 'このクリーチャーが攻撃する時、自分のシールドが2枚以下であれば、カードを1枚引く。';
    expect(readAbility(given)).toEqual(
      provided(shieldsAre('you', { max: 2 }), wheneverAttacks(self, draw())),
    );
    expect(refusal(`${given}その後、カードを2枚引く。`).code).toBe('NOT_UNDERSTOOD');
  });

  test('is refused where the opponent chooses cards of nobody', () => {
    expect(refusal('相手は自分の手札を1枚捨てる。').code).toBe('NOT_UNDERSTOOD');
  });
});

describe('the language of a text', () => {
  test('is what its characters show, unless it is given', () => {
    expect(languageOf('ブロッカー')).toBe('ja');
    expect(languageOf('Blocker')).toBe('en');
    expect(readAbility('Blocker')).toEqual(readAbility('ブロッカー'));
    expect(() => readAbility('Blocker', { language: 'ja' })).toThrow(ReadError);
    expect(() => readAbility('ブロッカー', { language: 'en' })).toThrow(ReadError);
  });
});
