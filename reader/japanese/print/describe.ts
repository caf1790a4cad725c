import { describeCard as cardInEnglish, describeAbility as inEnglish } from 'taiki';
import type {
  Ability,
  CardDefinition,
  Condition,
  EventPattern,
  Face,
  Replacement,
  Triggered,
} from 'taiki/words';
import type { OfKind } from '../../grammar/rule.ts';
import type { Language } from '../../readText.ts';
import { TYPE_NAMES } from '../regular/nouns.ts';
import { raceName } from '../regular/parts.ts';
import { regularText } from '../regular/regular.ts';
import { affectedText, effectText } from './printEffects.ts';
import { only, PrintError } from './printError.ts';
import { keywordAbility } from './printKeywords.ts';
import { boundsText, cardsOf, civilizationText, subjectText } from './printNouns.ts';
import { predicateText } from './printStatics.ts';
import { UNPRINTED, type UnprintedWord } from './unprinted.ts';

type EventTexts = {
  readonly [E in EventPattern['event'] as `event ${E}` extends UnprintedWord ? never : E]: (
    event: OfKind<EventPattern, 'event', E>,
  ) => string;
};

const PLAYERS: Readonly<Record<string, string>> = { you: '自分', opponent: '相手', any: '各' };

const EVENTS: EventTexts = {
  put: (event) => {
    only('put', event, ['event', 'what']);
    return `${subjectText(event.what)}が出た時`;
  },
  attacks: (event) => {
    only('attacks', event, ['event', 'what', 'target']);
    const target = { player: '相手プレイヤーを', creature: 'クリーチャーを', any: '' }[event.target ?? 'any'];
    return `${subjectText(event.what)}が${target}攻撃する時`;
  },
  attacked: ({ what }) => `${subjectText(what)}が攻撃された時`,
  battleBegins: () => 'バトルが始まる時',
  blocks: ({ what }) => `${subjectText(what)}がブロックした時`,
  becomesBlocked: (event) => {
    only('becomesBlocked', event, ['event', 'what']);
    return `${subjectText(event.what)}がブロックされた時`;
  },
  isNotBlocked: ({ what, target }) => {
    if (target !== 'player') throw new PrintError('isNotBlocked.target');
    return `${subjectText(what)}が相手プレイヤーを攻撃してブロックされなかった時`;
  },
  winsBattle: ({ what }) => `${subjectText(what)}がバトルに勝った時`,
  destroyed: ({ what, tense }) => {
    if (tense !== 'destroyed') throw new PrintError('destroyed.tense');
    return `${subjectText(what)}が破壊された時`;
  },
  moved: (event) => {
    only('moved', event, ['event', 'what', 'from']);
    if (event.from !== 'battleZone') throw new PrintError('moved.from');
    return `${subjectText(event.what)}がバトルゾーンを離れた時`;
  },
  tapped: (event) => {
    only('tapped', event, ['event', 'what']);
    return `${subjectText(event.what)}がタップした時`;
  },
  startOfStep: () => {
    throw new PrintError('event startOfStep');
  },
  startOfTurn: ({ of }) => {
    if (of === 'any') throw new PrintError('startOfTurn.of');
    return `${PLAYERS[of]}のターンのはじめに`;
  },
  endOfTurn: ({ of }) => (of === 'any' ? '各ターンの終わりに' : `${PLAYERS[of]}のターンの終わりに`),
  used: (event) => {
    only('used', event, ['event', 'by', 'what']);
    const { by, what } = event;
    if (by === 'any' || what?.type !== 'spell' || Object.keys(what).length > 1)
      throw new PrintError('event used');
    return `${PLAYERS[by]}が呪文を唱えた時`;
  },
};

const unprinted: ReadonlySet<string> = new Set(UNPRINTED);

function eventText(event: EventPattern): string {
  if (unprinted.has(`event ${event.event}`)) throw new PrintError(`event ${event.event}`);
  const text = EVENTS[event.event as keyof EventTexts] as (one: EventPattern) => string;
  return text(event);
}

function conditionText(condition: Condition): string {
  if (condition.kind === 'shields' && condition.of !== 'any') {
    const of = `${PLAYERS[condition.of]}のシールドが`;
    if (condition.is.max === 0 && condition.is.min === undefined) return `${of}1枚もなければ`;
    return `${of}${boundsText(condition.is, 'shields.is')}であれば`;
  }
  if (condition.kind === 'turnOf' && condition.who !== 'any') return `${PLAYERS[condition.who]}のターン中`;
  if (
    condition.kind === 'count' &&
    condition.is.max === undefined &&
    condition.is.min === 1 &&
    condition.of.in === 'battleZone'
  )
    return `バトルゾーンに${cardsOf(condition.of).text.replace('バトルゾーンにある', '')}があれば`;
  throw new PrintError(`condition ${condition.kind}`);
}

function triggeredText(ability: Triggered): string {
  only('triggered', ability, ['kind', 'when', 'condition', 'effect']);
  const { when, condition, effect } = ability;
  // On cards the condition before a sentence is that of this sentence alone.
  if (condition !== undefined && effect.do === 'inOrder') throw new PrintError('triggered.condition');
  return `${eventText(when)}、${condition === undefined ? '' : `${conditionText(condition)}、`}${effectText(effect)}`;
}

function replacementText(ability: Replacement): string {
  only('replacement', ability, ['kind', 'of', 'instead']);
  const { of, instead } = ability;
  only('destroyed', of, ['event', 'what']);
  if (of.event !== 'destroyed' || of.what.of !== 'any' || of.what.filter?.itself !== true)
    throw new PrintError('kind replacement');
  only('instead', instead, ['kind', 'to']);
  const to =
    instead.kind === 'move'
      ? { hand: '手札に戻す', manaZone: 'マナゾーンに置く' }[instead.to as string]
      : undefined;
  if (to === undefined) throw new PrintError('kind replacement');
  return `このクリーチャーが破壊される時、墓地に置くかわりに${to}`;
}

type AbilityTexts = {
  readonly [K in Ability['kind'] as `kind ${K}` extends UnprintedWord ? never : K]: (
    ability: OfKind<Ability, 'kind', K>,
  ) => string;
};

const ABILITIES: AbilityTexts = {
  keyword: (keyword) =>
    keywordAbility(keyword, { effect: (effect) => `${effectText(effect)}。`, ability: cardWording }),
  triggered: (ability) => `${triggeredText(ability)}。`,
  static: (ability) => {
    only('static', ability, ['kind', 'while', 'affects', 'effects']);
    const during = ability.while === undefined ? '' : `${conditionText(ability.while)}、`;
    return `${during}${affectedText(ability.affects)}${predicateText(ability.effects)}。`;
  },
  replacement: (ability) => `${replacementText(ability)}。`,
  spell: ({ effect }) => `${effectText(effect)}。`,
};

/** @throws {PrintError} if cards have no such wording here. */
function cardWording(ability: Ability): string {
  if (unprinted.has(`kind ${ability.kind}`)) throw new PrintError(`kind ${ability.kind}`);
  const text = ABILITIES[ability.kind as keyof AbilityTexts] as (one: Ability) => string;
  return text(ability);
}

/** In the words of a card, or in regular Japanese where a card would say it in words that are not printed. */
function japaneseAbility(ability: Ability): string {
  try {
    return cardWording(ability);
  } catch (error) {
    if (error instanceof PrintError) return regularText(ability);
    throw error;
  }
}

/**
 * An ability as text, made from its data alone.
 * @throws {PrintError} in Japanese, if a part of the ability cannot be said, as a list without members; the error names its word.
 */
export const describeAbility = (ability: Ability, { language }: { readonly language: Language }): string =>
  language === 'en' ? inEnglish(ability) : japaneseAbility(ability);

function faceText({ name, type, civilizations, races, cost, power, abilities }: Face): readonly string[] {
  const colors =
    civilizations.length === 0 ? '無色' : civilizations.map((one) => civilizationText([one])).join('/');
  const numbers = [`コスト${cost}`, ...(power === undefined ? [] : [`パワー${power}`])];
  const kind = [
    colors,
    TYPE_NAMES[type],
    ...(races.length === 0 ? [] : [races.map(raceName).join('/')]),
    ...numbers,
  ];
  return [
    name,
    kind.join(' '),
    ...abilities.flatMap((one) =>
      japaneseAbility(one)
        .split('\n')
        .map((line) => `■${line}`),
    ),
  ];
}

/**
 * A whole card as lines of text. Races that have no Japanese name keep their own.
 * @throws {PrintError} as `describeAbility`.
 */
export const describeCard = (card: CardDefinition, { language }: { readonly language: Language }): string =>
  language === 'en'
    ? cardInEnglish(card)
    : [card, card.otherFace ?? [], card.thirdFace ?? []].flat().flatMap(faceText).join('\n');
