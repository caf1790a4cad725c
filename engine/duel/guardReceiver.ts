import { OptionsError } from '../boundary/errors.ts';
import { formatValue } from '../boundary/formatValue.ts';

type Method = (...args: readonly unknown[]) => unknown;

const isMethod = (value: unknown): value is Method => typeof value === 'function';

/**
 * Wraps the methods and getters of a prototype: called on anything but an instance, such as detached or through a proxy, they throw an
 * `OptionsError` instead of the TypeError of a private field.
 * @param what how the message names an instance.
 */
export function guardReceiver(
  what: string,
  prototype: object,
  isInstance: (receiver: unknown) => boolean,
): void {
  const guarded = (name: string, method: Method): Method => {
    const call = function (this: unknown, ...args: readonly unknown[]): unknown {
      if (isInstance(this)) return Reflect.apply(method, this, args);
      throw new OptionsError(
        `${what}.${name}: expected to be called on a ${what}, not on ${formatValue(this)}. Do not detach it from its ${what} or wrap the ${what} in a proxy.`,
      );
    };
    return Object.defineProperty(call, 'name', { value: name, configurable: true });
  };
  for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (name === 'constructor') continue;
    if (isMethod(value)) Object.defineProperty(prototype, name, { value: guarded(name, value) });
    else if (isMethod(get)) Object.defineProperty(prototype, name, { get: guarded(name, get) });
  }
}
