/** Accessing `localStorage` can throw on pages opened from disk, and when the user has blocked it. */
export function storageOf(page: Window): Storage | undefined {
  try {
    return page.localStorage;
  } catch (cause) {
    if (cause instanceof DOMException) return undefined;
    throw cause;
  }
}
