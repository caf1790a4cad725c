import type { Effect, Move, Target } from 'taiki/words';
import type { OfKind } from '../../grammar/rule.ts';
import { VERBS } from '../verbs.ts';
import { numberOf, only, PrintError } from './printError.ts';
import { filterText, isByOpponent, objectsText } from './printNouns.ts';
import { predicateText } from './printStatics.ts';
import { UNPRINTED, type UnprintedWord } from './unprinted.ts';

type Verb = (typeof VERBS)[keyof typeof VERBS];

/** An instruction before its verb, and the verb. */
interface Deed {
  readonly before: string;
  readonly verb: Verb;
}

/** A sentence that has no form with 〜てもよい, or one that is said in both ways. */
type Said = Deed | { readonly sentence: string };

type PrintedEffect = Exclude<Effect, { do: 'may' | 'inOrder' }>;

type Texts = {
  readonly [D in PrintedEffect['do'] as `do ${D}` extends UnprintedWord ? never : D]: (
    effect: OfKind<PrintedEffect, 'do', D>,
  ) => Said;
};

/** The sentence is about the opponent where they choose. */
const about = (what: Target, before: string): string => (isByOpponent(what) ? `相手は${before}` : before);

const on = (what: Target, verb: Verb): Deed => ({ before: about(what, objectsText(what)), verb });

const DESTINATIONS: Readonly<Record<string, readonly [text: string, verb: Verb]>> = {
  hand: ['手札に', VERBS.return],
  manaZone: ['マナゾーンに', VERBS.put],
  graveyard: ['墓地に', VERBS.put],
};

function placeOf(what: Target): unknown {
  const cards = 'choose' in what ? what.choose : what;
  return 'in' in cards ? cards.in : undefined;
}

function moved(move: Move): Said {
  only('move', move, ['do', 'what', 'to', 'tapped', 'position']);
  const { what, to, tapped, position } = move;
  const before = about(what, objectsText(what));
  const place = placeOf(what);
  if (place === to) throw new PrintError('move.to');
  if (to === 'graveyard' && (place === 'battleZone' || place === 'hand' || place === undefined))
    throw new PrintError('move.to');
  if (to === 'abyssZone' && position === undefined && tapped === undefined)
    return { before, verb: VERBS.sendToAbyss };
  if (typeof position === 'number') throw new PrintError('move.position');
  if (to === 'deck' && tapped === undefined)
    return {
      before: `${before}${position === 'bottom' ? '山札の一番下に' : '山札の一番上に'}`,
      verb: VERBS.put,
    };
  const [text, verb] = DESTINATIONS[to] ?? [];
  if (text === undefined || verb === undefined || position !== undefined)
    throw new PrintError(`move.to ${to}`);
  if (tapped === true && to !== 'manaZone') throw new PrintError('move.tapped');
  return { before: `${before}${text}${tapped === true ? 'タップして' : ''}`, verb };
}

const TOP_TO: Readonly<Record<string, Deed>> = {
  manaZone: { before: 'マナゾーンに', verb: VERBS.put },
  graveyard: { before: '墓地に', verb: VERBS.put },
  hand: { before: '手札に', verb: VERBS.add },
  shieldZone: { before: '新しいシールドとしてシールドゾーンに', verb: VERBS.add },
};

const FOUND_TO: Readonly<Record<string, string>> = {
  hand: '自分の手札に加えてもよい',
  manaZone: '自分のマナゾーンに置いてもよい',
  graveyard: '墓地に置いてもよい',
  battleZone: 'バトルゾーンに出してもよい',
};

function searched(effect: OfKind<Effect, 'do', 'search'>): Said {
  only('search', effect, ['do', 'who', 'filter', 'count', 'to', 'show']);
  const { who, filter = {}, count, to, show } = effect;
  const found = FOUND_TO[to];
  if (who !== 'you' || found === undefined || (show !== undefined && to !== 'hand'))
    throw new PrintError('do search');
  const isAny = Object.keys(filter).length === 0;
  if (isAny && (show !== undefined || to !== 'hand')) throw new PrintError('search.filter');
  const cards = isAny ? 'カード' : filterText(filter);
  const counter = filter.type === 'creature' || filter.type === 'evolutionCreature' ? '体' : '枚';
  const shown = show === true ? '相手に見せてから' : '';
  return {
    sentence: `自分の山札を見る。その中から${cards}を${numberOf('search.count', count)}${counter}選び、${shown}${found}。その後、山札をシャッフルする`,
  };
}

function lasting(effect: OfKind<Effect, 'do', 'lasting'>): Said {
  only('lasting', effect, ['do', 'affects', 'effects', 'until']);
  const { affects, effects, until } = effect;
  const during = { turn: 'このターン、', yourNextTurn: '次の自分のターンのはじめまで、' }[until as string];
  if (during === undefined) throw new PrintError(`until ${until}`);
  if ('choose' in affects) {
    if (affects.by !== 'you' || affects.total !== undefined) throw new PrintError('choice.by');
    const chosen = objectsText(affects).replace(/選び、$/u, '選ぶ');
    return { sentence: `${chosen}。${during}そのクリーチャー${predicateText(effects)}` };
  }
  return { sentence: `${during}${affectedText(affects)}${predicateText(effects)}` };
}

/** What has an effect, before what is said of it. */
export function affectedText(affects: Exclude<Target, { choose: unknown }>): string {
  if (!('in' in affects)) {
    if (affects.ref === 'this') return 'このクリーチャー';
    if (affects.ref === 'crossed') return 'これをクロスしたクリーチャー';
    if (affects.ref === 'equipped') return 'これを装備したクリーチャー';
    if (affects.ref === 'attached') return 'これを付けたクリーチャー';
    throw new PrintError(`ref ${affects.ref}`);
  }
  if (affects.in !== 'battleZone') throw new PrintError('affects.in');
  return objectsText(affects).replace(/をすべて$/u, 'すべて');
}

function discarded({ what }: OfKind<Effect, 'do', 'discard'>): Said {
  if (!('choose' in what) || what.atRandom === undefined) {
    if (placeOf(what) !== 'hand') throw new PrintError('discard.what');
    return on(what, VERBS.discard);
  }
  only('choice', what, ['choose', 'count', 'amount', 'by', 'atRandom']);
  const { choose, count, amount, by } = what;
  const isOpponents =
    'in' in choose && choose.in === 'hand' && choose.of === 'opponent' && choose.filter === undefined;
  if (!isOpponents || by !== 'you' || amount !== 'exactly') throw new PrintError('choice.atRandom');
  return {
    before: `相手の手札を${numberOf('choice.count', count)}枚見ないで選び、`,
    verb: VERBS.makeDiscard,
  };
}

const EFFECTS: Texts = {
  draw: (effect) => {
    only('draw', effect, ['do', 'who', 'count', 'upTo']);
    const { who, count, upTo } = effect;
    if (who === 'any') throw new PrintError('draw.who');
    const by = who === 'opponent' ? '相手は' : '';
    const limit = upTo === true ? 'まで' : '';
    return { before: `${by}カードを${numberOf('draw.count', count)}枚${limit}`, verb: VERBS.draw };
  },
  destroy: ({ what }) => on(what, VERBS.destroy),
  tap: ({ what }) => on(what, VERBS.tap),
  untap: ({ what }) => on(what, VERBS.untap),
  discard: discarded,
  move: moved,
  moveTop: (effect) => {
    only('moveTop', effect, ['do', 'who', 'count', 'to']);
    const deed = TOP_TO[effect.to];
    if (effect.who !== 'you' || deed === undefined) throw new PrintError('do moveTop');
    return {
      before: `自分の山札の上から${numberOf('moveTop.count', effect.count)}枚を${deed.before}`,
      verb: deed.verb,
    };
  },
  put: (effect) => {
    only('put', effect, ['do', 'what']);
    if (placeOf(effect.what) === 'battleZone') throw new PrintError('put.what');
    return { before: about(effect.what, `${objectsText(effect.what)}バトルゾーンに`), verb: VERBS.putOut };
  },
  breakShields: (effect) => {
    only('breakShields', effect, ['do', 'of', 'count']);
    const { of, count } = effect;
    if (of !== 'opponent') throw new PrintError('breakShields.of');
    return { before: `相手のシールドを${numberOf('breakShields.count', count)}枚`, verb: VERBS.break };
  },
  battle: ({ a, b }) => {
    if (!('ref' in a) || a.ref !== 'this' || isByOpponent(b)) throw new PrintError('battle.a');
    return { before: `このクリーチャーと${objectsText(b)}`, verb: VERBS.battle };
  },
  look: ({ what }) => {
    if (!('in' in what) || what.in !== 'hand' || what.of !== 'opponent' || what.filter !== undefined)
      throw new PrintError('look.what');
    return { before: '相手の手札を', verb: VERBS.look };
  },
  search: searched,
  lasting,
};

const unprinted: ReadonlySet<string> = new Set(UNPRINTED);

function saidOf(effect: Effect): Said {
  if (effect.do === 'may' || effect.do === 'inOrder' || unprinted.has(`do ${effect.do}`))
    throw new PrintError(`do ${effect.do}`);
  const text = EFFECTS[effect.do as keyof Texts] as (one: Effect) => Said;
  return text(effect);
}

const plain = (said: Said): string =>
  'sentence' in said ? said.sentence : `${said.before}${said.verb.plain}`;

/** Only what has one verb can be done "if you like": the rest of a longer text would not be meant. */
function deedOf(effect: Effect): Deed {
  const said = saidOf(effect);
  if ('sentence' in said) throw new PrintError(`may ${effect.do}`);
  if (said.before.startsWith('相手は')) throw new PrintError('may.by');
  return said;
}

function sentenceText(effect: Effect): string {
  if (effect.do !== 'may') return plain(saidOf(effect));
  only('may', effect, ['do', 'effect', 'then']);
  const { before, verb } = deedOf(effect.effect);
  const allowed = `${before}${verb.te}もよい`;
  return effect.then === undefined ? allowed : `${allowed}。そうした場合、${thenText(effect.then)}`;
}

function thenText(effect: Effect): string {
  const said = saidOf(effect);
  if ('sentence' in said) throw new PrintError('may.then');
  return plain(said);
}

/** An effect without its last full stop. */
export function effectText(effect: Effect): string {
  if (effect.do !== 'inOrder') return sentenceText(effect);
  if (effect.effects.length === 0) throw new PrintError('do inOrder');
  return effect.effects.map(sentenceText).join('。その後、');
}
