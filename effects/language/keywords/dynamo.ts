import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Keyword } from '../vocabulary.ts';

/** 602.1. Used by tapping the bearer when it could attack, or when a battle begins. */
export interface DynamoKeyword {
  readonly kind: 'keyword';
  readonly name: 'dynamo';
}

/**
 * 602.1, 608.2. Dynamo: when it could attack, or when a battle begins, the bearer may be tapped; another dynamo of its player then has its
 * power and its abilities besides its own until the end of the turn.
 */
export const dynamo: Keyword = deepFreeze({ kind: 'keyword', name: 'dynamo' });

export const dynamoWord: KeywordWord<DynamoKeyword> = {
  label: 'dynamo',
  ofCreatures: true,
  generated: [form(2, [], () => dynamo)],
};
