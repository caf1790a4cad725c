import type { Standalone } from '../../messages.ts';

/** The data in an element of an exported page. */
export async function standaloneIn({ textContent }: Pick<Element, 'textContent'>): Promise<Standalone> {
  const bytes = Uint8Array.from(atob(textContent ?? ''), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).json();
}
