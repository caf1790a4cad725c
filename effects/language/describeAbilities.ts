import { clause, describeCondition } from './describeConditions.ts';
import { worksIn } from './describeNouns.ts';
import { describeReplacement } from './describeReplacements.ts';
import { describeStatics } from './describeStatics.ts';
import { describeTriggered, describeTriggerWord } from './describeTriggered.ts';
import { sentence } from './grammar.ts';
import { keywordText } from './keywords.ts';
import { type Describers, type Texts, textOf } from './textOf.ts';
import type { Ability } from './vocabulary.ts';

const ABILITIES: Texts<Ability, 'kind', [Describers]> = {
  keyword: keywordText,
  triggered: (ability, describe) => {
    const icon = ability.icon === undefined ? '' : `[${ability.icon}] `;
    const title = ability.word === undefined ? '' : `${describeTriggerWord(ability.word)} — `;
    return `${icon}${title}${sentence(describeTriggered(ability, describe))}`;
  },
  static: (ability, describe) =>
    sentence(
      `${clause('while', ability.while)}${describeStatics(ability.affects, ability.effects, describe)}${worksIn(ability.from)}`,
    ),
  replacement: (ability, describe) => sentence(describeReplacement(ability, describe)),
  spell: ({ effect }, describe) => sentence(describe.effect(effect)),
  cost: ({ way, effect }, describe) => {
    const opening = way === 'alternative' ? 'in place of its cost you may' : 'as it is used, also';
    return sentence(`${opening} ${describe.effect(effect)}`);
  },
  useOnlyIf: ({ condition }) => sentence(`use this only if ${describeCondition(condition)}`),
};

export const abilityText = (ability: Ability, describe: Describers): string =>
  textOf(ABILITIES, ability.kind, ability, describe);
