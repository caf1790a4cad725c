import {
  COUNT,
  checkParams,
  INDEXES,
  type Kind,
  oneOf,
  optional,
  type Parameter,
  PLAYER,
  required,
  TEXT,
} from '@taiki/server/rpc';
import { AGENTS } from '../agentRegistry.ts';
import { rejection } from './rejection.ts';

/** A parameter of a tool: how it is checked, and its JSON Schema for the client. */
interface ToolParameter extends Parameter<'required' | 'optional'> {
  readonly schema: { readonly [key: string]: unknown };
}

export type ToolParameters = Readonly<Record<string, ToolParameter>>;

/** The longest text of a parameter. A usual case has a thousand characters. */
const MAX_TEXT = 64 * 1024;

type Needed = 'required' | 'optional';

const parameter = (needed: Needed, kind: Kind, schema: ToolParameter['schema']): ToolParameter => ({
  ...(needed === 'required' ? required(kind) : optional(kind)),
  schema,
});

export const text = (needed: Needed, description: string): ToolParameter =>
  parameter(needed, TEXT, { type: 'string', maxLength: MAX_TEXT, description });

const oneOfTexts = (needed: Needed, values: readonly string[], description: string): ToolParameter =>
  parameter(needed, oneOf(...values), { type: 'string', enum: values, description });

export const player = (needed: Needed, description: string): ToolParameter =>
  parameter(needed, PLAYER, { type: 'string', enum: ['p1', 'p2'], description });

export const agent = (description: string): ToolParameter => oneOfTexts('optional', AGENTS, description);

export const rest = (description: string): ToolParameter =>
  oneOfTexts('optional', ['open', 'passed'], description);

export const viewer = (description: string): ToolParameter =>
  oneOfTexts('optional', ['p1', 'p2', 'judge'], description);

export const count = (description: string): ToolParameter =>
  parameter('optional', COUNT, { type: 'integer', minimum: 0, description });

const TEXT_OR_INDEXES: Kind = {
  expected: 'a text such as "Aqua Hulcus -> p2", or a list of indexes such as [0]',
  fits: (value) => TEXT.fits(value) || INDEXES.fits(value),
};

export const choice = (description: string): ToolParameter =>
  parameter('required', TEXT_OR_INDEXES, {
    anyOf: [
      { type: 'string', maxLength: MAX_TEXT },
      { type: 'array', items: { type: 'integer', minimum: 0 }, maxItems: 1000 },
    ],
    description,
  });

const DECKS: Kind = {
  expected: 'an object with exactly p1 and p2, each the name of a deck or a deck as text',
  fits: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).toSorted().join() === 'p1,p2' &&
    Object.values(value).every(TEXT.fits),
};

export const decks = (description: string): ToolParameter =>
  parameter('optional', DECKS, {
    type: 'object',
    properties: { p1: { type: 'string', maxLength: MAX_TEXT }, p2: { type: 'string', maxLength: MAX_TEXT } },
    required: ['p1', 'p2'],
    additionalProperties: false,
    description,
  });

/** The JSON Schema of the parameters of a tool. */
export const schemaOf = (parameters: ToolParameters) => ({
  type: 'object' as const,
  properties: Object.fromEntries(Object.entries(parameters).map(([name, { schema }]) => [name, schema])),
  required: Object.entries(parameters).flatMap(([name, { needed }]) => (needed === 'required' ? [name] : [])),
  additionalProperties: false,
});

/** All texts in a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * The arguments of a call, with names, types and lengths checked.
 * @throws INVALID_PARAMS or TOO_LONG naming the parameter, the value, and what was expected.
 */
export function checkArguments(
  tool: string,
  parameters: ToolParameters,
  given: unknown,
): Readonly<Record<string, unknown>> {
  const checked = checkParams(tool, parameters, given);
  for (const [name, value] of Object.entries(checked)) {
    const long = textsIn(value).find(({ length }) => length > MAX_TEXT);
    if (long !== undefined)
      throw rejection(
        'TOO_LONG',
        `${tool}: "${name}" has ${long.length} characters. Expected at most ${MAX_TEXT}.`,
      );
    if (Array.isArray(value) && value.length > 1000)
      throw rejection('TOO_LONG', `${tool}: "${name}" has ${value.length} indexes. Expected at most 1000.`);
  }
  return checked;
}
