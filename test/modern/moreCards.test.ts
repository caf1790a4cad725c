import { loadSets, MODERN_SETS } from '@taiki/modern';
import { defineCard } from 'taiki';
import type { Effect } from 'taiki/words';
import {
  addToShields,
  choose,
  creature,
  destroy,
  draw,
  opponentsCreatures,
  put,
  putIntoGraveyard,
  returnToHand,
  spell,
  spellAbility,
  tamaseed,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';
import { goOnTo } from './goOnTo.ts';

const plain = { civilizations: [], cost: 1 } as const;
const spellOf = (name: string, ...effects: readonly Effect[]) =>
  defineCard(spell({ ...plain, name, abilities: [spellAbility(...effects)] }));
const being = (name: string, cost: number, power: number, races: readonly string[] = []) =>
  defineCard(creature({ civilizations: [], name, cost, power, races, abilities: [] }));

const cards = [
  ...(await loadSets(MODERN_SETS)),
  spellOf('Blast', destroy(choose(opponentsCreatures()))),
  spellOf('Ruin', destroy(choose(yourCreatures()))),
  spellOf('Call', put(choose(yourHand({ type: 'creature' })))),
  spellOf('Lift', returnToHand(choose(opponentsCreatures()))),
  spellOf('Wall', addToShields(choose(yourHand()))),
  spellOf('Bury', putIntoGraveyard(choose(yourHand()))),
  spellOf('Recall', returnToHand(choose(yourGraveyard()))),
  defineCard(
    spell({
      civilizations: [],
      name: 'Oath',
      races: ['Knight'],
      cost: 3,
      abilities: [spellAbility(draw(0))],
    }),
  ),
  being('Imp', 1, 1000),
  being('Ogre', 7, 7000),
  being('Drake', 3, 3000, ['Dragon']),
  being('Ninja', 3, 3000, ['Shinobi']),
  being('Chimera', 3, 3000, ['Mecha', 'Magic', 'Abyss', 'Armored']),
  being('Smith', 3, 3000, ['Metallica']),
  being('Titan', 9, 30000),
  being('Fairy', 3, 3000, ['Snow Faerie']),
  defineCard(tamaseed({ ...plain, name: 'Seed', abilities: [] })),
];

/** Mana of every civilization. */
const MANA = { light: 4, water: 4, darkness: 4, fire: 4, nature: 4 };

/** What a case compares after it has been played. */
function stateOf(duel: ReturnType<Begin>): object {
  const side = (player: 'p1' | 'p2') => ({
    battleZone: duel.zone(player, 'battleZone'),
    powers: powersOf(duel, player, cards),
    hand: duel.names(player, 'hand'),
    graveyard: duel.names(player, 'graveyard'),
    mana: duel.count(player, 'manaZone'),
    shields: duel.zone(player, 'shieldZone'),
  });
  return { asked: duel.asked, options: duel.options, p1: side('p1'), p2: side('p2') };
}

/** `go p2 main` goes on to a decision, `pass` passes, `pay` takes what is offered first, `use ...` uses a card, and anything else is chosen, several with ` + `. */
function follow(duel: ReturnType<Begin>, play: readonly string[]): void {
  for (const step of play) {
    if (step.startsWith('go ')) goOnTo(duel, step.slice(3));
    else if (step.startsWith('use ')) duel.use(step.slice(4));
    else if (step === 'pass') duel.pass();
    else if (step === 'pay') duel.choose(...duel.options.slice(0, Math.max(1, duel.decision.min)));
    else duel.choose(...step.split(' + '));
  }
}

interface Case {
  readonly says: string;
  readonly p1?: object;
  readonly p2?: object;
  readonly step?: 'attack' | 'charge';
  readonly play: readonly string[];
  readonly outcome: object;
}

const CASES: { readonly [card: string]: readonly Case[] } = {
  サザンの天宝: [
    {
      says: 'draws nothing alone',
      p1: { hand: ['サザンの天宝'] },
      play: ['use Execute サザンの天宝'],
      outcome: { p1: { battleZone: ['サザンの天宝'], hand: [] } },
    },
    {
      says: 'draws beside another Angel',
      p1: { hand: ['サザンの天宝'], battleZone: ['サザンの天宝'], deck: ['Ogre', 'Imp'] },
      play: ['Execute サザンの天宝', 'for 1 mana', 'pay'],
      outcome: { p1: { battleZone: ['サザンの天宝', 'サザンの天宝'], hand: ['Ogre'] } },
    },
  ],
  '金天使 ウォン・ゴルギーニ': [
    {
      says: 'is stronger for other tapped creatures as it is tapped',
      p1: { battleZone: ['金天使 ウォン・ゴルギーニ', { name: 'Imp', tapped: true }, 'Imp'] },
      step: 'attack',
      play: ['金天使 ウォン・ゴルギーニ attacks the player'],
      outcome: {
        asked: 'p1 shields',
        p1: { powers: ['金天使 ウォン・ゴルギーニ 9000', 'Imp 1000', 'Imp 1000'] },
      },
    },
  ],
  悪魔世界の豊潤: [
    {
      says: 'calls a cheaper creature, and charges a card for each creature',
      p1: { hand: ['悪魔世界の豊潤'], deck: ['Ogre', 'Seed', 'Imp', 'Ogre', 'Ogre', 'Ogre'] },
      play: ['use Cast 悪魔世界の豊潤', 'Yes'],
      outcome: { p1: { battleZone: ['Imp'], mana: 21 } },
    },
  ],
  正義の逆転撃: [
    {
      says: 'draws, and puts a small light creature that blocks',
      p1: { hand: ['正義の逆転撃', 'アシスター・アルデ'] },
      play: ['use Cast 正義の逆転撃', 'Yes'],
      outcome: { p1: { battleZone: ['アシスター・アルデ'], hand: ['Filler'] } },
    },
  ],
  '貴布人 テブルカッケ＝エディ': [
    {
      says: 'lets one creature of a turn be summoned from the graveyard',
      p1: { graveyard: ['Imp', 'Imp'], battleZone: ['貴布人 テブルカッケ＝エディ'], hand: [] },
      play: ['use Summon Imp'],
      outcome: {
        options: ['貴布人 テブルカッケ＝エディ attacks the player', 'Attack no more'],
        p1: { battleZone: ['貴布人 テブルカッケ＝エディ', 'Imp'] },
      },
    },
    {
      says: 'gives that to what lies on it',
      p1: {
        graveyard: ['Imp', 'Imp'],
        battleZone: [{ name: 'BAZAGA-善鐘42', over: ['貴布人 テブルカッケ＝エディ'] }],
        hand: [],
      },
      play: ['use Summon Imp'],
      outcome: {
        options: ['BAZAGA-善鐘42 attacks the player', 'Attack no more'],
        p1: { battleZone: ['BAZAGA-善鐘42 (over 貴布人 テブルカッケ＝エディ)', 'Imp'] },
      },
    },
  ],
  '鎧道接続 キング・マルバディアス': [
    {
      says: 'makes what is not multicolored cost two more for the opponent, colorless cards too',
      p1: { hand: ['Imp'], manaZone: 2 },
      p2: { battleZone: ['鎧道接続 キング・マルバディアス'] },
      play: [],
      outcome: { asked: 'p2 charge', p1: { hand: ['Imp'] } },
    },
  ],
  権力のコイン: [
    {
      says: 'keeps a creature tapped at the start of the next turn of its player, although the turn between is its own',
      p1: { battleZone: ['Imp', 'Ogre'] },
      p2: { shieldZone: ['権力のコイン', 'Imp'] },
      step: 'attack',
      play: ['Imp attacks the player', 'Shield 1', 'Shield trigger', 'Ogre', 'go p2 charge', 'go p1 charge'],
      outcome: { p1: { battleZone: ['Imp', 'Ogre (tapped)'] } },
    },
  ],
  '好詠音愛 クロカミ': [
    {
      says: 'asks whether a spell costs less',
      p1: { battleZone: ['好詠音愛 クロカミ'], hand: ['Oath'] },
      play: ['Cast Oath'],
      outcome: { asked: 'p1 cost', options: ['Pay 3 mana', 'Use Oath for 2 mana'] },
    },
  ],
  'ソウルスカーレット アカネ': [
    {
      says: 'puts an element of the opponent into the mana zone',
      p1: { hand: ['ソウルスカーレット アカネ'] },
      p2: { battleZone: ['Seed', 'Imp'], manaZone: [] },
      play: ['use Summon ソウルスカーレット アカネ', 'Seed'],
      outcome: { p2: { battleZone: ['Imp'], mana: 1 } },
    },
  ],
  '芸馬猫刄 スゴローニャ': [
    {
      says: 'takes a mana card back only if three mana were paid for it',
      p1: { hand: ['芸馬猫刄 スゴローニャ'], manaZone: { water: 3 } },
      play: ['use Summon 芸馬猫刄 スゴローニャ'],
      outcome: {
        asked: 'p1 choose',
        options: ['Water Filler', 'Water Filler', 'Water Filler'],
        p1: { battleZone: ['芸馬猫刄 スゴローニャ'] },
      },
    },
    {
      says: 'is summoned for its cost as well',
      p1: { hand: ['芸馬猫刄 スゴローニャ'], manaZone: { water: 5 } },
      play: [],
      outcome: { options: ['Summon 芸馬猫刄 スゴローニャ', 'Go on to the attack step'] },
    },
  ],
  ワダウケノミコト: [
    {
      says: 'saves water creatures from the graveyard',
      p1: { hand: ['Ruin', 'Imp'], battleZone: ['ワダウケノミコト', 'Imp'] },
      play: ['use Cast Ruin', 'ワダウケノミコト'],
      outcome: { p1: { battleZone: ['Imp'], hand: ['Imp', 'ワダウケノミコト'] } },
    },
    {
      says: 'saves no others',
      p1: { hand: ['Ruin', 'Imp'], battleZone: ['ワダウケノミコト', 'Imp'] },
      play: ['use Cast Ruin', 'Imp'],
      outcome: { p1: { battleZone: ['ワダウケノミコト'], hand: ['Imp'], graveyard: ['Imp', 'Ruin'] } },
    },
  ],
  解盗プーパン: [
    {
      says: 'is summoned for three mana and a shield',
      p1: { hand: ['解盗プーパン', 'Imp'], manaZone: { fire: 3 }, shieldZone: ['Imp', 'Ogre'] },
      play: ['use Summon 解盗プーパン', 'Card 2'],
      outcome: { p1: { battleZone: ['解盗プーパン'], hand: ['Imp', 'Ogre'], shields: ['Imp'] } },
    },
  ],
  'クイーン&かぼちゃうちゃう': [
    {
      says: 'sends what costs more than its player has mana into the mana zone',
      p1: { hand: ['Call', 'Ogre', 'Imp'], manaZone: ['Imp', 'Imp'] },
      p2: { battleZone: ['クイーン&かぼちゃうちゃう'] },
      play: ['use Cast Call', 'Ogre'],
      outcome: { p1: { battleZone: [], mana: 3 } },
    },
    {
      says: 'lets others be put',
      p1: { hand: ['Call', 'Ogre', 'Imp'], manaZone: ['Imp', 'Imp'] },
      p2: { battleZone: ['クイーン&かぼちゃうちゃう'] },
      play: ['use Cast Call', 'Imp'],
      outcome: { p1: { battleZone: ['Imp'], mana: 2 } },
    },
  ],
  'ブラック・ホーク': [
    {
      says: 'empties both hands at the end of a turn',
      p1: { battleZone: ['ブラック・ホーク'], hand: ['Imp', 'Imp'] },
      p2: { hand: ['Ogre'] },
      play: ['go p2 charge'],
      outcome: { p1: { hand: [], graveyard: ['Imp', 'Imp'] }, p2: { hand: ['Filler'] } },
    },
    {
      says: 'lets creatures be summoned from the graveyard, and puts those that leave below the deck',
      p1: { battleZone: ['ブラック・ホーク'], hand: ['Ruin'], graveyard: ['Imp', 'Ogre', 'Seed'] },
      play: ['use Summon Imp', 'use Cast Ruin', 'Imp'],
      outcome: {
        options: ['Summon Ogre', 'Go on to the attack step'],
        p1: { battleZone: ['ブラック・ホーク'], graveyard: ['Ogre', 'Ruin', 'Seed'] },
      },
    },
  ],
  加速樹: [
    {
      says: 'charges a card for a creature that costs more than its player has mana',
      p1: { hand: ['Call', 'Ogre', 'Imp'] },
      p2: { battleZone: ['加速樹'], manaZone: { light: 2 } },
      play: ['use Cast Call', 'Ogre', 'Yes'],
      outcome: { p2: { mana: 3 } },
    },
    {
      says: 'does nothing for others',
      p1: { hand: ['Call', 'Imp', 'Ogre'] },
      p2: { battleZone: ['加速樹'], manaZone: { light: 2 } },
      play: ['use Cast Call', 'Imp'],
      outcome: { asked: 'p1 main', p2: { mana: 2 } },
    },
  ],
  コオニ鬼麗: [
    {
      says: 'comes from the graveyard as an expensive creature is put',
      p1: { hand: ['Call', 'Ogre', 'Imp'], graveyard: ['コオニ鬼麗'] },
      play: ['use Cast Call', 'Ogre', 'Yes'],
      outcome: { p1: { battleZone: ['Ogre', 'コオニ鬼麗'] } },
    },
    {
      says: 'stays there for a cheap one',
      p1: { hand: ['Call', 'Ogre', 'Imp'], graveyard: ['コオニ鬼麗'] },
      play: ['use Cast Call', 'Imp'],
      outcome: { asked: 'p1 main', p1: { battleZone: ['Imp'] } },
    },
  ],
  'オンサ＝マンサー': [
    {
      says: 'puts the top card into the graveyard, or leaves it',
      p1: { hand: ['オンサ＝マンサー'], deck: ['Ogre', 'Imp'] },
      play: ['use Summon オンサ＝マンサー', 'Yes'],
      outcome: { p1: { graveyard: ['Ogre'] } },
    },
  ],
  'タイニー・クリル': [
    {
      says: 'returns to the hand instead of being destroyed',
      p1: { hand: ['Ruin', 'Imp'], battleZone: ['タイニー・クリル'] },
      play: ['use Cast Ruin'],
      outcome: { p1: { battleZone: [], hand: ['Imp', 'タイニー・クリル'] } },
    },
  ],
  '炎怒 コアゲ': [
    {
      says: 'draws two cards for an expensive discard',
      p1: { hand: ['炎怒 コアゲ', 'Ogre'], deck: ['Imp', 'Seed', 'Imp'] },
      play: ['use Summon 炎怒 コアゲ', 'Yes'],
      outcome: { p1: { hand: ['Imp', 'Seed'], graveyard: ['Ogre'] } },
    },
    {
      says: 'draws one card for a cheap one',
      p1: { hand: ['炎怒 コアゲ', 'Imp'], deck: ['Imp', 'Seed', 'Imp'] },
      play: ['use Summon 炎怒 コアゲ', 'Yes'],
      outcome: { p1: { hand: ['Imp'], graveyard: ['Imp'] } },
    },
  ],
  '禁足の守護者ガド・ワーカ': [
    {
      says: 'taps up to two creatures as it is destroyed',
      p1: { hand: ['Ruin', 'Imp'], battleZone: ['禁足の守護者ガド・ワーカ'] },
      p2: { battleZone: ['Imp', 'Ogre', 'Drake'] },
      play: ['use Cast Ruin', 'Imp + Ogre'],
      outcome: { p2: { battleZone: ['Imp (tapped)', 'Ogre (tapped)', 'Drake'] } },
    },
  ],
  'ルナコバルト アサギ': [
    {
      says: 'deals the top two cards to mana zone and hand',
      p1: { hand: ['ルナコバルト アサギ'], deck: ['Ogre', 'Imp', 'Seed'] },
      play: ['use Summon ルナコバルト アサギ', 'Ogre'],
      outcome: { p1: { hand: ['Imp'], mana: 21 }, options: ['Summon Imp', 'Go on to the attack step'] },
    },
  ],
  'ファーマー・トラップ': [
    {
      says: 'takes an untapped creature that the opponent chooses, and one of yours',
      p1: { hand: ['ファーマー・トラップ', 'Imp'], battleZone: ['Imp', 'Drake'] },
      p2: { battleZone: [{ name: 'Ogre', tapped: true }, 'Drake', 'Imp'], manaZone: [] },
      play: ['use Cast ファーマー・トラップ', 'Imp', 'Yes', 'Drake'],
      outcome: { p1: { battleZone: ['Imp'] }, p2: { battleZone: ['Ogre (tapped)', 'Drake'], mana: 1 } },
    },
  ],
  'ハイパー・キャストオフ': [
    {
      says: 'lets one of your creatures battle',
      p1: { hand: ['ハイパー・キャストオフ', 'Imp'], battleZone: ['Drake', 'Ogre'] },
      p2: { battleZone: ['Drake', 'Imp'] },
      play: ['use Cast ハイパー・キャストオフ', 'Ogre', 'Yes', 'Drake'],
      outcome: { p1: { battleZone: ['Drake', 'Ogre'] }, p2: { battleZone: ['Imp'] } },
    },
  ],
  ダイキリ: [
    {
      says: 'draws once for an element or a spell, and saves tapped creatures',
      p1: {
        hand: ['Seed', 'Ruin'],
        battleZone: ['ダイキリ', { name: 'Imp', tapped: true }, 'Drake'],
        deck: ['Ogre', 'Ogre'],
      },
      play: ['use Execute Seed', 'Yes', 'use Cast Ruin', 'Imp'],
      outcome: { asked: 'p1 main', p1: { hand: ['Imp', 'Ogre'], battleZone: ['ダイキリ', 'Drake', 'Seed'] } },
    },
  ],
  爆転の妖精: [
    {
      says: 'is attacked rather than anything else, and goes to the mana zone',
      p1: { battleZone: ['Ogre', 'Imp'] },
      p2: {
        battleZone: [
          { name: '爆転の妖精', tapped: true },
          { name: 'Imp', tapped: true },
        ],
        manaZone: [],
      },
      step: 'attack',
      play: ['Ogre attacks'],
      outcome: {
        options: ['Imp attacks the player', 'Imp attacks Imp', 'Attack no more'],
        p2: { battleZone: ['Imp (tapped)'], mana: 1 },
      },
    },
  ],
  'バショウ・シチゴマスター': [
    {
      says: 'is free beside a creature with a hyper mode',
      p1: { hand: ['バショウ・シチゴマスター'], manaZone: [], battleZone: ['Imp', '謎神のQ ギリメノアイル'] },
      play: ['use Summon バショウ・シチゴマスター'],
      outcome: { p1: { battleZone: ['Imp', '謎神のQ ギリメノアイル', 'バショウ・シチゴマスター'] } },
    },
    {
      says: 'costs its cost beside others',
      p1: { hand: ['バショウ・シチゴマスター', 'Imp'], manaZone: [], battleZone: ['Imp'] },
      play: [],
      outcome: { options: ['Imp attacks the player', 'Attack no more'] },
    },
  ],
  超えるメラッチ: [
    {
      says: 'sends what is not summoned in the opponent’s turn to the graveyard',
      p1: { hand: ['Call', 'Ogre'] },
      p2: { battleZone: ['超えるメラッチ'] },
      play: ['use Cast Call'],
      outcome: { p1: { battleZone: [], graveyard: ['Call', 'Ogre'] } },
    },
    {
      says: 'lets it be summoned',
      p1: { hand: ['Call', 'Ogre'] },
      p2: { battleZone: ['超えるメラッチ'] },
      play: ['use Summon Ogre'],
      outcome: { p1: { battleZone: ['Ogre'] } },
    },
  ],
  '冥土人形アズレア・デビルモモ': [
    {
      says: 'is as strong as both graveyards are full, and fills that of the opponent',
      p1: { battleZone: ['冥土人形アズレア・デビルモモ'], graveyard: ['Imp'] },
      p2: { graveyard: ['Imp', 'Imp'], deck: ['Ogre', 'Ogre', 'Imp'] },
      step: 'attack',
      play: ['冥土人形アズレア・デビルモモ attacks the player'],
      outcome: {
        p1: { powers: ['冥土人形アズレア・デビルモモ 8000'] },
        p2: { graveyard: ['Imp', 'Imp', 'Ogre', 'Ogre'] },
      },
    },
    {
      says: 'is summoned from the graveyard',
      p1: { hand: ['Imp'], graveyard: ['冥土人形アズレア・デビルモモ'] },
      play: ['use Summon 冥土人形アズレア・デビルモモ'],
      outcome: { p1: { battleZone: ['冥土人形アズレア・デビルモモ'] } },
    },
  ],
  '冥土人形アカイブ・ヤップップ': [
    {
      says: 'destroys two elements of yours and one of the opponent',
      p1: { hand: ['冥土人形アカイブ・ヤップップ'], battleZone: ['Imp', 'Seed'] },
      p2: { battleZone: ['Drake', 'Seed'] },
      play: ['use Summon 冥土人形アカイブ・ヤップップ', 'Imp', 'Seed', 'Seed'],
      outcome: { p1: { battleZone: ['冥土人形アカイブ・ヤップップ'] }, p2: { battleZone: ['Drake'] } },
    },
  ],
  '聖なる混沌 クノイチマントラ': [
    {
      says: 'strengthens your others until your next turn',
      p1: { hand: ['聖なる混沌 クノイチマントラ'], battleZone: ['Imp'] },
      p2: { battleZone: ['Imp'] },
      play: ['use Summon 聖なる混沌 クノイチマントラ'],
      outcome: {
        p1: { powers: ['Imp 4000', '聖なる混沌 クノイチマントラ 7000'] },
        p2: { powers: ['Imp 1000'] },
      },
    },
  ],
  'ピッピ・修・ピヨッコ': [
    {
      says: 'sends what would become a shield of the opponent in their turn to the graveyard',
      p1: { hand: ['Wall', 'Ogre'], shieldZone: [] },
      p2: { battleZone: ['ピッピ・修・ピヨッコ'] },
      play: ['use Cast Wall'],
      outcome: { p1: { shields: [], graveyard: ['Ogre', 'Wall'] } },
    },
  ],
  'ア:ロックロ': [
    {
      says: 'puts cards of graveyard and hand into the mana zone tapped',
      p1: { hand: ['ア:ロックロ', 'Imp'], graveyard: ['Ogre'] },
      play: ['use Summon ア:ロックロ', 'Ogre', 'Imp'],
      outcome: { p1: { mana: 22, hand: [], graveyard: [] } },
    },
  ],
  'ヴァイオシロン-C6': [
    {
      says: 'makes the opponent discard, and is destroyed at the end of its attack',
      p1: { battleZone: ['ヴァイオシロン-C6', 'Imp'], hand: [] },
      p2: { shieldZone: ['Imp', 'Imp', 'Imp'] },
      step: 'attack',
      play: ['ヴァイオシロン-C6 attacks the player', 'go p1 attack'],
      outcome: { p1: { battleZone: ['Imp'] } },
    },
  ],
  'バーニング・フィンガー': [
    {
      says: 'discards a card and draws two',
      p1: { hand: ['バーニング・フィンガー', 'Ogre', 'Imp'], deck: ['Seed', 'Seed', 'Imp'] },
      play: ['use Cast バーニング・フィンガー', 'Ogre'],
      outcome: { p1: { hand: ['Imp', 'Seed', 'Seed'], graveyard: ['Ogre', 'バーニング・フィンガー'] } },
    },
  ],
  '竜の闘技場 マグマンシャック': [
    {
      says: 'strengthens one creature and lets it battle',
      p1: { hand: ['竜の闘技場 マグマンシャック', 'Imp'], battleZone: ['Drake', 'Imp'] },
      p2: { battleZone: ['Ogre', 'Drake'] },
      play: ['use Cast 竜の闘技場 マグマンシャック', 'Drake', 'Drake'],
      outcome: { p1: { powers: ['Drake 6000', 'Imp 1000'] }, p2: { battleZone: ['Ogre'] } },
    },
  ],
  '謀遠 テレスコ=テレス': [
    {
      says: 'is stronger for each empty hand',
      p1: { hand: [], battleZone: ['謀遠 テレスコ=テレス'] },
      p2: { hand: [] },
      play: [],
      outcome: { p1: { powers: ['謀遠 テレスコ=テレス 15000'] } },
    },
    {
      says: 'makes the opponent discard at the start of their turn, and draws',
      p1: { hand: ['Imp'], battleZone: ['謀遠 テレスコ=テレス'] },
      p2: { hand: ['Ogre', 'Imp'] },
      play: ['go p1 confirm', 'Yes'],
      outcome: {
        p1: { hand: ['Filler', 'Imp'], powers: ['謀遠 テレスコ=テレス 5000'] },
        p2: { graveyard: ['Ogre'] },
      },
    },
  ],
  'ダーク・鎌・ルピア': [
    {
      says: 'makes Dragons cheaper, one of which a turn comes from the graveyard',
      p1: {
        battleZone: ['ダーク・鎌・ルピア'],
        graveyard: ['Drake', 'Drake', 'Imp'],
        hand: ['Imp'],
        manaZone: { darkness: 1, fire: 1 },
      },
      play: ['use Summon Drake'],
      outcome: {
        options: ['Summon Imp', 'Go on to the attack step'],
        p1: { battleZone: ['ダーク・鎌・ルピア', 'Drake'] },
      },
    },
  ],
  ルピア炎鬼: [
    {
      says: 'sends what is not summoned to the graveyard, whoever puts it',
      p1: { hand: ['Call', 'Ogre'], battleZone: ['ルピア炎鬼'] },
      play: ['use Cast Call'],
      outcome: { p1: { battleZone: ['ルピア炎鬼'], graveyard: ['Call', 'Ogre'] } },
    },
  ],
  コオニ弁天: [
    {
      says: 'destroys two of yours, and one that the opponent chooses',
      p1: { hand: ['コオニ弁天'], battleZone: ['Imp', 'Seed', 'Drake'] },
      p2: { battleZone: ['Ogre', 'Imp'] },
      play: ['use Summon コオニ弁天', 'Imp + Seed', 'Imp'],
      outcome: { p1: { battleZone: ['Drake', 'コオニ弁天'] }, p2: { battleZone: ['Ogre'] } },
    },
  ],
  'カマキリ変怪 ＜マンティス.鬼＞': [
    {
      says: 'destroys a blocker as it is put on a tamaseed',
      p1: { hand: ['カマキリ変怪 ＜マンティス.鬼＞'], battleZone: ['コンセントの炎霊'] },
      p2: { battleZone: ['アシスター・アルデ', 'Imp'] },
      play: ['use Summon カマキリ変怪 ＜マンティス.鬼＞'],
      outcome: {
        p1: { battleZone: ['カマキリ変怪 ＜マンティス.鬼＞ (over コンセントの炎霊)'] },
        p2: { battleZone: ['Imp'] },
      },
    },
  ],
  '翔天 ＜エメラルーダ.Star＞': [
    {
      says: 'adds none on a creature',
      p1: { hand: ['翔天 ＜エメラルーダ.Star＞'], battleZone: ['アシスター・アルデ'], shieldZone: [] },
      play: ['use Summon 翔天 ＜エメラルーダ.Star＞'],
      outcome: { p1: { battleZone: ['翔天 ＜エメラルーダ.Star＞ (over アシスター・アルデ)'], shields: [] } },
    },
    {
      says: 'adds a shield as it is put on a tamaseed',
      p1: {
        hand: ['翔天 ＜エメラルーダ.Star＞'],
        battleZone: ['コンセントの炎霊'],
        shieldZone: [],
        deck: ['Ogre', 'Imp'],
      },
      play: ['use Summon 翔天 ＜エメラルーダ.Star＞'],
      outcome: {
        p1: { battleZone: ['翔天 ＜エメラルーダ.Star＞ (over コンセントの炎霊)'], shields: ['Ogre'] },
      },
    },
  ],
  コンセントの炎霊: [
    {
      says: 'destroys a small creature or tamaseed of any player',
      p1: { hand: ['コンセントの炎霊'] },
      p2: { battleZone: ['Seed', 'Ogre'] },
      play: ['use Execute コンセントの炎霊', 'Seed'],
      outcome: { p1: { battleZone: ['コンセントの炎霊'] }, p2: { battleZone: ['Ogre'] } },
    },
  ],
  '光器パーフェクト・マライア': [
    {
      says: 'survives a battle against a small creature',
      p1: { battleZone: ['Drake', 'Ogre'] },
      p2: { battleZone: [{ name: '光器パーフェクト・マライア', tapped: true }] },
      step: 'attack',
      play: ['Drake attacks 光器パーフェクト・マライア', 'go p1 attack'],
      outcome: {
        p1: { battleZone: ['Drake (tapped)', 'Ogre'] },
        p2: { battleZone: ['光器パーフェクト・マライア (tapped)'] },
      },
    },
    {
      says: 'is destroyed by a big one',
      p1: { battleZone: ['Drake', 'Ogre'] },
      p2: { battleZone: [{ name: '光器パーフェクト・マライア', tapped: true }] },
      step: 'attack',
      play: ['Ogre attacks 光器パーフェクト・マライア', 'go p1 attack'],
      outcome: { p1: { battleZone: ['Drake', 'Ogre (tapped)'] }, p2: { battleZone: [] } },
    },
  ],
  Disヴァルチャ: [
    {
      says: 'taps a creature for long beside four multicolored mana cards',
      p1: { hand: ['Disヴァルチャ'], manaZone: ['Light Filler', ...Array<string>(4).fill('刹那の絆')] },
      p2: { battleZone: ['Imp'] },
      play: ['use Summon Disヴァルチャ'],
      outcome: { p2: { battleZone: ['Imp (tapped)'] } },
    },
    {
      says: 'does nothing with three',
      p1: { hand: ['Disヴァルチャ'], manaZone: ['Light Filler', ...Array<string>(3).fill('刹那の絆')] },
      p2: { battleZone: ['Imp'] },
      play: ['use Summon Disヴァルチャ'],
      outcome: { p2: { battleZone: ['Imp'] } },
    },
  ],
  'コルテオ・スパーク': [
    {
      says: 'taps as many as you have tapped',
      p1: { hand: ['コルテオ・スパーク', 'Imp'], battleZone: ['Imp', 'Drake', 'Ogre'] },
      p2: { battleZone: ['Imp', 'Drake', 'Ogre'] },
      play: ['use Cast コルテオ・スパーク', 'Imp + Drake', 'Imp + Ogre'],
      outcome: {
        p1: { battleZone: ['Imp (tapped)', 'Drake (tapped)', 'Ogre'] },
        p2: { battleZone: ['Imp (tapped)', 'Drake', 'Ogre (tapped)'] },
      },
    },
  ],
  Disオウジェノ: [
    {
      says: 'is destroyed at the end of its attack without a Dispector',
      p1: { battleZone: ['Disオウジェノ', 'Imp'] },
      p2: { shieldZone: ['Imp', 'Imp', 'Imp'] },
      step: 'attack',
      play: ['Disオウジェノ attacks the player', 'go p1 attack'],
      outcome: { p1: { battleZone: ['Imp'] } },
    },
    {
      says: 'stays beside one',
      p1: { battleZone: ['Disオウジェノ', '白蒼混成 B・W・M'] },
      p2: { shieldZone: ['Imp', 'Imp', 'Imp'] },
      step: 'attack',
      play: ['Disオウジェノ attacks the player', 'go p1 attack'],
      outcome: { p1: { battleZone: ['Disオウジェノ (tapped)', '白蒼混成 B・W・M'] } },
    },
  ],
  '天翼 クリティブ-1': [
    {
      says: 'puts what is too expensive below the deck',
      p1: { hand: ['Call', 'Ogre'], manaZone: ['Imp', 'Imp'] },
      p2: { battleZone: ['天翼 クリティブ-1'] },
      play: ['use Cast Call'],
      outcome: { p1: { battleZone: [] } },
    },
  ],
  零魔幻争: [
    {
      says: 'weakens a creature by 2000, or by 6000 beside a strong one',
      p1: { hand: ['零魔幻争', 'Imp'], battleZone: ['Ogre'] },
      p2: { battleZone: ['Ogre'] },
      play: ['use Cast 零魔幻争'],
      outcome: { p2: { powers: ['Ogre 1000'] } },
    },
    {
      says: 'weakens it by 2000 without one',
      p1: { hand: ['零魔幻争', 'Imp'], battleZone: ['Imp'] },
      p2: { battleZone: ['Ogre'] },
      play: ['use Cast 零魔幻争'],
      outcome: { p2: { powers: ['Ogre 5000'] } },
    },
  ],
  'ビシャモンス ＜ハンニバル.Star＞': [
    {
      says: 'is destroyed after an attack if two cards of the graveyard are not put back',
      p1: {
        battleZone: [{ name: 'ビシャモンス ＜ハンニバル.Star＞', over: ['Imp'] }, 'Imp'],
        graveyard: ['Imp'],
      },
      p2: { shieldZone: 4 },
      step: 'attack',
      play: ['ビシャモンス ＜ハンニバル.Star＞ attacks the player', 'go p1 attack'],
      outcome: { p1: { battleZone: ['Imp (tapped)', 'Imp'] } },
    },
  ],
  '凶鬼77号 ビムナム': [
    {
      says: 'destroys what is put in the opponent’s turn without being summoned',
      p1: { hand: ['Call', 'Ogre'] },
      p2: { battleZone: ['凶鬼77号 ビムナム'] },
      play: ['use Cast Call'],
      outcome: { p1: { battleZone: [], graveyard: ['Call', 'Ogre'] } },
    },
  ],
  '赤い稲妻 テスタ・ロッサ': [
    {
      says: 'is stronger in a battle',
      p1: { battleZone: ['赤い稲妻 テスタ・ロッサ', 'Imp'] },
      p2: { battleZone: [{ name: 'Drake', tapped: true }] },
      step: 'attack',
      play: ['赤い稲妻 テスタ・ロッサ attacks Drake', 'go p1 attack'],
      outcome: { p1: { battleZone: ['赤い稲妻 テスタ・ロッサ (tapped)', 'Imp'] }, p2: { battleZone: [] } },
    },
  ],
  '魂晶 リゲル-2': [
    {
      says: 'takes a card of graveyard or mana zone back',
      p1: { hand: ['魂晶 リゲル-2'], graveyard: ['Ogre'] },
      play: ['use Summon 魂晶 リゲル-2', 'Yes', 'Ogre'],
      outcome: { p1: { hand: ['Ogre'] } },
    },
  ],
  '凶鬼31号 ボーズー': [
    {
      says: 'lets one evolution creature of a turn be summoned from the graveyard',
      p1: {
        battleZone: ['凶鬼31号 ボーズー'],
        hand: [],
        graveyard: ['カマキリ変怪 ＜マンティス.鬼＞', 'Imp'],
      },
      play: [],
      outcome: { options: ['Summon カマキリ変怪 ＜マンティス.鬼＞', 'Go on to the attack step'] },
    },
  ],
  ヤッタレアリ: [
    {
      says: 'lets one evolution creature of a turn be summoned from the mana zone',
      p1: {
        battleZone: ['ヤッタレアリ', 'コンセントの炎霊'],
        hand: [],
        manaZone: ['カマキリ変怪 ＜マンティス.鬼＞', 'Imp', 'Fire Filler', 'Fire Filler'],
      },
      play: [],
      outcome: { options: ['Summon カマキリ変怪 ＜マンティス.鬼＞', 'Go on to the attack step'] },
    },
  ],
  ソーナンデス: [
    {
      says: 'takes a creature of the mana zone for a discard as it leaves',
      p1: { hand: ['Ruin', 'Ogre'], battleZone: ['ソーナンデス'], manaZone: ['Imp'] },
      play: ['use Cast Ruin', 'Yes'],
      outcome: { p1: { hand: ['Imp'], battleZone: [] } },
    },
  ],
  魂穿ツ煌世ノ正裁Z: [
    {
      says: 'lays a creature of the opponent face up on a shield of theirs, and itself on one of yours',
      p1: { hand: ['魂穿ツ煌世ノ正裁Z', 'Imp'], shieldZone: ['Imp'] },
      p2: { battleZone: ['Ogre'], shieldZone: ['Imp', 'Drake'] },
      play: ['use Cast 魂穿ツ煌世ノ正裁Z', 'Card 2'],
      outcome: {
        p1: { shields: ['Imp', '魂穿ツ煌世ノ正裁Z'] },
        p2: { shields: ['Imp', 'Drake', 'Ogre'], battleZone: [] },
      },
    },
  ],
  伊達人形ナスロスチャ: [
    {
      says: 'puts a card of the deck into the graveyard',
      p1: { hand: ['伊達人形ナスロスチャ'], deck: ['Ogre', 'Imp', 'Seed'] },
      play: ['use Summon 伊達人形ナスロスチャ', 'Ogre'],
      outcome: { p1: { graveyard: ['Ogre'] } },
    },
  ],
  '帝王坂∞': [
    {
      says: 'weakens a creature without limit',
      p1: { battleZone: ['帝王坂∞'] },
      p2: { battleZone: ['Ogre', 'Imp'] },
      step: 'attack',
      play: ['帝王坂∞ attacks the player', 'Ogre'],
      outcome: { p2: { battleZone: ['Imp'] } },
    },
  ],
  '伝説龍覇 グレンアイラ': [
    {
      says: 'charges a card and draws',
      p1: { hand: ['伝説龍覇 グレンアイラ'], deck: ['Ogre', 'Imp', 'Seed'] },
      play: ['use Summon 伝説龍覇 グレンアイラ'],
      outcome: { p1: { hand: ['Imp'], mana: 21 } },
    },
    {
      says: 'charges another after one of a Draguner',
      p1: { hand: ['伝説龍覇 グレンアイラ'], deck: ['伝説龍覇 グレンアイラ', 'Imp', 'Seed'] },
      play: ['use Summon 伝説龍覇 グレンアイラ'],
      outcome: { p1: { hand: [], mana: 22 } },
    },
  ],
  '星雷の求道者ア・リガテ': [
    {
      says: 'adds the top card to the shields, and takes one of them',
      p1: { hand: ['星雷の求道者ア・リガテ'], shieldZone: ['Imp'], deck: ['Ogre', 'Imp'] },
      play: ['use Summon 星雷の求道者ア・リガテ', 'Card 1'],
      outcome: { p1: { hand: ['Imp'], shields: ['Ogre'] } },
    },
    {
      says: 'becomes a shield instead of being destroyed',
      p1: { hand: ['Ruin', 'Imp'], battleZone: ['星雷の求道者ア・リガテ'], shieldZone: [] },
      play: ['use Cast Ruin'],
      outcome: { p1: { battleZone: [], shields: ['星雷の求道者ア・リガテ'] } },
    },
  ],
  伍代ドーラ: [
    {
      says: 'costs less for Dragons of the mana zone, but at least three',
      p1: {
        hand: ['伍代ドーラ'],
        manaZone: [
          'Fire Filler',
          'Darkness Filler',
          'Nature Filler',
          ...Array<object>(13).fill({ name: 'Drake', tapped: true }),
        ],
      },
      play: ['use Summon 伍代ドーラ'],
      outcome: { p1: { battleZone: ['伍代ドーラ'] } },
    },
  ],
  地封院ギャイ: [
    {
      says: 'takes Dragon creatures of the top three cards, and charges the rest tapped',
      p1: { hand: ['地封院ギャイ'], deck: ['Drake', 'Imp', 'Drake', 'Imp'] },
      play: ['use Summon 地封院ギャイ', 'Drake'],
      outcome: { p1: { hand: ['Drake'], mana: 22 } },
    },
  ],
  '自然の四君子 ガイアハザード': [
    {
      says: 'sends what is put into the mana zone while its player has more mana',
      p1: { hand: ['Call', 'Ogre'], manaZone: ['Imp'] },
      p2: { battleZone: ['自然の四君子 ガイアハザード'], manaZone: 3 },
      play: ['use Cast Call'],
      outcome: { p1: { battleZone: [], mana: 2 }, p2: { powers: ['自然の四君子 ガイアハザード 15000'] } },
    },
    {
      says: 'lets it be put otherwise',
      p1: { hand: ['Call', 'Ogre'], manaZone: ['Imp', 'Imp', 'Imp'] },
      p2: { battleZone: ['自然の四君子 ガイアハザード'], manaZone: 3 },
      play: ['use Cast Call'],
      outcome: { p1: { battleZone: ['Ogre'], mana: 3 } },
    },
  ],
  'ディダノス ＜デスフェニ.Star＞': [
    {
      says: 'sends what would become a shield in the opponent’s turn into the mana zone',
      p1: { hand: ['Wall', 'Ogre'], shieldZone: [], manaZone: ['Imp'] },
      p2: { battleZone: [{ name: 'ディダノス ＜デスフェニ.Star＞', over: ['Imp'] }] },
      play: ['use Cast Wall'],
      outcome: { p1: { shields: [], mana: 2 } },
    },
    {
      says: 'makes the opponent discard their hand as it goes to the graveyard',
      p1: { hand: ['Ruin', 'Imp'], battleZone: [{ name: 'ディダノス ＜デスフェニ.Star＞', over: ['Imp'] }] },
      p2: { hand: ['Ogre', 'Imp'] },
      play: ['use Cast Ruin'],
      outcome: { p1: { battleZone: ['Imp'] }, p2: { hand: [] } },
    },
  ],
  'イカズチ邪姫 ＜アレフ.鬼＞': [
    {
      says: 'burns a shield as it is put on a tamaseed, and draws for what goes to the opponent’s graveyard',
      p1: { hand: ['イカズチ邪姫 ＜アレフ.鬼＞'], battleZone: ['コンセントの炎霊'] },
      p2: { shieldZone: ['Imp', 'Ogre'] },
      play: ['use Summon イカズチ邪姫 ＜アレフ.鬼＞', 'Card 1', 'Yes'],
      outcome: {
        p1: { battleZone: ['イカズチ邪姫 ＜アレフ.鬼＞ (over コンセントの炎霊)'], hand: ['Filler'] },
        p2: { shields: ['Ogre'] },
      },
    },
  ],
  '白蒼混成 B・W・M': [
    {
      says: 'burns the shields that it breaks',
      p1: { battleZone: ['白蒼混成 B・W・M'], hand: ['Ruin'] },
      p2: { shieldZone: ['Imp', 'Ogre'] },
      step: 'attack',
      play: ['白蒼混成 B・W・M attacks the player'],
      outcome: {
        asked: 'p2 charge',
        options: ['Charge Filler', 'Charge nothing'],
        p2: { graveyard: ['Imp', 'Ogre'], shields: [] },
      },
    },
  ],
  'ストリーミング・Re:チューター': [
    {
      says: 'takes all fire and nature cards of the top five',
      p1: {
        hand: ['ストリーミング・Re:チューター'],
        deck: ['Fire Filler', 'Imp', 'Nature Filler', 'Ogre', 'Fire Filler', 'Imp'],
      },
      play: ['use Cast ストリーミング・Re:チューター'],
      outcome: {
        p1: {
          hand: ['Fire Filler', 'Fire Filler', 'Nature Filler'],
          graveyard: ['Imp', 'Ogre', 'ストリーミング・Re:チューター'],
        },
      },
    },
  ],
  魔令嬢バロメアレディ: [
    {
      says: 'puts up to two cards of the graveyard into the mana zone',
      p1: { hand: ['魔令嬢バロメアレディ'], graveyard: ['Imp', 'Ogre', 'Drake'] },
      play: ['use Summon 魔令嬢バロメアレディ', 'Imp + Ogre'],
      outcome: { p1: { mana: 22, graveyard: ['Drake'] } },
    },
  ],
  イカリノアブラニ火ヲツケロ: [
    {
      says: 'destroys what it has put and let battle if that costs more than the mana zone has cards',
      p1: { hand: ['イカリノアブラニ火ヲツケロ', 'Drake'], manaZone: { fire: 5 } },
      p2: { battleZone: ['Imp', 'Ogre'] },
      play: ['use Cast イカリノアブラニ火ヲツケロ', 'Imp'],
      outcome: { p1: { battleZone: ['Drake'] }, p2: { battleZone: ['Ogre'] } },
    },
  ],
  '悪魔神バロム / バロム砲': [
    {
      says: 'empties mana zones of what is not darkness',
      p1: { hand: ['悪魔神バロム / バロム砲', 'Imp'], manaZone: { darkness: 9, fire: 2 } },
      p2: { manaZone: { light: 2, darkness: 1 } },
      play: ['use Cast バロム砲'],
      outcome: { p1: { mana: 9 }, p2: { mana: 1 } },
    },
  ],
  '防ぐ混沌 タタミマントラ / 「ここは行かせません！」': [
    {
      says: 'takes a Shinobi of the graveyard back',
      p1: {
        hand: ['防ぐ混沌 タタミマントラ / 「ここは行かせません！」'],
        deck: ['Ninja', 'Imp', 'Imp', 'Imp'],
      },
      play: ['use Summon 防ぐ混沌', 'Yes', 'Yes'],
      outcome: { p1: { hand: ['Ninja'], graveyard: ['Imp', 'Imp'] } },
    },
  ],
  'パラダイス・アロマ / 「挑戦、それは終わりなきスパイラル！」': [
    {
      says: 'is free beside a Cyber Lord',
      p1: { hand: ['パラダイス・アロマ / 「挑戦、それは終わりなきスパイラル！」', 'Imp'], manaZone: [] },
      p2: { battleZone: ['Shtra'] },
      play: ['use Summon パラダイス・アロマ'],
      outcome: { p1: { battleZone: ['パラダイス・アロマ / 「挑戦、それは終わりなきスパイラル！」'] } },
    },
  ],
  '連射のカルマ ユキメ / ショット・水晶チャージャー': [
    {
      says: 'destroys what is put without being summoned',
      p1: { hand: ['Call', 'Ogre'] },
      p2: { battleZone: ['連射のカルマ ユキメ / ショット・水晶チャージャー'] },
      play: ['use Cast Call'],
      outcome: { p1: { battleZone: [], graveyard: ['Call', 'Ogre'] } },
    },
  ],
  'ボルシャック・太陽・ルピア': [
    {
      says: 'makes one creature of a turn with its name part three cheaper, but no less than two',
      p1: { hand: ['ボルシャック・ガラワルド', 'Imp'], battleZone: ['ボルシャック・太陽・ルピア'] },
      play: ['Summon ボルシャック・ガラワルド'],
      outcome: { asked: 'p1 cost', options: ['Pay 7 mana', 'Use ボルシャック・ガラワルド for 4 mana'] },
    },
  ],
  '聖沌大忍者 ムクジュメッド': [
    {
      says: 'draws for a Shinobi, and keeps one of a turn in the battle zone',
      p1: {
        hand: ['Ninja', 'Ruin', 'Ruin'],
        battleZone: ['聖沌大忍者 ムクジュメッド'],
        deck: ['Imp', 'Imp', 'Imp'],
      },
      play: ['use Summon Ninja', 'Yes', 'use Cast Ruin', 'Ninja', 'Replace', 'use Cast Ruin', 'Ninja'],
      outcome: { asked: 'p1 main', p1: { battleZone: ['聖沌大忍者 ムクジュメッド'], hand: ['Imp'] } },
    },
  ],
  '救う混沌 ムササビマントラ': [
    {
      says: 'takes up to three Shinobi back, and is untapped at the end of the turn',
      p1: { battleZone: ['救う混沌 ムササビマントラ'], hand: [], graveyard: ['Ninja', 'Ninja', 'Imp'] },
      step: 'attack',
      play: ['救う混沌 ムササビマントラ attacks the player', 'Ninja + Ninja', 'go p2 charge'],
      outcome: {
        p1: { battleZone: ['救う混沌 ムササビマントラ'], hand: ['Ninja', 'Ninja'], graveyard: ['Imp'] },
      },
    },
  ],
  刹那の絆: [
    {
      says: 'destroys all small elements',
      p1: { hand: ['刹那の絆', 'Imp'] },
      p2: { battleZone: ['Imp', 'Seed', 'Ogre'] },
      play: ['use Cast 刹那の絆', '1: '],
      outcome: { p2: { battleZone: ['Ogre'] } },
    },
    {
      says: 'takes back a creature that is no evolution and one that is',
      p1: {
        hand: ['刹那の絆', 'Imp'],
        deck: [
          'ディダノス ＜デスフェニ.Star＞',
          'カマキリ変怪 ＜マンティス.鬼＞',
          'Ogre',
          'Seed',
          'Imp',
          'Imp',
        ],
      },
      play: ['use Cast 刹那の絆', '2: ', 'Yes', 'カマキリ変怪 ＜マンティス.鬼＞'],
      outcome: {
        asked: 'p1 main',
        p1: {
          hand: ['Imp', 'Ogre', 'カマキリ変怪 ＜マンティス.鬼＞'],
          graveyard: ['Seed', 'ディダノス ＜デスフェニ.Star＞', '刹那の絆'],
        },
      },
    },
  ],
  '守護地龍 ザノウハウ': [
    {
      says: 'costs less for Snow Faeries, which save each other',
      p1: {
        hand: ['守護地龍 ザノウハウ', 'Ruin'],
        battleZone: ['Fairy', 'Imp'],
        manaZone: { water: 3, nature: 5 },
        deck: 9,
      },
      play: ['use Summon 守護地龍 ザノウハウ', '3', 'use Cast Ruin', 'Fairy', 'Replace: 守護地龍 ザノウハウ'],
      outcome: { p1: { battleZone: ['Fairy', 'Imp'] }, asked: 'p1 attack' },
    },
  ],
  'ライオネル・ゲート': [
    {
      says: 'puts a light blocker beside four face-down mana cards',
      p1: {
        hand: ['ライオネル・ゲート', 'アシスター・アルデ', 'Imp'],
        manaZone: [
          ...Array<string>(7).fill('Light Filler'),
          ...Array<object>(4).fill({ name: 'Imp', faceDown: true }),
        ],
      },
      p2: { battleZone: ['Imp', 'Ogre'] },
      play: ['use Cast ライオネル・ゲート', 'Yes'],
      outcome: {
        p1: { battleZone: ['アシスター・アルデ'] },
        p2: { battleZone: ['Imp (tapped)', 'Ogre (tapped)'] },
      },
    },
    {
      says: 'only taps without them',
      p1: { hand: ['ライオネル・ゲート', 'アシスター・アルデ', 'Imp'] },
      p2: { battleZone: ['Imp', 'Ogre'] },
      play: ['use Cast ライオネル・ゲート'],
      outcome: { p1: { battleZone: [] }, p2: { battleZone: ['Imp (tapped)', 'Ogre (tapped)'] } },
    },
  ],
  '大爆龍 ダイナボルト': [
    {
      says: 'is untapped by its first attack of a turn',
      p1: { battleZone: ['大爆龍 ダイナボルト'] },
      p2: { shieldZone: ['Imp', 'Imp', 'Imp', 'Imp'] },
      step: 'attack',
      play: [
        '大爆龍 ダイナボルト attacks the player',
        'go p1 attack',
        '大爆龍 ダイナボルト attacks the player',
      ],
      outcome: { asked: 'p1 shields', p1: { battleZone: ['大爆龍 ダイナボルト (tapped)'] } },
    },
  ],
  'シシ★シー＆サジ★ターリ＆ミズ★ガーメ': [
    {
      says: 'breaks a shield of yours for each tamaseed',
      p1: {
        hand: ['シシ★シー＆サジ★ターリ＆ミズ★ガーメ'],
        battleZone: ['Seed', 'Seed'],
        shieldZone: ['Imp', 'Imp', 'Ogre'],
      },
      play: ['use Summon シシ★シー＆サジ★ターリ＆ミズ★ガーメ', 'Shield 1 + Shield 3'],
      outcome: { p1: { hand: ['Imp', 'Ogre'], shields: ['Imp'] } },
    },
  ],
  'キユリ ＜ワル.Star＞': [
    {
      says: 'draws two cards and discards one as it is put on a tamaseed',
      p1: { hand: ['キユリ ＜ワル.Star＞'], battleZone: ['コンセントの炎霊'], deck: ['Ogre', 'Imp', 'Imp'] },
      play: ['use Summon キユリ ＜ワル.Star＞', 'Ogre'],
      outcome: {
        p1: {
          battleZone: ['キユリ ＜ワル.Star＞ (over コンセントの炎霊)'],
          hand: ['Imp'],
          graveyard: ['Ogre'],
        },
      },
    },
  ],
  海龍神の魔風: [
    {
      says: 'changes the hand, and comes back',
      p1: { hand: ['海龍神の魔風', 'Ogre'], deck: ['Imp', 'Seed', 'Drake'] },
      play: ['use Cast 海龍神の魔風'],
      outcome: { asked: 'p1 main', p1: { hand: ['Imp', '海龍神の魔風'], graveyard: [] } },
    },
  ],
  'タン・ペペン': [
    {
      says: 'is neither attacked nor chosen by the opponent after it has evolved',
      p1: { hand: ['カマキリ変怪 ＜マンティス.鬼＞'], battleZone: ['タン・ペペン', 'Imp'] },
      p2: { hand: ['Blast', 'Ogre'], manaZone: 1 },
      play: ['use Summon カマキリ変怪 ＜マンティス.鬼＞', 'go p2 main', 'use Cast Blast'],
      outcome: {
        asked: 'p1 charge',
        p1: { battleZone: ['カマキリ変怪 ＜マンティス.鬼＞ (over タン・ペペン)'] },
      },
    },
  ],
  'フューチャー・ハンド': [
    {
      says: 'destroys a creature, or a duelist',
      p1: { hand: ['フューチャー・ハンド', 'Imp'] },
      p2: { battleZone: ['Imp', 'Seed'] },
      play: ['use Cast フューチャー・ハンド', '1: '],
      outcome: { p2: { battleZone: ['Seed'] } },
    },
  ],
  聖カオスマントラ: [
    {
      says: 'taps all creatures',
      p1: { hand: ['聖カオスマントラ', 'Imp'] },
      p2: { battleZone: ['Imp', 'Ogre'] },
      play: ['use Summon 聖カオスマントラ'],
      outcome: { p2: { battleZone: ['Imp (tapped)', 'Ogre (tapped)'] } },
    },
    {
      says: 'keeps those from attacking that were just put',
      p1: { battleZone: [{ name: '大爆龍 ダイナボルト', fresh: true }, 'Imp'] },
      p2: { battleZone: ['聖カオスマントラ'] },
      step: 'attack',
      play: [],
      outcome: { options: ['Imp attacks the player', 'Attack no more'] },
    },
  ],
  '夏だ！デュエル修業だ!!': [
    {
      says: 'changes the hand, charges a card, and ends the turn',
      p1: { hand: ['夏だ！デュエル修業だ!!', 'Ogre'], deck: ['Imp', 'Imp', 'Imp', 'Imp', 'Imp'] },
      play: ['use Cast 夏だ！デュエル修業だ!!', 'Imp'],
      outcome: {
        asked: 'p2 charge',
        p1: { hand: ['Imp', 'Imp', 'Imp'], graveyard: ['Ogre', '夏だ！デュエル修業だ!!'], mana: 21 },
      },
    },
  ],
  'ボルシャック・ガラワルド': [
    {
      says: 'costs less for each creature, battles, and draws as it wins',
      p1: {
        hand: ['ボルシャック・ガラワルド'],
        battleZone: ['Imp', 'Imp'],
        manaZone: { fire: 4 },
        deck: ['Seed', 'Imp'],
      },
      p2: { battleZone: ['Drake', 'Ogre'] },
      play: ['use Summon ボルシャック・ガラワルド', 'Ogre', 'Yes'],
      outcome: {
        p1: { hand: ['Seed'], battleZone: ['Imp', 'Imp', 'ボルシャック・ガラワルド'] },
        p2: { battleZone: ['Drake'] },
      },
    },
  ],
  '九番龍 ジゴクバンカー Par459': [
    {
      says: 'costs less for each mana card, charges and takes back',
      p1: { hand: ['九番龍 ジゴクバンカー Par459'], manaZone: { nature: 6 }, deck: ['Ogre', 'Imp'] },
      play: ['use Summon 九番龍 ジゴクバンカー Par459', 'Yes', 'Ogre'],
      outcome: { p1: { battleZone: ['九番龍 ジゴクバンカー Par459'], mana: 6, hand: ['Ogre'] } },
    },
  ],
  '残虐覇王デスカール / ロスト・ソウル': [
    {
      says: 'makes the opponent discard two cards at random in place of an attack',
      p1: { battleZone: ['残虐覇王デスカール / ロスト・ソウル', 'Imp'] },
      p2: { hand: ['Imp', 'Imp', 'Imp'] },
      step: 'attack',
      play: ['uses its tap ability'],
      outcome: {
        p1: { battleZone: ['残虐覇王デスカール / ロスト・ソウル (tapped)', 'Imp'] },
        p2: { hand: ['Imp'] },
      },
    },
  ],
  '爆翠月 アカネ': [
    {
      says: 'charges and takes back as it wins a battle',
      p1: { battleZone: ['爆翠月 アカネ', 'Imp'], hand: [], deck: ['Ogre', 'Imp'] },
      p2: { battleZone: [{ name: 'Imp', tapped: true }] },
      step: 'attack',
      play: ['爆翠月 アカネ attacks Imp', 'Yes', 'Yes', 'Ogre'],
      outcome: { p1: { mana: 20, hand: ['Ogre'] } },
    },
  ],
  瓜割の超人: [
    {
      says: 'battles what attacks in the turn in which it is put',
      p1: { battleZone: [{ name: '大爆龍 ダイナボルト', fresh: true }, 'Imp'] },
      p2: { battleZone: ['瓜割の超人'] },
      step: 'attack',
      play: ['大爆龍 ダイナボルト attacks the player', 'Yes'],
      outcome: { p1: { battleZone: ['Imp'] }, p2: { battleZone: ['瓜割の超人'] } },
    },
  ],
  '試練の大地ダン・ティラン': [
    {
      says: 'sends what attacks in the turn in which it is put into the mana zone',
      p1: { battleZone: [{ name: '大爆龍 ダイナボルト', fresh: true }, 'Imp'], manaZone: [] },
      p2: { battleZone: ['試練の大地ダン・ティラン'], shieldZone: ['Imp', 'Imp'] },
      step: 'attack',
      play: ['大爆龍 ダイナボルト attacks the player'],
      outcome: { p1: { battleZone: ['Imp'], mana: 1 } },
    },
    {
      says: 'lets the others attack',
      p1: { battleZone: [{ name: '大爆龍 ダイナボルト', fresh: true }, 'Imp'], manaZone: [] },
      p2: { battleZone: ['試練の大地ダン・ティラン'], shieldZone: ['Imp', 'Imp'] },
      step: 'attack',
      play: ['Imp attacks the player', 'Shield 1'],
      outcome: { p1: { battleZone: ['大爆龍 ダイナボルト', 'Imp (tapped)'], mana: 0 } },
    },
  ],
  '片翼の魂 アビスベル': [
    {
      says: 'puts a creature of the graveyard under an evolution creature as that is put',
      p1: {
        hand: ['カマキリ変怪 ＜マンティス.鬼＞'],
        battleZone: ['片翼の魂 アビスベル', 'コンセントの炎霊'],
        graveyard: ['Drake'],
        deck: ['Seed', 'Seed', 'Imp'],
      },
      play: [
        'use Summon カマキリ変怪 ＜マンティス.鬼＞',
        'コンセントの炎霊',
        '片翼の魂 アビスベル',
        'Yes',
        'Yes',
      ],
      outcome: {
        p1: {
          battleZone: [
            '片翼の魂 アビスベル',
            'カマキリ変怪 ＜マンティス.鬼＞ (over コンセントの炎霊, Drake)',
          ],
          graveyard: ['Seed', 'Seed'],
        },
      },
    },
  ],
  'タンラ・チューラ': [
    {
      says: 'returns a creature as the opponent casts a spell in their turn',
      p1: { hand: ['Bury', 'Imp', 'Seed'], battleZone: ['Ogre', 'Drake'] },
      p2: { battleZone: ['タンラ・チューラ'] },
      play: ['use Cast Bury', 'Imp', 'Yes', 'Ogre'],
      outcome: { p1: { battleZone: ['Drake'], hand: ['Ogre', 'Seed'] } },
    },
  ],
  ギガジグアプ: [
    {
      says: 'stays for three cards of the graveyard, and halts a creature for the first that leaves it',
      p1: { hand: ['Ruin', 'Recall'], battleZone: ['ギガジグアプ'], graveyard: ['Imp', 'Imp', 'Imp'] },
      p2: { battleZone: ['Ogre', 'Drake'] },
      play: ['use Cast Ruin', 'Replace', 'pay', 'Ogre', 'go p2 attack'],
      outcome: {
        options: ['Drake attacks the player', 'Attack no more'],
        p1: { battleZone: ['ギガジグアプ'], graveyard: ['Ruin'] },
      },
    },
  ],
  'BAZAGA-善鐘42': [
    {
      says: 'attacks untapped creatures after it was put on another',
      p1: { hand: ['BAZAGA-善鐘42'], battleZone: ['爆転の妖精'] },
      p2: { battleZone: ['Imp'] },
      play: ['use Summon BAZAGA-善鐘42', '爆転の妖精'],
      outcome: {
        asked: 'p1 attack',
        options: ['BAZAGA-善鐘42 attacks the player', 'BAZAGA-善鐘42 attacks Imp', 'Attack no more'],
      },
    },
  ],
  'VivaKl’a Tune': [
    {
      says: 'wins every battle after it was put on another',
      p1: { hand: ['VivaKl’a Tune'], battleZone: ['爆転の妖精'] },
      p2: { battleZone: [{ name: 'Titan', tapped: true }] },
      play: ['use Summon VivaKl’a Tune', '爆転の妖精', 'attacks Titan', 'go p2 charge'],
      outcome: { p1: { battleZone: ['VivaKl’a Tune (tapped, over 爆転の妖精)'] }, p2: { battleZone: [] } },
    },
  ],
  煌世主ノ正裁Z: [
    {
      says: 'puts a Metallica and lies on a shield',
      p1: { hand: ['煌世主ノ正裁Z', 'Ogre', 'Smith'], shieldZone: ['Imp'] },
      play: ['use Cast 煌世主ノ正裁Z'],
      outcome: { p1: { battleZone: ['Smith'], shields: ['Imp', '煌世主ノ正裁Z'] } },
    },
  ],
  '暗黒剣 フラヴナグニル': [
    {
      says: 'makes one creature of a turn with a hyper mode cheaper',
      p1: { hand: ['謎神のQ ギリメノアイル', 'Imp'], battleZone: ['暗黒剣 フラヴナグニル'] },
      play: ['Summon 謎神のQ ギリメノアイル'],
      outcome: { asked: 'p1 cost', options: ['Pay 5 mana', 'Use 謎神のQ ギリメノアイル for 4 mana'] },
    },
  ],
  'アシスター・アルデ': [
    {
      says: 'makes one Mecha card of a turn cheaper, if its player likes',
      p1: { hand: ['Chimera', 'Chimera', 'Imp'], battleZone: ['アシスター・アルデ'] },
      play: ['Summon Chimera', 'for 2 mana', 'pay', 'Summon Chimera'],
      outcome: { asked: 'p1 pay', p1: { battleZone: ['アシスター・アルデ', 'Chimera'] } },
    },
  ],
  'アシスター・Mogi林檎': [
    {
      says: 'makes one Magic card of a turn cheaper, if its player likes',
      p1: { hand: ['Chimera', 'Chimera', 'Imp'], battleZone: ['アシスター・Mogi林檎'] },
      play: ['Summon Chimera', 'for 2 mana', 'pay', 'Summon Chimera'],
      outcome: { asked: 'p1 pay', p1: { battleZone: ['アシスター・Mogi林檎', 'Chimera'] } },
    },
  ],
  'ド:ノラテップ': [
    {
      says: 'makes one Abyss card of a turn cheaper, if its player likes',
      p1: { hand: ['Chimera', 'Chimera', 'Imp'], battleZone: ['ド:ノラテップ'] },
      play: ['Summon Chimera', 'for 2 mana', 'pay', 'Summon Chimera'],
      outcome: { asked: 'p1 pay', p1: { battleZone: ['ド:ノラテップ', 'Chimera'] } },
    },
    {
      says: 'makes no other card cheaper',
      p1: { hand: ['Ogre', 'Imp'], battleZone: ['ド:ノラテップ'] },
      play: ['Summon Ogre'],
      outcome: { asked: 'p1 pay' },
    },
  ],
  'アシスター・コッピ': [
    {
      says: 'makes one Armored card of a turn cheaper, if its player likes',
      p1: { hand: ['Chimera', 'Chimera', 'Imp'], battleZone: ['アシスター・コッピ'] },
      play: ['Summon Chimera', 'for 2 mana', 'pay', 'Summon Chimera'],
      outcome: { asked: 'p1 pay', p1: { battleZone: ['アシスター・コッピ', 'Chimera'] } },
    },
  ],
  'チキン・タッ太': [
    {
      says: 'destroys a blocker, and goes below the deck if it was summoned for less',
      p1: { hand: ['チキン・タッ太'], deck: ['Ogre', 'Imp'] },
      p2: { battleZone: ['アシスター・アルデ', 'Imp'] },
      play: ['Summon チキン・タッ太', 'Use チキン・タッ太 for 4 mana', 'pay', 'destroy one', 'go p2 charge'],
      outcome: { p1: { battleZone: [], hand: ['Ogre'] }, p2: { battleZone: ['Imp'] } },
    },
  ],
  '～脅威の盾～': [
    {
      says: 'goes under an evolution creature as that is put',
      p1: { hand: ['BAZAGA-善鐘42'], battleZone: ['～脅威の盾～', 'Imp'] },
      play: ['use Summon BAZAGA-善鐘42', 'Yes'],
      outcome: { p1: { battleZone: ['Imp', 'BAZAGA-善鐘42 (over ～脅威の盾～)'] } },
    },
  ],
  Disレオポル: [
    {
      says: 'makes spells cheaper, and takes the top card for one of a Knight',
      p1: { battleZone: ['Disレオポル'], hand: ['Oath'], deck: ['Ogre', 'Imp'], manaZone: 2 },
      play: ['use Cast Oath', '2: '],
      outcome: { p1: { mana: 3, hand: [] } },
    },
    {
      says: 'takes nothing for other spells',
      p1: { battleZone: ['Disレオポル', 'Imp'], hand: ['Ruin', 'Imp'], deck: ['Ogre', 'Imp'] },
      play: ['use Cast Ruin', 'Imp'],
      outcome: { asked: 'p1 main', p1: { hand: ['Imp'] } },
    },
  ],
  'トング＝ゴング / 「世界をつかませてやろうか？」': [
    {
      says: 'lets one creature of a turn be summoned from the graveyard',
      p1: {
        graveyard: ['Imp', 'Imp'],
        battleZone: ['トング＝ゴング / 「世界をつかませてやろうか？」'],
        hand: [],
      },
      play: ['use Summon Imp'],
      outcome: {
        options: ['トング＝ゴング / 「世界をつかませてやろうか？」 attacks the player', 'Attack no more'],
        p1: { battleZone: ['トング＝ゴング / 「世界をつかませてやろうか？」', 'Imp'] },
      },
    },
  ],
};

for (const [card, cases] of Object.entries(CASES))
  describe(card, () => {
    for (const { says, p1, p2, step = 'main', play, outcome } of cases)
      driven(says, (begin) => {
        const duel = begin({
          cards,
          step,
          p1: { deck: 9, manaZone: MANA, ...p1 },
          p2: { deck: 9, ...p2 },
        });
        follow(duel, play);
        expect(stateOf(duel)).toMatchObject(outcome);
      });
  });
