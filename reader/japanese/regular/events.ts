import type { EventPattern, ReplacementPattern } from 'taiki/words';
import { listOf, type Part, tagged, type Words, within } from './wording.ts';

/** What happens, up to its comma, in regular Japanese. */

const BY = '{by:you=自分が|opponent=相手が|any=プレイヤーが}';
const OF_TURN = '{of:you=自分の|opponent=相手の|any=各}';
const TARGET = '{target:player=プレイヤーを|creature=クリーチャーを|=}';

const EVENTS: Words<EventPattern['event']> = {
  anyOf: '<patterns:closedEvents>',
  attacked: '<what:subject>が攻撃された時',
  attacks: `<what:subject>が${TARGET}攻撃する時[（そのターンの<nth:number>回目の攻撃）]`,
  battleEnds: '<what:subject>のバトルが終わった時',
  battleBegins: 'バトルが始まる時',
  battles: '<what:subject>がバトルする時',
  becomesBlocked:
    '<what:subject>が{target:player=プレイヤーへの攻撃を|creature=クリーチャーへの攻撃を|=}[<by:such>に]ブロックされた時',
  blocks: '<what:subject>がブロックした時',
  breaksShields: '<what:subject>がシールドをブレイクする時',
  chosen: '<what:subject>が{by:you=自分に|opponent=相手に|any=プレイヤーに}選ばれた時',
  destroyed: '<what:subject>が破壊{tense:destroyed=された|destroying=される}時',
  usesGuardStrike: `${BY}「G・ストライク」を使った時`,
  discarded: [`${BY}<what:such>を捨てた時`, `${BY}カードを捨てた時`],
  drawn: `${BY}{itself?このカードだけを}{for:drawStep=ドローステップのカードを|otherwise=ドローステップ以外でカードを|=カードを}引いた時`,
  endOfAttack: '<what:subject>の攻撃の終わりに',
  endOfTurn: `${OF_TURN}ターンの終わりに`,
  evolves: 'このクリーチャーが進化した時',
  isNotBlocked: `<what:subject>が${TARGET}攻撃してブロックされなかった時`,
  links: '<what:subject>がリンクした時',
  losesBattle: '<what:subject>がバトルに負けた時',
  moved:
    '<what:subject>が{by:you=自分の効果で|opponent=相手の効果で|any=プレイヤーの効果で|=}[<from:zone>から][<to:zone>に]移った時',
  put: '<what:subject>が{how:summoned=召喚されて|notSummoned=召喚されずに|unpaid=コストを支払わずに|withoutMana=マナをタップせずに|alternative=コストのかわりのものを支払って|forLess=コストを少なくして使われて|allowed=このカードが許す通りに使われて|revolutionChange=革命チェンジで|kirifudash=「キリフダッシュ」で|=}[<paidWith:filter>をマナゾーンでタップして][<from:zone>から][<onto:filter>の上に]{entering:true=出る|=出た}時',
  shieldBroken: `{last?最後の}{of:you=自分の|opponent=相手の|any=}シールドが[<by:subject>に]ブレイクされた時`,
  startOfStep: `${OF_TURN}{step:draw=ドロー|charge=マナチャージ|main=メイン|attack=攻撃|block=ブロッククリーチャー指定|battle=バトル|directAttack=ダイレクトアタック}ステップのはじめに`,
  startOfTurn: `${OF_TURN}ターンのはじめに`,
  tapped: '<what:subject>が{first?そのターンはじめて}タップした時',
  unsealed: '<what:subject>の最後の封印が外れた時',
  turnedOver: '<what:subject>が裏返った時',
  untapped: '<what:subject>がアンタップした時',
  used: [
    `${BY}[<from:zoneList>から]{unpaid?コストを支払わずに}{withoutMana?マナをタップせずに}{through:shieldTrigger=「S・トリガー」で|=}<what:such>を使った時`,
    `${BY}[<from:zoneList>から]{unpaid?コストを支払わずに}{withoutMana?マナをタップせずに}{through:shieldTrigger=「S・トリガー」で|=}カードを使った時`,
  ],
  winsBattle: '<what:subject>がバトルに勝った時',
};

const REPLACED: Words<ReplacementPattern['event']> = {
  breaks: '<what:subject>がシールドをブレイクする時',
  destroyed: '<what:subject>が{by:battle=バトルに負けて|=}破壊される時',
  draws: `${BY}カードを引く時`,
  isBroken: '{of:you=自分の|opponent=相手の|any=}シールドがブレイクされる時',
  leaves: '<what:subject>が[<to:zone>に行くために]{from:shieldZone=シールドゾーン|=バトルゾーン}を離れる時',
  loses: `${BY}ゲームに負ける時`,
  moves: '<what:subject>が[<from:zone>から]{how:notSummoned=召喚されずに|=}<to:zone>に置かれる時',
};

export const EVENT_PARTS = {
  event: tagged('event', EVENTS),
  closedEvent: within('〔', 'event', '〕'),
  closedEvents: listOf('closedEvent', 'または'),
  replaced: tagged('event', REPLACED),
} as const satisfies Readonly<Record<string, Part>>;
