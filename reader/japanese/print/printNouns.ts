import type { Bounds, Choice, Filter, Group, Keyword, Subject, Target, Who } from 'taiki/words';
import type { Zone } from '../../grammar/values.ts';
import { areOfAnyType, JAPANESE_RACES } from '../races.ts';
import { CIVILIZATION_NAMES, KEYWORD_NAMES, ZONE_NAMES } from '../regular/terms.ts';
import { numberOf, only, PrintError } from './printError.ts';

const OWNERS: Readonly<Record<Who | 'self', string>> = {
  you: '自分の',
  opponent: '相手の',
  any: '',
  self: '自身の',
};

/** The zones that the wording of cards names as they are. */
const ZONES: { readonly [Z in Zone]?: string } = {
  hand: ZONE_NAMES.hand,
  manaZone: ZONE_NAMES.manaZone,
  graveyard: ZONE_NAMES.graveyard,
};

/** The keywords that cards print as one word. */
const ONE_WORD: ReadonlySet<string> = new Set<Keyword['name']>([
  'blocker',
  'guardman',
  'speedAttacker',
  'machFighter',
  'slayer',
  'charger',
  'crystalCharger',
  'shieldTrigger',
  'guardStrike',
]);

/** The first Japanese name of each race. */
const RACES: ReadonlyMap<string, string> = new Map(
  Object.entries(JAPANESE_RACES)
    .map(([japanese, english]) => [english, japanese] as const)
    .reverse(),
);

function keywordText(name: Keyword['name']): string {
  if (!ONE_WORD.has(name)) throw new PrintError(`name ${name}`);
  return KEYWORD_NAMES[name];
}

export function raceText(race: string): string {
  const text = RACES.get(race);
  if (text === undefined) throw new PrintError(`race ${race}`);
  return text;
}

export function civilizationText(civilizations: Filter['civilizations'] = []): string {
  if (civilizations.length === 0 || civilizations.length > 2) throw new PrintError('filter.civilizations');
  return civilizations.map((one) => CIVILIZATION_NAMES[one]).join('または');
}

export function boundsText({ min, max }: Bounds, name: string): string {
  if (min !== undefined && max !== undefined) {
    if (min !== max) throw new PrintError(name);
    return String(numberOf(name, min));
  }
  if (min !== undefined) return `${numberOf(name, min)}以上`;
  if (max === undefined) throw new PrintError(name);
  return `${numberOf(name, max)}以下`;
}

function notText(filter: Filter): string {
  only('not', filter, ['keyword', 'civilizations']);
  const { keyword, civilizations } = filter;
  if (keyword !== undefined && civilizations === undefined) return `「${keywordText(keyword)}」を持たない`;
  if (civilizations?.length === 1 && keyword === undefined) return `${civilizationText(civilizations)}以外の`;
  throw new PrintError('filter.not');
}

const PRINTED = [
  'type',
  'races',
  'civilizations',
  'power',
  'cost',
  'other',
  'tapped',
  'keyword',
  'multicolored',
  'not',
];

function nounOf({ type, races }: Filter): string {
  if (races !== undefined) {
    if (races.length > 2) throw new PrintError('filter.races');
    const text = races.map(raceText).join('または');
    if (!areOfAnyType(races)) {
      if (type !== 'creature') throw new PrintError('filter.races');
      return text;
    }
    if (type === undefined) return text;
    if (type !== 'creature' || races.length > 1) throw new PrintError('filter.races');
    return `${text}・クリーチャー`;
  }
  if (type === undefined || type === 'card') return 'カード';
  const nouns: Readonly<Record<string, string>> = {
    creature: 'クリーチャー',
    evolutionCreature: '進化クリーチャー',
    spell: '呪文',
    crossGear: 'クロスギア',
  };
  const noun = typeof type === 'string' ? nouns[type] : undefined;
  if (noun === undefined) throw new PrintError('filter.type');
  return noun;
}

/** Cards without their zone: 「他の火のクリーチャー」 */
export function filterText(filter: Filter): string {
  only('filter', filter, PRINTED);
  const { other, tapped, civilizations, power, cost, keyword, multicolored, not } = filter;
  return [
    other === true ? '他の' : '',
    tapped === undefined ? '' : tapped ? 'タップされている' : 'タップされていない',
    civilizations === undefined ? '' : `${civilizationText(civilizations)}の`,
    multicolored === undefined ? '' : multicolored ? '多色の' : '単色の',
    cost === undefined ? '' : `コスト${boundsText(cost, 'filter.cost')}の`,
    power === undefined ? '' : `パワー${boundsText(power, 'filter.power')}の`,
    keyword === undefined ? '' : `「${keywordText(keyword)}」を持つ`,
    not === undefined ? '' : notText(not),
    nounOf(filter),
  ].join('');
}

const isCreature = ({ type }: Filter): boolean => type === 'creature' || type === 'evolutionCreature';

interface Cards {
  readonly text: string;
  readonly counter: '体' | '枚';
}

/** Cards with their zone and their owner. `self`: as a sentence about their owner speaks of them. */
export function cardsOf({ in: zone, of, filter = {} }: Group, owner: Who | 'self' = of): Cards {
  if (typeof zone !== 'string') throw new PrintError('group.in');
  if (zone === 'battleZone') {
    if (!isCreature(filter) && filter.type !== 'crossGear') throw new PrintError('filter.type');
    return {
      text: `バトルゾーンにある${OWNERS[owner]}${filterText(filter)}`,
      counter: isCreature(filter) ? '体' : '枚',
    };
  }
  if (of === 'any') throw new PrintError('group.of');
  if (filter.other !== undefined) throw new PrintError('filter.other');
  const isAll = Object.keys(filter).length === 0;
  if (isAll && zone === 'hand') return { text: `${OWNERS[owner]}手札`, counter: '枚' };
  if (isAll && zone === 'shieldZone') return { text: `${OWNERS[owner]}シールド`, counter: '枚' };
  const name = ZONES[zone];
  if (name === undefined) throw new PrintError(`zone ${zone}`);
  return {
    text: `${OWNERS[owner]}${name}にある${filterText(filter)}`,
    counter: isCreature(filter) ? '体' : '枚',
  };
}

const isGroup = (choose: Choice['choose']): choose is Group => 'in' in choose;

/** What a verb is about, up to the verb. */
export function objectsText(target: Target): string {
  if ('choose' in target) return choiceText(target);
  if ('in' in target) return `${cardsOf(target).text}をすべて`;
  if (target.ref !== 'this') throw new PrintError(`ref ${target.ref}`);
  return 'このクリーチャーを';
}

/** What a player chooses: 「…を2体まで選び、」. The opponent chooses among cards of their own. */
function choiceText(choice: Choice): string {
  only('choice', choice, ['choose', 'count', 'amount', 'by', 'total']);
  const { choose, count, amount, by, total } = choice;
  if (!isGroup(choose)) throw new PrintError('choice.choose');
  if (by === 'any' || (by === 'opponent' && choose.of !== 'opponent')) throw new PrintError('choice.by');
  const { text, counter } = cardsOf(choose, by === 'opponent' ? 'self' : choose.of);
  if (total !== undefined) {
    if (total.of !== 'power' || amount !== 'any') throw new PrintError('choice.total');
    return `${text}をパワーの合計が${numberOf('choice.total', total.max)}以下になるように好きな数選び、`;
  }
  if (amount === 'any') return `${text}を好きな数選び、`;
  return `${text}を${numberOf('choice.count', count)}${counter}${amount === 'upTo' ? 'まで' : ''}選び、`;
}

/** Whether the opponent chooses, so that the sentence is about them. */
export const isByOpponent = (target: Target): boolean => 'choose' in target && target.by === 'opponent';

export function subjectText({ of, filter = {} }: Subject): string {
  if (filter.itself === true) {
    only('filter', filter, ['itself']);
    if (of !== 'any') throw new PrintError('subject.of');
    return 'このクリーチャー';
  }
  const { type, ...rest } = filter;
  if ((type === undefined || type === 'card') && Object.keys(rest).length === 0)
    throw new PrintError('subject');
  return `${OWNERS[of]}${filterText(filter)}`;
}
