import type { Civilization, Keyword } from 'taiki/words';
import type { Zone } from '../../grammar/values.ts';

/** The printed Japanese names of zones, civilizations and keywords. */

export const ZONE_NAMES: { readonly [Z in Zone]: string } = {
  deck: '山札',
  hand: '手札',
  battleZone: 'バトルゾーン',
  manaZone: 'マナゾーン',
  shieldZone: 'シールドゾーン',
  graveyard: '墓地',
  hyperspatialZone: '超次元ゾーン',
  superGRZone: '超GRゾーン',
  abyssZone: '深淵ゾーン',
};

export const CIVILIZATION_NAMES: { readonly [C in Civilization]: string } = {
  light: '光',
  water: '水',
  darkness: '闇',
  fire: '火',
  nature: '自然',
};

export const KEYWORD_NAMES: { readonly [K in Keyword['name']]: string } = {
  blocker: 'ブロッカー',
  guardman: 'ガードマン',
  speedAttacker: 'スピードアタッカー',
  machFighter: 'マッハファイター',
  flight: '飛行',
  dynamo: 'ダイナモ',
  slayer: 'スレイヤー',
  charger: 'チャージャー',
  crystalCharger: '水晶チャージャー',
  crystalSoul: '水晶ソウル',
  shieldTrigger: 'S・トリガー',
  guardStrike: 'G・ストライク',
  breaker: 'ブレイカー',
  powerAttacker: 'パワーアタッカー',
  evolution: '進化',
  judgmentZ: 'サバキZ',
  strikeBack: 'S・バック',
  godLink: 'G・リンク',
  galaxyshield: 'ギャラクシールド',
  pandoraShift: 'パンドラ・シフト',
  shieldForce: 'シールド・フォース',
  turboRush: 'ターボラッシュ',
  waveStriker: 'ウェーブストライカー',
  tapAbility: 'タップ能力',
  hyperSoulX: '超魂X',
  hyperMode: 'ハイパーモード',
  hyperize: 'ハイパー化',
  shinkarize: 'シンカライズ',
  manaAbility: 'マナ能力',
  silentSkill: 'サイレントスキル',
};
