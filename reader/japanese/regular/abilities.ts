import type { Ability } from 'taiki/words';
import { type Part, tagged, type Words, wordings } from './wording.ts';

/** Whole abilities in regular Japanese. */

const WORKS_IN = '[（<from:zoneList>で働く）]';

const ABILITIES: Words<Ability['kind']> = {
  keyword: [],
  triggered: `[<icon:name>][【<word:title>】]<when:event>[（<given:condition>場合だけ）]、[<condition:condition>場合、]<effect:rest>[（<limit:limit>）]${WORKS_IN}。`,
  static: [
    {
      text: `[<while:condition>間、]<effects:playerStatics>${WORKS_IN}。`,
      where: { affects: { ref: 'this' } },
    },
    `[<while:condition>間、]<affects:affected>は<effects:statics>${WORKS_IN}。`,
  ],
  replacement: `[<while:condition>間、]<of:replaced>、かわりに{may?望むなら}<instead:instead>[（1ターンに<limit:number>回）]${WORKS_IN}。`,
  spell: '<effect:effect>。',
  cost: `{way:alternative=コストのかわりに|additional=使う時さらに|optional=使う時望むならさらに}{repeat?何度でも}、[<mana:mana>、]<effect:effect>${WORKS_IN}。`,
  useOnlyIf: '<condition:condition>場合だけ使える。',
};

export const ABILITY_PARTS = {
  ability: {
    print: (value, print) => print((value as Ability).kind === 'keyword' ? 'keyword' : 'otherAbility', value),
    read: (source, at) => ['keyword', 'otherAbility'].flatMap((part) => source.read(part, at)),
  },
  otherAbility: tagged('kind', ABILITIES, { only: (kind) => kind !== 'keyword' }),
  triggered: tagged('kind', ABILITIES, { only: (kind) => kind === 'triggered' }),
  replacement: tagged('kind', ABILITIES, { only: (kind) => kind === 'replacement' }),
  limit: wordings(
    '{by:this=|name=この名前で|word=この種類の能力で}{per:turn=1ターンに|attack=1回の攻撃に|duel=ゲーム中に}<times:number>回',
  ),
  mana: wordings(
    'マナを<count:number>（<of:allCivilizations>）支払い{offering:creature=（タップしてマナゾーンに置いた自分のクリーチャーのコストだけ少なく）|=}',
    {
      text: 'マナを<count:number>支払い{offering:creature=（タップしてマナゾーンに置いた自分のクリーチャーのコストだけ少なく）|=}',
      where: { of: [] },
    },
    'マナを<count:number>（そのカードの文明で）支払い{offering:creature=（タップしてマナゾーンに置いた自分のクリーチャーのコストだけ少なく）|=}',
  ),
} as const satisfies Readonly<Record<string, Part>>;
