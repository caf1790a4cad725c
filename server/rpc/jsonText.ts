/** A value that is JSON already. It is put into a message as it is, instead of being parsed and printed again. */
export class JsonText<T = unknown> {
  readonly text: string;
  /** The type of the value, which is never there. */
  declare readonly value?: T;

  constructor(text: string) {
    this.text = text;
  }

  static of<T>(value: T): JsonText<T> {
    return new JsonText(JSON.stringify(value));
  }

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** An object as JSON, of which some values are JSON already. Values that JSON does not have are left out. */
export function jsonObject(fields: Readonly<Record<string, unknown>>): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const text = value instanceof JsonText ? value.text : JSON.stringify(value);
    if (text !== undefined) parts.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${parts.join()}}`;
}
