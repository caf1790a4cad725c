import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { ConditionWord } from '../conditionWord.ts';
import { closedAmount, describeBounds, describeGroup, isNone, partOf } from '../describeNouns.ts';
import type { Bounds, Condition, Group } from '../vocabulary.ts';
import { cardsIn, self, yourMana } from '../words/nouns.ts';

/** There are this many cards in a group. */
export interface CountCondition {
  readonly kind: 'count';
  readonly of: Group;
  readonly is: Bounds;
}

/** There are this many cards in a group; at least one by default. */
export const youHave = (of: Group, is: Bounds = { min: 1 }): Condition => ({ kind: 'count', of, is });

/** You have seven or more cards in your mana zone, as metamorph asks for. */
export const hasSevenMana: Condition = deepFreeze(youHave(yourMana(), { min: 7 }));

/** A cross gear is crossed onto the bearer, as accelerator asks for. */
export const isCrossed: Condition = deepFreeze(
  youHave(cardsIn('battleZone', 'any', { type: 'crossGear', crossedWith: self })),
);

export const countWord: ConditionWord<CountCondition> = {
  text: ({ is, of }) => {
    const group = describeGroup(of);
    if (!isNone(is)) return `there are ${describeBounds(is, 'fewer')} ${partOf(group)}`;
    return `there are ${group === partOf(group) ? 'no' : 'none'} ${partOf(group)}`;
  },
  negated: ({ is: { min, max }, of }) => {
    if (min === undefined || max !== undefined) return undefined;
    return `there are ${min === 1 ? 'not any' : `fewer than ${closedAmount(min)}`} ${partOf(describeGroup(of))}`;
  },
  cardCount: 'is',
  generated: { weight: 4, fields: { of: 'group', is: { bounds: [1, 2, 0, 3] } } },
};
