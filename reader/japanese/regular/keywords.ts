import type { Keyword, TriggerWord } from 'taiki/words';
import { KEYWORD_NAMES } from './terms.ts';
import { listOf, type Part, tagged, type Words, within, wordings } from './wording.ts';

/** Keywords and the titles of triggered abilities, by their printed names. */

const BREAKERS =
  '{breaker:double=W・ブレイカー|triple=T・ブレイカー|quattro=Q・ブレイカー|world=ワールド・ブレイカー|powered=パワード・ブレイカー|null=ヌル・ブレイカー|infinite=∞・ブレイカー}';

const EVOLUTION =
  '{form:star=スター進化|neo=NEO進化|gNeo=G-NEO進化|=進化}：[<from:zones>にある]<base:filter>';

const KEYWORDS: Words<Keyword['name']> = {
  blocker: '[〔<against:such>〕に対する]ブロッカー',
  guardman: KEYWORD_NAMES.guardman,
  speedAttacker: KEYWORD_NAMES.speedAttacker,
  machFighter: KEYWORD_NAMES.machFighter,
  flight: KEYWORD_NAMES.flight,
  dynamo: KEYWORD_NAMES.dynamo,
  slayer: KEYWORD_NAMES.slayer,
  charger: KEYWORD_NAMES.charger,
  crystalCharger: KEYWORD_NAMES.crystalCharger,
  crystalSoul: '水晶ソウル<mana:number>',
  shieldTrigger: KEYWORD_NAMES.shieldTrigger,
  guardStrike: KEYWORD_NAMES.guardStrike,
  breaker: [BREAKERS, { text: 'クルー・ブレイカー：<crew:filter>', where: { breaker: 'crew' } }],
  powerAttacker: 'パワーアタッカー<by:signed>',
  evolution: [
    { text: '禁断スター進化', where: { form: 'star', base: {}, count: 0 } },
    `${EVOLUTION}[と<also:closedFilters>]の上に置く`,
    { text: `${EVOLUTION}1枚以上[と<also:closedFilters>]の上に置く`, where: { count: 'any' } },
    `${EVOLUTION}<count:number>枚[と<also:closedFilters>]の上に置く`,
  ],
  judgmentZ: KEYWORD_NAMES.judgmentZ,
  strikeBack: 'S・バック：<discards:filter>を捨てる',
  galaxyshield: 'ギャラクシールド<cost:number>',
  pandoraShift: [
    'パンドラ・シフト<cost:number>（<of:allCivilizations>）',
    { text: 'パンドラ・シフト<cost:number>', where: { of: [] } },
  ],
  godLink: '{between?トライ・}{at:left=左|right=右|center=中央|=}G・リンク[：<beside:namedLinks>]',
  shieldForce: 'シールド・フォース：<grants:quotedAbilities>',
  turboRush: 'ターボラッシュ：<grants:quotedAbilities>',
  waveStriker: 'ウェーブストライカー：<grants:quotedAbilities>',
  tapAbility:
    'タップ能力[（<by:affected>が使う）][（マナゾーンのカードも<mana:number>枚タップする）]：<effect:effect>。',
  hyperSoulX: '超魂X：<grants:quotedAbilities>',
  hyperMode: 'ハイパーモード（パワー<power:number>）：<grants:quotedAbilities>',
  hyperize: 'ハイパー化：自分の他のクリーチャーを<taps:number>体タップする',
  shinkarize: KEYWORD_NAMES.shinkarize,
  manaAbility: 'マナ能力：<effect:effect>。',
  silentSkill: 'サイレントスキル：<effect:effect>。',
};

const TITLES: Words<TriggerWord['name']> = {
  attackChance: 'アタック・チャンス（<base:filter>）',
  dSwitch: 'Dスイッチ',
  exLife: 'EXライフ',
  finalDeclaration: '終極宣言',
  finalRevolution: 'ファイナル革命',
  galaxyshield: 'ギャラクシールド',
  gateOfMoonlessNight: '{form:plain=|void=虚空|fantasy=幻想|zetsu=絶}無月の門',
  invasion: '侵略（<base:filter>）',
  kizunaPlus: 'キズナプラス',
  manaArms: 'マナ武装',
  meteorburn: 'メテオバーン',
  ninjaChange: 'ニンジャ・チェンジ<cost:number>',
  ninjaStrike: [
    'ニンジャ・ストライク<mana:number>',
    '裏ニンジャ・ストライク<mana:number>（<civilization:civilization>）',
  ],
  oniend: '鬼エンド',
  reverseStrike: '逆転撃<mana:number>（<civilization:civilization>）',
  revolution0: '革命0',
  revolution0Trigger: '革命0トリガー',
  revolutionChange: '革命チェンジ（<base:filter>）',
  spaceCharge: 'スペース・チャージ',
  zero: 'ZERO',
};

export const KEYWORD_PARTS = {
  keyword: tagged('name', KEYWORDS, { also: { kind: 'keyword' } }),
  title: tagged('name', TITLES),
  namedLink: wordings('<of:names>の{side:left=左横|right=右横|above=上側|below=下側}'),
  namedLinks: listOf('namedLink', '、'),
  quotedAbility: within('「', 'ability', '」'),
  quotedAbilities: listOf('quotedAbility', 'と'),
} as const satisfies Readonly<Record<string, Part>>;
