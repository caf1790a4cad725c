/** What an element of an exported page contains. */
export async function dataIn<T>({ textContent }: Pick<Element, 'textContent'>): Promise<T> {
  const text = atob(textContent ?? '');
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).json();
}

/** What the element with this id contains. */
export async function dataOf<T>(document: Document, id: string): Promise<T> {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page is damaged: it has no element "${id}".`);
  return dataIn(element);
}
