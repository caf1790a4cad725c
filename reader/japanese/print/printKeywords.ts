import type { Ability, Filter, Keyword } from 'taiki/words';
import type { OfKind } from '../../grammar/rule.ts';
import { KEYWORD_NAMES } from '../regular/terms.ts';
import { only, PrintError } from './printError.ts';
import { filterText, raceText } from './printNouns.ts';
import { UNPRINTED, type UnprintedWord } from './unprinted.ts';

/** What prints the effect or the ability that a keyword gives. */
export interface Inner {
  readonly effect: (effect: OfKind<Keyword, 'name', 'tapAbility'>['effect']) => string;
  readonly ability: (ability: Ability) => string;
}

type Texts = {
  readonly [N in Keyword['name'] as `name ${N}` extends UnprintedWord ? never : N]: (
    keyword: OfKind<Keyword, 'name', N>,
    inner: Inner,
  ) => string;
};

const plain = (keyword: Keyword): string => {
  only(`name ${keyword.name}`, keyword, ['kind', 'name']);
  return KEYWORD_NAMES[keyword.name];
};

const BREAKERS: Readonly<Record<string, string>> = {
  double: 'W・ブレイカー',
  triple: 'T・ブレイカー',
  quattro: 'Q・ブレイカー',
  world: 'ワールド・ブレイカー',
};

/** The creatures under an evolution: those of a race are named by it alone. */
const baseText = (base: Filter): string => {
  const { races, ...rest } = base;
  if (races === undefined) return filterText(base);
  if (races.length > 2 || Object.keys(rest).some((field) => field !== 'type'))
    throw new PrintError('evolution.base');
  return races.map(raceText).join('または');
};

const FROM: Readonly<Record<string, readonly [title: string, zone: string]>> = {
  manaZone: ['マナ進化', 'マナゾーン'],
  graveyard: ['墓地進化', '墓地'],
  hand: ['手札進化', '手札'],
};

function evolutionText(keyword: OfKind<Keyword, 'name', 'evolution'>): string {
  only('name evolution', keyword, ['kind', 'name', 'base', 'from']);
  const { base, from } = keyword;
  if (from === undefined) return `進化-自分の${baseText(base)}1体の上に置く`;
  const [title, zone] = (typeof from === 'string' ? FROM[from] : undefined) ?? [];
  if (title === undefined) throw new PrintError('evolution.from');
  return `${title}-${baseText(base)}を1体自分の${zone}から選び、このクリーチャーをその上に重ねつつバトルゾーンに出す`;
}

/** What a keyword gives is read as what it gives, so that an ability that gives the bearer something in turn needs other words. */
const givesItself = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.while === undefined &&
  ability.from === undefined &&
  'ref' in ability.affects &&
  ability.affects.ref === 'this' &&
  (ability.effects.length > 1 || ability.effects.some(({ kind }) => kind === 'gains'));

function granted(title: string, grants: readonly Ability[], inner: Inner): string {
  const [only, ...more] = grants;
  if (only === undefined || more.length > 0 || only.kind === 'spell') throw new PrintError(title);
  if (givesItself(only)) throw new PrintError(title);
  return `${title}\n${inner.ability(only)}`;
}

const TEXTS: Texts = {
  blocker: plain,
  guardman: plain,
  speedAttacker: plain,
  machFighter: plain,
  dynamo: plain,
  flight: plain,
  slayer: plain,
  charger: plain,
  crystalCharger: plain,
  crystalSoul: ({ mana }) => `水晶ソウル${mana}`,
  shieldTrigger: plain,
  guardStrike: plain,
  judgmentZ: plain,
  breaker: (keyword) => {
    only('name breaker', keyword, ['kind', 'name', 'breaker']);
    const text = BREAKERS[keyword.breaker];
    if (text === undefined) throw new PrintError(`breaker ${keyword.breaker}`);
    return text;
  },
  powerAttacker: ({ by }) => {
    if (typeof by !== 'number' || by <= 0) throw new PrintError('powerAttacker.by');
    return `パワーアタッカー+${by}`;
  },
  evolution: evolutionText,
  shieldForce: ({ grants }, inner) => granted('シールド・フォース', grants, inner),
  turboRush: ({ grants }, inner) => granted('ターボラッシュ', grants, inner),
  waveStriker: ({ grants }, inner) => granted('ウェーブストライカー', grants, inner),
  tapAbility: (keyword, inner) => {
    only('name tapAbility', keyword, ['kind', 'name', 'effect']);
    return `このクリーチャーで攻撃するかわりに、タップして次の能力を使ってもよい。\n${inner.effect(keyword.effect)}`;
  },
  silentSkill: ({ effect }, inner) => `サイレントスキル\n${inner.effect(effect)}`,
};

const unprinted: ReadonlySet<string> = new Set(UNPRINTED);

export function keywordAbility(keyword: Keyword, inner: Inner): string {
  if (unprinted.has(`name ${keyword.name}`)) throw new PrintError(`name ${keyword.name}`);
  const text = TEXTS[keyword.name as keyof Texts] as (one: Keyword, inside: Inner) => string;
  return text(keyword, inner);
}

/** A keyword that stands in quotes. */
export function keywordAlone(ability: Ability): string {
  const nothing = (): never => {
    throw new PrintError('kind gains');
  };
  if (ability.kind !== 'keyword') throw new PrintError('kind gains');
  return keywordAbility(ability, { effect: nothing, ability: nothing });
}
