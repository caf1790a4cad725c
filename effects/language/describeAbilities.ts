import { clause, describeCondition } from './describeConditions.ts';
import { describeFilter, worksIn } from './describeNouns.ts';
import { isNothing, isNothingIf } from './describeParts.ts';
import { describeReplacement } from './describeReplacements.ts';
import { describeStatics } from './describeStatics.ts';
import { describeTriggered } from './describeTriggered.ts';
import { capitalized, listed, sentence } from './grammar.ts';
import { keywordWordOf } from './keywords/table.ts';
import { namedAbilityWordOf } from './namedAbilities/table.ts';
import type { TitleDescribers } from './namedAbilityWord.ts';
import { type Describers, type Texts, textOf } from './textOf.ts';
import type { Ability, ManaCost, Triggered } from './vocabulary.ts';

const describeTitle: TitleDescribers = { filter: (filter) => describeFilter(filter) };

/** A condition that the title says is not repeated. */
function titledText({ word, ...ability }: Triggered, describe: Describers): string {
  if (word === undefined) return sentence(describeTriggered(ability, describe));
  const { text, condition: said } = namedAbilityWordOf(word);
  const { condition, ...rest } = ability;
  const unsaid = condition === undefined || said !== undefined ? rest : { ...rest, condition };
  return `${text(word, describeTitle)} — ${sentence(describeTriggered(unsaid, describe))}`;
}

/** `3 mana`, `3 mana of water and darkness`, `3 mana of its civilizations` */
function describeManaCost({ count, of, offering }: ManaCost): string {
  const less = ' less the cost of one of your creatures that you put into your mana zone tapped';
  const named = of === undefined ? 'its civilizations' : listed(of, 'and');
  return `${count} mana${named === '' ? '' : ` of ${named}`}${offering === undefined ? '' : less}`;
}

const COST_OPENINGS = {
  alternative: 'in place of its cost you may',
  additional: 'as it is used, also',
  optional: 'as it is used, you may also',
} as const;

const ABILITIES: Texts<Ability, 'kind', [Describers]> = {
  keyword: (keyword, describe) => {
    const { text, label } = keywordWordOf(keyword);
    return text?.(keyword, describe) ?? capitalized(label);
  },
  triggered: (ability, describe) => {
    const icon = ability.icon === undefined ? '' : `[${ability.icon}] `;
    return `${icon}${titledText(ability, describe)}`;
  },
  static: (ability, describe) =>
    sentence(
      `${clause('while', ability.while)}${describeStatics(ability.affects, ability.effects, describe)}${worksIn(ability.from)}`,
    ),
  replacement: (ability, describe) => sentence(describeReplacement(ability, describe)),
  spell: ({ effect }, describe) => sentence(describe.effect(effect)),
  cost: ({ way, effect, mana, from, repeat }, describe) => {
    if (way === 'alternative' && mana === undefined && isNothingIf(effect))
      return sentence(
        `${clause('if', effect.condition)}this may be used without paying its cost${worksIn(from)}`,
      );
    const opening = COST_OPENINGS[way];
    const done = mana !== undefined && isNothing(effect) ? [] : [describe.effect(effect)];
    const paid = mana === undefined ? [] : [`pay ${describeManaCost(mana)}`];
    const times = repeat ? ', any number of times' : '';
    return sentence(`${opening} ${[...paid, ...done].join(' and ')}${times}${worksIn(from)}`);
  },
  useOnlyIf: ({ condition }) => sentence(`use this only if ${describeCondition(condition)}`),
};

export const abilityText = (ability: Ability, describe: Describers): string =>
  textOf(ABILITIES, ability.kind, ability, describe);
