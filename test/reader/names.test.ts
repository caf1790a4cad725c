import { englishName, japaneseName, withEnglishNames } from '@taiki/reader/names';
import { allCards, findCard, parseDeck, parsePosition } from 'taiki';
import { expect, test } from 'vitest';
import { CARD_NAMES } from '../../reader/names/cardNames.ts';

const PAIRS = CARD_NAMES.trim()
  .split('\n')
  .map((line) => line.split('|'));

test('every name belongs to one card of the engine, in both languages', () => {
  expect(PAIRS.length).toBeGreaterThan(800);
  expect(PAIRS.filter(([english = '']) => findCard(english) === undefined)).toEqual([]);
  expect(new Set(PAIRS.map(([english]) => english)).size).toBe(PAIRS.length);
  expect(new Set(PAIRS.map(([, japanese]) => japanese)).size).toBe(PAIRS.length);
  for (const [english = '', japanese = ''] of PAIRS) {
    expect(japaneseName(english)).toBe(japanese);
    expect(englishName(japanese)).toBe(english);
    expect(withEnglishNames(japanese)).toBe(english);
  }
});

test('other cards have no other name', () => {
  expect(japaneseName('Filler')).toBeUndefined();
  expect(englishName('アクア・なにか')).toBeUndefined();
  expect(withEnglishNames('4x Filler')).toBe('4x Filler');
  expect(allCards.filter(({ name }) => japaneseName(name) === undefined).length).toBeLessThan(440);
});

test('decks and positions may have Japanese names', () => {
  const deck = parseDeck(withEnglishNames('4 無双竜機ボルバルザーク\n36 地獄スクラッパー'));
  expect(new Set(deck.cards)).toEqual(new Set(['Bombazar, Dragon of Destiny', "Hell's Scrapper"]));
  const position = parsePosition(
    withEnglishNames('turn 5 of p1, main\np1 hand: 地獄スクラッパー | デス・ハープ'),
  );
  expect(position.players.p1.hand.map(({ name }) => name)).toEqual(["Hell's Scrapper", 'Death Harp']);
});

test('a name within the name of another card stays', () => {
  for (const name of [
    '悪魔神バロムハデス',
    'ミラクル・ホーリー・スパーク',
    '一角魚 GS',
    '機怪人形ガチャック2',
    '薔薇の使者 / ガイアズ・ソング',
  ])
    expect(withEnglishNames(`4 ${name}`)).toBe(`4 ${name}`);
  expect(withEnglishNames('アクア・ハルカス civ:water')).toBe('Aqua Hulcus civ:water');
  expect(withEnglishNames('4x アクア・ハルカス | デス・ハープ (over 青銅の鎧)')).toBe(
    '4x Aqua Hulcus | Death Harp (over Bronze-Arm Tribe)',
  );
});
