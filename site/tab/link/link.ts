/** A case in the part of an address after `#`: `case=1.CHECK.DATA`, its JSON compressed, with a checksum. */

import { TAB_PROBLEMS } from '../problems.ts';

const LINK_VERSION = 1;
/** No case that a person plays comes near it; it ends what a link made to fill the memory expands to. */
const MAX_CHARACTERS = 4_000_000;

/** A link that cannot be opened; says what is wrong with it. */
export class LinkError extends Error {
  readonly code = 'BAD_LINK';
}

const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a, enough to notice that a part of a link was lost or changed. */
function checkOf(text: string): string {
  let hash = FNV_BASIS;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(36);
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

const streamOf = (data: string | Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([data]).stream();

/** @returns the part of an address after `#`. */
export async function printLink(value: unknown): Promise<string> {
  const compressed = streamOf(JSON.stringify(value)).pipeThrough(new CompressionStream('deflate-raw'));
  const data = toBase64Url(new Uint8Array(await new Response(compressed).arrayBuffer()));
  return `case=${LINK_VERSION}.${checkOf(data)}.${data}`;
}

/** Whether the part of an address after `#` means to be a link. */
export const isLink = (hash: string): boolean => /^#?case=/.test(hash);

/**
 * @param hash as `location.hash`.
 * @returns the JSON of the case, which is not checked further.
 * @throws {LinkError} if the link is damaged or of another version.
 */
export async function parseLink(hash: string): Promise<unknown> {
  const [, version, check, data = ''] = /^#?case=(\d+)\.(\w+)\.([\w-]*)$/.exec(hash) ?? [];
  if (version === undefined || check === undefined) throw new LinkError(TAB_PROBLEMS.linkCut);
  if (Number(version) !== LINK_VERSION)
    throw new LinkError(TAB_PROBLEMS.linkNewer(version, `${LINK_VERSION}`));
  if (checkOf(data) !== check) throw new LinkError(TAB_PROBLEMS.linkDamaged);
  try {
    return JSON.parse(await inflated(fromBase64Url(data)));
  } catch (error) {
    if (error instanceof LinkError) throw error;
    throw new LinkError(TAB_PROBLEMS.linkPacked);
  }
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = streamOf(bytes)
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > MAX_CHARACTERS) {
      await reader.cancel();
      throw new LinkError(TAB_PROBLEMS.linkTooLong(`${MAX_CHARACTERS}`));
    }
  }
}
