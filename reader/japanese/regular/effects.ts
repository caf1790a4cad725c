import type { Effect, Instead } from 'taiki/words';
import { either, listOf, namedIn, type Part, part, such, tagged, type Words, within } from './wording.ts';

/** What an effect does, in regular Japanese: sentences without their last full stop. */

const WHO = '{who:you=|opponent=相手は|any=各プレイヤーは}';
const BY = '{by:you=|opponent=相手は|any=各プレイヤーは}';
const OWN = '{who:you=自分の|opponent=相手は自身の|any=各プレイヤーは自身の}';
/** 「各プレイヤーは自身の山札の上から」 is what both do one after the other. */
const OF_EACH = '{who:you=自分の|opponent=相手は自身の|any=各プレイヤーの}';
const OF = '{of:you=自分の|opponent=相手の|any=各プレイヤーの}';
const AS = '[（<as:name>と呼ぶ）]';
const BREAKS = `[<with:ref>で]${OF}{other?他の}シールドを{by:opponent=相手が選んで|=}`;
const MARKS =
  '{tapped?タップして}{faceUp?表向きにして}{faceDown?裏向きにして}{shuffled?シャッフルして}{topOnly?一番上のカードだけ}{withoutShieldTrigger?「S・トリガー」を使わずに}';

const EFFECTS: Words<Effect['do']> = {
  atOnce: '<moves:moves>',
  battle: '<a:target>と<b:target>をバトルさせる',
  become: '<until:duration>、<what:target>を<card:ref>にする',
  breakShields: [
    { text: `${BREAKS}すべてブレイクする`, where: { count: 'all' } },
    `${BREAKS}<count:amount>枚ブレイクする`,
  ],
  castSpellHalf: '<of:ref>の呪文側をコストを支払わずに唱える',
  choose: '<what:choice>を選ぶ',
  attach: '<what:target>を<to:target>に付ける',
  cross: '<what:target>を<onto:target>にクロスする',
  delayed: [
    { text: '一度だけ、「<ability:triggered>」が働く', where: { until: 'once' } },
    '<until:duration>、「<ability:triggered>」が働く',
  ],
  destroy: '<what:target>を破壊する',
  discard: '<what:target>を捨てる',
  draw: `${WHO}カードを<count:amount>枚{upTo?まで}引く${AS}`,
  endAttack: '攻撃を終わらせる',
  extraTurn: `${WHO}このターンの後に追加のターンを得る`,
  flip: '<what:ref>の上下を逆にする',
  forEach: '<of:target>それぞれ[（<as:name>と呼ぶ）]について、<effect:step>',
  gacharangeSummon: 'GR召喚を<count:amount>回行う',
  gachinkoJudge: 'ガチンコ・ジャッジに勝つ',
  if: '<condition:condition>場合、<then:rest>[。そうでなければ、<otherwise:step>]',
  ifDone: '<first:step>。それを行ったら、<then:step>[。行わなければ、<otherwise:step>]',
  oneSentence: '一文で<effect:closedEffect>',
  inOrder: ['<effects:steps>', { text: '何もしない', where: { effects: [] } }],
  lasting: [
    {
      text: '<until:duration>、<effects:playerStatics>',
      where: { affects: { in: 'battleZone', of: 'any' }, alsoLater: true },
    },
    '<until:duration>{alsoLater?（後から出たものも）}{untilUsed?（どれかを使うまで）}、<affects:target>は<effects:statics>',
  ],
  look: '<what:target>を見る',
  reveal: '<what:target>を相手に見せる',
  lookAtTop: `${OF.replace('of', 'who')}山札の上から<count:amount>枚を{show:true=表向きにする|=見る}${AS}`,
  may: [
    '<effect:deed>ことができる',
    '<effect:deed>ことができる[。そうしたら、<then:step>][。そうしなければ、<otherwise:step>]',
  ],
  modes: `${BY}次から<count:number>つを選ぶ：<modes:modes>`,
  move: [
    `<what:target>を{to:hand=手札}に${MARKS}戻す${AS}`,
    {
      text: `<what:target>を山札の上から<position:number>番目に${MARKS}置く${AS}`,
      where: { to: 'deck' },
    },
    {
      text: `<what:target>を山札{position:bottom=の一番下|=の一番上}に${MARKS}置く${AS}`,
      where: { to: 'deck' },
    },
    `<what:target>を<to:zone>の上から<position:number>番目に${MARKS}置く${AS}`,
    `<what:target>を<to:zone>{position:bottom=の一番下|=}に${MARKS}置く${AS}`,
  ],
  moveTop: `${OF_EACH}山札の上から<count:amount>枚を<to:zone>に{tapped?タップして}{faceDown?裏向きにして}置く${AS}`,
  moveUnder: [
    `<what:ref>の下[の<filter:such>]をすべて<to:zone>に置く${AS}`.replace('すべて', '{count:all=すべて}'),
    `<what:ref>の下[の<filter:such>]を<count:amount>枚<to:zone>に置く${AS}`,
  ],
  nameCard: `${BY}カードの名前を1つ指定する${AS}`,
  nameNumber: `${BY}<min:number>から<max:number>までの[、<step:number>ごとの]数を1つ指定する${AS}`,
  nameRace: `${BY}[<except:races>以外の]種族を1つ指定する${AS}`,
  payMana: '[<of:allCivilizations>を含む]マナを<count:amount>枚分{asCost?、このカードのコストとして}支払う',
  put: `<what:target>を[<onto:target>の上に][<equip:target>にウエポンを装備して]{tapped?タップして}{blocking?ブロックした状態で}バトルゾーンに出す${AS}`,
  putOnShield: '<what:target>を<on:target>の上に表向きで置く',
  putUnder: '<what:target>を<under:ref>の下に置く',
  releaseHyperMode: '次の自分のターンのはじめまで、<what:target>のハイパーモードを解放する',
  remember: `<amount:amount>を数える${AS}`,
  repeat: '次のことを<times:amount>回行う：<effect:step>',
  replaceUntil: '<until:duration>、「<replacement:replacement>」が働く',
  revealUntil: `{who:opponent=相手の|=自分の}山札の上から、{equal:cost=コストが同じ|=}<filter:filter>が<count:amount>枚出るまで表向きにする${AS}`,
  seal: '<what:target>に封印を<count:amount>枚付ける',
  search: [
    `${WHO}{of:opponent=相手の|=自身の}山札から<filter:such>を<count:amount>枚まで探し、{show?見せて、}<to:zone>に置いてシャッフルする${AS}`,
    `${WHO}{of:opponent=相手の|=自身の}山札からカードを<count:amount>枚まで探し、{show?見せて、}<to:zone>に置いてシャッフルする${AS}`,
  ],
  shieldPlus: '自分の山札の上から<count:amount>枚を<under:target>に加える',
  rearrangeShields: `${OWN}シールドをすべて裏向きでシャッフルして並べ替える`,
  shuffle: `${OWN}山札をシャッフルする`,
  skipRestOfTurn: 'ターンの残りをとばす',
  swap: ['<for:ref>と<what:ref>を入れ替える', 'このカードを<what:ref>と入れ替え、それを手札に戻す'],
  tally: `<effect:step>。その数を数える${AS}`,
  tap: '<what:target>をタップする',
  untap: '<what:target>をアンタップする',
  uncross: '<what:ref>を外す',
  turn: '<what:target>を{to:faceUp=表向き|faceDown=裏向き}にする',
  linkTo: '<what:target>を<to:target>にリンクする',
  link: '<what:target>を、<with:names>という名前のカード1枚ずつとともに裏返してリンクする',
  releaseLinks: '<what:target>のリンクを解除する',
  putCellsUnder: '<what:target>にリンクしているカードを<count:number>枚その下に置く',
  moveCards: [
    'バトルゾーンにある{of:you=自分の|opponent=相手の|any=}<filter:such>を、下にあるカードも含めてすべて<to:zone>に置く',
    'バトルゾーンにある{of:you=自分の|opponent=相手の|any=}カードを、下にあるカードも含めてすべて<to:zone>に置く',
  ],
  moveCell: '<what:target>のセルを1枚<to:zone>に動かす',
  turnOver: '<what:target>を裏返す',
  use: '<what:target>を[<onto:target>の上に]{by:you=自分が|=}{paid:true=そのコストで|kirifudash=「キリフダッシュ」のコストで|=コストを支払わずに}使う',
  useIcons: '<icon:name>の付いた自分のクリーチャーの能力を<count:amount>つ使う',
  wins: '{who:you=自分|opponent=相手|any=各プレイヤー}がゲームに勝つ',
  loses: '{who:you=自分|opponent=相手|any=各プレイヤー}がゲームに負ける',
};

/** Effects that go on to their end: others after them would seem to belong to them. */
const OPEN: ReadonlySet<string> = new Set([
  'forEach',
  'if',
  'ifDone',
  'inOrder',
  'may',
  'modes',
  'repeat',
  'tally',
] satisfies readonly Effect['do'][]);

const isPlainMay = (value: unknown): boolean => Object.keys(value as object).length === 2;

const INSTEADS: Words<Instead['kind']> = {
  cardsBelow: 'その下のカードがすべて行く',
  do: '<effect:otherStep>',
  move: 'それは<to:zone>{position:bottom=の一番下|=}に{tapped?タップされて}置かれる',
  stays: 'それはとどまる',
  topCard: '一番上のカードだけが行く{apart?（下のカードはばらばらになる）}',
};

export const EFFECT_PARTS = {
  effect: tagged('do', EFFECTS),
  plainEffect: tagged('do', EFFECTS, { only: (word) => !OPEN.has(word) }),
  may: such('mayWord', isPlainMay),
  mayWord: tagged('do', EFFECTS, { only: (word) => word === 'may' }),
  move: tagged('do', EFFECTS, { only: (word) => word === 'move' }),
  moves: listOf('move', 'のと同時に、', { least: 2 }),
  closedEffect: within('〔', 'effect', '〕'),
  /** One that ends where its own words end. */
  deed: either(part('plainEffect'), part('closedEffect')),
  /** One of several sentences. */
  step: either(part('plainEffect'), part('may'), part('closedEffect')),
  /** One that is not where something else goes, which a replacement says in the same words. */
  otherStep: either(part('notMove'), part('may'), part('closedEffect')),
  notMove: tagged('do', EFFECTS, { only: (word) => !OPEN.has(word) && word !== 'move' }),
  steps: listOf('step', '。その後、', { least: 2 }),
  modes: listOf('closedEffect', '／'),
  /** What follows a condition, with which it would be one if it began with another. */
  rest: either(part('unconditional'), part('closedEffect')),
  unconditional: tagged('do', EFFECTS, { only: (word) => word !== 'if' }),
  instead: tagged('kind', INSTEADS),
  duration: namedIn({
    turn: 'このターンの終わりまで',
    attack: 'この攻撃の間',
    battle: 'このバトルの間',
    yourNextTurn: '次の自分のターンのはじめまで',
    opponentsNextTurn: '次の相手のターンのはじめまで',
    endOfYourNextTurn: '次の自分のターンの終わりまで',
    endOfOpponentsNextTurn: '次の相手のターンの終わりまで',
    whileThere: 'このカードがバトルゾーンにある間',
    duel: 'ゲームの終わりまで',
    step: 'このステップの終わりまで',
    nextDrawStep: '次のドローステップまで',
    nextChargeStep: '次のマナチャージステップまで',
    nextMainStep: '次のメインステップまで',
    nextAttackStep: '次の攻撃ステップまで',
  }),
} as const satisfies Readonly<Record<string, Part>>;
