import type { Ability, Breaker } from 'taiki/words';
import type { Rule } from '../grammar/rule.ts';
import type { Reminded } from '../grammar/values.ts';
import { explains } from '../language/official/explains.ts';
import { LINK_REMINDERS } from './abilities/readLinks.ts';
import { type JapaneseGrammar, type Reminder, says } from './values.ts';

const on = (about: Reminded, pattern: string): readonly Rule<Reminder>[] =>
  says(`(${pattern})`, () => ({ about }));

const BREAKERS: Readonly<Record<number, Breaker>> = { 2: 'double', 3: 'triple', 4: 'quattro' };

/** Whether a text in brackets says only what the ability before it says, or a rule of the game (805.1). */
export function isExplainedBy(ability: Ability, { about, number, also }: Reminder): boolean {
  if (also !== undefined && !isExplainedBy(ability, also)) return false;
  if (about === 'noTrigger') return losesShields(ability);
  if (about === 'shieldSaver') return JSON.stringify(ability).includes('"event":"isBroken"');
  if (about === 'psychic') return true;
  if (about === 'world') return JSON.stringify(ability).includes('"breaker":"world"');
  if (about === 'noBattle') return destroysInAttack(ability);
  if (about === 'givesStealth')
    return ['"gains"', '"in":"manaZone"', '"beBlocked"'].every((word) =>
      JSON.stringify(ability).includes(word),
    );
  if (!explains(about, ability)) return false;
  if (number === undefined) return true;
  const said = JSON.stringify(ability);
  return about === 'breaker'
    ? said.includes(`"breaker":"${BREAKERS[number]}"`)
    : said.includes(`"name":"powerAttacker","by":${number}}`);
}

/** 505.6a. Whether a creature of the attack is destroyed before there is a battle. */
function destroysInAttack(ability: Ability): boolean {
  const said = JSON.stringify(ability);
  return /"event":"attack(?:s|ed)"/.test(said) && said.includes('"do":"destroy"');
}

/** Whether shields go to the graveyard, where no shield trigger can be used (112.3). */
function losesShields(ability: Ability): boolean {
  const said = JSON.stringify(ability);
  if (said.includes('"event":"breaks"') && said.includes('"to":"graveyard"')) return true;
  return said.includes('"in":"shieldZone"') && said.includes('"to":"graveyard"');
}

/** What a card explains in brackets, by what it explains: a text that says something else is not read. */
const powerTwice = (one: number, number: number): Reminder | undefined =>
  one === number ? { about: 'powerAttacker', number } : undefined;

export const REMINDER_PARTS = {
  reminder: [
    ...LINK_REMINDERS,
    says(
      '({シールドを攻撃した時、|}このクリーチャーはシールドを<number>{枚|つ}{ブレイク|破壊}する[。])',
      (number): Reminder => ({ about: 'breaker', number }),
    ),
    ...(
      [
        ['W', 2],
        ['T', 3],
        ['Q', 4],
      ] as const
    ).map(([letter, shields]) =>
      says(
        `(「${letter}・ブレイカー」を{得た|持つ}クリーチャーは[、]シールドを<number>{枚|つ}ブレイクする[。])`,
        (number): Reminder | undefined => (number === shields ? { about: 'breaker', number } : undefined),
      ),
    ),
    on(
      'blocker',
      '{相手クリーチャーが攻撃する時、|}このクリーチャーをタップして、その攻撃を阻止してもよい。その後、その相手クリーチャーとバトルする[。]',
    ),
    on(
      'blocker',
      'このクリーチャーをタップして、相手クリーチャーの攻撃先をこのクリーチャーに変更してもよい[。]',
    ),
    on(
      'shieldTrigger',
      '{この呪文|このクリーチャー|このカード|このクロスギア|このタマシード}を{自分の|}シールドゾーンから手札に{加える|戻す}時、コストを支払わずに{すぐ|すぐに}{唱えて|召喚して|使って|実行して}もよい[。]',
    ),
    on('charger', 'この呪文を唱えた後、墓地{に置く代わりに|の代わりに}{自分の|}マナゾーンに置く[。]'),
    on('speedAttacker', 'このクリーチャーは召喚酔いしない[。]'),
    on('flight', 'このクリーチャーは、「飛行」を持たないクリーチャーに攻撃またはブロックされない[。]'),
    on(
      'dynamo',
      'バトルが始まる時、あるいはこのクリーチャーで攻撃できる時、このクリーチャーをタップしてもよい。{そうした場合|そうしたら}、そのターンの終わりまで、このクリーチャーのパワーと能力を{バトルゾーンにある|}{自分の|}他のダイナモ1体に加える[。]',
    ),
    on('slayer', 'このクリーチャーがバトルする時、バトルの後、相手クリーチャーを破壊する[。]'),
    on('slayer', 'このクリーチャーとバトルした相手クリーチャーは、勝っても持ち主の墓地に置かれる[。]'),
    says(
      '(攻撃中、このクリーチャーのパワー{は<signed>される|を<signed>する}[。])',
      (number): Reminder | undefined => (number > 0 ? { about: 'powerAttacker', number } : undefined),
    ),
    says(
      '(攻撃中、「パワーアタッカー<signed>」を持つクリーチャーのパワー{は<signed>される|を<signed>する}[。])',
      (one, number): Reminder | undefined =>
        one === number ? { about: 'powerAttacker', number } : undefined,
    ),
    on(
      'slayer',
      '「スレイヤー」を得たクリーチャーがバトルする時、バトルの後、相手クリーチャーを破壊する[。]',
    ),
    on(
      'machFighter',
      'このクリーチャーは、{バトルゾーンに出たターンの間、|出たターンの間、}{タップまたはアンタップしているクリーチャー|クリーチャー}を攻撃できる[。]',
    ),
    on(
      'slayer',
      '「スレイヤー」を持つクリーチャーがバトルする時、バトルの後、相手クリーチャーを破壊する[。]',
    ),
    on(
      'slayer',
      '「スレイヤー」を持つクリーチャーとバトルした相手クリーチャーは、勝っても持ち主の墓地に置かれる[。]',
    ),
    on('slayer', 'そのクリーチャーとバトルした相手クリーチャーは、勝っても持ち主の墓地に置かれる[。]'),
    says(
      '(攻撃中、これらのクリーチャーのパワーは<signed>される[。])',
      (number): Reminder => ({ about: 'powerAttacker', number }),
    ),
    says(
      '(「スピードアタッカー」と「パワーアタッカー<signed>」を得たクリーチャーは召喚酔いせず、攻撃中、パワーが<signed>される[。])',
      (one, number): Reminder | undefined =>
        one === number ? { about: 'speedAttacker', also: { about: 'powerAttacker', number } } : undefined,
    ),
    on('speedAttacker', '「スピードアタッカー」を{持つ|得た}クリーチャーは[、]召喚酔いしない[。]'),
    says(
      '({シールドを攻撃した時、|}{そのクリーチャーは|それぞれ}シールドを<number>枚ブレイクする[。])',
      (number): Reminder => ({
        about: 'breaker',
        number,
      }),
    ),
    says('(攻撃中、「パワーアタッカー<signed>」を得たクリーチャーのパワーは<signed>される[。])', powerTwice),
    says(
      '(「パワーアタッカー<signed>」を{得た|持つ}クリーチャーのパワーは、攻撃中、<signed>される[。])',
      powerTwice,
    ),
    says(
      '(攻撃中、{そのクリーチャー|このクリーチャー}のパワーは<signed>される[。])',
      (number): Reminder | undefined => (number > 0 ? { about: 'powerAttacker', number } : undefined),
    ),
    says(
      '(攻撃中、そのクリーチャーのパワーは<signed>され、[シールドを攻撃した時、]シールドを<number>枚ブレイクする[。])',
      (number, shields): Reminder => ({
        about: 'powerAttacker',
        number,
        also: { about: 'breaker', number: shields },
      }),
    ),
    says(
      '(「スピードアタッカー」と「W・ブレイカー」を得たクリーチャーは召喚酔いせず、シールドを2枚ブレイクする[。])',
      (): Reminder => ({ about: 'speedAttacker', also: { about: 'breaker', number: 2 } }),
    ),
    on(
      'blocker',
      '相手クリーチャーが攻撃する時、「ブロッカー」を{得た|持つ}クリーチャーをタップして、その攻撃を阻止してもよい。その後、その相手クリーチャーとバトルする[。]',
    ),
    on(
      'guardman',
      'このクリーチャーをタップして、相手クリーチャーの攻撃先を、自分の他のクリーチャーからこのクリーチャーに変更してもよい[。]',
    ),
    on(
      'guardStrike',
      'このカードを自分のシールドゾーンから手札に加える時、表向きにし、相手のクリーチャーを1体選んでもよい。このターン、そのクリーチャーは攻撃できない[。]',
    ),
    on(
      'guardStrike',
      '{このクリーチャー|この呪文|このカード}を自分のシールドゾーンから手札に加える時、相手に見せ、相手のクリーチャーを1体選んでもよい。このターン、そのクリーチャーは攻撃できない[。]',
    ),
    on(
      'blocker',
      '「ブロッカー」を{得た|持つ}クリーチャーをタップして、相手クリーチャーの攻撃先をそのクリーチャーに変更してもよい[。]',
    ),
    on(
      'machFighter',
      '「マッハファイター」を{得た|持つ}クリーチャーは、出たターンの間、タップまたはアンタップしているクリーチャーを攻撃できる[。]',
    ),
    says(
      '(「パワーアタッカー<signed>」と「W・ブレイカー」を持つクリーチャーは、攻撃中パワーを<signed>され、シールドを2つブレイクする[。])',
      (one, number): Reminder | undefined =>
        one === number
          ? { about: 'powerAttacker', number, also: { about: 'breaker', number: 2 } }
          : undefined,
    ),
    says(
      '(ゲーム開始時、サイキック・クリーチャーは山札には含めず、{自分の|自身の}超次元ゾーンに置き、バトルゾーン以外のゾーンに行った場合、そこに戻す[。])',
      (): Reminder => ({ about: 'psychic' }),
    ),
    says(
      '(自分のシールドがブレイクされる時、代わりに「シールド・セイバー」を持つクリーチャーを1体破壊してもよい[。])',
      (): Reminder => ({ about: 'shieldSaver' }),
    ),
    on('evolution', '{クリーチャー|カード}が下にあれば、これをNEO進化クリーチャーとして扱う[。]'),
    on(
      'tapChoice',
      '[ただし、]まず何を攻撃するか{を|}選んでから、{タップしたい|タップする}クリーチャーを選ぶ[。]',
    ),
    on('tapChoice', 'まず、このクリーチャーが何を攻撃するかを選び、その後タップするクリーチャーを選ぶ[。]'),
    on('beChosen', 'ただし、そのクリーチャーを攻撃またはブロックしてもよい[。]'),
    on(
      'beChosen',
      'ただし、{選べないクリーチャー|自分のドラゴン|自分の他のクリーチャー|これをクロスしてあるクリーチャー}を攻撃またはブロックしてもよい[。]',
    ),
    on('tapChoice', 'まず何を攻撃するか選んでから、タップまたはアンタップするクリーチャーを選ぶ[。]'),
    says(
      '(相手のマナゾーンに<civilization>のカードが1枚でもあれば、「<civilization>ステルス」を持つクリーチャーはブロックされない[。])',
      (one, other): Reminder | undefined => (one === other ? { about: 'givesStealth' } : undefined),
    ),
    on('afterSpell', '呪文の効果を行ってからクリーチャーのパワーを増やす[。]'),
    on('noPower', 'パワーが0以下のクリーチャーは破壊される[。]'),
    says('(その「S・トリガー」{能力|}は使えない[。])', (): Reminder => ({ about: 'noTrigger' })),
    on('usableTrigger', 'その「S・トリガー」を使ってもよい[。]'),
    on('usableTrigger', '相手はその「S・トリガー」を使うことができる[。]'),
    says('(バトルは行われない[。])', (): Reminder => ({ about: 'noBattle' })),
    says('(このクリーチャーは相手のシールドをすべてブレイクする[。])', (): Reminder => ({ about: 'world' })),
    on('beChosen', 'ただし、このクリーチャーを攻撃またはブロックしてもよい[。]'),
    on('noPower', 'パワー0以下のクリーチャーは破壊される[。]'),
    on('multicolored', 'マナゾーンに置く時、このカードはタップして置く[。]'),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
