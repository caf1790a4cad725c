import { crc32 } from 'node:zlib';

const CHECKSUM_LENGTH = 8;
const SEALED = /^([0-9a-f]{8})((\d+):.*)$/s;

export const checksum = (text: string): string => crc32(text).toString(16).padStart(CHECKSUM_LENGTH, '0');

/** A value as text, with the number of the write that it belongs to and a checksum of both. */
export function sealed(value: unknown, write: number): string {
  const text = `${write}:${JSON.stringify(value)}`;
  return checksum(text) + text;
}

export interface Unsealed {
  readonly value: unknown;
  readonly write: number;
}

/** @returns undefined if the text was changed. Values of stores from before there were checksums belong to write 0. */
export function unsealed(text: string): Unsealed | undefined {
  const [, check, body, write] = SEALED.exec(text) ?? [];
  if (body !== undefined && check !== checksum(body)) return undefined;
  try {
    const json = body === undefined ? text : body.slice(body.indexOf(':') + 1);
    return { value: JSON.parse(json), write: Number(write ?? 0) };
  } catch {
    return undefined;
  }
}
