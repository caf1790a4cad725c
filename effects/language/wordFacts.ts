import { deepFreeze } from '../../table/deepFreeze.ts';
import { BANS } from './bans/table.ts';
import { CONDITIONS } from './conditions/table.ts';
import type { ConditionFacts } from './conditionWord.ts';
import { INSTRUCTIONS } from './instructions/table.ts';
import type { InstructionFacts } from './instructionWord.ts';
import { KEYWORDS } from './keywords/table.ts';
import type { KeywordFacts } from './keywordWord.ts';
import { namedAbilityWordOf } from './namedAbilities/table.ts';
import { PERMISSIONS } from './permissions/table.ts';
import type { ActFacts } from './staticWord.ts';
import type { Ban, Condition, Effect, KeywordName, Permission, TriggerWord } from './vocabulary.ts';

/** The part of each word of a table that a reader of texts has to know. */
function factsOf<K extends string, Facts extends object>(
  table: { readonly [Key in K]: Facts },
  fields: readonly (keyof Facts)[],
): { readonly [Key in K]: Facts } {
  const entries = Object.entries<Facts>(table).map(([name, word]) => {
    const known = fields.flatMap((field) => (word[field] === undefined ? [] : [[field, word[field]]]));
    return [name, Object.fromEntries(known)] as const;
  });
  return deepFreeze(Object.fromEntries(entries)) as { readonly [Key in K]: Facts };
}

/** What a reader of texts has to know of each instruction. */
export const INSTRUCTION_FACTS: { readonly [W in Effect['do']]: InstructionFacts } = factsOf<
  Effect['do'],
  InstructionFacts
>(INSTRUCTIONS, ['listField', 'open', 'usualName']);

/** What a reader of texts has to know of each ban and permission. */
export const ACT_FACTS: { readonly [W in (Ban | Permission)['do']]: ActFacts } = factsOf<
  (Ban | Permission)['do'],
  ActFacts
>({ ...BANS, ...PERMISSIONS }, ['ofCreatures', 'usualType']);

/** What a reader of texts has to know of each condition. */
export const CONDITION_FACTS: { readonly [W in Condition['kind']]: ConditionFacts } = factsOf<
  Condition['kind'],
  ConditionFacts
>(CONDITIONS, ['cardCount', 'listField', 'ofCreatures']);

/** What a reader of texts has to know of each keyword. */
export const KEYWORD_FACTS: { readonly [W in KeywordName]: KeywordFacts } = factsOf<
  KeywordName,
  KeywordFacts
>(KEYWORDS, ['label']);

/** The condition that the title of a triggered ability says, so that the text after it does not. */
export const conditionOfTitle = (title: TriggerWord): Condition | undefined =>
  namedAbilityWordOf(title).condition?.(title);
