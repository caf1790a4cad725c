import { CardReader, canonicalAbility, describeAbility, readAbility } from '@taiki/reader';
import {
  type Ability,
  atLeast,
  badAction,
  callnion,
  cascade,
  doubleCallnion,
  doubleFreeze,
  draw,
  eternalKappa,
  eternalOmega,
  finalDeclaration,
  freeze,
  godLink,
  hatenKokonotsugatari,
  hyperEnergy,
  hyperSoulRaid,
  jChange,
  jokersOverExplode,
  judgmentZ,
  manaReburst,
  marshallTouch,
  ninjaChange,
  rebirthCascade,
  recycle,
  revengeChance,
  reverseStrike,
  sasageru,
  saver,
  shieldGo,
  sinOfMoonlessNightOfSpell,
  smashBurst,
  solemnDuty,
  soulRecall,
  stealth,
  torrentCascade,
  whenShieldFaceUp,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';

const read = (text: string): Ability => readAbility(text, { language: 'ja' });

/** Titles alone, and with the text in brackets that the cards have. */
const TITLES: readonly (readonly [string, Ability])[] = [
  ['ササゲール2', sasageru(2)],
  [
    'ササゲール2（ディスペクターを召喚する時、このクリーチャーを破壊してもよい。そうしたら、その召喚コストを2少なくする。ただし、コストは0以下にならない）',
    sasageru(2),
  ],
  ['ハイパーエナジー', hyperEnergy],
  [
    'ハイパーエナジー（このクリーチャーを召喚する時、コストが異なる自分のクリーチャーを好きな数タップしてもよい。こうしてタップしたクリーチャー1体につき、このクリーチャーの召喚コストを2少なくする。ただし、コストは0以下にならない）',
    hyperEnergy,
  ],
  ['エターナル・K', eternalKappa],
  ['エターナル・Ω（このクリーチャーが離れる時、かわりに手札に戻す）', eternalOmega],
  ['逆転撃（水2）', reverseStrike(2, 'water')],
  ['終極宣言：自分のターンのはじめに、カードを1枚引く', finalDeclaration(draw())],
  ['ヨビニオン', callnion],
  ['W・ヨビニオン', doubleCallnion],
  ['スマッシュ・バースト', smashBurst],
  ['ハイパーソウル・レイド：ドラゴン', hyperSoulRaid({ type: 'creature', races: ['Dragon'] })],
  [
    'セイバー：全種族(自分の他のクリーチャーが破壊される時、そのクリーチャー1体のかわりにこのクリーチャーを破壊してもよい)',
    saver({ type: 'creature' }),
  ],
  [
    'セイバー：パワー6000以上(自分のパワー6000以上のクリーチャー1体が破壊される時、このクリーチャーをかわりに破壊してもよい)',
    saver({ type: 'creature', power: atLeast(6000) }),
  ],
  ['G・リンク《竜極神メツ》の左横。', godLink({ side: 'left', of: ['竜極神メツ'] })],
  [
    'G・リンク《神帝アナ》または《神帝スヴァ》の左横、《神帝ムーラ》の上側(バトルゾーンに自分の指定ゴッドがあれば、このカードをリンクしてもよい。リンクしたゴッドは、各ゴッドの特性〔パワーや能力〕を持つ1体のクリーチャーとなる。バトルゾーンを離れる時は、どちらか1枚を選ぶ)',
    godLink({ side: 'left', of: ['神帝アナ', '神帝スヴァ'] }, { side: 'above', of: ['神帝ムーラ'] }),
  ],
  ['Jチェンジ8', jChange(8)],
  [
    'Jチェンジ4（このクリーチャーが攻撃する時、このクリーチャーを、自分のマナゾーンにあるコスト4以下のジョーカーズ・クリーチャー1体と入れ替えてもよい）',
    jChange(4),
  ],
  ['ニンジャ・チェンジ3', ninjaChange(3)],
  ['連鎖', cascade],
  ['転生連鎖', rebirthCascade],
  ['激流連鎖', torrentCascade],
  ['フリーズ', freeze],
  ['ダブル・フリーズ', doubleFreeze],
  ['破天九語', hatenKokonotsugatari],
  ['サバキZ', judgmentZ],
  ['マナ爆誕9(このクリーチャーを自分のマナゾーンから、コスト9を支払って召喚してもよい)', manaReburst(9)],
  ['水ステルス', stealth('water')],
  [
    '連鎖(このクリーチャーをバトルゾーンに出した時、自分の山札の上から1枚目を見る。そのカードが、このクリーチャーよりコストが小さいクリーチャーであれば、バトルゾーンに出してもよい)',
    cascade,
  ],
  [
    'マーシャル・タッチ(このクリーチャーをバトルゾーンに出した時、自分の他のクリーチャーを1体、バトルゾーンから手札に戻してもよい。そうした場合、このクリーチャーの能力を使う。) カードを1枚引く。',
    marshallTouch(draw()),
  ],
  [
    '返霊2(このクリーチャーが攻撃する時、自分の墓地からカードを2枚、好きな順序で山札の一番下に置いてもよい。そうした場合、このクリーチャーの能力を使う。) カードを1枚引く。',
    soulRecall(2, draw()),
  ],
  [
    '仁義(自分の他のクリーチャーがバトルゾーンまたはマナゾーンを離れた時、このクリーチャーの能力を使ってもよい) カードを1枚引く。',
    solemnDuty(draw()),
  ],
];

describe('titles of several abilities', () => {
  test.each([
    ['シールド・ゴー', shieldGo],
    ['B・A・D2', badAction(2)],
    ['リサイクル3', recycle(3)],
    [
      'リサイクル2（コスト2を支払って、この呪文を自分の墓地から唱えてもよい。その後、この呪文を自分の山札の一番下に置く）',
      recycle(2),
    ],
    ['J・O・E3', jokersOverExplode(3)],
  ] as const)('%s is its word', (text, abilities) => {
    const card = new CardReader({ language: 'ja' }).card(text, 'other');
    expect(card.abilities?.map(canonicalAbility)).toEqual(abilities.map(canonicalAbility));
  });

  test.each([
    ...shieldGo,
    ...badAction(2),
    ...jokersOverExplode(3),
    jChange(4),
    ninjaChange(3),
    ...recycle(3),
    ...sinOfMoonlessNightOfSpell(2),
    whenShieldFaceUp(draw()),
  ])('%j is printed in both languages so that it is read back', (ability) => {
    for (const language of ['en', 'ja'] as const) {
      const text = describeAbility(ability, { language });
      expect(canonicalAbility(readAbility(text, { language }))).toEqual(canonicalAbility(ability));
    }
  });
});

describe('titles of single abilities', () => {
  test.each(TITLES)('%s is its word', (text, ability) => {
    expect(canonicalAbility(read(text))).toEqual(canonicalAbility(ability));
  });

  test.each([
    'ササゲール2（ディスペクターを召喚する時、このクリーチャーを破壊してもよい。そうしたら、その召喚コストを3少なくする。ただし、コストは0以下にならない）',
    'セイバー：パワー6000以上(自分のパワー5000以上のクリーチャー1体が破壊される時、このクリーチャーをかわりに破壊してもよい)',
    'マナ爆誕9(このクリーチャーを自分のマナゾーンから、コスト8を支払って召喚してもよい)',
    '水ステルス(相手のマナゾーンに火のカードが1枚でもあれば、このクリーチャーはブロックされない。)',
  ])('%s is refused, since its brackets say something else', (text) => {
    expect(() => read(text)).toThrow();
  });

  test.each([
    manaReburst(4),
    stealth('fire'),
    cascade,
    torrentCascade,
    rebirthCascade,
    freeze,
    doubleFreeze,
    judgmentZ,
    marshallTouch(draw()),
    soulRecall(3, draw()),
    solemnDuty(draw()),
    revengeChance({ kind: 'happened', event: { event: 'drawn', by: 'opponent' }, is: { min: 3 } }),
  ])('%j is printed in English so that it is read back', (ability) => {
    expect(canonicalAbility(readAbility(describeAbility(ability, { language: 'en' })))).toEqual(
      canonicalAbility(ability),
    );
  });
});
