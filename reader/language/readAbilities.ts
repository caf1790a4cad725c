import { type Ability, conditionOfTitle } from 'taiki/words';
import { allOf, type Grammar, type Readings, rule, word } from '../grammar/rule.ts';
import { explains } from './official/explains.ts';

/** Reads what `describeAbilities` prints. */
const ABILITIES: Readings<Ability, 'kind'> = {
  keyword: [rule('<keyword>', (keyword) => keyword)],
  triggered: [
    rule('<iconMark> <triggered> .', (icon, triggered) => ({ ...triggered, ...icon })),
    rule('<iconMark> <triggerWord> — <triggered> .', (icon, title, triggered) => {
      const condition = triggered.condition ?? conditionOfTitle(title);
      return { ...triggered, ...(condition === undefined ? {} : { condition }), ...icon, word: title };
    }),
  ],
  static: [
    rule('<whileClause> <affected> <staticEffects> <worksIn> .', (during, affects, effects, from) =>
      'choose' in affects ? undefined : { kind: 'static', affects, effects, ...during, ...from },
    ),
    rule('<whileClause> <playerRules> <worksIn> .', (during, effects, from) => ({
      kind: 'static',
      affects: { ref: 'this' },
      effects,
      ...during,
      ...from,
    })),
  ],
  replacement: [rule('<replacement> .', (replacement) => replacement)],
  spell: [rule('<effect> .', (effect) => ({ kind: 'spell', effect }))],
  cost: [
    rule('if <condition> , this may be used without paying its cost <worksIn> .', (condition, from) => ({
      kind: 'cost',
      way: 'alternative',
      effect: { do: 'if', condition, then: { do: 'inOrder', effects: [] } },
      ...from,
    })),
    rule('in place of its cost you may <effect> <worksIn> .', (effect, from) =>
      effect.do === 'payMana' ? undefined : { kind: 'cost', way: 'alternative', effect, ...from },
    ),
    rule('in place of its cost you may pay <manaCost> <worksIn> .', (mana, from) => ({
      kind: 'cost',
      way: 'alternative',
      mana,
      effect: { do: 'inOrder', effects: [] },
      ...from,
    })),
    rule('in place of its cost you may pay <manaCost> and <effect> <worksIn> .', (mana, effect, from) => ({
      kind: 'cost',
      way: 'alternative',
      mana,
      effect,
      ...from,
    })),
    rule('as it is used , you may also pay <manaCost> <anyTimes> <worksIn> .', (mana, times, from) => ({
      kind: 'cost',
      way: 'optional',
      mana,
      effect: { do: 'inOrder', effects: [] },
      ...times,
      ...from,
    })),
    rule('as it is used , also <effect> <worksIn> .', (effect, from) => ({
      kind: 'cost',
      way: 'additional',
      effect,
      ...from,
    })),
  ],
  useOnlyIf: [rule('use this only if <condition> .', (condition) => ({ kind: 'useOnlyIf', condition }))],
};

export const ABILITY_PARTS = {
  ability: allOf<Ability>(ABILITIES),
  abilities: [
    rule('<ability>', (one) => [one]),
    rule('<ability> <abilities>', (one, more) => [one, ...more]),
  ],
  line: [
    rule('<ability>', (one) => [one]),
    rule('<keyword> .', (one) => [one]),
    rule('<keyword> <reminder> [.]', (one, about) =>
      about === 'multicolored' || explains(about, one) ? [one] : undefined,
    ),
    rule('<keyword> <line>', (one, more) => (one.name === 'evolution' ? [one, ...more] : undefined)),
    rule('<officialAbility> .', (one) => [one]),
    rule('<officialAbility> . <reminder> <reminder>', (one, about, more) =>
      explains(about, one) && explains(more, one) ? [one] : undefined,
    ),
    rule('<officialAbility> . <reminder> [.]', (one, about) => (explains(about, one) ? [one] : undefined)),
    rule('<officialAbility>', (one) => [one]),
    rule('<officialAbility> <reminder> [.]', (one, about) => (explains(about, one) ? [one] : undefined)),
    rule('<officialAbilities>', (all) => all),
    rule('<reminder>', (about) => (about === 'multicolored' ? [] : undefined)),
  ],
  otherShields: [word('shields', {}), word('other shields', { other: true })],
  choiceOfOpponent: [rule('', () => ({})), word("of your opponent's choice", { by: 'opponent' })],
  paidCost: [word('that cost', { paid: true }), word('the cost of its kirifudash', { paid: 'kirifudash' })],
  asCost: [rule('', () => ({})), word('as the cost of this', { asCost: true })],
  manaCost: [
    rule('<number> mana of its civilizations <offering>', (count, offering) => ({ count, ...offering })),
    rule('<number> mana <offering>', (count, offering) => ({ count, of: [], ...offering })),
    rule('<number> mana of <civilizationsAnd> <offering>', (count, of, offering) => ({
      count,
      of,
      ...offering,
    })),
  ],
  anyTimes: [rule('', () => ({})), word(', any number of times', { repeat: true })],
  offering: [
    rule('', () => ({})),
    word('less the cost of one of your creatures that you put into your mana zone tapped', {
      offering: 'creature',
    }),
  ],
  iconMark: [rule('', () => ({})), rule('<icon>', (icon) => ({ icon }))],
} satisfies Partial<Grammar>;
