import { LABELS } from '../../../table/sentences/labels.ts';

interface Named {
  readonly name: string;
  /** Only asked for where names are the same. */
  readonly text: () => string;
}

/** The names of effects, each with its text where two of that name differ. */
export function labelsOf(effects: readonly Named[]): readonly string[] {
  const isShared = (name: string): boolean => effects.filter((other) => other.name === name).length > 1;
  const texts = effects.map(({ name, text }) => (isShared(name) ? text() : undefined));
  return effects.map(({ name }, index) => {
    const text = texts[index];
    return effects.some((other, at) => other.name === name && texts[at] !== text)
      ? LABELS.withText(name, text ?? '')
      : name;
  });
}
