import type { Ban, Permission, StaticEffect } from 'taiki/words';
import { either, listOf, type Part, part, tagged, type Words } from './wording.ts';

/** What is said of cards while an effect lasts, after 「〜は」. */

const BOUND = '{who:you=自分は|opponent=相手は|any=各プレイヤーは}';
const LIMIT = '[1ターンに<limit:number>回より多く]';

const STATICS: Words<StaticEffect['kind']> = {
  anyNumberInDeck: 'デッキに何枚でも入れることができる',
  attacksFirst: '攻撃する時、可能なら<such:filter>を攻撃する',
  breaksAtMost: 'シールドを1度に<count:number>枚までしかブレイクできない',
  breaksMore: 'シールドをさらに<by:amount>枚ブレイクする',
  can: '<permission:permission>',
  cannot: '<ban:ban>',
  civilizations: '文明が<are:allCivilizations>に{also?も}なる',
  cost: [
    { text: 'コストが<by:signed>{optional:true=されてもよい|=される}', where: { atLeast: 0 } },
    'コストが<by:signed>{optional:true=されてもよい|=される}（最低<atLeast:number>）',
  ],
  beginsInBattleZone: [
    {
      text: '[<beside:names>という名前のカード1枚ずつと{linked:true=リンクして|=ともに}]バトルゾーンでゲームを開始する',
      where: { seals: 0 },
    },
    '[<beside:names>という名前のカード1枚ずつと{linked:true=リンクして|=ともに}]バトルゾーンに、封印<seals:number>枚が付いた状態でゲームを開始する',
  ],
  gainsAbilitiesOf: '<of:ref>の能力を得る',
  hasIcon: '<icon:name>のアイコンを持つ',
  addsNames: '<also:names>という名前も持つ',
  linksDuelmates:
    'バトルゾーンにあるそのプレイヤーの、名前の異なる<what:filter>を<count:number>つ裏返してリンクさせる',
  combines: '<cells:names>という名前のキング・セルを1枚ずつ合体させて召喚する',
  deckSize: 'デッキの枚数が<more:number>枚多くなる',
  beginsInHand: '最初の手札の1枚としてゲームを開始する',
  moreAtStart: '相手の最初の手札を<cards:number>枚多くする',
  releasesLinks: 'リンク解除を持つ',
  doesNotUntap: 'ターンのはじめにアンタップしない',
  entersTapped: '{zone:manaZone=マナゾーン|=バトルゾーン}にタップして{may:true=置いてもよい|=置かれる}',
  gains: '<abilities:quotedAbilities>を得る',
  deckTopSeen: '{of:you=自分は|opponent=相手は|any=各プレイヤーは}自身の山札の上から1枚をいつでも見る',
  handRevealed: '{of:you=自分は|opponent=相手は|any=各プレイヤーは}手札を公開してプレイする',
  takesBreaks: '相手のクリーチャーが1度にブレイクするシールドすべての代わりにブレイクされてもよい',
  triggersAsPut: '出た時の自身の能力が{for:nobody=トリガーしない|you=自分のものとしてトリガーする}',
  isNoCreature: 'クリーチャーではない',
  losesDuel: '{who:you=自分は|opponent=相手は|any=各プレイヤーは}ただちにゲームに負ける',
  multipliesPower: 'パワーが<by:amount>倍になる',
  mustAttack: '可能なら毎ターン[<such:filter>を]攻撃する',
  mustBeChosen: '{by:you=自分が|opponent=相手が|any=プレイヤーが}選ぶ時、まず選ばれる',
  mustBlock: '可能なら[<such:filter>を]ブロックする',
  chargesMore:
    '{of:you=自分に|opponent=相手に|any=各プレイヤーに}マナチャージステップでチャージできる枚数を<by:signed>させる',
  halvesCost: 'コストが半分（端数切り{round:up=上げ|down=捨て}）になる',
  halvesPower: 'パワーが半分（端数切り{round:up=上げ|down=捨て}）になる',
  choosesCreatures: 'クリーチャーを相手の代わりに自分に選ばせる',
  ownerChoosesShields:
    '{of:you=自分の|opponent=相手の|any=各プレイヤーの}シールドを、{when:broken=クリーチャーがブレイクする時、|=}持ち主に選ばせる',
  paidReduction:
    '使う時[<with:filter>を1枚]{pay:tap=タップする|destroy=破壊する}ごとに{differ:cost=（コストはすべて異なる）|=}コストが<by:number>少なくなる（最低<atLeast:number>）',
  manaNumber: 'マナの数字が<is:amount>になる',
  baseReduces: '上に置くもののコストだけコストが少なくなる（最低<atLeast:number>）',
  mayCostLess: '[1ターンに<limit:number>回まで]コストを<by:number>少なくしてもよい（最低<atLeast:number>）',
  power: 'パワーが<by:signed>される',
  races: '<also:allRaces>でもある',
  setPower: 'パワーが<to:amount>になる',
  untapAtMost: 'ターンのはじめに合わせて<count:amount>枚までしかアンタップしない',
  usableFor: [
    'コストのかわりにマナ<count:number>（<of:allCivilizations>）で使える',
    { text: 'コストのかわりにマナ<count:number>で使える', where: { of: [] } },
  ],
  winsDuel: '{who:you=自分は|opponent=相手は|any=各プレイヤーは}ただちにゲームに勝つ',
  winsBattles: '[<against:such>との]すべてのバトルに勝つ',
};

const usedBy = (noun: string, verb: string): readonly string[] => [
  `${BOUND}<what:such>を${LIMIT}${verb}`,
  `${BOUND}${noun}を${LIMIT}${verb}`,
];

const BANS: Words<Ban['do']> = {
  attack: '{target:player=プレイヤーを|creature=クリーチャーを|=}攻撃できない',
  beBlocked: '[<by:such>に]ブロックされない',
  beAttacked: '[<by:such>に]攻撃されない',
  beChosen: '{by:you=自分に|opponent=相手に|any=プレイヤーに}選ばれない',
  beDestroyedByBattle: '[<against:such>との]バトルに負けても破壊されない',
  beTapped: '{by:you=自分に|opponent=相手に|any=プレイヤーに}タップされない',
  block: 'ブロックできない',
  lose: `${BOUND}{by:deckOut=山札がなくても|=}ゲームに負けない`,
  lookAtOwnDeck: `${BOUND}自身の山札を見ることができない`,
  move: [
    '[<by:subject>の効果によって]{unless:destroyed=破壊以外の方法で|=}<from:zone>から<to:zone>に移らない',
    '[<by:subject>の効果によって]{unless:destroyed=破壊以外の方法で|=}<from:zone>を離れない',
  ],
  put: [
    `${BOUND}{unless:summoned=召喚する以外の方法で|used=使う以外の方法で|fromHand=手札以外から|=}<what:such>をバトルゾーンに出せない`,
    `${BOUND}{unless:summoned=召喚する以外の方法で|used=使う以外の方法で|fromHand=手札以外から|=}カードをバトルゾーンに出せない`,
  ],
  summon: usedBy('クリーチャー', '召喚できない'),
  cast: usedBy('呪文', '唱えられない'),
  use: usedBy('カード', '使えない'),
  useShieldTrigger: '「S・トリガー」で使えない',
  useTapAbility: `${BOUND}タップ能力を使えない`,
};

const PERMISSIONS: Words<Permission['do']> = {
  attackPlayersAtOnce: '出たターンにプレイヤーを攻撃できる',
  attackPlayersDespiteBans: 'プレイヤーを攻撃できないという効果を受けてもプレイヤーを攻撃できる',
  attackPlayersRegardless: 'どの効果を受けてもプレイヤーを攻撃できる',
  attackUntapped: ['タップされていない<what:such>を攻撃できる', 'タップされていないクリーチャーを攻撃できる'],
  beBaseOfAnyRace: '進化クリーチャーの下ではすべての種族のクリーチャーとして扱う',
  ignoreBans:
    '{of:attack=攻撃できない|block=ブロックできない|beBlocked=ブロックされない|beAttacked=攻撃されない|beChosen=選ばれない|beTapped=タップされない|beDestroyedByBattle=バトルで破壊されない|useShieldTrigger=「S・トリガー」で使えない|move=今あるゾーンを離れない|put=バトルゾーンに出せない|summon=召喚できない|cast=唱えられない|use=使えない}という効果を無視する',
  castSpellHalf: 'バトルゾーンに置いたまま呪文側を唱えられる',
  beCrossedFree: 'クロスギアをコストを支払わずにクロスできる',
  useFreeFrom: '<zone:zone>からコストを支払わずに1ターンに<limit:number>回まで使える',
  summonFrom: [
    {
      text: '山札の一番上から[<what:filter>として][1ターンに<limit:number>回まで][<unpaid:filter>ならコストを支払わずに]{use:any=使える|=召喚できる}',
      where: { zone: 'deck' },
    },
    '<zone:zone>から[<what:filter>として][1ターンに<limit:number>回まで][<unpaid:filter>ならコストを支払わずに]{use:any=使える|=召喚できる}',
  ],
};

/** 608. Rules for players, which affect no cards. */
const BINDING: ReadonlySet<string> = new Set([
  'lookAtOwnDeck',
  'lose',
  'put',
  'summon',
  'cast',
  'use',
  'useTapAbility',
] satisfies readonly Ban['do'][]);

/** Static effects that are rules for players, besides bans. */
const PLAYER_RULES: ReadonlySet<string> = new Set([
  'deckTopSeen',
  'handRevealed',
  'winsDuel',
  'losesDuel',
] satisfies readonly StaticEffect['kind'][]);

export const STATIC_PARTS = {
  staticEffect: tagged('kind', STATICS),
  statics: listOf('staticEffect', '、さらに'),
  ban: tagged('do', BANS),
  bindingBan: tagged('do', BANS, { only: (word) => BINDING.has(word) }),
  permission: tagged('do', PERMISSIONS),
  playerStatic: either(part('playerRule'), tagged('kind', { cannot: '<ban:bindingBan>' })),
  playerRule: tagged('kind', STATICS, { only: (word) => PLAYER_RULES.has(word) }),
  playerStatics: listOf('playerStatic', '、さらに'),
} as const satisfies Readonly<Record<string, Part>>;
