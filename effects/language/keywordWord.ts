import type { GeneratedForm } from './generatedAbility.ts';
import type { Describers } from './textOf.ts';
import type { Condition, EventPattern, Keyword, StaticEffect } from './vocabulary.ts';

/** What a reader of texts has to know of a keyword. */
export interface KeywordFacts {
  /** As other cards name it: `with "speed attacker"`. */
  readonly label: string;
}

/** All that the language knows of a keyword. */
export interface KeywordWord<K extends Keyword> extends KeywordFacts {
  /** As its own card prints it, if that is more than its name. */
  readonly text?: (keyword: K, describe: Describers) => string;
  /** 506.1a, 507.1a, 509.2. It does nothing on other cards. */
  readonly ofCreatures?: true;
  readonly ofSpells?: true;
  /** 801.1. Only evolution creatures have it. */
  readonly ofEvolutions?: true;
  /** 607.2. What it does to its bearer for as long as that is in the battle zone. */
  readonly effects?: readonly StaticEffect[];
  /** 608.3a. It has the abilities that it grants while this holds. */
  readonly grantsWhile?: Condition;
  /** What its rule counts of the turn. */
  readonly looksBackAt?: readonly EventPattern[];
  /** The names that its effect may use. */
  readonly binds?: readonly string[];
  /** How the test kit generates it. */
  readonly generated: readonly GeneratedForm<Keyword>[];
}
