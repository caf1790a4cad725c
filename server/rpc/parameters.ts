import { VIEWERS } from 'taiki';
import { rpcRejection } from './errors.ts';

/** The expected type of a parameter. The engine checks the rest, such as the cards of a deck. */
export interface Parameter<Needed extends 'required' | 'optional'> {
  readonly needed: Needed;
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
}

/** The parameters of a method, by name. */
export type ParametersOf<P> = {
  readonly [K in keyof P]-?: Parameter<Record<never, never> extends Pick<P, K> ? 'optional' : 'required'>;
};

export type Kind = Omit<Parameter<'required'>, 'needed'>;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const oneOf = (...values: readonly string[]): Kind => ({
  expected: values
    .map((value) => `"${value}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1'),
  fits: (value) => values.some((one) => one === value),
});

export const TEXT: Kind = { expected: 'a string', fits: (value) => typeof value === 'string' };
export const NUMBER: Kind = { expected: 'a number', fits: (value) => typeof value === 'number' };
export const COUNT: Kind = {
  expected: 'an integer of at least 0',
  fits: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
};
const MAX_LISTED = 10_000;
export const AT_MOST: Kind = {
  expected: `an integer from 0 to ${MAX_LISTED}`,
  fits: (value) => COUNT.fits(value) && Number(value) <= MAX_LISTED,
};
export const FLAG: Kind = { expected: 'true or false', fits: (value) => typeof value === 'boolean' };
export const LIST: Kind = { expected: 'an array', fits: Array.isArray };
export const OBJECT: Kind = { expected: 'an object', fits: isObject };
export const TEXT_OR_OBJECT: Kind = {
  expected: 'a string or an object',
  fits: (value) => typeof value === 'string' || isObject(value),
};
export const PLAYER: Kind = oneOf('p1', 'p2');
export const VIEWER: Kind = oneOf(...VIEWERS);
export const INDEXES: Kind = {
  expected: 'an array of indexes such as [0] or []',
  fits: (value) => Array.isArray(value) && value.every((index) => typeof index === 'number'),
};

export const required = (kind: Kind): Parameter<'required'> => ({ ...kind, needed: 'required' });
export const optional = (kind: Kind): Parameter<'optional'> => ({ ...kind, needed: 'optional' });

const MAX_SHOWN = 80;

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}...` : text;
}

/**
 * The parameters of a request, with names and types checked.
 * @param what the method, as errors name it.
 * @throws INVALID_PARAMS naming the parameter, the value, and what was expected.
 */
export function checkParams(
  what: string,
  parameters: Readonly<Record<string, Parameter<'required' | 'optional'>>>,
  given: unknown,
): Readonly<Record<string, unknown>> {
  const params = given ?? {};
  const invalid = (message: string) => rpcRejection('INVALID_PARAMS', `${what}: ${message}`);
  if (!isObject(params))
    throw invalid(`parameters are ${shown(params)}. Expected an object with named parameters.`);
  const known = Object.keys(parameters);
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const allowed = known.length === 0 ? 'no parameters' : known.join(', ');
    throw invalid(`unknown parameter ${shown(unknown)}. Expected ${allowed}.`);
  }
  for (const [name, { needed, expected, fits }] of Object.entries(parameters)) {
    if (!Object.hasOwn(params, name)) {
      if (needed === 'required') throw invalid(`"${name}" is missing. Expected ${expected}.`);
    } else if (!fits(params[name]))
      throw invalid(`"${name}" is ${shown(params[name])}. Expected ${expected}.`);
  }
  return params;
}
