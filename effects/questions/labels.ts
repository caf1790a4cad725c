interface Named {
  readonly name: string;
  /** Only asked for where names are the same. */
  readonly text: () => string;
}

/** The names of effects, each with its text where two of that name differ. */
export function labelsOf(effects: readonly Named[]): readonly string[] {
  const names = effects.map(({ name }) => name);
  return effects.map(({ name, text }, index) => {
    const own = names.indexOf(name) === names.lastIndexOf(name) ? undefined : text();
    const isAmbiguous = effects.some(
      (other, at) => at !== index && own !== undefined && other.name === name && other.text() !== own,
    );
    return isAmbiguous ? `${name}: ${own}` : name;
  });
}
