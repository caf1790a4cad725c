import { canonicalAbility, describeAbility as inJapanese, readAbility } from '@taiki/reader';
import { describeAbility } from 'taiki';
import {
  beginsInBattleZone,
  beginsLinkedInBattleZone,
  cardsIn,
  choose,
  linkTo,
  opponentBeginsWithMore,
  self,
  whenPut,
  zeroDragonBirth,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';

const rites = cardsIn('battleZone', 'you', { type: 'rite' });
const nebulae = cardsIn('battleZone', 'you', { type: 'nebula' });

describe('103.3, 701.18a texts of cards that begin the duel as a set', () => {
  test.each([
    [
      beginsInBattleZone(0, ['One', 'Other']),
      'This begins the duel in the battle zone beside one of each card named "One" or "Other".',
      'このカードは『One』か『Other』という名前のカード1枚ずつとともにバトルゾーンでゲームを開始する。',
    ],
    [
      beginsLinkedInBattleZone(4, ['One', 'Other']),
      'This begins the duel in the battle zone with 4 seals on it linked with one of each card named "One" or "Other".',
      'このカードは『One』か『Other』という名前のカード1枚ずつとリンクしてバトルゾーンに、封印4枚が付いた状態でゲームを開始する。',
    ],
    [
      opponentBeginsWithMore(1),
      'This lets your opponent begin the duel with one more card in the hand.',
      'このカードは相手の最初の手札を1枚多くする。',
    ],
    [
      whenPut(self, linkTo(choose(nebulae), choose(rites))),
      'When this is put into the battle zone, link one of your nebulas to one of your rites.',
      'このカードが出た時、バトルゾーンにある自分の零龍星雲1枚をバトルゾーンにある自分の零龍の儀1枚にリンクする。',
    ],
    [
      zeroDragonBirth,
      'When this is linked while this is a rite linked with 4 or more cards, turn over this.',
      'このカードがリンクした時（このカードがカード4枚以上とリンクしている零龍の儀である場合だけ）、このカードを裏返す。',
    ],
  ])('%#', (ability, english, japanese) => {
    const texts = [describeAbility(ability), inJapanese(ability, { language: 'ja' })];
    expect(texts).toEqual([english, japanese]);
    expect(texts.map((text) => readAbility(text))).toEqual(Array(2).fill(canonicalAbility(ability)));
  });
});
