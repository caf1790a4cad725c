import {
  type Choice,
  doublesPower,
  type Effect,
  type EventPattern,
  forNextUsed,
  type Group,
  inOrder,
  type StaticEffect,
} from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { doneOn } from '../../language/official/antecedent.ts';
import { chosen, groupOf } from '../readNouns.ts';
import { type Described, means, says } from '../values.ts';
import { speaksOfSelf, speaksOfShields } from './readActs.ts';

const one = { amount: 'exactly', count: 1 } as const;

const chosenAs = (cards: Described, as: string): Choice | undefined => {
  const what = chosen(cards, one, { as });
  return what && 'in' in what.choose && what.choose.in === 'battleZone' ? what : undefined;
};

/** 115.2. Two creatures that were chosen battle. */
function battleOf(first: Choice | undefined, second: Choice | undefined): Effect | undefined {
  return (
    first &&
    second &&
    inOrder(
      { do: 'choose', what: first },
      { do: 'choose', what: second },
      { do: 'battle', a: { ref: 'one' }, b: { ref: 'other one' } },
    )
  );
}

const battleOfEach = ({ of, in: zone, filter }: Described): Effect | undefined =>
  of === 'any' && (zone === undefined || zone === 'battleZone')
    ? battleOf(chosenAs({ of: 'you', filter }, 'one'), chosenAs({ of: 'opponent', filter }, 'other one'))
    : undefined;

/** 601.1a, 601.1e. What the next card costs that is used in this turn. */
const nextCosts = (group: Group, by: number, atLeast: number, less: { readonly optional?: true }): Effect =>
  forNextUsed('turn', group, { kind: 'cost', by: -by, atLeast, ...less });

/** Where cards are used from. */
const WHEREVER_IT_IS = ['hand', 'manaZone', 'graveyard', 'deck', 'shieldZone'] as const;

const usable = ({ of, in: zone, filter }: Described): Group | undefined =>
  zone === undefined && (of === undefined || of === 'you') && Object.keys(filter).length > 0
    ? { in: WHEREVER_IT_IS, of: 'you', filter }
    : undefined;

const thisTurn = (event: EventPattern, effect: Effect): Effect | undefined => {
  const done = speaksOfSelf(effect) ? undefined : doneOn(event, effect);
  return done && { do: 'delayed', ability: { kind: 'triggered', when: event, effect: done }, until: 'turn' };
};

const THAT = { ref: 'that' } as const;

/** 603.6. Something that follows the next event of its kind in this turn, and no other. */
const nextOnly = (event: EventPattern, effect: Effect): Effect => ({
  do: 'delayed',
  ability: {
    kind: 'triggered',
    when: event,
    effect,
    limit: { times: 1, per: 'turn', by: 'this' },
  },
  until: 'turn',
});

const THAT_WINS: EventPattern = {
  event: 'winsBattle',
  what: { of: 'any', filter: { is: { ref: 'thatCreature' } } },
};

const whenItWins = (effect: Effect, which: 'each' | 'first' = 'each'): Effect => ({
  do: 'delayed',
  ability: {
    kind: 'triggered',
    when: THAT_WINS,
    ...(which === 'each' ? {} : { given: { kind: 'happened', event: THAT_WINS, is: { max: 1 } } }),
    effect,
  },
  until: 'turn',
});

const NEXT = '{このターン、|このターン}次に';

const lastingOn = (affects: Group | { readonly ref: string }, effect: StaticEffect): Effect => ({
  do: 'lasting',
  affects,
  effects: [effect],
  until: 'turn',
});

/** Sentences about what was chosen before, or about what comes next in the turn. */
export const FOLLOW_UPS: readonly Rule<Effect>[] = [
  says('<described>を1体ずつ{選ぶ。その2体をバトルさせる|選び、バトルさせる}', battleOfEach),
  says(
    '<described>を2体選{ぶ。その2体をバトルさせる|び、その2体をバトルさせる|び、その2体にバトルさせる}',
    (cards) => battleOfTwo(cards),
  ),
  says('<described>を2体選{ぶ。|んで、|び、}{その|選んだ}クリーチャー同士{を|で}バトルさせる', (cards) =>
    battleOfTwo(cards),
  ),
  says(
    '<described>を2体選んでもよい。{そうした場合、|そうしたら、}{その|選んだ}クリーチャー同士{を|で}バトルさせる',
    (cards): Effect | undefined => {
      const effect = battleOfTwo(cards);
      return effect && { do: 'may', effect };
    },
  ),
  says('<described>を2体選び、タップする。その{クリーチャー同士|2体}をバトルさせる', (cards) =>
    battleOfTwo(cards, [
      { do: 'tap', what: { ref: 'one' } },
      { do: 'tap', what: { ref: 'other one' } },
    ]),
  ),
  says(
    `${NEXT}召喚する<described>のコストを[最大]<number><less>。<floor>` as '<described><number><less><floor>',
    (cards, by, less, floor) => {
      const group = usable(cards);
      return group?.filter?.type === 'creature' ? nextCosts(group, by, floor, less) : undefined;
    },
  ),
  says(
    `${NEXT}召喚する<described>の召喚コストを[最大]<number><less>。<floor>` as '<described><number><less><floor>',
    (cards, by, less, floor) => {
      const group = usable(cards);
      return group?.filter?.type === 'creature' ? nextCosts(group, by, floor, less) : undefined;
    },
  ),
  says(
    `${NEXT}召喚する<described>1体は支払うコストが<number><less>。<floor>` as '<described><number><less><floor>',
    (cards, by, less, floor) => {
      const group = usable(cards);
      return group?.filter?.type === 'creature' ? nextCosts(group, by, floor, less) : undefined;
    },
  ),
  says(
    `${NEXT}<described>を召喚する時、そのクリーチャーの召喚コストを<number><less>。<floor>` as '<described><number><less><floor>',
    (cards, by, less, floor) => {
      const group = usable(cards);
      return group?.filter?.type === 'creature' ? nextCosts(group, by, floor, less) : undefined;
    },
  ),
  says(
    `${NEXT}召喚する<described>の召喚コストを[最大]<number><less>。<floor>。そのクリーチャーを{バトルゾーンに|}出した時、このターンの終わりまで[、]そのクリーチャーは<gains>を得る` as '<described><number><less><floor><gains>',
    (cards, by, less, floor, abilities): Effect | undefined => {
      const group = usable(cards);
      return group?.filter?.type === 'creature'
        ? inOrder(
            nextCosts(group, by, floor, less),
            nextOnly(
              { event: 'put', what: { of: 'you', filter: group.filter }, how: 'summoned' },
              { do: 'lasting', affects: THAT, effects: [{ kind: 'gains', abilities }], until: 'turn' },
            ),
          )
        : undefined;
    },
  ),
  says(
    `${NEXT}自分が<described>を唱える時、その呪文を唱えるコストを[最大]<number><less>。<floor>` as '<described><number><less><floor>',
    (cards, by, less, floor) => {
      const group = usable(cards);
      return group?.filter?.type === 'spell' ? nextCosts(group, by, floor, less) : undefined;
    },
  ),
  says('{このターン、|このターン中、}<subject>がシールドをブレイクするたび[に][、]<acts>', (what, effect) =>
    thisTurn({ event: 'breaksShields', what }, effect),
  ),
  says('{このターン、|このターン中、}<subject>がシールドをブレイクするたび[に][、]<mayAct>', (what, effect) =>
    thisTurn({ event: 'breaksShields', what }, effect),
  ),
  says('{次の自分のターンのはじめに、|自分の次のターンのはじめに、}<acts>', (effect): Effect | undefined =>
    speaksOfSelf(effect)
      ? undefined
      : {
          do: 'delayed',
          ability: { kind: 'triggered', when: { event: 'startOfTurn', of: 'you' }, effect },
          until: 'once',
        },
  ),
  says(
    '{次の自分のターンのはじめに、|自分の次のターンのはじめに、}<act>。{ただし、|ただし|}その「S・トリガー」は使えない',
    (effect): Effect | undefined =>
      effect.do === 'move' && effect.to === 'hand' && speaksOfShields(effect.what) && !speaksOfSelf(effect)
        ? {
            do: 'delayed',
            ability: {
              kind: 'triggered',
              when: { event: 'startOfTurn', of: 'you' },
              effect: { ...effect, withoutShieldTrigger: true },
            },
            until: 'once',
          }
        : undefined,
  ),
  says(
    '{このターン、|このターン}次に出た<described>に、{このターンの終わりまで|}<gains>を与える',
    ({ of, in: zone, filter }, abilities): Effect | undefined =>
      of === 'you' && zone === undefined && filter.type === 'creature'
        ? nextOnly(
            { event: 'put', what: { of, filter } },
            { do: 'lasting', affects: THAT, effects: [{ kind: 'gains', abilities }], until: 'turn' },
          )
        : undefined,
  ),
  says('{このターン、|このターン中、}そのクリーチャーが<happening>時、<acts>', (happening, effect) =>
    thisTurn({ ...happening, what: { of: 'any', filter: { is: { ref: 'thatCreature' } } } }, effect),
  ),
  means<Effect>(
    'このターン、そのクリーチャーがバトルに勝った時、バトルの後で[、]{そのクリーチャーを|}アンタップする',
    whenItWins({ do: 'untap', what: THAT }),
  ),
  means<Effect>(
    'そのクリーチャーがこのターン[、]はじめてバトルに勝った時、そのクリーチャーをアンタップしてもよい',
    whenItWins({ do: 'may', effect: { do: 'untap', what: THAT } }, 'first'),
  ),
  says('{このターン|そのターン}[、]<affected>のパワーを2倍[に]する', (affects) =>
    lastingOn(affects, doublesPower),
  ),
].flat();

/** Two creatures of one kind battle; before that, something is done to them. */
function battleOfTwo(cards: Described, before: readonly Effect[] = []): Effect | undefined {
  const first = chosenAs(cards, 'one');
  const battle = battleOf(first, first && otherThanOne(cards));
  if (battle?.do !== 'inOrder') return undefined;
  const choices = battle.effects.slice(0, -1);
  return inOrder(...choices, ...before, ...battle.effects.slice(-1));
}

/** The second creature of two, which is not the first. */
function otherThanOne(cards: Described): Choice | undefined {
  if (cards.filter.not !== undefined) return undefined;
  const choose = groupOf({ ...cards, filter: { ...cards.filter, not: { is: { ref: 'one' } } } });
  return choose && { choose, ...one, by: 'you', as: 'other one' };
}
